"""What all tests share."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

import tablee
from tablee import AnyGame
from tablee.kernel import registry

settings.register_profile("tablee", deadline=None)  # how long an example takes is the machine's affair
settings.load_profile("tablee")


@pytest.fixture(autouse=True)
def registered() -> Iterator[Callable[[AnyGame], AnyGame]]:
    """Registers a game for one test; what a test has registered is gone after it."""
    before = dict(registry._added)
    yield tablee.add
    registry._added.clear()
    registry._added.update(before)
    tablee.games.cache_clear()
    tablee.game.cache_clear()
