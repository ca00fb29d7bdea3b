"""Every wrong or impossible choice before a game is refused, and the refusal names it."""

from typing import Any

import pytest

import tablee
from tablee import BadOption, BadSeats, UnknownGame
from tablee.games.tarot.phases import Phase

from .tables import tarot_dealt


@pytest.mark.parametrize(
    ("name", "seats"),
    [("tango", seats) for seats in (-2, 0, 1, 5, 6)] + [("tarot", seats) for seats in (-2, 0, 1, 6, 7)],
)
def test_a_game_is_not_played_by_so_many(name: str, seats: int) -> None:
    with pytest.raises(BadSeats) as caught:
        tablee.game(name).start(seats)
    problem = caught.value.problem
    least, most = {"tango": (2, 4), "tarot": (2, 5)}[name]
    assert problem.key == "seats-wrong"
    assert problem.args == {"game": name, "seats": seats, "least": least, "most": most}


@pytest.mark.parametrize(("name", "counts"), [("tango", (2, 3, 4)), ("tarot", (2, 3, 4, 5))])
def test_a_game_is_played_by_so_many(name: str, counts: tuple[int, ...]) -> None:
    game = tablee.game(name)
    assert tuple(game.players) == counts
    for seats in counts:
        assert game.start(seats).view(None).seats == seats


def refused(name: str, seats: int, **options: object) -> tuple[str, object]:
    """The key of the refusal and the option it names."""
    with pytest.raises(BadOption) as caught:
        tablee.game(name).start(seats, options)
    return caught.value.problem.key, caught.value.problem.args["option"]


@pytest.mark.parametrize(
    ("name", "option"),
    [("tango", "bets"), ("tango", "rounds"), ("tango", "Cells"), ("tango", ""), ("tarot", "cells"), ("tarot", "bet")],
)
def test_an_option_that_does_not_exist(name: str, option: str) -> None:
    assert refused(name, 4, **{option: 16}) == ("option-unknown", option)


WHOLE = (0, -1, 10_001, "3", 2.5, 2.0, True, [3])
FLAG: tuple[object, ...] = (0, 1, None, "yes", "true", [])


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        *(("tango", "cells", value) for value in (0, 8, 17, "16", 16.0, None, True)),
        *(("tango", "first", value) for value in ("0", 1.0, True, [0])),
        *(("tarot", option, value) for option in ("rounds", "target", "minutes") for value in WHOLE),
        *(("tarot", option, value) for option in ("bets", "call", "bonuses") for value in FLAG),
    ],
)
def test_an_option_of_the_wrong_type_or_size(name: str, option: Any, value: Any) -> None:
    assert refused(name, 4, **{option: value}) == ("option-wrong", option)


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 3), (4, 4), (2, -1), (4, -2)])
def test_g4_nobody_sits_where_the_first_player_should(seats: int, first: int) -> None:
    assert refused("tango", seats, first=first) == ("option-first", "first")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t23_the_call_is_for_five(seats: int) -> None:
    assert refused("tarot", seats, call=True) == ("option-call", "call")
    assert refused("tarot", seats, call=True, bets=True) == ("option-call", "call")
    tablee.game("tarot").start(seats, {"call": False})


@pytest.mark.parametrize("seats", [2, 3])
def test_t25_bonuses_are_for_four_or_five(seats: int) -> None:
    assert refused("tarot", seats, bonuses=True) == ("option-bonuses", "bonuses")
    tablee.game("tarot").start(seats, {"bonuses": False})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t20_bets_are_for_any_number(seats: int) -> None:
    assert tarot_dealt(*[""] * seats, bets=True).public.phase is Phase.BET


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"rounds": 2, "target": 50}, "rounds"),
        ({"rounds": 2, "minutes": 5}, "rounds"),
        ({"target": 50, "minutes": 5}, "target"),
        ({"rounds": 2, "target": 50, "minutes": 5}, "rounds"),
    ],
)
def test_t19_a_match_has_one_end(options: dict[str, Any], named: str) -> None:
    assert refused("tarot", 3, **options) == ("match-two-ends", named)


def test_t19_an_end_that_is_not_given_is_no_end() -> None:
    view = tablee.game("tarot").start(3, {"rounds": None, "target": 40, "minutes": None}).view(None)
    assert view.options.target == 40


def test_variants_combine_where_player_counts_allow() -> None:
    view = tablee.game("tarot").start(5, {"bets": True, "call": True, "bonuses": True, "minutes": 30}).view(None)
    assert view.options.betting
    tablee.game("tarot").start(4, {"bets": True, "bonuses": True, "rounds": 10_000})


def test_a_game_nobody_knows() -> None:
    with pytest.raises(UnknownGame):
        tablee.game("belote")
