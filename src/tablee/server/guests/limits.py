"""How often somebody may do something (token buckets), and how much at once (places)."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Final

from tablee.server import problems
from tablee.server.problems import Trouble
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
        tokens = self.tokens + (now - self.seen) * self.rate  # at every frame, so without a call
        if tokens > self.burst:
            tokens = self.burst
        self.seen = now
        taken = tokens >= 1
        self.tokens = tokens - 1 if taken else tokens
        return taken

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


class Line:
    """Those of one caller who have a place or wait for one."""

    __slots__ = ("length", "places")

    def __init__(self, places: int) -> None:
        self.places = asyncio.Semaphore(places)
        self.length = 0


class Places:
    """So much at once: of one caller, and of all. Whoever finds no place waits a while for one."""

    def __init__(self, *, each: int, most: int, patience: float) -> None:
        self.each = each
        self.all = asyncio.Semaphore(most)
        self.patience = patience
        self.lines: dict[Hashable, Line] = {}

    @asynccontextmanager
    async def take(self, who: Hashable) -> AsyncIterator[None]:
        """A place for that caller; Trouble if none is free in time."""
        line = self.lines.setdefault(who, Line(self.each))
        line.length += 1
        try:
            async with self._held(line.places, problems.TOO_MANY), self._held(self.all, problems.SERVER_BUSY):
                yield
        finally:
            line.length -= 1
            if line.length == 0:
                del self.lines[who]

    @asynccontextmanager
    async def _held(self, places: asyncio.Semaphore, problem: str) -> AsyncIterator[None]:
        try:
            await asyncio.wait_for(places.acquire(), self.patience)
        except TimeoutError:
            raise Trouble(problem) from None
        try:
            yield
        finally:
            places.release()


class Knocks:
    """How often somebody knocks: one guest, from one address, at one table. Nobody is shut out by their address: all
    who share one have more of it."""

    def __init__(self, quotas: Quotas) -> None:
        self.guests = Buckets(quotas.knock)
        self.addresses = Buckets(quotas.knock_address)
        self.tables = Buckets(quotas.knock_table)

    def take(self, guest: str, address: str, code: str) -> bool:
        """Whether the host is to hear one more knock."""
        return self.guests.take(guest) and self.addresses.take(address) and self.tables.take(code)


class Talk:
    """How much is said: by one player, from one address, at one table. A new cookie makes a new player at once."""

    def __init__(self, quotas: Quotas) -> None:
        self.players = Buckets(quotas.chat)
        self.addresses = Buckets(quotas.chat_address)
        self.tables = Buckets(quotas.chat_table)

    def take(self, player: str, address: str, code: str) -> bool:
        """Whether one more line may be said."""
        return self.players.take(player) and self.addresses.take(address) and self.tables.take(code)
