"""Who was first: equal chances for equal reflexes, whatever the connection (P20); and when a no in advance is heard."""

from collections import Counter
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee import IllegalMove
from tablee.games.tapecho.moves import React
from tablee.games.tapecho.pace import EARLIEST, LATEST, MOST_LAG, Arrival, beat, heard_until, in_order

TAPECHO = tablee.game("tapecho")
RACES = 1_500
lags = st.lists(st.floats(0.0, MOST_LAG), min_size=2, max_size=9)


def reflex(rng: Random) -> float:
    """How fast somebody presses the button: the same for everybody."""
    return rng.lognormvariate(-0.6, 0.35)


def races(lag: list[float], seed: int, jitter: float, judge) -> Counter[int]:
    """Who wins how many races with these connections."""
    rng = Random(seed)
    won: Counter[int] = Counter()
    for _ in range(RACES):
        arrivals = []
        for seat, mean in enumerate(lag):
            real = max(0.0, mean + rng.uniform(-jitter, jitter))
            arrivals.append(Arrival(seat, reflex(rng) + real, mean))
        rng.shuffle(arrivals)
        won[judge(arrivals, rng)] += 1
    return won


def first_by_pace(arrivals: list[Arrival], rng: Random) -> int:
    return in_order(arrivals, rng)[0]


def first_by_arrival(arrivals: list[Arrival], rng: Random) -> int:
    return min(arrivals, key=lambda arrival: arrival.at).seat


def unfairness(won: Counter[int], players: int) -> float:
    """How far the most favoured or most slighted player is from a fair share, in standard deviations."""
    fair = RACES / players
    spread = sqrt(RACES * (1 / players) * (1 - 1 / players))
    return max(abs(won[seat] - fair) / spread for seat in range(players))


@settings(max_examples=25, deadline=None)
@given(lag=lags, seed=st.integers(0, 2**32))
def test_equal_reflexes_have_equal_chances_whatever_the_connection(lag, seed):
    assert unfairness(races(lag, seed, 0.0, first_by_pace), len(lag)) < 5.5


@settings(max_examples=10, deadline=None)
@given(lag=st.lists(st.floats(0.02, MOST_LAG - 0.02), min_size=2, max_size=9), seed=st.integers(0, 2**32))
def test_a_connection_that_wavers_favours_nobody(lag, seed):
    assert unfairness(races(lag, seed, 0.02, first_by_pace), len(lag)) < 5.5


def test_without_it_the_slow_connection_would_lose():
    assert unfairness(races([0.0, MOST_LAG], 1, 0.0, first_by_arrival), 2) > 8


@settings(max_examples=200, deadline=None)
@given(
    pressed=st.lists(st.floats(0.2, 5.0), min_size=2, max_size=9, unique=True),
    lag=st.lists(st.floats(0.0, MOST_LAG), min_size=9, max_size=9),
    seed=st.integers(0, 2**32),
)
def test_whoever_presses_first_is_first(pressed, lag, seed):
    arrivals = [Arrival(seat, at + lag[seat], lag[seat]) for seat, at in enumerate(pressed)]
    Random(seed).shuffle(arrivals)
    order = in_order(arrivals, Random(seed))
    fastest = min(pressed)
    clear = [at for at in pressed if at - fastest > 1e-9]
    if len(clear) == len(pressed) - 1:
        assert order[0] == pressed.index(fastest)


@given(claimed=st.floats(0.0, 100.0))
def test_what_a_connection_can_make_good_is_bounded(claimed):
    assert Arrival(0, 3.0, claimed).pressed >= 3.0 - MOST_LAG
    assert Arrival(0, 3.0, -claimed).pressed == 3.0


def test_the_table_waits_long_enough_and_no_longer():
    first = Arrival(1, 2.0, 0.05)
    late_but_earlier = Arrival(2, 2.0 - 0.06 + MOST_LAG, MOST_LAG)
    assert late_but_earlier.at <= heard_until(first)
    assert in_order([first, late_but_earlier], Random(1)) == [2, 1]
    too_late = Arrival(3, heard_until(first) + 0.001, 60.0)
    assert in_order([first, too_late], Random(1)) == [1]
    assert in_order([], Random(1)) == []


def test_equals_are_drawn_by_lot():
    rng = Random(7)
    firsts = Counter(in_order([Arrival(1, 2.0, 0.0), Arrival(2, 2.1, 0.1)], rng)[0] for _ in range(2_000))
    assert abs(firsts[1] - 1_000) < 5 * sqrt(500)


@pytest.mark.parametrize("seed", range(20))
def test_the_first_in_order_counts_and_the_others_are_too_late(seed):
    """Three hold a hors contexte and press; what the table makes of it is the order of inputs."""
    rng = Random(seed)
    state = TAPECHO.position(4, hands=[(5, 31), (152, 40), (153, 41), (154, 42)], context=0)
    state.play(0, TAPECHO.parse("lay 5>0"))
    lag = {seat: rng.uniform(0, MOST_LAG) for seat in (1, 2, 3)}
    pressed = {seat: reflex(rng) for seat in (1, 2, 3)}
    order = in_order([Arrival(seat, pressed[seat] + lag[seat], lag[seat]) for seat in (1, 2, 3)], rng)
    assert order[0] == min(pressed, key=pressed.__getitem__)
    state.play(order[0], React(151 + order[0], 5))
    for seat in order[1:]:
        with pytest.raises(IllegalMove) as caught:
            state.play(seat, React(151 + seat, 5))
        assert caught.value.refusal.key == "too-late"
    assert state.view(None).rival == order[0]


# A no in advance


@pytest.mark.parametrize("seconds", [2, 3, 4, 6, 8, 10, 15, 30])
def test_a_no_in_advance_leaves_time_to_change_ones_mind_and_does_not_keep_the_others_waiting(seconds):
    rng = Random(seconds)
    beats = [beat(seconds, rng) for _ in range(2_000)]
    assert min(beats) >= EARLIEST * seconds
    assert max(beats) <= LATEST * seconds
    assert abs(sum(beats) / len(beats) - (EARLIEST + LATEST) / 2 * seconds) < 0.02 * seconds


def test_a_window_of_ten_players_who_say_no_in_advance_lasts_three_seconds():
    rng = Random(3)
    lengths = [max(beat(6, rng) for _ in range(9)) for _ in range(1_000)]
    assert 2.6 < sum(lengths) / len(lengths) < 3.0
