"""Moves, events, choices and the view: the same in both editions."""

from typing import Literal

from tablee import BadNotation, Event, Move, Outcome, Seat, View
from tablee.kernel.options import Options


class MatchesOptions(Options, frozen=True):
    """The choices before the game."""

    heap: Literal[7, 11] = 7
    """How many matches lie there."""


class Take(Move, frozen=True):
    """Take some matches; none is to pass."""

    count: int

    def __str__(self) -> str:
        return f"take {self.count}"


class Taken(Event, frozen=True):
    """Somebody has taken matches."""

    seat: Seat
    count: int


class MatchesView(View, frozen=True):
    """Everybody sees everything."""

    seats: int
    left: int
    turn: Seat
    passed: tuple[Seat, ...] = ()
    """Who has passed, and may not again."""
    outcome: Outcome | None = None


MOVES = (Take,)
EVENTS = (Taken,)


def notation(text: str) -> Move:
    """The move that the text means."""
    match text.split():
        case ["take", count] if count.isdecimal():
            return Take(int(count))
    raise BadNotation("notation-matches", text=text)
