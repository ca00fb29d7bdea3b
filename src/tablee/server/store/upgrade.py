"""Bring a database to the present form. Alembic is loaded only when there is something to do."""

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text

HEAD: Final = "0002"
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
    if version_of(engine) == revision:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
