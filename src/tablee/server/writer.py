"""Group commit: one thread writes for all tables, everything that waits in one transaction.

A job is done when its transaction is on the disk. Rows of the log go into the database by statements of many rows:
each statement gives up the interpreter lock once, while a statement a row would have to win it back a hundred times.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final, TypeAlias

from sqlalchemy import Connection, Engine

from tablee.server import metrics
from tablee.server.schema import entries

Work: TypeAlias = Callable[[Connection], object]
"""Something to do inside the transaction."""

Row: TypeAlias = tuple[str, int, int, str, str, int]
"""A row of the log: code, kind, seat, body, mark, time."""

COLUMNS: Final = ("code", "kind", "seat", "body", "mark", "at")
MOST_JOBS: Final = 512
BUSY: Final = 12
"""Jobs of one commit from which the server counts as busy."""
PAUSE: Final = 0.002
"""Seconds a busy writer gathers: a commit costs the same for twelve rows and for fifty, and takes the interpreter from
the tables each time. With 100 tables a move took 112 µs of CPU at 1 ms, 105 at 2; at 4 they wait for the writer."""
MOST_ROWS: Final = 256
"""Rows of one statement."""
SIZES: Final = tuple(1 << power for power in range(MOST_ROWS.bit_length()))
"""How many rows a statement may have: a few prepared ones serve all."""


class Job:
    """What a table wants written, and the promise to tell when it is."""

    __slots__ = ("done", "result", "rows", "work")

    def __init__(self, rows: Sequence[Row], work: Work | None, done: "asyncio.Future[object]") -> None:
        self.rows = rows
        self.work = work
        self.done = done
        self.result: object = None


class Writer:
    """The one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        row = f"({', '.join([mark] * len(COLUMNS))})"
        self.statements = {size: statement(row, size) for size in SIZES}
        self.commits = 0
        self.connection: Connection | None = None
        """Held from commit to commit: to take one from the pool for each costs 80 µs, a third of a commit."""
        self.busy = False
        """Whether many tables write at the same time: then a commit waits for more of them."""
        self.thread = threading.Thread(target=self._run, name="tablee-writer", daemon=True)
        self.thread.start()

    def append(self, rows: Sequence[Row], work: Work | None = None) -> "asyncio.Future[object]":
        """Write rows of the log, and do the work, in one transaction."""
        job = Job(rows, work, self.loop.create_future())
        self.waiting.put(job)
        return job.done

    def close(self) -> None:
        """Write what still waits, then stop."""
        self.waiting.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._gather()
            if jobs:
                self._commit(jobs)
        self._let_go()

    def _gather(self) -> tuple[list[Job], bool]:
        """Everything that waits now; at least one job, or the end."""
        jobs: list[Job] = []
        job = self.waiting.get()
        if self.busy:
            time.sleep(PAUSE)
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_JOBS or self.waiting.empty():
                self.busy = len(jobs) >= BUSY
                return jobs, True
            job = self.waiting.get()
        return jobs, False

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if that fails each by itself, so that only the bad one fails."""
        try:
            with metrics.COMMIT.time():
                self._write(self._connected(), jobs)
        except Exception as error:
            self._let_go()
            if len(jobs) == 1:
                self._tell(jobs, error)
                return
            for job in jobs:
                self._commit([job])
            return
        self.commits += 1
        self._tell(jobs, None)

    def _connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def _let_go(self) -> None:
        """Back to the pool, which undoes what was not committed."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        work = [job for job in jobs if job.work is not None]
        if not work:
            self._insert(connection, rows)
            connection.connection.commit()
            return
        with connection.begin():
            if rows:
                self._insert(connection, rows)
            for job in work:
                assert job.work is not None
                job.result = job.work(connection)

    def _insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """By the driver's own cursor: this is all that a busy server writes."""
        cursor = connection.connection.cursor()
        try:
            for group in groups(rows):
                cursor.execute(self.statements[len(group)], tuple(chain.from_iterable(group)))
        finally:
            cursor.close()

    def _tell(self, jobs: list[Job], error: Exception | None) -> None:
        self.loop.call_soon_threadsafe(settle, jobs, error)


def statement(row: str, size: int) -> str:
    """The insertion of so many rows."""
    return f"INSERT INTO {entries.name} ({', '.join(COLUMNS)}) VALUES {', '.join([row] * size)}"


def settle(jobs: list[Job], error: Exception | None) -> None:
    """Tell the waiting tables, in the loop's own thread."""
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(error)


def groups(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """The rows in groups of the sizes there are statements for."""
    start = 0
    while start < len(rows):
        left = len(rows) - start
        size = min(MOST_ROWS, 1 << (left.bit_length() - 1))
        yield rows[start : start + size]
        start += size
