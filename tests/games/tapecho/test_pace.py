"""Reactions at the pace of the table (P20, P22): how long an answer takes tells nothing."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee.games.tapecho.moves import Decline, React
from tablee.games.tapecho.pace import no, pace
from tablee.kernel.pace import EARLIEST, LATEST, No

TAPECHO = tablee.game("tapecho")


def window(*holders: Any) -> Any:
    """Seat 0 lays a card out of place; some of the others hold a hors contexte."""
    hands = [(5, 31), *((151 + seat if seat in holders else 39 + seat, 50 + seat) for seat in (1, 2, 3))]
    state = TAPECHO.position(4, hands=hands, context=0)
    state.play(0, TAPECHO.parse("lay 5>0"))
    return state


@pytest.mark.parametrize("seed", range(10))
def test_the_beat_of_an_answer_depends_on_no_hand_and_no_answer(seed: int) -> None:
    beats = {
        pace(window(*holders).view(1), move, Random(seed))
        for holders in ((), (1,), (2, 3), (1, 2, 3))
        for move in (Decline(5), React(152, 5))
    }
    assert len(beats) == 1
    assert EARLIEST * 6 <= beats.pop() <= LATEST * 6


def test_outside_of_a_window_the_house_sets_the_pace() -> None:
    state = TAPECHO.position(4, hands=[(5, 31), (40, 51), (41, 52), (42, 53)], context=0)
    assert pace(state.view(0), state.moves(0)[0], Random(1)) is None
    assert no(state.view(0)) is None


def test_a_no_is_always_legal_and_names_the_card_and_the_turn() -> None:
    state = window(2)
    for seat in (1, 2, 3):
        assert no(state.view(seat)) == No(Decline(5), 0)
        assert state.why_not(seat, no(state.view(seat)).move) is None
    for other in (0, None):
        assert no(state.view(other)) is None, "only who is asked can let it pass"
    state.play(2, React(153, 5))
    assert state.phase == "counter"
    assert no(state.view(0)) == No(Decline(153), 0)
    assert no(state.view(1)) is None
    state.play(0, no(state.view(0)).move)
    assert no(state.view(1)) is None
