"""Databases to test with: SQLite, and a PostgreSQL of the tests' own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.store.store import sqlite_url

from ...faults.postgres import empty_database, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server."""
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
        return
    with empty_database(request.getfixturevalue("postgres")) as found:
        yield found
