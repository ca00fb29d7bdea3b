"""Duels in the lab: fair to both sides, and honest about how sure they are."""

import pytest

import tablee
from tablee.bots.simple import level
from tablee.lab.arena import Duel, duel, margin


@pytest.mark.parametrize(("name", "seats"), [("tango", 2), ("tango", 3), ("tarot", 5)])
def test_a_level_is_exactly_as_good_as_itself(name: str, seats: int) -> None:
    """The same dice with seats exchanged: what one side wins in the first game, the other wins in the second."""
    game = tablee.game(name)
    steady = level(game, "steady")
    assert duel(game, seats, game.choose(seats, {}), (steady, steady), 6, "self") == Duel(12, 0.5, 0.0)


def test_the_stronger_side_is_found_whichever_it_is() -> None:
    game = tablee.game("tango")
    weak, strong = level(game, "random"), level(game, "steady")
    assert duel(game, 2, game.choose(2, {}), (weak, strong), 10, "found").decided
    assert duel(game, 2, game.choose(2, {}), (strong, weak), 10, "found").share < 0.2


def test_few_games_leave_much_open() -> None:
    assert margin([1.0]) == 1.0
    assert margin([1.0, 0.0] * 50) == pytest.approx(0.098, abs=0.001)
    assert not Duel(4, 0.75, 0.4).decided
    assert Duel(400, 0.55, 0.03).decided
    assert str(Duel(400, 0.55, 0.03)) == "55.0% ± 3.0%"
