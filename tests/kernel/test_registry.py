"""Which games there are."""

from collections.abc import Callable

import pytest

import tablee
from tablee import AnyGame, UnknownGame

from .toys import toy


def test_the_games_of_the_house_are_installed() -> None:
    assert {"tango", "tarot"} <= set(tablee.games())
    assert list(tablee.games()) == sorted(tablee.games())


@pytest.mark.parametrize("name", tablee.games())
def test_a_game_is_found_by_its_name_and_games_can_be_listed_afterwards(name: str) -> None:
    assert tablee.game(name).name == name
    assert name in tablee.games()


def test_an_unknown_game_is_named_beside_those_known() -> None:
    with pytest.raises(UnknownGame) as caught:
        tablee.game("whist")
    assert caught.value.problem.args == {"game": "whist", "known": tablee.games()}


def test_a_game_can_be_added_for_the_process(registered: Callable[[AnyGame], AnyGame]) -> None:
    game = registered(toy())
    assert tablee.game("toy") is game
    assert "toy" in tablee.games()


def test_a_game_added_again_takes_the_place_of_the_first(registered: Callable[[AnyGame], AnyGame]) -> None:
    registered(toy())
    again = registered(toy(longest=5))
    assert tablee.game("toy") is again
