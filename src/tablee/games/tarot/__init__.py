"""Tarot décalé: a tarot where head teachers, teachers, pupils and tests take the places of kings and pips."""

from typing import Final

from tablee.kernel.game import Game
from tablee.kernel.looks import Colour
from tablee.kernel.rooms import Rooms

from .bot import FORESIGHT, play_easily, play_well
from .events import EVENTS
from .imagine import disguise, imagine
from .moves import MOVES
from .notation import parse
from .options import TarotOptions
from .position import position
from .rules import State, opening
from .view import TarotView

game: Final = Game[State, TarotView, TarotOptions](
    name="tarot",
    version=1,
    players=range(2, 6),
    package=__name__,
    options=TarotOptions,
    move_types=MOVES,
    event_types=EVENTS,
    view_type=TarotView,
    opening=opening,
    position=position,
    imagine=imagine,
    disguise=disguise,
    notation=parse,
    bots={"easy": play_easily, "steady": play_well},
    foresight=FORESIGHT,
    endings=("rounds", "target", "time"),
    words={
        "card": "card",
        "cards": "card",
        "cool": "card",
        "school": "school",
        "diploma": "diploma",
        "highest": "diploma",
        "seat": "seat",
        "seats": "seat",
        "turn": "seat",
        "dealer": "seat",
        "winners": "seat",
    },
    clauses=tuple(f"T{number}" for number in range(1, 28)),
    place=20,
    minutes=20,
    colour=Colour(
        accent=("#1f6b4a", "#2a7d59"),
        ink=("#1b5f42", "#7fd6a8"),
        cloth=("#cfe0cf", "#17362c"),
        shade="#3b9c66",
    ),
    rooms=Rooms(terminal=f"{__name__}.rooms.terminal", envs=f"{__name__}.rooms.envs"),
)
