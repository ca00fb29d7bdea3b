"""Whose turn it is at tables that sleep.

A table that is put away says it. What is not known, such as after a restart, is found by playing the game again: beside
the event loop, one game at a time, so that nobody's long list of long games holds up those who play.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from tablee.kernel.errors import UnknownEdition
from tablee.kernel.seats import Seat
from tablee.server.hall import replays
from tablee.server.store.store import Store

REMEMBERED: Final = 10_000
"""Tables of which it is known; those asked for longest ago are forgotten."""


class Turns:
    """Who is to act at each table that sleeps."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, frozenset[Seat]] = OrderedDict()
        self.playing = asyncio.Lock()

    def put_away(self, code: str, acting: Iterable[Seat]) -> None:
        """The table of that code sleeps from now on."""
        self.known[code] = frozenset(acting)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def forget(self, code: str) -> None:
        """The table of that code goes on: what was known counts no more."""
        self.known.pop(code, None)

    async def acting(self, code: str) -> frozenset[Seat]:
        """Who is to act at a table that sleeps."""
        async with self.playing:
            if code not in self.known:
                found = await self._replay(code)
                if code not in self.known:  # else it has been played at meanwhile, and what it said counts
                    self.put_away(code, found)
        self.known.move_to_end(code)
        return self.known[code]

    async def _replay(self, code: str) -> frozenset[Seat]:
        """Nobody is waited for where there is no game, or one by rules that nobody has."""
        found = await self.store.read(code)
        try:
            return frozenset() if found is None else await asyncio.to_thread(replays.acting, *found)
        except UnknownEdition:
            return frozenset()
