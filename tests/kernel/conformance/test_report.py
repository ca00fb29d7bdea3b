"""What conformance found, as data."""

from collections.abc import Callable

from tablee import AnyGame
from tablee.kernel.conformance import LAWS, check
from tablee.kernel.conformance.report import LawBroken, Report, Row

from ..toys import toy

KEPT = Row(1, "law-fold", 4, 20)
BROKEN = Row(2, "law-legality", 1, 3, "so")


def test_the_broken_laws_are_those_with_a_failure() -> None:
    assert Report("toy", 1, (KEPT, BROKEN)).broken == (BROKEN,)
    assert Report("toy", 1, (KEPT,)).broken == ()


def test_a_broken_law_says_which_and_how() -> None:
    broken = LawBroken(4, "a secret")
    assert (broken.law, broken.message, str(broken)) == (4, "a secret", "law 4: a secret")


def test_a_report_has_a_row_a_law_and_says_how_much_was_tried(
    package: str, registered: Callable[[AnyGame], AnyGame]
) -> None:
    report = check(registered(toy(package=package)), games_per_law=2, seed=5)
    assert (report.game, report.seed) == ("toy", 5)
    assert [(row.law, row.title) for row in report.rows] == [(law.number, law.title) for law in LAWS]
    assert all(row.games == 2 and row.checks > 0 for row in report.rows[:-1])
    assert report.rows[-1].games == 1, "examples are looked at once"


def test_the_same_seed_gives_the_same_report(package: str, registered: Callable[[AnyGame], AnyGame]) -> None:
    game = registered(toy(package=package))
    assert check(game, games_per_law=1, seed=9) == check(game, games_per_law=1, seed=9)
