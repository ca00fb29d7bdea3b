"""The tables a game is tried at."""

from random import Random

from tablee.kernel.conformance.laws import tables
from tablee.kernel.conformance.tables import combinations, random_table, values_of
from tablee.kernel.options import Options
from tablee.kernel.sheet import MatchOptions

from ..toys import ToyOptions, toy


class Match(MatchOptions, frozen=True):
    """A match of several rounds, and one choice more."""

    quick: bool = False


class Many(Options, frozen=True):
    """More choices than can be tried."""

    a: bool = False
    b: bool = False
    c: bool = False
    d: bool = False
    e: bool = False
    f: bool = False
    g: bool = False
    h: bool = False
    i: bool = False
    j: bool = False
    k: bool = False
    l: bool = False  # noqa: E741


def test_every_value_of_a_choice_is_tried_and_the_default_first() -> None:
    assert combinations(ToyOptions, 2)[0] == ToyOptions()
    assert {(options.hurry, options.hand) for options in combinations(ToyOptions, 2)} == {  # type: ignore[attr-defined]
        (hurry, hand) for hurry in (True, False) for hand in (1, 2)
    }
    assert set(values_of(ToyOptions, "hurry")) == {True, False}


def test_a_match_is_tried_in_every_length_alone() -> None:
    lengths = {(choice.rounds, choice.target, choice.minutes) for choice in combinations(Match, 2)}  # type: ignore[attr-defined]
    assert lengths == {(None, None, None), (2, None, None), (None, 30, None), (None, None, 1)}
    assert {choice.quick for choice in combinations(Match, 2)} == {True, False}  # type: ignore[attr-defined]


def test_of_too_many_combinations_some_are_drawn_and_always_the_same() -> None:
    drawn = combinations(Many, 2)
    assert drawn[0] == Many()
    assert 1_000 < len(drawn) <= 2_001
    combinations.cache_clear()
    assert combinations(Many, 2) == drawn


def test_a_table_by_lot_is_one_of_them() -> None:
    found = [random_table(toy(), Random(seed)) for seed in range(40)]
    assert {seats for seats, _ in found} == {2, 3}
    assert all(options in combinations(ToyOptions, seats) for seats, options in found)


def test_every_number_of_players_is_tried_in_turn_and_no_options_twice_before_all_once() -> None:
    drawn = tables(toy(), Random(3))
    first = [next(drawn) for _ in range(8)]
    assert [seats for seats, _ in first] == [2, 3] * 4
    assert len({options for seats, options in first if seats == 2}) == 4
