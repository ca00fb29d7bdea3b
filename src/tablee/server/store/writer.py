"""Group commit: one thread writes for all tables, everything that was gathered in one transaction.

A job is done when its transaction is on the disk. While one transaction is under way the next is gathered, and the
thread goes on with it at once, whole: who comes just after another waits for that one's commit and not for the loop
besides. A move that is kept costs the interpreter twice: the thread must be given it, and must win it back after each
call into the database; so the rows of a transaction go there by one statement that commits itself.

When the connection is lost, nobody knows whether the last commit was made. The same rows are then written again until
the database has answered: their numbers keep them from being there twice, and their life says whose they are.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Final, TypeAlias

import structlog
from sqlalchemy import Connection, Engine, select, text, tuple_
from sqlalchemy.exc import DBAPIError, IntegrityError, ResourceClosedError

from tablee.server import metrics
from tablee.server.store.checkpoints import Checkpoints
from tablee.server.store.schema import entries

Work: TypeAlias = Callable[[Connection], object]
"""Something to do inside the transaction. After a lost connection it is done again: twice must be as once."""

Row: TypeAlias = tuple[str, int, int, int, int, str, str, int]
"""A row of the log: code, number, life, kind, seat, body, mark, time."""

COLUMNS: Final = tuple(column.name for column in entries.columns)
BUSY: Final = 12
"""Jobs of one commit from which the server counts as busy."""
PAUSE: Final = 0.002
"""Seconds a busy server gathers after a commit: one costs the same for twelve rows and for fifty, and takes the
interpreter from the tables each time. With 100 tables a move took 112 µs of CPU at 1 ms, 105 at 2; at 4 they wait."""
MOST_ROWS: Final = 120
"""Rows of one statement: SQLite takes no more than a thousand values from a driver of its older days."""
BEAT: Final = 1.0
"""Seconds without work after which the thread asks whether the database is still there."""
SILENCE: Final = 2.0
"""Seconds without an answer after which a distant database counts as away, though the connection may stand."""
WATCH: Final = 0.5
"""Seconds from one look at that to the next."""
TRY_AGAIN: Final = (0.05, 0.5)
"""Seconds before the first and the later attempts to reach a database that is away."""

log = structlog.get_logger("tablee.writer")


class Unsure(Exception):
    """What is in memory is not to be trusted any more: the truth is in the store, and is to be read there."""


class Overtaken(Unsure):
    """Somebody else has the table: nothing was written."""


class Unanswered(Unsure):
    """The store was closed before the database answered: what was asked for may be kept or not."""


class Job:
    """What a table wants written, and the promise to tell when it is."""

    __slots__ = ("done", "error", "result", "rows", "unsure", "work")

    def __init__(self, rows: Sequence[Row], work: Work | None, done: "asyncio.Future[object]") -> None:
        self.rows = rows
        self.work = work
        self.done = done
        self.result: object = None
        self.error: Exception | None = None
        self.unsure = False
        """Whether an earlier attempt was not answered: it may have been kept, or be kept yet."""


class Writer:
    """The one thread that writes, and what waits for it."""

    def __init__(self, engine: Engine, turned: Callable[[], None] = lambda: None) -> None:
        self.engine = engine
        self.turned = turned
        """Told in the loop when the database goes away or comes back."""
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
        self.away = False
        """Whether the database does not answer."""
        self.asked: float | None = None
        """Since when an answer of the database is awaited."""
        self.closing = threading.Event()
        self.connection: Connection | None = None
        """Held from commit to commit: to take one from the pool for each costs 80 µs, a third of a commit."""
        self.far = engine.dialect.name != "sqlite"
        """Whether the database is at the other end of a line that can be cut."""
        self.checkpoints = None if self.far else Checkpoints(engine)
        self.thread = threading.Thread(target=self._run, name="tablee-writer", daemon=True)
        self.thread.start()
        self.watching = self.loop.call_later(WATCH, self._watch) if self.far else None

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
        """Write what still waits, then stop; a database that is away is not waited for."""
        self._hand_over()
        self.batches.put(None)
        self.closing.set()
        if self.watching is not None:
            self.watching.cancel()
        await asyncio.to_thread(self.thread.join, SILENCE if self.far else None)
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

    def _watch(self) -> None:
        """A database that has not answered for long is away, for all that anybody knows."""
        asked = self.asked
        if asked is not None and time.monotonic() - asked > SILENCE:
            self._turn(away=True, error="Silence")
        self.watching = self.loop.call_later(WATCH, self._watch)

    # In either

    def _take(self) -> list[Job]:
        """Everything gathered; if that is nothing, the thread rests."""
        with self.gathering:
            batch, self.gathered = self.gathered, []
            self.under_way = bool(batch)
        return batch

    # In the thread

    def _run(self) -> None:
        while (jobs := self._next()) is not None:
            while jobs:
                self._keep(jobs)
                jobs = self._take() if len(jobs) < BUSY else []
        self._let_go()

    def _next(self) -> list[Job] | None:
        """The next batch; while there is none, a distant database is asked now and then whether it is there."""
        while self.far:
            try:
                return self.batches.get(timeout=BEAT)
            except queue.Empty:
                self._commit([])
        return self.batches.get()

    def _keep(self, jobs: list[Job]) -> None:
        """One commit, and word of it."""
        began = time.perf_counter()
        self._commit(jobs)
        self.loop.call_soon_threadsafe(self._settle, jobs)
        metrics.COMMIT.observe(time.perf_counter() - began)
        self._tidy(len(jobs))

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if that fails each by itself, so that only the bad one fails.

        Without a connection the same again, until the database has answered.
        """
        tries = 0
        self.asked = time.monotonic()
        while True:
            try:
                self._write(self._connect(), jobs)
                self.commits += bool(jobs)
                break
            except Exception as error:
                lost = self._is_lost(error)
                self._let_go()
                if not lost:
                    self._fail(jobs, error)
                    break
                for job in jobs:
                    job.unsure = True
                if not self._wait(tries, error):
                    for job in jobs:
                        job.error = Unanswered()
                    return
                tries += 1
        self.asked = None
        self._turn(away=False)

    def _fail(self, jobs: list[Job], error: Exception) -> None:
        """The database has said no: to one of many, or to this one, unless it is there since an earlier attempt."""
        if len(jobs) > 1:
            for job in jobs:
                self._commit([job])
        elif jobs:
            self._judge(jobs[0], error)

    def _judge(self, job: Job, error: Exception) -> None:
        """A number that is taken: by this very row, whose commit was not answered, or by somebody else.

        Where an earlier attempt was not answered, any other no says nothing about that one.
        """
        taken = isinstance(error, IntegrityError)
        if not job.unsure and not (taken and job.rows):
            job.error = error
            return
        kept: list[bool] = []
        look = Job((), lambda connection: kept.append(is_kept(connection, job.rows)), job.done)
        self._commit([look])
        if look.error is None and job.rows and kept[-1]:
            return
        job.error = look.error or (Overtaken() if taken and job.rows else error if taken else Unanswered())

    def _tidy(self, jobs: int) -> None:
        """What may be done between two commits, when everybody has been told."""
        if self.checkpoints is not None and self.connection is not None:
            self.checkpoints.note(jobs, self.connection)

    def _connect(self) -> Connection:
        """A connection on which a statement is a transaction, unless one was begun."""
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self.connection

    def _let_go(self) -> None:
        """Nothing that a failed connection still holds is used again; the database undoes what was not committed."""
        connection, self.connection = self.connection, None
        if connection is not None:
            discard(connection)

    def _is_lost(self, error: Exception) -> bool:
        """Whether there is no connection any more, so that nobody knows what became of the transaction."""
        if not self.far:
            return False
        if self.connection is None:
            return isinstance(error, DBAPIError)  # none could be had
        return is_broken(self.connection, error)

    # A database that is away

    def _wait(self, tries: int, error: Exception) -> bool:
        """Some time before the next attempt; False if the store is being closed."""
        if tries:
            self._turn(away=True, error=type(getattr(error, "orig", None) or error).__name__)
        return not self.closing.wait(TRY_AGAIN[min(tries, 1)])

    def _turn(self, *, away: bool, error: str = "") -> None:
        """Say so when the database goes away, or comes back."""
        if away == self.away:
            return
        self.away = away
        if away:
            log.error("store_away", error=error)
        else:
            log.warning("store_back")
        self.loop.call_soon_threadsafe(self.turned)

    # The statements

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        work = [job for job in jobs if job.work is not None]
        if not work and 0 < len(rows) <= MOST_ROWS:
            self._insert(connection, rows)
            return
        if not rows and not work:
            connection.execute(text("SELECT 1"))
            return
        connection.exec_driver_sql("BEGIN")
        for start in range(0, len(rows), MOST_ROWS):
            self._insert(connection, rows[start : start + MOST_ROWS])
        for job in work:
            assert job.work is not None
            job.result = job.work(connection)
        connection.exec_driver_sql("COMMIT")

    def _insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """By the driver's own cursor: this is all that a busy server writes."""
        cursor = connection.connection.cursor()
        try:
            cursor.execute(statement(self.row, len(rows)), tuple(chain.from_iterable(rows)))
        except self.engine.dialect.loaded_dbapi.IntegrityError as error:
            raise IntegrityError("a number is taken", None, error) from None
        finally:
            cursor.close()


@cache
def statement(row: str, size: int) -> str:
    """The insertion of so many rows."""
    return f"INSERT INTO {entries.name} ({', '.join(COLUMNS)}) VALUES {', '.join([row] * size)}"


def is_kept(connection: Connection, rows: Sequence[Row]) -> bool:
    """Whether exactly these rows are in the log."""
    numbers = [(code, number) for code, number, *_ in rows]
    found = connection.execute(select(entries).where(tuple_(entries.c.code, entries.c.number).in_(numbers)))
    return {tuple(row) for row in found} == set(rows)


def is_broken(connection: Connection, error: Exception) -> bool:
    """Whether the connection is no more, by what SQLAlchemy knows or the driver itself."""
    if connection.invalidated or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return True
    try:
        return bool(getattr(connection.connection.driver_connection, "closed", False))
    except (DBAPIError, ResourceClosedError):
        return True


def discard(connection: Connection) -> None:
    """Close a connection for good, whatever state it is in."""
    try:
        if not connection.invalidated:
            connection.invalidate()
    except Exception as error:  # it was no more
        log.debug("connection_discarded", error=type(error).__name__)
    finally:
        connection.close()
