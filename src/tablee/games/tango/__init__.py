"""Tango, a game by Dominique Ehrhard: two rings of dancers, and a couple that only you want to see together."""

from typing import Final

from tablee.kernel.game import Game

from .bot import FORESIGHT, play_easily, play_well
from .imagine import disguise, imagine
from .moves import EVENTS, MOVES, TangoOptions
from .notation import parse
from .rules import State, opening, position
from .view import TangoView

game: Final = Game[State, TangoView, TangoOptions](
    name="tango",
    version=1,
    players=range(2, 5),
    package=__name__,
    options=TangoOptions,
    move_types=MOVES,
    event_types=EVENTS,
    view_type=TangoView,
    opening=opening,
    position=position,
    imagine=imagine,
    disguise=disguise,
    notation=parse,
    bots={"easy": play_easily, "steady": play_well},
    foresight=FORESIGHT,
    endings=("pair", "tie-break", "tie-break-limit", "limit"),
    words={
        "dancer": "dancer",
        "danseuse": "dancer",
        "danseur": "dancer",
        "seat": "seat",
        "seats": "seat",
        "turn": "seat",
        "winners": "seat",
        "first": "seat",
    },
    clauses=tuple(f"G{number}" for number in range(1, 15)),
    longest=1_000,
)
