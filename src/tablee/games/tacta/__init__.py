"""TACTA, a game by Jason Tremblay: cards laid on a table, each covering exactly one shape of another."""

from collections.abc import Mapping
from typing import Final

from tablee.kernel.game import Game
from tablee.kernel.looks import Colour
from tablee.kernel.rooms import Rooms

from .bot import FORESIGHT, play_easily, play_sharply, play_steadily
from .events import EVENTS
from .imagine import disguise, imagine
from .moves import MOVES
from .notation import parse
from .options import HOLDS, TactaOptions
from .pace import gives_time, pace
from .position import position
from .rules import State, opening
from .view import TactaView


def facts() -> Mapping[str, str]:
    """How many cards a table holds, by its size."""
    return {table: str(cards) for table, cards in HOLDS.items()}


game: Final = Game[State, TactaView, TactaOptions](
    name="tacta",
    version=1,
    players=(2, 3, 4, 5, 6, 8, 10, 12),
    package=__name__,
    options=TactaOptions,
    move_types=MOVES,
    event_types=EVENTS,
    view_type=TactaView,
    opening=opening,
    position=position,
    imagine=imagine,
    disguise=disguise,
    notation=parse,
    bots={"easy": play_easily, "steady": play_steadily, "sharp": play_sharply},
    foresight=FORESIGHT,
    endings=("rounds", "target", "time", "replay", "first-finished"),
    words={
        "card": "card",
        "cards": "card",
        "on": "card",
        "end": "card",
        "ends": "card",
        "family": "family",
        "families": "family",
        "give": "family",
        "keep": "family",
        "kind": "kind",
        "place": "place",
        "face": "face",
        "turn": "turned",
        "seat": "seat",
        "seats": "seat",
        "team": "seat",
        "receivers": "seat",
        "acting": "seat",
        "first": "seat",
        "winners": "seat",
    },
    clauses=tuple(f"A{number}" for number in range(1, 21)),
    pace=pace,
    courtesy=gives_time,
    facts=facts,
    place=40,
    minutes=20,
    colour=Colour(
        accent=("#121212", "#efe7d2"),
        ink=("#121212", "#efe7d2"),
        cloth=("#ddd6c8", "#0d0e15"),
        shade="#c9971a",
    ),
    rooms=Rooms(terminal=f"{__name__}.rooms.terminal", envs=f"{__name__}.rooms.envs"),
)
