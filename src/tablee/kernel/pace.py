"""How a table keeps races fair and answers silent: who was first, and when a no said in advance is heard.

Nothing here touches a position, reads a clock or knows a hand: whoever keeps the time hands it in, in seconds.
See docs/decisions/0006-reaction-windows.md.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat

EARLIEST: Final = 1 / 4
LATEST: Final = 1 / 2
"""The part of a window in which a no said in advance, or a bot's answer, is heard."""

MOST_LAG: Final = 0.15
"""Seconds of a slow connection that are made good at most."""


class No(NamedTuple):
    """What it means to let something pass."""

    move: Move
    turn: Seat
    """Whose turn it is: somebody may say no for as long as it lasts."""


def beat(seconds: float, rng: Random) -> float:
    """How long after its window opened a no said in advance is heard: drawn before anybody's hand is looked at.

    Until then its player may still react; so to say no in advance costs nobody a reaction, and looks to the others
    exactly like a no.
    """
    return rng.uniform(EARLIEST * seconds, LATEST * seconds)


def allowance(lag: float) -> float:
    """What is made good of a lag."""
    return min(max(lag, 0.0), MOST_LAG)


class Arrival(NamedTuple):
    """A move as it reaches the table."""

    seat: Seat
    at: float
    """When it arrived."""
    lag: float
    """How long a message takes to that player and the answer back, measured by the table."""

    @property
    def pressed(self) -> float:
        """When the player is taken to have pressed the button."""
        return self.at - allowance(self.lag)


def heard_until(first: Arrival, lags: Iterable[float] = (MOST_LAG,)) -> float:
    """How long the table waits after a move for one that may have been pressed earlier, by players with such lags."""
    return first.pressed + max(map(allowance, lags), default=0.0)
