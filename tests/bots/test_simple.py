"""The levels there are."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tablee
from tablee.bots.search import Search
from tablee.bots.simple import level, levels, play_at_random, usual
from tablee.kernel.errors import TableeError
from tablee.kernel.game import Foresight

from ..kernel.toys import Lay, lay_highest, toy

FORESIGHT: Foresight[Any, Any] = Foresight(worlds=lambda view: lambda rng: view, playout=lambda state, rng: (0.0, 0.0))


def test_any_of_the_legal_moves_is_as_likely() -> None:
    moves = (Lay(1), Lay(2), Lay(3))
    view = toy().start(2).view(0)
    found = [play_at_random(view, moves, Random(seed)) for seed in range(300)]
    assert all(70 < found.count(move) < 130 for move in moves)


def test_a_game_has_its_own_players_and_one_that_plays_at_random() -> None:
    assert list(levels(toy())) == ["random", "highest"]
    assert usual(toy()) == "highest"
    assert level(toy(), None) is lay_highest
    assert level(toy(), "random") is play_at_random


def test_a_game_that_can_be_searched_has_a_sharp_player() -> None:
    game = toy(bots={"steady": lay_highest}, foresight=FORESIGHT)
    known = levels(game)
    assert list(known) == ["random", "steady", "sharp"]
    assert known["steady"] is lay_highest
    assert isinstance(known["sharp"], Search)
    assert usual(game) == "steady"
    brief = levels(replace(game, foresight=replace(FORESIGHT, brief=7)))
    assert isinstance(brief["steady"], Search)
    own = levels(toy(bots={"steady": lay_highest, "sharp": lay_highest}, foresight=FORESIGHT))
    assert own["sharp"] is lay_highest


def test_a_level_that_is_not_there_is_said_with_those_that_are() -> None:
    with pytest.raises(TableeError) as caught:
        level(toy(), "godlike")
    assert caught.value.problem.args == {"level": "godlike", "known": ("random", "highest")}


@pytest.mark.parametrize("name", tablee.games())
def test_every_game_of_the_house_has_a_steady_player(name: str) -> None:
    assert usual(tablee.game(name)) == "steady"
