"""Options: what is chosen is checked, what is not has its default, and the one that is wrong is named."""

from typing import Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee import BadOption, BadSeats
from tablee.kernel.conformance.tables import combinations, values_of
from tablee.kernel.messages import Problem
from tablee.kernel.options import Options, check_seats, read_options
from tablee.kernel.sheet import MatchOptions


class Choices(Options, frozen=True):
    open_hands: bool = False
    cells: Literal[12, 16] = 16
    first: int | None = None

    def conflict(self, seats: int) -> Problem | None:
        if self.open_hands and seats > 2:
            return Problem("too-open", {"option": "open_hands", "seats": seats})
        return None


def test_nothing_chosen_is_all_defaults() -> None:
    assert read_options(Choices, {}, 2) == Choices()


def test_what_is_chosen_replaces_the_default() -> None:
    assert read_options(Choices, {"cells": 12, "first": 1}, 2) == Choices(cells=12, first=1)


def test_an_unknown_option_is_named_beside_those_known() -> None:
    with pytest.raises(BadOption) as caught:
        read_options(Choices, {"cell": 12}, 2)
    known = ("open_hands", "cells", "first")
    assert caught.value.problem == Problem("option-unknown", {"option": "cell", "known": known})


@pytest.mark.parametrize(
    ("option", "value"),
    [("open_hands", 1), ("open_hands", "true"), ("cells", 13), ("cells", "12"), ("first", 0.5), ("first", True)],
)
def test_a_wrong_value_is_named_with_its_option(option: str, value: object) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(Choices, {option: value}, 2)
    problem = caught.value.problem
    assert problem.key == "option-wrong"
    assert (problem.args["option"], problem.args["value"]) == (option, str(value))


def test_choices_that_cannot_be_combined_are_a_problem() -> None:
    assert read_options(Choices, {"open_hands": True}, 2).open_hands
    with pytest.raises(BadOption, match="too-open") as caught:
        read_options(Choices, {"open_hands": True}, 3)
    assert caught.value.problem.args == {"option": "open_hands", "seats": 3}


@given(st.dictionaries(st.text() | st.sampled_from(Choices.__struct_fields__), st.integers() | st.text() | st.none()))
def test_any_mapping_gives_options_or_a_bad_option(given_options: dict[str, object]) -> None:
    try:
        options = read_options(Choices, given_options, 2)
    except BadOption:
        return
    assert isinstance(options, Choices)


def test_only_what_differs_from_the_default_is_written() -> None:
    assert msgspec.json.encode(Choices(cells=12)) == b'{"cells":12}'
    assert msgspec.json.encode(Choices()) == b"{}"


def test_a_game_is_played_by_so_many_and_no_others() -> None:
    check_seats("tango", 2, range(2, 5))
    check_seats("tango", 4, range(2, 5))
    for seats in (-1, 0, 1, 5):
        with pytest.raises(BadSeats) as caught:
            check_seats("tango", seats, range(2, 5))
        assert caught.value.problem.args == {"game": "tango", "seats": seats, "least": 2, "most": 4}


@pytest.mark.parametrize("seats", [2.0, 3.5, True, "3", None])
def test_seats_are_a_whole_number(seats: object) -> None:
    with pytest.raises(BadSeats) as caught:
        tablee.game("tango").start(seats)  # type: ignore[arg-type]
    assert caught.value.problem.key == "seats-wrong"


def test_a_number_between_those_that_can_play() -> None:
    with pytest.raises(BadSeats) as caught:
        check_seats("tacta", 7, (2, 3, 4, 5, 6, 8, 10, 12))
    assert caught.value.problem.key == "seats-between"
    assert caught.value.problem.args["known"] == (2, 3, 4, 5, 6, 8, 10, 12)


@pytest.mark.parametrize("name", tablee.games())
def test_a_game_checks_seats_before_options(name: str) -> None:
    with pytest.raises(BadSeats):
        tablee.game(name).start(99, {"no such": "option"})


# The combinations that conformance tries


def test_every_field_is_tried_at_its_few_values() -> None:
    assert values_of(Choices, "open_hands") == (False, True)
    assert values_of(Choices, "cells") == (16, 12)
    assert values_of(Choices, "first") == (None, 0)
    assert values_of(MatchOptions, "target") == (None, 30)


def test_only_combinations_that_are_allowed_are_tried() -> None:
    assert len(combinations(Choices, 2)) == 8
    assert combinations(Choices, 2)[0] == Choices()
    assert not any(choice.open_hands for choice in combinations(Choices, 3))
