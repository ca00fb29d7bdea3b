"""Law 3: JSON and notation round-trip; every toy that breaks it is caught."""

from collections.abc import Callable

import pytest

from tablee import AnyGame

from ..toys import Broken
from .boxes import broken_toys, check_caught


@pytest.mark.parametrize("toy", broken_toys(3), ids=lambda toy: toy.name)
def test_a_toy_that_breaks_it_is_caught(toy: Broken, registered: Callable[[AnyGame], AnyGame]) -> None:
    registered(toy.game)
    check_caught(toy)
