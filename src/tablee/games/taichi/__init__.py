"""Tai Chi Chuan, a game by William Attia: one more letter, one more word, and the courage to stop in time."""

from typing import Final

from tablee.kernel.game import Game

from .bot import play_easy, play_sharply, play_well
from .events import EVENTS
from .imagine import disguise, imagine, position
from .moves import MOVES
from .notation import parse
from .options import TaichiOptions
from .pace import pace
from .rules import State, opening
from .view import TaichiView

game: Final = Game[State, TaichiView, TaichiOptions](
    name="taichi",
    version=1,
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
    endings=("last-card", "no-cards"),
    words={
        "card": "card",
        "cards": "card",
        "symbol": "symbol",
        "lexicon": "lexicon",
        "parts": "part",
        "seat": "seat",
        "seats": "seat",
        "turn": "seat",
        "first": "seat",
        "winners": "seat",
    },
    clauses=tuple(f"C{number}" for number in range(1, 26)),
    pace=pace,
)
