"""Law 5: the same view, never the truth by design, every possibility as likely; every toy that breaks it is caught."""

from collections.abc import Callable

import pytest

from tablee import AnyGame

from ..toys import Broken
from .boxes import broken_toys, check_caught


@pytest.mark.parametrize("toy", broken_toys(5), ids=lambda toy: toy.name)
def test_a_toy_that_breaks_it_is_caught(toy: Broken, registered: Callable[[AnyGame], AnyGame]) -> None:
    registered(toy.game)
    check_caught(toy)
