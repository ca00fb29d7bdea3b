"""What is made good of a slow connection, and when a no in advance is heard."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.pace import EARLIEST, LATEST, MOST_LAG, Arrival, beat, heard_until


@given(claimed=st.floats(0.0, 100.0))
def test_what_a_connection_can_make_good_is_bounded(claimed: float) -> None:
    assert Arrival(0, 3.0, claimed).pressed >= 3.0 - MOST_LAG
    assert Arrival(0, 3.0, -claimed).pressed == 3.0


def test_the_table_waits_only_for_those_who_are_far_away() -> None:
    first = Arrival(1, 2.0, 0.05)
    assert heard_until(first, []) == first.pressed
    assert heard_until(first, [0.0, 0.02]) < 2.0
    assert heard_until(first, [0.07]) == first.pressed + 0.07
    assert heard_until(first, [60.0]) == heard_until(first)


# A no in advance


@pytest.mark.parametrize("seconds", [2, 3, 4, 6, 8, 10, 15, 30])
def test_a_no_in_advance_leaves_time_to_change_ones_mind_and_does_not_keep_the_others_waiting(seconds: int) -> None:
    rng = Random(seconds)
    beats = [beat(seconds, rng) for _ in range(2_000)]
    assert min(beats) >= EARLIEST * seconds
    assert max(beats) <= LATEST * seconds
    assert abs(sum(beats) / len(beats) - (EARLIEST + LATEST) / 2 * seconds) < 0.02 * seconds


def test_a_window_of_ten_players_who_say_no_in_advance_lasts_three_seconds() -> None:
    rng = Random(3)
    lengths = [max(beat(6, rng) for _ in range(9)) for _ in range(1_000)]
    assert 2.6 < sum(lengths) / len(lengths) < 3.0
