"""First come, first served, whatever the connection: through the table itself, in made-up time."""

import asyncio
from collections import Counter
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import Input, dumps, loads, replay
from tablee.kernel.pace import MOST_LAG
from tablee.kernel.record import Judged
from tablee.server.hall.replays import log_of
from tablee.server.store.store import Kind, inputs_of
from tablee.server.wire.client_frames import AskUndo
from tablee.server.wire.lag import ENOUGH, REST, Trip

from ..racing import TAPS, Room, Skip, room

TURNS = 250
NEAR = 0.0004
"""A network where nothing is held."""


def reflex(rng: Random) -> float:
    """How fast somebody taps once they see that they may: the same for everybody."""
    return rng.lognormvariate(-0.6, 0.35)


def races(lags: list[float], seed: int, jitter: float = 0.0) -> Counter[int]:
    """Who wins how many rounds: what is seen travels to a player, and the tap travels back."""
    rng = Random(seed)

    async def play(scene: Room) -> Counter[int]:
        for _ in range(TURNS):
            for seat, lag in enumerate(lags):
                way = max(0.0, lag + rng.uniform(-jitter, jitter))
                scene.taps(seat, way + reflex(rng))
            await asyncio.sleep(30.0)
        return Counter(scene.state.winners)

    return room(lags, play, rounds=TURNS)


def unfairness(won: Counter[int], players: int) -> float:
    """How far the most favoured or most slighted player is from a fair share, in standard deviations."""
    assert won.total() == TURNS
    share = 1 / players
    spread = sqrt(TURNS * share * (1 - share))
    return max(abs(won[seat] - TURNS * share) / spread for seat in range(players))


@settings(max_examples=12, deadline=None)
@given(lags=st.lists(st.floats(0.0, MOST_LAG), min_size=2, max_size=6), seed=st.integers(0, 2**32))
def test_equal_reflexes_have_equal_chances_at_any_distance(lags: list[float], seed: int) -> None:
    assert unfairness(races(lags, seed), len(lags)) < 5.0


@settings(max_examples=6, deadline=None)
@given(lags=st.lists(st.floats(0.02, MOST_LAG - 0.02), min_size=2, max_size=6), seed=st.integers(0, 2**32))
def test_a_connection_that_wavers_favours_nobody(lags: list[float], seed: int) -> None:
    assert unfairness(races(lags, seed, jitter=0.02), len(lags)) < 5.0


def test_without_it_the_one_far_away_would_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trip, "answer", lambda *_: None)
    monkeypatch.setattr(Trip, "known", True)
    assert unfairness(races([0.0, MOST_LAG], 1), 2) > 5.0


@settings(max_examples=60, deadline=None)
@given(
    pressed=st.lists(st.integers(200, 900), min_size=2, max_size=5, unique=True),
    lags=st.lists(st.integers(0, 150), min_size=5, max_size=5),
)
def test_whoever_taps_first_wins_and_nobody_waits_longer_than_needed(pressed: list[int], lags: list[int]) -> None:
    count = len(pressed)
    ways = [lag / 1000 for lag in lags[:count]]

    async def play(scene: Room) -> None:
        began = scene.loop.time()
        sent = [scene.taps(seat, pressed[seat] / 1000 + ways[seat]) for seat in range(count)]
        await asyncio.sleep(3.0)
        first = pressed.index(min(pressed))
        assert scene.state.winners == [first]
        for seat in range(count):
            ack = scene.lines[seat].answer(sent[seat])
            assert ack is not None
            assert ack["ok"] == (seat == first)
            if seat != first:
                assert ack["refusal"] == {"clause": "X2", "key": "too-late", "args": {}}
        arrived = began + pressed[first] / 1000 + ways[first]
        slowest = began + pressed[first] / 1000 + max(ways)
        assert arrived - 0.0021 <= scene.told(1) <= max(arrived, slowest) + 0.0021

    room(ways, play)


# What waits, and what does not


def delay(lags: list[float | None], **others: float) -> float:
    """How long the tap of seat 0 waits at the table."""

    async def play(scene: Room) -> float:
        scene.taps(0, 1.0)
        began = scene.loop.time()
        await asyncio.sleep(2.0)
        return scene.told(1) - began - 1.0

    return float(room(lags, play))


def test_near_each_other_nobody_waits() -> None:
    assert delay([NEAR, NEAR, NEAR]) == pytest.approx(0.0, abs=1e-9)


def test_the_slowest_waits_for_nobody() -> None:
    assert delay([0.1, 0.02, 0.05]) == pytest.approx(0.0, abs=1e-9)


def test_the_nearest_waits_for_the_farthest_by_the_difference() -> None:
    assert delay([0.02, 0.1, 0.05]) == pytest.approx(0.08, abs=0.0011)


def test_nobody_is_waited_for_longer_than_the_bound() -> None:
    assert delay([0.0, 5.0]) == pytest.approx(MOST_LAG, abs=0.0011)


def test_alone_one_waits_for_nothing() -> None:
    assert delay([0.1]) == pytest.approx(0.0, abs=1e-9)


def test_bots_are_not_waited_for_but_wait() -> None:
    assert delay([NEAR, None, None]) == pytest.approx(0.0, abs=1e-9)

    async def play(scene: Room) -> None:
        scene.taps(0, 1.0 + 0.1 - 0.001)
        await asyncio.sleep(1.5)
        assert scene.state.winners[0] == 0, "the bot was ready at 1.0, the human had tapped just before"

    room([0.1, None], play)


def test_who_has_tapped_already_is_not_waited_for() -> None:
    async def play(scene: Room) -> None:
        began = scene.loop.time()
        scene.taps(0, 0.5)
        scene.taps(1, 0.52)
        await asyncio.sleep(1.0)
        assert scene.state.winners == [1], "0.1 s of the way are made good"
        assert scene.told(1) - began == pytest.approx(0.52, abs=0.0011), "all are in: nobody else can come"

    room([NEAR, 0.1], play)


def test_who_has_gone_is_not_waited_for() -> None:
    async def play(scene: Room) -> None:
        scene.table.audience.remove(scene.viewers[1])
        began = scene.loop.time()
        scene.taps(0, 0.5)
        await asyncio.sleep(1.0)
        assert scene.told(1) - began == pytest.approx(0.5, abs=0.0011)

    room([NEAR, 0.1], play)


def test_taps_of_the_same_moment_are_decided_by_lot() -> None:
    async def play(scene: Room) -> Counter[int]:
        for _ in range(300):
            scene.taps(0, 0.5)
            scene.taps(1, 0.5)
            scene.taps(2, 0.5)
            await asyncio.sleep(3.0)
        return Counter(scene.state.winners)

    won = room([0.064, 0.064, 0.064, 0.128], play, rounds=300)
    assert won.total() == 300
    assert max(abs(won[seat] - 100) for seat in range(3)) < 5 * sqrt(300 * 2 / 9)


def test_a_frame_sent_again_while_it_waits_counts_once() -> None:
    async def play(scene: Room) -> None:
        sent = scene.taps(0, 0.5)
        await asyncio.sleep(0.55)
        assert scene.round == 0
        before = scene.lines[0]
        await scene.connect(0, NEAR)
        scene.taps(0, 0.0, frame_id=sent)
        await asyncio.sleep(1.0)
        assert scene.state.winners == [0]
        assert before.answer(sent) is None
        assert scene.lines[0].answer(sent) == {"id": sent, "ok": True}
        scene.taps(0, 0.0, frame_id=sent)
        await asyncio.sleep(1.0)
        assert scene.state.winners == [0]

    room([NEAR, MOST_LAG], play)


def test_an_undo_ends_what_was_under_way() -> None:
    async def play(scene: Room) -> None:
        scene.taps(0, 0.0, move=Skip)
        await asyncio.sleep(1.0)
        assert scene.at == 2
        late = scene.taps(1, 0.5)
        undo = scene.says(0, AskUndo(), 0.51)
        await asyncio.sleep(0.52)
        ask = scene.table.undo.pending
        assert ask is not None
        await scene.table.rewind(1, 0)
        await asyncio.sleep(1.0)
        assert scene.lines[0].answer(undo) == {"id": undo, "ok": True}
        ack = scene.lines[1].answer(late)
        assert ack is not None
        assert ack["problem"] == "stale"
        assert scene.state.winners == []

    room([NEAR, NEAR, MOST_LAG], play)


def test_the_clock_waits_for_what_is_under_way() -> None:
    async def play(scene: Room) -> None:
        began = scene.loop.time()
        scene.taps(1, 4.0 + 0.09)
        await asyncio.sleep(6.0)
        assert scene.state.winners[0] == 1, "tapped before the end, arrived after it"
        assert scene.told(1) - began == pytest.approx(4.09, abs=0.0011)

    room([NEAR, 0.1], play, seconds=4)

    async def silence(scene: Room) -> None:
        began = scene.loop.time()
        await asyncio.sleep(6.0)
        assert scene.told(1) - began == pytest.approx(4.1, abs=0.0011), "not longer than the farthest player takes"

    room([NEAR, 0.1], silence, seconds=4)


# The log


def test_the_log_says_what_was_made_good() -> None:
    async def play(scene: Room) -> None:
        scene.taps(2, 1.0)
        await asyncio.sleep(2.0)
        scene.taps(0, 0.0, move=Skip)
        scene.taps(1, 0.5, move=Skip)
        await asyncio.sleep(1.0)
        scene.taps(2, 0.0)
        await asyncio.sleep(1.0)
        scene.taps(1, 1.0)
        await asyncio.sleep(2.0)
        assert scene.state.outcome is not None
        live = scene.table.live
        assert live is not None
        lags = [step.lag for step in live.log.inputs]
        assert lags == [None, 84, 0, 30, None, 30], "who acts alone is in no race"
        assert [entry.kind for entry in scene.paper.entries] == [
            Kind.INPUT if lag is None else Kind.JUDGED for lag in lags
        ]
        inputs = [step for step, _ in inputs_of(TAPS, scene.paper.entries)]
        assert inputs == live.log.inputs
        record = log_of(scene.table.seating, inputs).record()
        assert [type(step) for step in record.inputs] == [Input if lag is None else Judged for lag in lags]
        text = dumps(record)
        assert '[2,{"type":"tap","round":0},84]' in text
        assert loads(text) == record
        assert replay(record).record() == record
        assert live.log.before(3).inputs == live.log.inputs[:3]

    room([NEAR, 0.0301, 0.0849], play)


# The way there and back


def test_the_median_of_the_last_measurements_counts() -> None:
    trip = Trip()
    assert trip.lag == 0.0
    now = 0.0
    for way in (0.05, 0.9, 0.051, 0.052, 0.04):
        trip.answer(trip.ask(now), now + way)
        now += 2 * REST
    assert trip.lag == 0.051
    for way in (0.12, 0.12, 0.12):
        trip.answer(trip.ask(now), now + way)
        now += 2 * REST
    assert trip.lag == 0.12, "it follows a connection that has changed"


def test_only_the_answer_to_the_last_ping_counts() -> None:
    trip = Trip()
    trip.answer(b"\0\0\0\1", 5.0)
    assert trip.times == ()
    first = trip.ask(10.0)
    assert trip.ask(10.0 + REST / 2) == b"", "one at a time"
    second = trip.ask(10.0 + REST)
    assert second not in (b"", first)
    trip.answer(first, 11.5)
    assert trip.times == ()
    trip.answer(second, 11.1)
    trip.answer(second, 12.0)
    assert len(trip.times) == 1
    for number in range(ENOUGH):
        trip.answer(trip.ask(20.0 + number), 20.01 + number)
    assert trip.known
    assert trip.ask(24.5) == b"", "not too often"


@given(delay=st.floats(0.0, 1e6))
def test_who_holds_back_the_answers_gains_no_more_than_the_bound(delay: float) -> None:
    trip = Trip()
    for number in range(ENOUGH):
        trip.answer(trip.ask(1e7 * number), 1e7 * number + delay)
    assert 0.0 <= trip.lag <= MOST_LAG


@settings(max_examples=20, deadline=None)
@given(behind=st.floats(MOST_LAG + 0.002, 2.0), claimed=st.floats(0.0, 100.0), honest=st.floats(0.0, MOST_LAG))
def test_a_false_distance_does_not_win_what_was_lost_by_more(behind: float, claimed: float, honest: float) -> None:
    """Seat 1 is near and pretends to be far away; it taps later than seat 0 by more than the bound."""

    async def play(scene: Room) -> None:
        scene.taps(0, 1.0 + honest)
        scene.taps(1, 1.0 + behind)
        await asyncio.sleep(4.0)
        assert scene.state.winners == [0]

    room([honest, claimed], play, rounds=5)
