"""Windows leak nothing (P22): whoever sees all messages and their times cannot tell who held a reaction.

Games of bots are played by the clock: each answer is heard at a beat drawn before any hand is looked at. What an
observer has to go by is written down for every answer, and compared between those who held a reaction card and let
the card pass, and those who held none. A table that leaks, made on purpose, shows that the comparison would notice."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

import tablee
from tablee import CHANCE, CLOCK, Move, Seat, State, TimeUp, narrate
from tablee.games.tapecho.moves import Decline
from tablee.games.tapecho.phases import ASKING
from tablee.games.tapecho.reactions import reactions
from tablee.kernel.game import lottery
from tablee.kernel.messages import encode
from tablee.kernel.pace import beat

from ...telling import telling

TAPECHO = tablee.game("tapecho")

Pace = Callable[[State, Seat, Move, Random], float]
"""When the answer of a seat is heard, in seconds from the opening of its window."""


def silent(state: State, seat: Seat, move: Move, rng: Random) -> float:
    """The game's own pace, as the table asks for it."""
    time = TAPECHO.pace(state.view(seat), move, rng)
    assert time is not None
    return time


def leaky(state: State, seat: Seat, move: Move, rng: Random) -> float:
    """Somebody who holds nothing says so a little sooner: what a careless auto-pass does."""
    return silent(state, seat, move, rng) * (1.0 if reactions(state, seat) else 0.9)


@dataclass
class Sight:
    """One answer as an observer sees it, and the truth."""

    asked: int
    """How many were asked: a question to one, of an attack, or to all the others, of a card out of place."""
    held: bool
    time: float
    """From the opening of the window."""
    rank: int
    """How many had answered before."""
    gap: float
    """Since the message before."""


@dataclass
class Watch:
    """What was seen in many games."""

    declined: list[Sight] = field(default_factory=list)
    lengths: list[tuple[int, bool, float]] = field(default_factory=list)
    """For each window in which nobody reacted: how many were asked, whether anybody could have, how long it was."""


def watched(pace: Pace, games: int, seed: str) -> Watch:
    """Games of sharp bots under the eyes of a spectator."""
    watch = Watch()
    for number in range(games):
        rng = Random(f"{seed} {number}")
        seats = rng.choice((4, 6, 10))
        state = TAPECHO.opening(seats, TAPECHO.choose(seats, {}))
        while state.outcome is None:
            if state.phase in ASKING:
                one_window(state, watch, pace, rng)
            else:
                step(state, state.acting[0], rng)
    return watch


def step(state: State, seat: Seat, rng: Random) -> None:
    """Chance or a bot makes a move."""
    if seat == CHANCE:
        state.play(seat, lottery(state).draw(rng.randrange))
    else:
        state.play(seat, TAPECHO.bots["sharp"](state.view(seat), state.moves(seat), rng))


def one_window(state: State, watch: Watch, pace: Pace, rng: Random) -> None:
    """All who are asked answer, each at their beat, until the window closes."""
    asked = len(state.acting)
    answers = {seat: TAPECHO.bots["sharp"](state.view(seat), state.moves(seat), rng) for seat in state.acting}
    times = sorted((pace(state, seat, move, rng), seat) for seat, move in answers.items())
    able = {seat for seat in state.acting if reactions(state, seat)}
    before = 0.0
    for rank, (time, seat) in enumerate(times):
        move = answers[seat]
        state.play(seat, move)
        if not isinstance(move, Decline):
            return
        watch.declined.append(Sight(asked, seat in able, time, rank, time - before))
        before = time
    watch.lengths.append((asked, bool(able), before))


ASKED = {3: "four players", 5: "six players", 9: "ten players"}
"""How many are asked about a card out of place."""


@pytest.fixture(scope="module")
def house() -> Watch:
    """Games at the pace of the house."""
    return watched(silent, 120, "house")


@pytest.fixture(scope="module")
def careless() -> Watch:
    """Games at a pace that leaks."""
    return watched(leaky, 40, "leaky")


def sights(watch: Watch, asked: int, feature: str) -> list[tuple[bool, float]]:
    """Who held a reaction and let the card pass, or held none; and what an observer saw."""
    return [(sight.held, getattr(sight, feature)) for sight in watch.declined if sight.asked == asked]


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("feature", ["time", "rank", "gap"])
def test_nothing_an_answer_shows_tells_who_held_a_reaction(house: Watch, asked: Any, feature: str) -> None:
    assert telling(sights(house, asked, feature)) < 4.0


def test_nor_does_the_answer_to_an_attack_or_a_hors_contexte(house: Watch) -> None:
    assert telling(sights(house, 1, "time")) < 4.0


@pytest.mark.parametrize("asked", ASKED)
def test_the_length_of_a_window_does_not_tell_whether_anybody_could_have_reacted(house: Watch, asked: Any) -> None:
    assert telling([(able, length) for count, able, length in house.lengths if count == asked]) < 4.0


@pytest.mark.parametrize("feature", ["time", "rank"])
def test_the_comparison_would_notice_a_table_that_leaks(careless: Watch, feature: str) -> None:
    assert telling(sights(careless, 9, feature)) > 6.0


# What is public is the same to the byte


def public(state: State) -> tuple:
    """All that a spectator gets of a position."""
    return encode(state.view(None)), state.acting, state.windows, state.outcome


def position(holders: dict[Seat, int]) -> State:
    """Seat 0 lays a card out of place; some of the others hold a reaction, the others another card instead."""
    plain = {1: 40, 2: 41, 3: 42}
    hands = [(5, 31), *((holders.get(seat, plain[seat]), 50 + seat) for seat in (1, 2, 3))]
    return TAPECHO.position(4, hands=hands, context=0)


@pytest.mark.parametrize("lay", ["lay 5>0", "lay 67>1"])
@pytest.mark.parametrize("end", ["declines", "clock"])
def test_a_window_looks_the_same_whoever_holds_what(lay: str, end: str) -> None:
    traces = []
    for holders in ({}, {1: 152}, {2: 153}, {1: 152, 2: 153, 3: 154}, {1: 146, 3: 147}):
        state = position(holders)
        if lay.startswith("lay 67"):
            state.hands[0], state.pile = 1 << 67 | 1 << 31, [5 if card == 67 else card for card in state.pile]
        trace = [public(state)]
        rng = Random(5)
        beats = sorted((beat(6, rng), seat) for seat in (1, 2, 3))
        told = narrate(state, 0, TAPECHO.parse(lay))
        trace.append((public(state), [encode(event.seen_by(None)) for event in told]))
        card = state.queue[0].card
        for time, seat in beats if end == "declines" else beats[:2]:
            told = narrate(state, seat, Decline(card))
            trace.append((time, seat, public(state), [encode(event.seen_by(None)) for event in told]))
        if end == "clock":
            told = narrate(state, CLOCK, TimeUp("react-1"))
            trace.append((6.0, CLOCK, public(state), [encode(event.seen_by(None)) for event in told]))
        traces.append(trace)
    assert all(trace == traces[0] for trace in traces)


def test_an_attack_opens_the_same_window_with_or_without_a_defence() -> None:
    traces = []
    for mine in (40, 146):
        state = TAPECHO.position(4, hands=[(116, 31), (mine, 51), (41, 52), (42, 53)], context=0)
        state.play(0, TAPECHO.parse("lay 116>1"))
        shown = [public(state), state.windows[0].seconds]
        state.play(1, Decline(116))
        traces.append([*shown, public(state)])
    assert traces[0] == traces[1]


def answered(holders: dict[Seat, int], pace: Pace, no: Callable[[State, Seat], Move]) -> list[tuple]:
    """A window in which nobody reacts, as a spectator sees and hears it."""
    state = position(holders)
    state.play(0, TAPECHO.parse("lay 5>0"))
    rng = Random(9)
    noes = {seat: no(state, seat) for seat in state.acting}
    heard = sorted((pace(state, seat, move, rng), seat) for seat, move in noes.items())
    log = []
    for time, seat in heard:
        told = narrate(state, seat, noes[seat])
        log.append((time, seat, public(state), [encode(event.seen_by(None)) for event in told]))
    return log


def by_hand(state: State, seat: Seat) -> Move:
    """The first button, which everybody has."""
    return state.moves(seat)[0]


def in_advance(state: State, seat: Seat) -> Move:
    """What the game takes a no to mean."""
    no = TAPECHO.no(state.view(seat))
    assert no is not None
    return no.move


HOLDERS: tuple[dict[int, int], ...] = ({}, {1: 152}, {2: 153}, {1: 152, 2: 153, 3: 154})


def test_saying_no_in_advance_is_a_no_like_any_other() -> None:
    """Whether a player presses the button or has said no in advance, and whatever they hold, the log is the same."""
    logs = [answered(holders, silent, no) for holders in HOLDERS for no in (by_hand, in_advance)]
    assert len(logs[0]) == 3
    assert all(log == logs[0] for log in logs)


def test_a_pace_that_looks_at_the_hand_would_be_noticed_at_once() -> None:
    logs = [answered(holders, leaky, in_advance) for holders in HOLDERS]
    assert all(log != logs[0] for log in logs[1:])


def test_whoever_is_asked_can_always_say_no_and_only_they_see_whether_they_could_do_more() -> None:
    for holders in ({}, {1: 152}):
        state = position(holders)
        state.play(0, TAPECHO.parse("lay 5>0"))
        assert state.moves(1)[0] == Decline(5)
        assert len(state.moves(1)) == 1 + bool(holders)
        for other in (0, 2, 3, None):
            assert encode(state.view(other)) == encode(twin_for(other, state).view(other))


def twin_for(seat: Seat | None, state: State) -> State:
    """The same position with something exchanged that the seat may not know."""
    twin = TAPECHO.disguise(state, seat, Random(2))
    assert twin is not None
    return twin
