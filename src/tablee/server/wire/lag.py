"""How long a message takes to a connection and the answer back: measured by the table, never believed from a client.

A ping of the WebSocket is answered by the browser itself. The first few follow one another when somebody arrives;
later ones go along with races, so that a table where nobody races, or nothing happens, measures nothing.
"""

from collections.abc import Sequence
from math import inf
from statistics import median_low
from typing import Final

from tablee.kernel.pace import MOST_LAG

ENOUGH: Final = 5
"""Measurements that are kept. Their median counts: one that was held up on its way changes nothing."""
REST: Final = 1.0
"""Seconds between measurements once there are enough."""
ROUNDING: Final = 1e-3
"""Of a millisecond: differences of times are not exact."""


class Trip:
    """The way to one connection and back."""

    __slots__ = ("asked", "lag", "number", "times", "waiting")

    def __init__(self) -> None:
        self.times: Sequence[float] = ()
        self.number = 0
        self.asked = -inf
        """When the last ping was sent."""
        self.waiting = False
        self.lag = 0.0
        """Seconds, in whole milliseconds; nothing is made good to a connection that does not answer."""

    @property
    def known(self) -> bool:
        """Whether there are enough measurements."""
        return len(self.times) >= ENOUGH

    def ask(self, now: float) -> bytes:
        """What the next ping carries; nothing if it is too early for one."""
        if now - self.asked < (REST if self.known or self.waiting else 0.0):
            return b""
        self.number += 1
        self.asked, self.waiting = now, True
        return self.number.to_bytes(4)

    def answer(self, payload: bytes, now: float) -> None:
        """A pong has come; only the answer to the last ping counts."""
        if self.waiting and payload == self.number.to_bytes(4):
            self.waiting = False
            self.times = (*self.times, now - self.asked)[-ENOUGH:]
            self.lag = int(1000 * min(median_low(self.times), MOST_LAG) + ROUNDING) / 1000
