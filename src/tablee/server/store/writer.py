"""Group commit: one thread writes for all tables, everything that was gathered in one transaction.

A job is done when its transaction is on the disk. While one transaction is under way the next is gathered, and the
thread goes on with it at once, whole: who comes just after another waits for that one's commit and not for the loop
besides. A move that is kept costs the interpreter twice: the thread must be given it, and must win it back after each
call into the database; so the rows of a transaction go there by one statement that commits itself.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Final, TypeAlias

from sqlalchemy import Connection, Engine, func, select

from tablee.server import metrics
from tablee.server.store.checkpoints import Checkpoints
from tablee.server.store.schema import entries

Work: TypeAlias = Callable[[Connection], object]
"""Something to do inside the transaction."""

Row: TypeAlias = tuple[str, int, int, str, str, int]
"""A row of the log: code, kind, seat, body, mark, time."""

COLUMNS: Final = ("code", "kind", "seat", "body", "mark", "at", "span")
SPAN: Final = 1_024
"""Rows after which a new span of the log begins."""
BUSY: Final = 12
"""Jobs of one commit from which the server counts as busy."""
PAUSE: Final = 0.002
"""Seconds a busy server gathers after a commit: one costs the same for twelve rows and for fifty, and takes the
interpreter from the tables each time. With 100 tables a move took 112 µs of CPU at 1 ms, 105 at 2; at 4 they wait."""
MOST_ROWS: Final = 128
"""Rows of one statement."""


class Job:
    """What a table wants written, and the promise to tell when it is."""

    __slots__ = ("done", "error", "result", "rows", "work")

    def __init__(self, rows: Sequence[Row], work: Work | None, done: "asyncio.Future[object]") -> None:
        self.rows = rows
        self.work = work
        self.done = done
        self.result: object = None
        self.error: Exception | None = None


class Writer:
    """The one thread that writes, and what waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.gathering = threading.Lock()
        self.gathered: list[Job] = []
        """What the next transaction will write."""
        self.under_way = False
        """Whether the thread will come for it, or be called."""
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.row = f"({', '.join([mark] * len(COLUMNS))})"
        self.commits = 0
        self.span = 0
        """The span of the log that is being written; 0 before anything was."""
        self.room = 0
        """Rows that still go into it."""
        self.connection: Connection | None = None
        """Held from commit to commit: to take one from the pool for each costs 80 µs, a third of a commit."""
        self.checkpoints = Checkpoints(engine) if engine.dialect.name == "sqlite" else None
        self.thread = threading.Thread(target=self._run, name="tablee-writer", daemon=True)
        self.thread.start()

    def append(self, rows: Sequence[Row], work: Work | None = None) -> "asyncio.Future[object]":
        """Write rows of the log, and do the work, in one transaction."""
        job = Job(rows, work, self.loop.create_future())
        with self.gathering:
            self.gathered.append(job)
            under_way = self.under_way
        if not under_way:
            self._hand_over()
        return job.done

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)
        if self.checkpoints is not None:
            await asyncio.to_thread(self.checkpoints.close)

    # In the loop

    def _hand_over(self) -> None:
        """Everything gathered is one batch for the thread."""
        batch = self._take()
        if batch:
            self.batches.put(batch)

    def _settle(self, jobs: list[Job]) -> None:
        """Tell the waiting tables; where many write, the thread gets its next batch a little later."""
        for job in jobs:
            if job.done.done():
                continue
            if job.error is None:
                job.done.set_result(job.result)
            else:
                job.done.set_exception(job.error)
        if len(jobs) >= BUSY:
            self.loop.call_later(PAUSE, self._hand_over)

    # In either

    def _take(self) -> list[Job]:
        """Everything gathered; if that is nothing, the thread rests."""
        with self.gathering:
            batch, self.gathered = self.gathered, []
            self.under_way = bool(batch)
        return batch

    # In the thread

    def _run(self) -> None:
        while (jobs := self.batches.get()) is not None:
            while jobs:
                self._keep(jobs)
                jobs = self._take() if len(jobs) < BUSY else []
        self._let_go()

    def _keep(self, jobs: list[Job]) -> None:
        """One commit, and word of it."""
        began = time.perf_counter()
        self._commit(jobs)
        self.loop.call_soon_threadsafe(self._settle, jobs)
        metrics.COMMIT.observe(time.perf_counter() - began)
        self._tidy(len(jobs))

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if that fails each by itself, so that only the bad one fails."""
        try:
            self._write(self._connect(), jobs)
            self.commits += 1
        except Exception as error:
            self._let_go()
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                self._commit([job])

    def _tidy(self, jobs: int) -> None:
        """What may be done between two commits, when everybody has been told."""
        if self.checkpoints is not None and self.connection is not None:
            self.checkpoints.note(jobs, self.connection)

    def _connect(self) -> Connection:
        """A connection on which a statement is a transaction, unless one was begun."""
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            last = self.connection.execute(select(func.max(entries.c.span))).scalar()
            self.span, self.room = (last or 0), 0
        return self.connection

    def _let_go(self) -> None:
        """Back to the pool, which undoes what was not committed."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        work = [job for job in jobs if job.work is not None]
        self._turn_over(len(rows))
        if not work and 0 < len(rows) <= MOST_ROWS:
            self._insert(connection, rows)
            return
        connection.exec_driver_sql("BEGIN")
        for start in range(0, len(rows), MOST_ROWS):
            self._insert(connection, rows[start : start + MOST_ROWS])
        for job in work:
            assert job.work is not None
            job.result = job.work(connection)
        connection.exec_driver_sql("COMMIT")

    def _turn_over(self, rows: int) -> None:
        """All rows of a transaction go into one span; a full one is followed by the next."""
        if self.room <= 0:
            self.span += 1
            self.room = SPAN
        self.room -= rows

    def _insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """By the driver's own cursor: this is all that a busy server writes."""
        cursor = connection.connection.cursor()
        try:
            values = chain.from_iterable([(*row, self.span) for row in rows])
            cursor.execute(statement(self.row, len(rows)), tuple(values))
        finally:
            cursor.close()


@cache
def statement(row: str, size: int) -> str:
    """The insertion of so many rows."""
    return f"INSERT INTO {entries.name} ({', '.join(COLUMNS)}) VALUES {', '.join([row] * size)}"
