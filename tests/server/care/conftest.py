"""Stores of both kinds."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from ...faults.postgres import empty_database, running_postgres
from .stores import Stores


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server."""
    with running_postgres() as url:
        yield url


@pytest.fixture
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stores]:
    """New stores of either kind."""
    with ExitStack() as stack:
        yield Stores(tmp_path, lambda: stack.enter_context(empty_database(str(request.getfixturevalue("postgres")))))
