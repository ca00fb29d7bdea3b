"""Time limits that pass: the rules' own windows, which CLOCK closes, and the host's clock on each turn."""

import asyncio
from typing import Protocol

from tablee.kernel.messages import Move, TimeUp
from tablee.kernel.seats import CLOCK, Seat
from tablee.server.play.live import LiveGame
from tablee.server.problems import Trouble
from tablee.server.table.inbox import Inbox, Tick
from tablee.server.table.races import Races
from tablee.server.table.thinking import RETRY, Thinking


class Timed(Protocol):
    """A table as far as time goes."""

    @property
    def live(self) -> LiveGame | None: ...
    @property
    def races(self) -> Races: ...
    @property
    def thinking(self) -> Thinking: ...
    @property
    def inbox(self) -> Inbox: ...
    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...
    async def advance(self, seat: Seat, move: Move) -> None: ...


class Alarm:
    """Rings at one table when the next limit has passed."""

    __slots__ = ("_handle", "_table")

    def __init__(self, table: Timed) -> None:
        self._table = table
        self._handle: asyncio.TimerHandle | None = None

    def set(self, live: LiveGame) -> None:
        """Ring when the next limit ends, and a little later for answers that are still under way."""
        if self._handle is None and not live.clocks.used:
            return
        end = live.clocks.next()
        self.stop()
        if end is not None:
            self._handle = self._table.loop.call_at(end + self._table.races.patience(live), self._ring)

    def _ring(self) -> None:
        self._handle = None
        self._table.inbox.put(Tick())

    async def ring(self) -> None:
        """Close the windows whose time has passed; a bot moves for those whose turn lasted too long."""
        table, live = self._table, self._table.live
        if live is None or live.clocks.stopped is not None:
            return
        now = table.loop.time()
        passed = now - table.races.patience(live)
        try:
            await table.races.settle(now)
            await self._close_windows(live, passed)
        except Trouble:
            self._handle = table.loop.call_later(RETRY, self._ring)
            return
        for seat in live.clocks.late(passed):
            table.thinking.help(live, seat)
        self.set(live)

    async def _close_windows(self, live: LiveGame, passed: float) -> None:
        """CLOCK plays where the rules' own time has passed."""
        for name in live.clocks.closed(passed):
            move = TimeUp(name)
            if live.state.why_not(CLOCK, move) is None:
                await self._table.advance(CLOCK, move)

    def stop(self) -> None:
        """It will not ring."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
