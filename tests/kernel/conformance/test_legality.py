"""Law 2: moves and refusals agree; every toy that breaks it is caught."""

from collections.abc import Callable
from random import Random

import pytest

from tablee import AnyGame
from tablee.kernel.conformance.legality import legality
from tablee.kernel.pace import No

from ..toys import Broken, Lay, ToyView, toy
from .boxes import broken_toys, check_caught


@pytest.mark.parametrize("toy", broken_toys(2), ids=lambda toy: toy.name)
def test_a_toy_that_breaks_it_is_caught(toy: Broken, registered: Callable[[AnyGame], AnyGame]) -> None:
    registered(toy.game)
    check_caught(toy)


def test_whoever_lets_something_pass_by_a_legal_move_breaks_nothing() -> None:
    def no(view: ToyView) -> No | None:
        return No(Lay(view.hand[0]), 0) if view.hand else None

    with_no, without = toy(no=no), toy()
    checks = [legality(game, Random(1), 2, game.choose(2, {})) for game in (with_no, without)]
    assert checks[0] > checks[1]
