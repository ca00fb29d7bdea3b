"""What all tests share."""

from collections.abc import Callable, Iterator

import pytest

import tablee
from tablee import AnyGame
from tablee.kernel import registry


@pytest.fixture(autouse=True)
def registered() -> Iterator[Callable[[AnyGame], AnyGame]]:
    """Registers a game for one test; what a test has registered is gone after it."""
    before = dict(registry._added)
    yield tablee.add
    registry._added.clear()
    registry._added.update(before)
    tablee.games.cache_clear()
    tablee.game.cache_clear()
