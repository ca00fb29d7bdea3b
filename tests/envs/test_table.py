"""A game as learners meet it: chance and the clock act by themselves, one seat is asked at a time."""

from random import Random

import pytest

import tablee
from tablee.envs.table import House, Table, seeded
from tablee.kernel.messages import Outcome

from .tables import NAMES, small


def play_out(table: Table, rng: Random) -> Outcome:
    """Any actions to the end."""
    while table.asked is not None:
        table.play(rng.choice(list(table.choices())))
    assert table.state.outcome is not None
    return table.state.outcome


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_actions_give_the_same_game(name: str) -> None:
    house = House(**small(name))
    assert play_out(seeded(house, 4), Random(1)) == play_out(seeded(house, 4), Random(1))


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_by_itself_and_falls_alike(name: str) -> None:
    table = seeded(House(**small(name)), 5)
    for _ in range(5):
        table.play(next(iter(table.choices())))
    twin = table.copy()
    before = table.state.view(None)
    ended = play_out(twin, Random(2))
    assert table.state.view(None) == before
    assert play_out(table, Random(2)) == ended


def test_a_number_not_on_offer_says_which_are() -> None:
    table = seeded(House("tango", 2), 1)
    with pytest.raises(ValueError, match=r"Action 99 is not on offer now; .* Seat \d may choose 0 \(ib1\), 1 \(ib2\)"):
        table.play(99)
    play_out(table, Random(1))
    with pytest.raises(ValueError, match="The game is over: reset it"):
        table.play(0)


def test_scores_and_wins() -> None:
    outcome = Outcome((7, 9, 9), (1, 2), "rounds")
    assert House("tarot", 3).paid(outcome) == [7.0, 9.0, 9.0]
    assert House("tarot", 3, rewards="wins").paid(outcome) == [0.0, 0.5, 0.5]
    with pytest.raises(ValueError, match="rewards='glory': there are 'scores' and 'wins'"):
        House("tarot", 3, rewards="glory")


def test_seats_and_options_are_those_of_the_game() -> None:
    assert House("tapecho").seats == 4
    with pytest.raises(tablee.BadSeats):
        House("tango", 9)
    with pytest.raises(tablee.BadOption):
        House("tango", 2, {"cells": 13})
    with pytest.raises(TypeError, match="vocabulary"):
        House("tango", 2, vocabulary=3)


def test_time_limits_run_out() -> None:
    """Nobody votes or gives up: who says wrong words for too long has lost the round (C9)."""
    house = House("taichi", 2, {"lexicon": "primer", "seconds": 15}, vocabulary=3000)
    table = seeded(house, 3)
    table.play(0)
    assert table.state.view(None).phase == "word"
    seconds = 0
    while table.state.view(None).phase == "word":
        table.play_together({0: -1, 1: -1})
        seconds += 1
    assert 13 <= seconds <= 15


def test_late_moves_are_not_made() -> None:
    """All who act at once have chosen before anything is done."""
    table = seeded(House("tacta", 4, {"free": True}), 2)
    while table.state.view(None).phase != "play":
        table.play_together(dict.fromkeys(range(4), 0))
    assert len(table.state.acting) == 4
    before = len(table.state.view(None).laid)
    table.play_together(dict.fromkeys(range(4), 0))
    laid = table.state.view(None).laid
    assert before < len(laid) <= before + 4
    assert len({card.card for card in laid}) == len(laid)


def test_bots_play_by_the_rules_own_moves() -> None:
    table = seeded(House("tarot", 3), 1)
    bots = tablee.game("tarot").bots
    while table.asked is not None:
        table.let(bots["easy"])
    assert table.state.outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_page_says_what_there_is_to_know(name: str) -> None:
    house = House(**small(name))
    for heading in ("Actions\n-------", "Observations\n------------", "Rewards\n-------", "Versions\n--------"):
        assert heading in house.page
    assert f"In all {house.encoding.size} numbers" in house.page
    assert house.name == f"{name}_v1"
