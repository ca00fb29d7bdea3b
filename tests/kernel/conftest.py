"""What the tests of the kernel share."""

from collections.abc import Callable, Iterator

import pytest

import tablee
from tablee import AnyGame
from tablee.kernel import registry


@pytest.fixture
def registered() -> Iterator[Callable[[AnyGame], AnyGame]]:
    """Registers a game for one test."""
    before = dict(registry._added)
    yield tablee.add
    registry._added.clear()
    registry._added.update(before)
    tablee.games.cache_clear()
    tablee.game.cache_clear()
