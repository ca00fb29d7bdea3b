"""Token buckets: how often somebody may do something."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from tablee.server.settings import Pace

REMEMBERED: Final = 10_000
"""How many callers a book of buckets remembers; the one longest silent is forgotten, and its bucket would be full."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second."""

    __slots__ = ("burst", "rate", "seen", "tokens")

    def __init__(self, pace: Pace, now: float) -> None:
        self.burst = pace.burst
        self.rate = pace.rate
        self.tokens = pace.burst
        self.seen = now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self.tokens = min(self.burst, self.tokens + (now - self.seen) * self.rate)
        self.seen = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each caller."""

    def __init__(self, pace: Pace, clock: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self.clock = clock
        self.known: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable) -> bool:
        """Whether the caller may."""
        now = self.clock()
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.pace, now)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket.take(now)
