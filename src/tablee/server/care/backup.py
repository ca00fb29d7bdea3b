"""Everything in one file, made while people play; and a server that goes on from it elsewhere.

The file is a SQLite database, whichever kind of store it was made from, in the form that the store had. One table more
says what it is and holds the key by which browsers are known again: without it everybody would lose their seats.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    insert,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from tablee.kernel.errors import TableeError
from tablee.server.care.permissions import FOLDER, database_file, shared
from tablee.server.care.stores import known_form, opened, reason_of, snapshot
from tablee.server.guests.identity import KEY_BYTES, write_key
from tablee.server.store.store import connect, now_ms
from tablee.server.store.upgrade import upgrade

FORMAT: Final = 1
BATCH: Final = 1_000
"""Rows that are in memory at one time."""
LEFT: Final = ("", "-wal", "-journal")
"""What is added to the name of a database for what another one may have left behind: SQLite would play the log ahead
of a database that is gone into the one that is restored."""
FORM: Final = "alembic_version"
"""Where a store says which form it has."""

label: Final = Table(
    "backup",
    MetaData(),
    Column("format", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("by", String(40), nullable=False),
    Column("key", LargeBinary, nullable=False),
)
"""What the file is: one row."""


class Copied(NamedTuple):
    """How much was copied."""

    tables: int
    entries: int
    guests: int


# Making one


def back_up(folder: Path, url: str, file: Path) -> Copied:
    """Copy the store and the key into a new file; TableeError if that cannot be, and then there is no file."""
    if file.exists():
        raise TableeError("backup-taken", path=str(file))
    key = key_of(folder)
    with opened(url) as engine, draft(file) as part:
        with snapshot(engine) as source:
            copied = written(source, part, known_form(engine), key)
        settle(part)
        part.replace(file)
    return copied


def key_of(folder: Path) -> bytes:
    """The key of the server whose folder that is."""
    try:
        key = (folder / "key").read_bytes()
    except OSError as error:
        raise TableeError("key-unreadable", path=str(folder / "key"), reason=error.strerror or "") from None
    if len(key) != KEY_BYTES:
        raise TableeError("key-damaged", path=str(folder / "key"))
    return key


@contextmanager
def draft(file: Path) -> Iterator[Path]:
    """A new file beside that one which nobody else can read; gone at the end, unless it was given a name."""
    try:
        handle, name = tempfile.mkstemp(".part", f"{file.name}.", file.parent)
    except OSError as error:
        raise TableeError("file-unwritable", path=str(file), reason=error.strerror or "") from None
    os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + end).unlink(missing_ok=True)


def written(source: Connection, part: Path, form: str | None, key: bytes) -> Copied:
    """Fill the file from the store."""
    engine = connect(f"sqlite:///{part}")
    try:
        assert form is not None
        upgrade(engine, form)
        label.create(engine)
        with engine.begin() as target:
            made = {"format": FORMAT, "made": now_ms(), "by": f"tablee {version('tablee')}", "key": key}
            target.execute(insert(label).values(made))
            return copy(source, target)
    except SQLAlchemyError as error:
        raise TableeError("file-unwritable", path=str(part), reason=reason_of(error)) from None
    finally:
        engine.dispose()


def copy(source: Connection, target: Connection) -> Copied:
    """All rows, a batch at a time, into tables of the same form that are empty."""
    found = MetaData()
    found.reflect(source)
    counts: dict[str, int] = {}
    for table in found.sorted_tables:
        if table.name not in (FORM, label.name):
            counts[table.name] = copy_rows(source, target, table)
    return Copied(*(counts.get(name, 0) for name in Copied._fields))


def copy_rows(source: Connection, target: Connection, table: Table) -> int:
    """The rows of one table; how many they were."""
    count = 0
    for batch in source.execution_options(yield_per=BATCH).execute(select(table)).mappings().partitions():
        rows: list[Mapping[str, object]] = [dict(row) for row in batch]
        target.execute(insert(table), rows)
        count += len(rows)
    return count


def settle(part: Path) -> None:
    """One file, sound and on the disk."""
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise TableeError("backup-damaged", path=str(part), reason=str(verdict))
    with part.open("rb") as file:
        os.fsync(file.fileno())


# Going on from one


def restore(file: Path, folder: Path, url: str) -> Copied:
    """Put everything into a new folder or an empty database; TableeError if something is there, which then stays."""
    key = checked(file)
    check_free(folder, url, key)
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    if not shared(folder):
        with suppress(OSError):  # of somebody else's folder the doctor speaks
            folder.chmod(FOLDER)
    target = database_file(url)
    with draft(target or folder / "restored") as part:
        shutil.copyfile(file, part)
        copied = renewed(part)
        if target is None:
            fill(part, url)
        else:
            settle(part)
            part.replace(target)
    write_key(folder / "key", key)
    return copied


def checked(file: Path) -> bytes:
    """The key in a backup that is sound; TableeError if it is none."""
    try:
        file.open("rb").close()
    except OSError as error:
        raise TableeError("file-unreadable", path=str(file), reason=error.strerror or "") from None
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            found = connection.execute(f"SELECT format, key FROM {label.name}").fetchone()
    except sqlite3.Error as error:
        raise TableeError("backup-damaged", path=str(file), reason=str(error)) from None
    if verdict != "ok" or found is None or len(found[1]) != KEY_BYTES:
        raise TableeError("backup-damaged", path=str(file), reason=str(verdict))
    if found[0] != FORMAT:
        raise TableeError("backup-newer", path=str(file))
    return bytes(found[1])


def check_free(folder: Path, url: str, key: bytes) -> None:
    """TableeError if something is there already."""
    database = database_file(url)
    for end in LEFT if database is not None else ():
        found = Path(f"{database}{end}")
        if found.exists():
            raise TableeError("restore-taken", path=str(found))
    if (folder / "key").exists() and key_of(folder) != key:
        raise TableeError("restore-key", path=str(folder / "key"))
    if database is None:
        check_empty(url)


def check_empty(url: str) -> None:
    """TableeError if the database does not answer or holds anything."""
    engine = connect(url)
    try:
        if known_form(engine) is not None and any(counted(engine)):
            raise TableeError("restore-full")
    except SQLAlchemyError as error:
        raise TableeError("store-unreachable", reason=reason_of(error)) from None
    finally:
        engine.dispose()


def counted(engine: Engine) -> Iterator[bool]:
    """Of every table in the database, whether it holds a row."""
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        for table in found.sorted_tables:
            if table.name != FORM:
                yield connection.execute(select(table).limit(1)).first() is not None


def renewed(part: Path) -> Copied:
    """Bring a copy of the file to the present form, without its label; how much is in it."""
    engine = connect(f"sqlite:///{part}")
    try:
        known_form(engine)
        label.drop(engine)
        upgrade(engine)
        with engine.connect() as connection:
            counts = [connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar() for name in Copied._fields]
        return Copied(*(int(count or 0) for count in counts))
    finally:
        engine.dispose()


def fill(part: Path, url: str) -> None:
    """Everything from the file into an empty database, all of it or nothing."""
    source, target = connect(f"sqlite:///{part}"), connect(url)
    try:
        upgrade(target)
        with snapshot(source) as reading, target.begin() as writing:
            copy(reading, writing)
    except SQLAlchemyError as error:
        raise TableeError("store-unreachable", reason=reason_of(error)) from None
    finally:
        source.dispose()
        target.dispose()
