"""Lexicons to ask: the primer, and the complete one, built once on this machine."""

import fcntl

import pytest

from tablee.games.taichi.lexicon import Lexicon, find, prepare
from tablee.games.taichi.lexicon.shelf import place


@pytest.fixture(scope="session")
def primer() -> Lexicon:
    """The primer."""
    return find("primer")


@pytest.fixture(scope="session")
def complete() -> Lexicon:
    """The complete lexicon, in the cache of this machine; one process builds it while the others wait."""
    folder = place().parent
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return prepare()
