"""Where tables are kept: SQLite in the data folder, or PostgreSQL by its URL. Both behind the same few verbs."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from tablee.kernel.game import AnyGame
from tablee.kernel.record import Input, Judged
from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.lobby.seating import Seating
from tablee.server.problems import Trouble
from tablee.server.store.checkpoints import MOST
from tablee.server.store.schema import chairs, entries, guests, tables
from tablee.server.store.writer import COLUMNS, Overtaken, Row, Work, Writer

R = TypeVar("R")

NOBODY: Final = -9
"""The seat of somebody who has none."""
MOST_OWNED: Final = 30
"""Tables of one player that are found again, the latest first."""
READERS: Final = 2
PATIENCE: Final = 2.0
"""Seconds in which a healthy database answers."""
CLAIMS: Final = 5
"""How often a table is claimed where somebody else writes at the same moment."""
LINE: Final = {
    "connect_timeout": 2,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 3_000,
}
"""How soon PostgreSQL's own library finds out that the other end of the line is gone."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    # Else every statement of several rows makes a file and removes it again, in case it must be undone.
    "temp_store=MEMORY",
    f"wal_autocheckpoint={MOST}",
)

log = structlog.get_logger("tablee.store")

_encode: Final = msgspec.json.Encoder().encode
_judged: Final = msgspec.json.Decoder(tuple[int, msgspec.Raw])


class Kind(IntEnum):
    """What an entry of the log is."""

    INPUT = 0
    REWIND = 1
    """Back to so many inputs."""
    SPOKEN = 2
    JUDGED = 3
    """An input of a race: the milliseconds made good, and the move."""
    WOKEN = 4
    """The table was taken into memory: its number cannot be had by anybody who still has it from before."""
    NO = 5
    """A no said in advance, or taken back: nobody else sees it."""


INPUT: Final = Kind.INPUT
"""Looked up once, for every move is one."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened at a table."""

    kind: Kind
    seat: Seat
    body: str
    """The JSON of a move, of a move with what was made good, a number of inputs, or a line of chat."""
    mark: str = ""
    """Who asked for it and by which frame, so that the frame is known when it comes again."""
    at: int = 0
    """Milliseconds since 1970."""


class Claim(msgspec.Struct):
    """The right to write at a table: for one life of it, from one number on."""

    code: str
    life: int
    number: int
    """Of the next entry."""


class Stored(msgspec.Struct, frozen=True):
    """A table as the store knows it, for whoever has taken it into memory."""

    claim: Claim
    seating: Seating
    entries: tuple[Entry, ...]


class Shelved(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    seating: Seating
    touched: int


class Store:
    """The verbs. All writing waits for the disk; while the database is away, for its return."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: Engine = connect(url)
        self.readers = ThreadPoolExecutor(READERS, "tablee-reader")
        self.writer = Writer(self.engine, self._turn)
        self.watchers: list[Callable[[], None]] = []
        """Told when the database goes away or comes back."""

    async def close(self) -> None:
        """Write what waits, and let go."""
        await self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()

    @property
    def away(self) -> bool:
        """Whether the database does not answer."""
        return self.writer.away

    def _turn(self) -> None:
        for watcher in self.watchers:
            watcher()

    async def _read(self, work: "Any") -> Any:
        """Do something that only reads, beside the writer; Trouble if the database is away."""

        def read() -> object:
            with self.engine.connect() as connection:
                return work(connection)

        self._check_there()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, read)
        except DBAPIError:
            if self.writer.far:
                raise Trouble(problems.STORE_AWAY) from None
            raise

    async def _write(self, work: Work) -> object:
        """Do something that writes, beside what tables write down; Trouble if the database is away or cannot."""
        self._check_there()
        try:
            return await self.writer.append((), work)
        except IntegrityError:
            raise
        except DBAPIError as error:
            log.error("store_failed", error=type(error).__name__)
            raise Trouble(problems.STORE_FAILED) from None

    def _check_there(self) -> None:
        """Trouble if the database is away: nobody is kept waiting who has nothing to lose."""
        if self.away:
            raise Trouble(problems.STORE_AWAY)

    async def healthy(self) -> bool:
        """Whether the database takes a write: one that changes nothing, and is written all the same."""
        if self.away:
            return False
        same = text("UPDATE alembic_version SET version_num = version_num")
        done, _ = await asyncio.wait([self.writer.append((), lambda c: c.execute(same).rowcount)], timeout=PATIENCE)
        return any(each.exception() is None for each in done)

    # Tables

    async def create(self, code: str, seating: Seating, log: Sequence[Entry] = ()) -> bool:
        """Put a new table there; False if the code is taken."""
        now = now_ms()
        row = {"code": code, "life": 0, "made": now, **columns(seating, now)}
        first = rows_of(Claim(code, 0, 0), log)

        def work(connection: Connection) -> bool:
            found = connection.execute(select(tables.c.seating, tables.c.made).where(tables.c.code == code)).first()
            if found is not None:
                return tuple(found) == (row["seating"], now)  # made by us just now, and not answered
            connection.execute(insert(tables).values(row))
            save_chairs(connection, code, seating)
            if first:
                connection.execute(insert(entries), [dict(zip(COLUMNS, each, strict=True)) for each in first])
            return True

        try:
            return await self._write(work) is True
        except IntegrityError:
            return False

    def append(self, claim: Claim, log: Sequence[Entry], seating: Seating | None = None) -> "asyncio.Future[object]":
        """Write down what happened, and the new seating if it has changed; Overtaken if somebody else has the table.

        When it is done, the claim is to be moved on by so many entries.
        """
        rows = [row_of(claim, 0, log[0])] if len(log) == 1 else rows_of(claim, log)  # nearly always one
        if seating is None:
            return self.writer.append(rows)
        changed = seating

        def work(connection: Connection) -> None:
            mine = (tables.c.code == claim.code) & (tables.c.life == claim.life)
            if connection.execute(update(tables).where(mine).values(columns(changed, now_ms()))).rowcount != 1:
                raise Overtaken
            save_chairs(connection, claim.code, changed)

        return self.writer.append(rows, work)

    async def load(self, code: str) -> Stored | None:
        """The table of that code, for a new life in memory: whoever had it before cannot write any more."""

        def take(connection: Connection) -> tuple[int, int, str] | None:
            row = tables.c.code == code
            connection.execute(update(tables).where(row).values(life=tables.c.life + 1, woken=now_ms()))
            found = connection.execute(select(tables.c.life, tables.c.seating).where(row)).first()
            if found is None:
                return None
            last = connection.execute(select(func.max(entries.c.number)).where(entries.c.code == code)).scalar()
            number = 0 if last is None else int(last) + 1
            woken = rows_of(Claim(code, int(found[0]), number), [Entry(Kind.WOKEN, NOBODY, "")])
            connection.execute(insert(entries), dict(zip(COLUMNS, woken[0], strict=True)))
            return int(found[0]), number, str(found[1])

        found = await self._claimed(take)
        if found is None:
            return None
        life, number, text = found
        log: tuple[Entry, ...] = await self._read(lambda connection: log_of(connection, code, number))
        return Stored(Claim(code, life, number + 1), msgspec.json.decode(text, type=Seating), log)

    async def _claimed(self, take: "Callable[[Connection], Any]") -> Any:
        """What comes of the claim: who had the table before may just be writing its last entry."""
        for _ in range(CLAIMS - 1):
            try:
                return await self._write(take)
            except IntegrityError:
                continue
        return await self._write(take)

    async def peek(self, code: str) -> Seating | None:
        """The seating of a table that sleeps."""
        where = select(tables.c.seating).where(tables.c.code == code)
        text: str | None = await self._read(lambda connection: connection.execute(where).scalar())
        return None if text is None else msgspec.json.decode(text, type=Seating)

    async def read(self, code: str) -> tuple[Seating, tuple[Entry, ...]] | None:
        """The seating and the log of a table, without taking it into memory."""
        seating = await self.peek(code)
        if seating is None:
            return None
        log: tuple[Entry, ...] = await self._read(lambda connection: log_of(connection, code))
        return seating, log

    async def owned(self, owners: Sequence[str]) -> list[Shelved]:
        """The tables where somebody has a seat, the latest first."""
        where = (
            select(tables.c.code, tables.c.seating, tables.c.touched)
            .where(tables.c.code.in_(select(chairs.c.code).where(chairs.c.owner.in_(owners))))
            .order_by(tables.c.touched.desc())
            .limit(MOST_OWNED)
        )
        found: list[Shelved] = await self._read(lambda connection: shelf(connection.execute(where)))
        return found

    # Guests

    async def name_of(self, guest: str) -> str:
        """What a guest calls themselves; empty if they never said."""
        where = select(guests.c.name).where(guests.c.guest == guest)
        name: str | None = await self._read(lambda connection: connection.execute(where).scalar())
        return name or ""

    async def rename(self, guest: str, name: str) -> None:
        """Remember a guest's name."""

        def work(connection: Connection) -> None:
            row = guests.c.guest == guest
            done = connection.execute(update(guests).where(row).values(name=name, touched=now_ms()))
            if done.rowcount == 0:
                connection.execute(insert(guests).values(guest=guest, name=name, touched=now_ms()))

        await self._write(work)


def connect(url: str) -> Engine:
    """The engine of a database. SQLite writes ahead and waits for the disk at each commit."""
    address = make_url(url)
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    far = address.get_backend_name() != "sqlite"
    # Parameters stay out of the logs: the order of a shuffled pack is among them.
    line = {name: value for name, value in LINE.items() if name not in address.query} if far else {}
    engine = create_engine(address, hide_parameters=True, pool_pre_ping=far, connect_args=line)
    if not far:
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def sqlite_url(folder: Path) -> str:
    """The database of a data folder."""
    return f"sqlite:///{folder / 'tablee.db'}"


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def rows_of(claim: Claim, log: Sequence[Entry]) -> list[Row]:
    """The entries as they are written, each with its number."""
    return [row_of(claim, place, entry) for place, entry in enumerate(log)]


def row_of(claim: Claim, place: int, entry: Entry) -> Row:
    """An entry so many places after the next."""
    at = entry.at or now_ms()
    return claim.code, claim.number + place, claim.life, int(entry.kind), entry.seat, entry.body, entry.mark, at


def columns(seating: Seating, now: int) -> dict[str, object]:
    """What the row of a table says of its seating."""
    return {
        "game": seating.game,
        "phase": seating.phase.value,
        "listed": seating.listed,
        "touched": now,
        "seating": msgspec.json.encode(seating).decode(),
    }


def save_chairs(connection: Connection, code: str, seating: Seating) -> None:
    """Write down whose seats they are."""
    connection.execute(delete(chairs).where(chairs.c.code == code))
    rows = [
        {"code": code, "seat": seat, "owner": chair.owner} for seat, chair in enumerate(seating.chairs) if chair.owner
    ]
    if rows:
        connection.execute(insert(chairs), rows)


def log_of(connection: Connection, code: str, end: int | None = None) -> tuple[Entry, ...]:
    """What happened at a table, in order: all of it, or what came before that number."""
    where = (
        select(entries.c.kind, entries.c.seat, entries.c.body, entries.c.mark, entries.c.at)
        .where(entries.c.code == code)
        .order_by(entries.c.number)
    )
    if end is not None:
        where = where.where(entries.c.number < end)
    return tuple(Entry(Kind(kind), seat, body, mark, at) for kind, seat, body, mark, at in connection.execute(where))


def shelf(rows: Any) -> list[Shelved]:
    return [Shelved(code, msgspec.json.decode(text, type=Seating), touched) for code, text, touched in rows]


def written(step: Input, mark: str = "") -> Entry:
    """An input as it is kept."""
    if step.lag is None:
        return Entry(INPUT, step.seat, _encode(step.move).decode(), mark, now_ms())
    return Entry(Kind.JUDGED, step.seat, _encode((step.lag, step.move)).decode(), mark, now_ms())


def inputs_of(game: AnyGame, log: Sequence[Entry]) -> list[tuple[Input, int]]:
    """The inputs that still count, each with its time: those taken back are gone."""
    found: list[tuple[Input, int]] = []
    for entry in log:
        if entry.kind is Kind.INPUT:
            found.append((Input(entry.seat, game.read_move(entry.body)), entry.at))
        elif entry.kind is Kind.JUDGED:
            lag, move = _judged.decode(entry.body)
            found.append((Judged(entry.seat, game.read_move(bytes(move)), lag), entry.at))
        elif entry.kind is Kind.REWIND:
            del found[int(entry.body) :]
    return found
