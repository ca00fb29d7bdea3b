"""The laws bite: a sound toy keeps all nine, and every broken one is caught by the law meant for it."""

from collections.abc import Callable

import pytest

from tablee import AnyGame
from tablee.kernel.conformance import LAWS, check
from tablee.kernel.conformance.laws import try_law

from ..toys import BROKEN, toy
from . import broken_rules, broken_secrets  # noqa: F401 - they fill the list of broken toys


def test_the_sound_toy_keeps_every_law(package: str, registered: Callable[[AnyGame], AnyGame]) -> None:
    report = check(registered(toy(package=package)), games_per_law=24, seed=7)
    assert report.broken == ()
    assert [row.law for row in report.rows] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert all(row.checks > 0 for row in report.rows)


def test_every_law_but_the_ninth_is_broken_by_some_toy() -> None:
    assert {toy.law for toy in BROKEN} == {1, 2, 3, 4, 5, 6, 7, 8}


def test_a_failure_names_table_input_and_seat(registered: Callable[[AnyGame], AnyGame]) -> None:
    (openly,) = [toy for toy in BROKEN if toy.name == "MovesDependOnHiddenCards"]
    row = try_law(LAWS[3], registered(openly.game), games=60, seed=1)
    assert row.failure is not None
    assert "players, {" in row.failure
    assert "after input" in row.failure
    assert "seat " in row.failure


@pytest.mark.parametrize("name", ["OffersWhatIsNotHeld", "TellsHiddenCards", "ImaginesWithATaste", "LaysACardTwice"])
def test_the_same_seed_finds_the_same_failure(name: str, registered: Callable[[AnyGame], AnyGame]) -> None:
    (found,) = [toy for toy in BROKEN if toy.name == name]
    registered(found.game)
    first, again = (try_law(LAWS[found.law - 1], found.game, games=60, seed=3) for _ in range(2))
    assert first == again
