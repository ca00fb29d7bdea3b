"""Tango, a game by Dominique Ehrhard: two rings of dancers that everybody moves, two of them secretly yours."""

from typing import Final

from tablee.kernel.game import SEATS, Game
from tablee.kernel.looks import Colour
from tablee.kernel.rooms import Rooms

from .bot import FORESIGHT, play_easily, play_well
from .events import EVENTS
from .imagine import disguise, imagine
from .moves import MOVES
from .notation import parse
from .options import TangoOptions
from .position import position
from .rules import State, opening
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
        **SEATS,
        "dancer": "dancer",
        "danseuse": "dancer",
        "danseur": "dancer",
    },
    clauses=tuple(f"G{number}" for number in range(1, 15)),
    longest=1_000,
    place=10,
    minutes=15,
    colour=Colour(
        accent=("#b3263b", "#c2384c"),
        ink=("#9c1c31", "#ff9aa4"),
        cloth=("#ecd5cb", "#38202f"),
        shade="#dd4b5a",
    ),
    rooms=Rooms(terminal=f"{__name__}.rooms.terminal", envs=f"{__name__}.rooms.envs"),
)
