"""Token buckets: how often somebody may do something."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from tablee.server.settings import Pace, Quotas

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
        if not self.has(now):
            return False
        self.tokens -= 1
        return True

    def has(self, now: float) -> bool:
        """Whether there is a token."""
        self.tokens = min(self.burst, self.tokens + (now - self.seen) * self.rate)
        self.seen = now
        return self.tokens >= 1

    def charge(self, now: float) -> bool:
        """Take a token, or owe it: what is known to cost only when it is done. Whether there was one."""
        paid = self.has(now)
        self.tokens = max(self.tokens - 1, -self.burst)
        return paid


class Buckets:
    """A bucket for each caller."""

    def __init__(self, pace: Pace, clock: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self.clock = clock
        self.known: OrderedDict[Hashable, Bucket] = OrderedDict()

    def of(self, who: Hashable) -> Bucket:
        """The caller's bucket."""
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.pace, self.clock())
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        self.known.move_to_end(who)
        return bucket

    def take(self, who: Hashable) -> bool:
        """Whether the caller may; then it is done."""
        return self.of(who).take(self.clock())

    def may(self, who: Hashable) -> bool:
        """Whether the caller may; nothing is done yet."""
        return self.of(who).has(self.clock())

    def charge(self, who: Hashable) -> bool:
        """It was done; whether the caller might."""
        return self.of(who).charge(self.clock())


class Talk:
    """How much is said: by one player, from one address, at one table. A new cookie makes a new player at once."""

    def __init__(self, quotas: Quotas) -> None:
        self.players = Buckets(quotas.chat)
        self.addresses = Buckets(quotas.chat_address)
        self.tables = Buckets(quotas.chat_table)

    def take(self, player: str, address: str, code: str) -> bool:
        """Whether one more line may be said."""
        return self.players.take(player) and self.addresses.take(address) and self.tables.take(code)
