"""Taking away what is old: tables where nobody has been for long, names of guests who stay away, old lines of chat.

It may be done beside a running server. Each table goes in a transaction of its own, and only if it is still as it was
when it was looked at; whoever has a table in memory marks it every day, so that it does not look old.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, Engine, delete, func, select, update

from tablee.kernel.record import dump
from tablee.server.care.stores import snapshot, writing
from tablee.server.guests.identity import guest_of
from tablee.server.hall import replays
from tablee.server.lobby.seating import Phase, Seating
from tablee.server.store.schema import chairs, entries, guests, tables
from tablee.server.store.store import Kind, log_of
from tablee.server.table.table import CHAT_LINES

DAY: Final = 24 * 3600 * 1000
"""Milliseconds."""
LEAST: Final = 2
"""Days: a table in memory is marked once a day, and must not look old in between."""
BATCH: Final = 500
"""Names that go in one transaction."""

log = structlog.get_logger("tablee.care")


class Pruned(NamedTuple):
    """How much has gone, or would go."""

    tables: int
    finished: int
    """Those of the tables whose game was over."""
    guests: int
    lines: int
    unread: int = 0
    """Tables that stay because their record could not be written down."""


class Old(NamedTuple):
    """A table where nobody has been for long, as it was when it was looked at."""

    code: str
    life: int
    touched: int
    woken: int
    phase: str


def survey(engine: Engine, before: int) -> Pruned:
    """What would go; nothing is changed."""
    with snapshot(engine) as connection:
        old = old_tables(connection, before)
        names = old_guests(connection, before, {table.code for table in old})
        lines = sum(count - CHAT_LINES for _, count in long_chats(connection))
    return Pruned(len(old), finished(old), len(names), lines)


def always() -> bool:
    """Nobody waits for the end of it."""
    return True


def prune(engine: Engine, before: int, export: Path | None = None, going: Callable[[], bool] = always) -> Pruned:
    """Take away what has shown no sign of life since then, for as long as it is `going` on.

    The records of games that were over are put into a folder before, if one is named.
    """
    with snapshot(engine) as connection:
        old = old_tables(connection, before)
    gone, unread = [], 0
    for table in old:
        if not going():
            break
        if export is not None and table.phase == Phase.OVER.value and not exported(engine, table.code, export):
            unread += 1
        elif take_away(engine, table, before):
            gone.append(table)
    take_orphans(engine, before)
    return Pruned(len(gone), finished(gone), take_names(engine, before), trim_chats(engine), unread)


def finished(old: Iterable[Old]) -> int:
    """How many of the tables had a game that was over."""
    return sum(table.phase == Phase.OVER.value for table in old)


# Tables


def old_tables(connection: Connection, before: int) -> list[Old]:
    """The tables that have shown no sign of life since then."""
    row = tables.c
    where = (
        select(row.code, row.life, row.touched, row.woken, row.phase)
        .where(row.touched < before, row.woken < before, latest() < before)
        .order_by(row.code)
    )
    return [Old(*found) for found in connection.execute(where)]


def latest() -> ColumnElement[int]:
    """When the last entry of a table was written; 0 if there is none."""
    return func.coalesce(
        select(func.max(entries.c.at)).where(entries.c.code == tables.c.code).correlate(tables).scalar_subquery(), 0
    )


def take_away(engine: Engine, table: Old, before: int) -> bool:
    """A table with all that belongs to it; False if it has come to life again meanwhile, and then it stays."""
    row = tables.c
    same = (row.code == table.code, row.life == table.life, row.touched == table.touched, row.woken == table.woken)
    with writing(engine) as connection:
        if connection.execute(delete(tables).where(*same, latest() < before)).rowcount != 1:
            return False
        connection.execute(delete(entries).where(entries.c.code == table.code))
        connection.execute(delete(chairs).where(chairs.c.code == table.code))
    return True


def take_orphans(engine: Engine, before: int) -> None:
    """Logs whose table is gone: whoever had it in memory may have written one more entry."""
    alone = entries.c.code.not_in(select(tables.c.code))
    where = select(entries.c.code).where(alone).group_by(entries.c.code).having(func.max(entries.c.at) < before)
    with snapshot(engine) as connection:
        codes = list(connection.execute(where).scalars())
    for code in codes:
        with writing(engine) as connection:
            connection.execute(delete(entries).where(entries.c.code == code, alone))


def exported(engine: Engine, code: str, folder: Path) -> bool:
    """Write down the record of a game that is over; False if it cannot be made any more."""
    with snapshot(engine) as connection:
        text = connection.execute(select(tables.c.seating).where(tables.c.code == code)).scalar()
        entries = log_of(connection, code)
    try:
        seating = msgspec.json.decode(text or "", type=Seating)
        record = replays.record_of(seating, replays.inputs(seating, entries))
    except Exception as error:
        log.error("record_lost", code=code, error=type(error).__name__)
        return False
    folder.mkdir(parents=True, exist_ok=True)
    dump(record, folder / f"{seating.game}-{code}.json")
    return True


# Names


def old_guests(connection: Connection, before: int, gone: set[str]) -> list[tuple[str, int]]:
    """Guests who have not said their name since then and have a seat nowhere, but at tables that go."""
    seats = connection.execute(select(chairs.c.code, chairs.c.owner))
    seated = {guest_of(str(owner)) for code, owner in seats if code not in gone}
    found = connection.execute(select(guests.c.guest, guests.c.touched).where(guests.c.touched < before))
    return [(str(guest), int(touched)) for guest, touched in found if guest not in seated]


def take_names(engine: Engine, before: int) -> int:
    """Forget the names of such guests; how many."""
    with snapshot(engine) as connection:
        old = old_guests(connection, before, set())
    count = 0
    for batch in chunks(old):
        with writing(engine) as connection:
            for guest, touched in batch:
                same = (guests.c.guest == guest, guests.c.touched == touched)
                count += connection.execute(delete(guests).where(*same)).rowcount
    return count


def chunks(names: Sequence[tuple[str, int]]) -> Iterator[Sequence[tuple[str, int]]]:
    """A few at a time."""
    return (names[start : start + BATCH] for start in range(0, len(names), BATCH))


# Chat


def long_chats(connection: Connection) -> list[tuple[str, int]]:
    """Tables with more lines than anybody is shown, and how many they have."""
    code = entries.c.code
    said = (entries.c.kind == int(Kind.SPOKEN), entries.c.body != "")
    where = select(code, func.count()).where(*said).group_by(code).having(func.count() > CHAT_LINES)
    return [(str(code), int(count)) for code, count in connection.execute(where)]


def trim_chats(engine: Engine) -> int:
    """Empty the lines that nobody is shown any more; how many. They stay as entries, for every entry has its number."""
    with snapshot(engine) as connection:
        long = [code for code, _ in long_chats(connection)]
    return sum(trim_chat(engine, code) for code in long)


def trim_chat(engine: Engine, code: str) -> int:
    """Empty all but the newest lines of one table."""
    lines = (entries.c.code == code, entries.c.kind == int(Kind.SPOKEN))
    oldest = select(entries.c.number).where(*lines).order_by(entries.c.number.desc()).offset(CHAT_LINES - 1).limit(1)
    with writing(engine) as connection:
        first = connection.execute(oldest).scalar()
        past = update(entries).where(*lines, entries.c.number < (first or 0), entries.c.body != "")
        return connection.execute(past.values(body="")).rowcount
