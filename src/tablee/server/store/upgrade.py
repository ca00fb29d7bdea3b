"""Bring a database to the present form. Alembic is loaded only when there is something to do."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

HEAD: Final = "0003"
"""The last migration."""
FOLDER: Final = Path(__file__).parent / "migrations"


def version_of(engine: Engine) -> str | None:
    """The last migration the database has seen; None if it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def upgrade(engine: Engine, revision: str = HEAD) -> None:
    """Run the migrations that are missing."""
    if version_of(engine) != revision:
        migrate(engine, revision)


def migrate(engine: Engine, revision: str) -> None:
    """Bring the database to that form, forwards or back."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    go = command.downgrade if revision < (version_of(engine) or "") else command.upgrade
    with whole(engine) as connection:
        config.attributes["connection"] = connection
        go(config, revision)


@contextmanager
def whole(engine: Engine) -> Iterator[Connection]:
    """One transaction for all of it: a database is never found half way. The driver of SQLite begins none by itself
    for statements that change the form of tables."""
    if engine.dialect.name != "sqlite":
        with engine.begin() as connection:
            yield connection
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield connection
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")
