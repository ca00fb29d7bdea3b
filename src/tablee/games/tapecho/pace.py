"""How a table keeps reactions quick, silent and fair: when a no said in advance is heard, and who was first.

Nothing here touches a position, reads a clock or knows a hand: a table that uses it hands in its times, in seconds.
See docs/decisions/0006-reaction-windows.md.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from tablee.kernel.seats import Seat

EARLIEST: Final = 1 / 4
LATEST: Final = 1 / 2
"""The part of a window in which a no said in advance, or a bot's answer, is heard."""

MOST_LAG: Final = 0.15
"""Seconds of a slow connection that are made good at most."""


def beat(seconds: float, rng: Random) -> float:
    """How long after its window opened a no said in advance is heard: drawn before anybody's hand is looked at.

    Until then its player may still react; so to say no in advance costs nobody a reaction, and looks to the others
    exactly like a no.
    """
    return rng.uniform(EARLIEST * seconds, LATEST * seconds)


class Arrival(NamedTuple):
    """A reaction as it reaches the table."""

    seat: Seat
    at: float
    """When it arrived."""
    lag: float
    """How long messages of that player take, measured by the table before the window opened."""

    @property
    def pressed(self) -> float:
        """When the player is taken to have pressed the button."""
        return self.at - min(max(self.lag, 0.0), MOST_LAG)


def heard_until(first: Arrival) -> float:
    """How long the table waits after a first reaction for one that may have been pressed earlier."""
    return first.pressed + MOST_LAG


def in_order(arrivals: Sequence[Arrival], rng: Random) -> list[Seat]:
    """Who reacted first, second, …: by when they pressed; those at the same moment by lot (P20).

    Only reactions that arrive before the table has stopped waiting count, so that a slow connection is made good but
    cannot be played with.
    """
    if not arrivals:
        return []
    last = heard_until(min(arrivals, key=lambda arrival: arrival.at))
    counting = [arrival for arrival in arrivals if arrival.at <= last]
    lots = {arrival.seat: rng.random() for arrival in arrivals}
    return [arrival.seat for arrival in sorted(counting, key=lambda arrival: (arrival.pressed, lots[arrival.seat]))]
