"""How long the way to a connection is, measured by pings."""

import pytest

from tablee.kernel.pace import MOST_LAG
from tablee.server.wire.lag import ENOUGH, REST, Trip


def measured(*times: float) -> Trip:
    trip, now = Trip(), 100.0
    for time in times:
        trip.answer(trip.ask(now), now + time)
        now += REST
    return trip


def test_the_median_counts_in_whole_milliseconds() -> None:
    assert measured(0.020, 0.900, 0.021).lag == pytest.approx(0.021)
    assert measured(0.0209).lag == pytest.approx(0.020)
    assert Trip().lag == 0.0


def test_no_more_is_made_good_than_the_rules_allow() -> None:
    assert measured(MOST_LAG * 9).lag == pytest.approx(MOST_LAG)


def test_only_the_last_measurements_are_kept() -> None:
    trip = measured(*(0.2 for _ in range(ENOUGH)), *(0.01 for _ in range(ENOUGH)))
    assert len(trip.times) == ENOUGH
    assert trip.lag == pytest.approx(0.01)


def test_the_first_follow_one_another_and_later_ones_rest() -> None:
    trip = Trip()
    assert not trip.known
    for number in range(ENOUGH):
        assert trip.ask(1.0 + number / 100) == (number + 1).to_bytes(4)
        trip.answer((number + 1).to_bytes(4), 1.001 + number / 100)
    assert trip.known
    assert trip.ask(1.5) == b""
    assert trip.ask(1.0 + (ENOUGH - 1) / 100 + REST) != b""


def test_an_unanswered_ping_is_not_followed_at_once() -> None:
    trip = Trip()
    assert trip.ask(1.0) != b""
    assert trip.ask(1.5) == b""
    assert trip.ask(1.0 + REST) != b""


def test_only_the_answer_to_the_last_ping_counts_and_only_once() -> None:
    trip = Trip()
    first = trip.ask(1.0)
    second = trip.ask(3.0)
    trip.answer(first, 3.1)
    assert trip.times == ()
    trip.answer(second, 3.1)
    trip.answer(second, 9.0)
    assert list(trip.times) == [pytest.approx(0.1)]
