"""Where tables are kept: SQLite in the data folder, or PostgreSQL by its URL. Both behind the same few verbs."""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from tablee.kernel.game import AnyGame
from tablee.kernel.record import Input, Judged
from tablee.kernel.seats import Seat
from tablee.server.lobby.seating import Seating
from tablee.server.store.checkpoints import MOST
from tablee.server.store.schema import chairs, entries, guests, tables
from tablee.server.store.writer import Row, Writer

R = TypeVar("R")

NOBODY: Final = -9
"""The seat of somebody who has none."""
MOST_OWNED: Final = 30
"""Tables of one player that are found again, the latest first."""
READERS: Final = 2
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    # Else every statement of several rows makes a file and removes it again, in case it must be undone.
    "temp_store=MEMORY",
    f"wal_autocheckpoint={MOST}",
)

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


class Stored(msgspec.Struct, frozen=True):
    """A table as the store knows it."""

    code: str
    life: int
    seating: Seating
    entries: tuple[Entry, ...]


class Shelved(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    seating: Seating
    touched: int


class Store:
    """The verbs. All writing waits for the disk."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: Engine = connect(url)
        self.readers = ThreadPoolExecutor(READERS, "tablee-reader")
        self.writer = Writer(self.engine)

    async def close(self) -> None:
        """Write what waits, and let go."""
        await self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()

    async def _read(self, work: "Any") -> Any:
        """Do something that only reads, beside the writer."""

        def read() -> object:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, read)

    async def healthy(self) -> bool:
        """Whether the database answers a write."""
        return await self.writer.append((), lambda connection: True) is True

    # Tables

    async def create(self, code: str, seating: Seating, log: Sequence[Entry] = ()) -> bool:
        """Put a new table there; False if the code is taken."""
        now = now_ms()

        def work(connection: Connection) -> None:
            row = {"code": code, "game": seating.game, "life": 0, "made": now, **columns(seating, now)}
            connection.execute(insert(tables).values(since=self.writer.span, **row))
            save_chairs(connection, code, seating)

        try:
            await self.writer.append([row_of(code, entry) for entry in log], work)
        except IntegrityError:
            return False
        return True

    def append(self, code: str, log: Sequence[Entry], seating: Seating | None = None) -> "asyncio.Future[object]":
        """Write down what happened, and the new seating if it has changed."""
        rows = [row_of(code, entry) for entry in log]
        if seating is None:
            return self.writer.append(rows)
        changed = seating

        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.code == code).values(columns(changed, now_ms())))
            save_chairs(connection, code, changed)

        return self.writer.append(rows, work)

    async def load(self, code: str) -> Stored | None:
        """The table of that code, for a new life in memory."""

        def revive(connection: Connection) -> tuple[int, str] | None:
            row = tables.c.code == code
            connection.execute(update(tables).where(row).values(life=tables.c.life + 1))
            found = connection.execute(select(tables.c.life, tables.c.seating).where(row)).first()
            return None if found is None else (int(found[0]), str(found[1]))

        found = await self.writer.append((), revive)
        if not isinstance(found, tuple):
            return None
        life, text = found
        log: tuple[Entry, ...] = await self._read(lambda connection: log_of(connection, code))
        return Stored(code, life, msgspec.json.decode(text, type=Seating), log)

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

        await self.writer.append((), work)


def connect(url: str) -> Engine:
    """The engine of a database. SQLite writes ahead and waits for the disk at each commit."""
    address = make_url(url)
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    # Parameters stay out of the logs: the order of a shuffled pack is among them.
    engine = create_engine(address, hide_parameters=True, pool_pre_ping=address.get_backend_name() != "sqlite")
    if address.get_backend_name() == "sqlite":
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


def row_of(code: str, entry: Entry) -> Row:
    return (code, int(entry.kind), entry.seat, entry.body, entry.mark, entry.at or now_ms())


def columns(seating: Seating, now: int) -> dict[str, object]:
    """What the row of a table says of its seating."""
    return {
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


def log_of(connection: Connection, code: str) -> tuple[Entry, ...]:
    """What happened at a table, in order: looked up in each span of the log since the table is there."""
    since = select(tables.c.since).where(tables.c.code == code).scalar_subquery()
    last = select(func.max(entries.c.span)).scalar_subquery()
    first = select(since.label("span")).cte("spans", recursive=True)
    spans = first.union_all(select(first.c.span + 1).where(first.c.span < last))
    where = (
        select(entries.c.kind, entries.c.seat, entries.c.body, entries.c.mark, entries.c.at)
        .join(spans, entries.c.span == spans.c.span)
        .where(entries.c.code == code)
        .order_by(entries.c.id)
    )
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
