"""Positions kept to go back to: few, and always one near by."""

from types import SimpleNamespace
from typing import cast

import pytest

from tablee.kernel.game import State
from tablee.server.play.milestones import EVERY, REACH, Milestones


def position(at: int) -> State:
    """A position that knows after how many inputs it was."""
    state = SimpleNamespace(at=at)
    state.copy = lambda: state
    return cast(State, state)


def kept(length: int) -> Milestones:
    """What is left of a game of so many inputs."""
    milestones = Milestones(position(0))
    for at in range(EVERY, length + 1, EVERY):
        milestones.keep(at, position(at))
    return milestones


@pytest.mark.parametrize("length", [0, 15, 16, 100, 1_000, 3_001, 40_000])
def test_going_back_costs_no_more_than_is_taken_back(length: int) -> None:
    milestones = kept(length)
    for back in range(length + 1):
        found = milestones.before(length - back)
        assert found.at == cast(SimpleNamespace, found.state).at
        assert 0 <= length - back - found.at <= max(EVERY, REACH * back)


def test_only_a_few_positions_are_kept() -> None:
    assert len(kept(100)) <= 7
    assert len(kept(3_000)) <= 14
    assert len(kept(1_000_000)) <= 26


def test_what_was_taken_back_is_forgotten() -> None:
    milestones = kept(1_000)
    milestones.go_back(500)
    assert milestones.before(2_000).at <= 500
    milestones.go_back(0)
    assert (len(milestones), milestones.before(0).at) == (1, 0)
