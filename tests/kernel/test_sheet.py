"""The score sheet, and when a match is over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee import BadOption, Window
from tablee.kernel.options import read_options
from tablee.kernel.sheet import MATCH_WINDOW, MatchOptions, best, totals

LINES = ((10, 5, 0), (0, 20, 3))


def test_totals_are_the_sums_of_the_columns() -> None:
    assert totals(LINES) == (10, 25, 3)
    assert totals(LINES[:1]) == (10, 5, 0)
    assert totals(()) == ()


def test_a_line_too_short_is_no_line() -> None:
    with pytest.raises(ValueError, match="shorter"):
        totals(((1, 2, 3), (1, 2)))


@given(st.lists(st.integers(-99, 99), min_size=1, max_size=6))
def test_the_best_have_the_highest_score_and_equals_share_it(scores: list[int]) -> None:
    winners = best(scores)
    assert winners
    assert all(scores[seat] == max(scores) for seat in winners)
    assert all(scores[seat] < max(scores) for seat in range(len(scores)) if seat not in winners)


def test_a_match_is_one_round_unless_said_otherwise() -> None:
    match = MatchOptions()
    assert match.ending((), False) is None
    assert match.ending(LINES[:1], False) == "rounds"


def test_a_match_of_rounds_ends_after_the_last() -> None:
    match = MatchOptions(rounds=2)
    assert match.ending(LINES[:1], False) is None
    assert match.ending(LINES, False) == "rounds"


def test_a_match_to_a_target_ends_when_somebody_is_there() -> None:
    assert MatchOptions(target=25).ending((), False) is None
    assert MatchOptions(target=25).ending(LINES[:1], False) is None
    assert MatchOptions(target=25).ending(LINES, False) == "target"
    assert MatchOptions(target=26).ending(LINES, False) is None


def test_a_timed_match_ends_with_the_round_under_way() -> None:
    match = MatchOptions(minutes=2)
    assert match.ending(LINES, False) is None
    assert match.ending(LINES, True) == "time"


def test_only_a_timed_match_has_a_window_and_it_concerns_everybody() -> None:
    assert MatchOptions(rounds=2).window(3) is None
    assert MatchOptions(minutes=2).window(3) == Window(MATCH_WINDOW, 120, (0, 1, 2))


@pytest.mark.parametrize("chosen", [("rounds", "target"), ("target", "minutes"), ("rounds", "minutes")])
def test_a_match_has_one_end(chosen: tuple[str, str]) -> None:
    with pytest.raises(BadOption, match="match-two-ends") as caught:
        read_options(MatchOptions, dict.fromkeys(chosen, 2), 3)
    assert tuple(caught.value.problem.args.values()) == chosen


@pytest.mark.parametrize("length", ["rounds", "target", "minutes"])
@pytest.mark.parametrize("value", [0, -1, 10_001, "3", 1.5, True])
def test_a_length_is_a_whole_number_within_reason(length: str, value: object) -> None:
    with pytest.raises(BadOption, match="option-wrong"):
        read_options(MatchOptions, {length: value}, 3)
