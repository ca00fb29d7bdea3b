"""Fixtures of the tests of faults."""

from collections.abc import Iterator

import pytest

from .postgres import empty_database, running_postgres
from .proxy import Proxy


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server."""
    with running_postgres() as url:
        yield url


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """An empty database of PostgreSQL."""
    with empty_database(postgres) as url:
        yield url


@pytest.fixture
def proxy(database: str) -> Iterator[Proxy]:
    """A way to that database that can be cut."""
    with Proxy(database) as found:
        yield found
