"""Matches: a small game that has had two editions of its rules; they disagree about everything that editions may."""

from dataclasses import replace
from random import Random
from typing import Final

from tablee import Game

from .first import FIRST, FirstOptions
from .moves import EVENTS, MOVES, MatchesOptions, MatchesView, notation
from .rules import State, disguise, imagine, opening, position_of, take_gladly

second: Final = Game[State, MatchesView, MatchesOptions](
    name="matches",
    version=2,
    players=range(2, 4),
    package=__name__,
    options=MatchesOptions,
    move_types=MOVES,
    event_types=EVENTS,
    view_type=MatchesView,
    opening=opening,
    position=opening,
    imagine=imagine,
    disguise=disguise,
    notation=notation,
    bots={"glad": take_gladly},
    endings=("last-wins",),
    words={"seat": "seat", "winners": "seat"},
    clauses=("M1", "M2", "M3"),
    longest=40,
)


def first_opening(seats: int, options: FirstOptions) -> State:
    """Before the first move, by the first edition."""
    return State(seats, options.matches, FIRST)


def first_imagine(view: MatchesView, rng: Random) -> State:
    """What the view shows, to be played on by the first edition."""
    return position_of(view, FIRST)


game: Final = second.after(
    replace(
        second,
        version=FIRST,
        options=FirstOptions,
        opening=first_opening,
        position=first_opening,
        imagine=first_imagine,
        endings=("last-loses",),
        clauses=("M1", "M2"),
    )
)
