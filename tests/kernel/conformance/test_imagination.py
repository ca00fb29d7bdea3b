"""Law 5: the same view, never the truth by design, every possibility as likely; every toy that breaks it is caught."""

from collections.abc import Callable
from random import Random

import pytest

from tablee import AnyGame
from tablee.kernel.conformance import imagination

from ..toys import Broken, toy
from .boxes import broken_toys, check_caught


@pytest.mark.parametrize("toy", broken_toys(5), ids=lambda toy: toy.name)
def test_a_toy_that_breaks_it_is_caught(toy: Broken, registered: Callable[[AnyGame], AnyGame]) -> None:
    registered(toy.game)
    check_caught(toy)


def test_it_is_counted_until_a_position_fits_and_then_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting is slow: once a game is enough, but an unfit position is no reason to leave it out."""
    asked: list[int] = []
    monkeypatch.setattr(imagination, "_check_counts", lambda trial, seat: asked.append(1) or len(asked) == 2)
    monkeypatch.setattr(imagination, "POSITIONS", 1)
    monkeypatch.setattr(imagination.Trial, "stops", lambda *_: range(5))
    monkeypatch.setattr(imagination, "_check_imagined", lambda trial, seat: None)
    game = toy()
    imagination.imagination(game, Random(1), 2, game.choose(2, {}))
    assert len(asked) == 2
