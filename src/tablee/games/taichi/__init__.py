"""Tai Chi Chuan, a game by William Attia: one more letter, one more word, and the courage to stop in time."""

from dataclasses import replace
from typing import Any, Final

from tablee.kernel.game import SEATS, Game
from tablee.kernel.looks import Colour
from tablee.kernel.rooms import Rooms

from .bot import FORESIGHT, play_easy, play_sharply, play_well
from .events import EVENTS
from .first import FIRST, FirstOptions
from .imagine import disguise, imagine
from .moves import MOVES
from .notation import parse
from .options import SECOND, TaichiOptions
from .pace import pace
from .position import first_position, position
from .rules import State, first_opening, opening
from .view import TaichiView

second: Final = Game[State, TaichiView, TaichiOptions](
    name="taichi",
    version=SECOND,
    players=range(2, 6),
    package=__name__,
    options=TaichiOptions,
    move_types=MOVES,
    event_types=EVENTS,
    view_type=TaichiView,
    opening=opening,
    position=position,
    imagine=imagine,
    disguise=disguise,
    notation=parse,
    bots={"easy": play_easy, "steady": play_well, "sharp": play_sharply},
    foresight=FORESIGHT,
    endings=("last-card", "no-cards"),
    words={
        **SEATS,
        "card": "card",
        "cards": "card",
        "symbol": "symbol",
        "lexicon": "lexicon",
        "parts": "part",
    },
    clauses=tuple(f"C{number}" for number in range(1, 26)),
    pace=pace,
    place=30,
    minutes=20,
    colour=Colour(
        accent=("#b58a2b", "#c49a3c"),
        ink=("#705311", "#e8c676"),
        cloth=("#efe2bd", "#362d18"),
        shade="#a06bd0",
    ),
    screens=("jour",),
    rooms=Rooms(
        terminal=f"{__name__}.rooms.terminal",
        commands=f"{__name__}.rooms.commands",
        stock=f"{__name__}.rooms.stock",
        interface=f"{__name__}.rooms.interface",
        settings=f"{__name__}.rooms.settings",
        http=f"{__name__}.rooms.http",
        care=f"{__name__}.rooms.care",
        envs=f"{__name__}.rooms.envs",
    ),
)

first: Final[Game[State, TaichiView, Any]] = second  # the options of a game are of the type of its edition

game: Final = second.after(
    replace(first, version=FIRST, options=FirstOptions, opening=first_opening, position=first_position)
)
