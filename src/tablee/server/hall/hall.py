"""The hall: every table by its code. Those where somebody looks are in memory, all others sleep in the store."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from tablee.kernel.errors import TableeError
from tablee.kernel.fairness import promise
from tablee.kernel.seats import Seat
from tablee.server import metrics
from tablee.server.guests.codes import new_code
from tablee.server.guests.limits import Knocks, Talk
from tablee.server.hall.turns import Turns
from tablee.server.hall.waking import Slices, awake
from tablee.server.lobby.seating import Phase, Seating, renewed
from tablee.server.settings import Settings
from tablee.server.store.store import Entry, Store
from tablee.server.table.inbox import Stop
from tablee.server.table.services import Services
from tablee.server.table.table import Table
from tablee.server.table.viewer import Viewer
from tablee.server.wire.server_frames import Bye
from tablee.server.workers import Workers

TRIES: Final = 20
"""How often another code is drawn if one is taken."""

MOST_LISTED: Final = 100

LEAVING: Final = 1.5
"""Seconds that tables have to end what they are doing when the server stops."""

log = structlog.get_logger("tablee.hall")


class Hall:
    """All tables of a server."""

    def __init__(self, settings: Settings, store: Store, workers: Workers) -> None:
        self.settings = settings
        self.store = store
        talk, knocks = Talk(settings.quotas), Knocks(settings.quotas)
        self.services = Services(settings, store, workers, talk, knocks, self.open_table, self.forget)
        self.loop = asyncio.get_running_loop()
        self.tables: dict[str, Table] = {}
        self.waking: dict[str, asyncio.Task[Table | None]] = {}
        self.slices = Slices()
        self.turns = Turns(store)
        self.stopping = False
        store.watchers.append(self._tell_pause)

    def _tell_pause(self) -> None:
        """The store has gone away or come back."""
        for table in self.tables.values():
            table.tell_pause()

    # Coming in

    async def table(self, code: str) -> Table | None:
        """The table of that code, taken from the store if it sleeps; None if there is none."""
        table = self.tables.get(code)
        if table is not None:
            return table
        if code not in self.waking:
            self.waking[code] = self.loop.create_task(self._wake(code))
        return await asyncio.shield(self.waking[code])

    async def _wake(self, code: str) -> Table | None:
        try:
            asleep = await self.store.peek(code)
            if asleep is None:
                return None
            _ = renewed(asleep).edition  # UnknownEdition before anything is touched
            await self._study(code, renewed(asleep))
            stored = await self.store.load(code)
            if stored is None:
                return None
            table = await awake(stored, self.services, self.slices)
            if self.stopping:
                table.inbox.put(Stop(Bye("stopping", 2_000)))
                return None
            self._put(table)
            return table
        finally:
            del self.waking[code]

    async def _study(self, code: str, seating: Seating) -> None:
        """Have the long texts among the options read; where a clerk has no time for it, the table must do it itself."""
        with suppress(TableeError):
            await self.services.clerks.study(code, seating.edition, seating.options)

    def _put(self, table: Table) -> None:
        self.tables[table.code] = table
        self.turns.forget(table.code)
        metrics.TABLES.set(len(self.tables))
        self._look_later(table)

    async def open_table(self, seating: Seating) -> str:
        """A new table; its code."""
        return await self.create(seating)

    async def create(self, seating: Seating, inputs: tuple[Entry, ...] = ()) -> str:
        """A new table, with the inputs already made at it; its code."""
        for _ in range(TRIES):
            code = new_code()
            if await self.store.create(code, seating, inputs):
                log.info("table_made", code=code, game=seating.game, seats=len(seating.chairs))
                return code
        raise RuntimeError("no code is free")

    async def acting(self, code: str) -> frozenset[Seat]:
        """Who is to act at the table of that code, whether it sleeps or not."""
        table = self.tables.get(code)
        if table is not None:
            return frozenset() if table.live is None else frozenset(table.live.awaited)
        return await self.turns.acting(code)

    def listed(self) -> list[Table]:
        """Open tables that anybody may join, where somebody is."""
        return [table for table in self.tables.values() if table.seating.listed and is_open(table)][:MOST_LISTED]

    # Staying and leaving

    def release(self, table: Table, viewer: Viewer) -> None:
        """A connection has ended."""
        table.release(viewer)
        if table.sockets == 0:
            self._look_later(table)

    def _look_later(self, table: Table) -> None:
        self.loop.call_later(self.settings.linger, self._look_after, table)

    def _look_after(self, table: Table) -> None:
        """Put a table away where nobody looks."""
        if table.idle and self.tables.get(table.code) is table:
            self.forget(table.code)
            if table.live is not None:
                self.turns.put_away(table.code, table.live.awaited)
            table.inbox.put(Stop(Bye("gone", 0)))

    def forget(self, code: str) -> None:
        """Whoever comes next takes the table from the store."""
        self.tables.pop(code, None)
        self.turns.forget(code)
        metrics.TABLES.set(len(self.tables))

    # The end

    async def stop(self) -> None:
        """Tell everybody that the server stops; every game is in the store."""
        self.stopping = True
        stop = Stop(Bye("stopping", 2_000))
        tables = list(self.tables.values())
        self.tables.clear()
        for table in tables:
            table.inbox.put(stop)
        if tables and not self.store.away:
            await asyncio.wait([table.task for table in tables], timeout=LEAVING)
        log.info("hall_closed", tables=len(tables))


def is_open(table: Table) -> bool:
    """Whether somebody waits there for others, whoever they are."""
    return table.seating.phase is Phase.OPEN and not table.seating.locked and len(table.audience) > 0


def new_seed() -> str:
    """A seed nobody knows, for the promise of a table."""
    return promise().seed
