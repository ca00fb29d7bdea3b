"""A store looked at from beside the server: opened only if it is there, and read as it is at one moment."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tablee.kernel.errors import TableeError
from tablee.server.care.permissions import database_file
from tablee.server.store.store import connect
from tablee.server.store.upgrade import HEAD, version_of


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """The store at that address; TableeError if nothing is there, or if it cannot be read."""
    file = database_file(url)
    if file is not None and not file.is_file():
        raise TableeError("store-missing", path=str(file))
    engine = connect(url)
    try:
        if known_form(engine) is None:
            raise TableeError("store-empty")
        yield engine
    except SQLAlchemyError as error:
        raise TableeError("store-unreachable", reason=reason_of(error)) from None
    finally:
        engine.dispose()


def known_form(engine: Engine) -> str | None:
    """The form of the store; None if it is empty, TableeError if a newer Tablée has made it."""
    version = version_of(engine)
    if version is not None and version > HEAD:
        raise TableeError("store-newer", form=version, known=HEAD)
    return version


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """Everything as it is at one moment. Whoever writes goes on meanwhile, in both kinds of store."""
    lite = engine.dialect.name == "sqlite"
    level = "AUTOCOMMIT" if lite else "REPEATABLE READ"
    with engine.connect().execution_options(isolation_level=level) as connection:
        if lite:
            connection.exec_driver_sql("BEGIN")
        yield connection


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction of its own. What is taken away in SQLite is overwritten: nothing of it stays in the file."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA secure_delete=ON")
        yield connection


def reason_of(error: Exception) -> str:
    """What the database says, on one line; it never says a password."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
