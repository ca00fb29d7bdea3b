"""The first edition: one or two matches at a time, nobody passes, and whoever takes the last has lost."""

from typing import Literal

from tablee import Outcome, Seat
from tablee.kernel.options import Options

FIRST = 1


class FirstOptions(Options, frozen=True):
    """The choices before the game, as they were."""

    matches: Literal[5, 9] = 5
    """How many matches lie there."""


def counts(left: int) -> range:
    """How many may be taken."""
    return range(1, min(2, left) + 1)


def last_loses(seats: int, mover: Seat) -> Outcome:
    """Whoever takes the last match has lost, and all others have won."""
    scores = tuple(int(seat != mover) for seat in range(seats))
    return Outcome(scores, tuple(seat for seat in range(seats) if seat != mover), "last-loses")
