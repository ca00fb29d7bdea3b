"""A no said in advance: heard on the beat, taken back in time, seen by nobody."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tablee.server.protocol import StandingNo
from tablee.server.standing import Span

from .racing import Room, room

BEAT = 1.0
"""The pace of the game of taps."""
NEAR = [0.0, 0.0, 0.0]


def heard(scene: Room, seat: int) -> list[float]:
    """When something of that seat was told."""
    return [time for time, frame in scene.lines[0].sent if frame["t"] == "step" and frame["d"]["seat"] == seat]


def told(scene: Room, *seats: int) -> int:
    """How much those seats were told."""
    return sum(len(scene.lines[seat].sent) for seat in seats)


def play(scenario: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
    room(NEAR, scenario, seconds=4, rounds=9)


@pytest.mark.parametrize("span", ["window", "turn", "game"])
def test_it_is_heard_on_the_beat_and_seen_by_nobody_before(span: Span) -> None:
    async def scenario(scene: Room) -> None:
        began, before = scene.loop.time(), told(scene, 0, 2)
        said = scene.says(1, StandingNo(span), 0.25)
        await asyncio.sleep(BEAT - 0.01)
        assert scene.lines[1].answer(said) == {"id": said, "ok": True}
        assert told(scene, 0, 2) == before
        await asyncio.sleep(0.02)
        assert heard(scene, 1) == [pytest.approx(began + BEAT, abs=1e-6)], "from the opening of the window"

    play(scenario)


def test_until_then_one_may_still_act() -> None:
    async def scenario(scene: Room) -> None:
        scene.says(1, StandingNo("game"))
        scene.taps(1, BEAT - 0.01)
        await asyncio.sleep(BEAT + 0.5)
        assert scene.state.winners == [1]
        assert scene.at == 2, "and no other answer is given"

    play(scenario)


def test_said_late_it_is_heard_at_once() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.says(1, StandingNo("window"), 2.5)
        await asyncio.sleep(3.0)
        assert heard(scene, 1) == [pytest.approx(began + 2.5, abs=1e-6)]

    play(scenario)


@pytest.mark.parametrize(("span", "times"), [("window", 1), ("turn", 1), ("game", 3)])
def test_it_stands_for_as_long_as_was_said(span: Span, times: int) -> None:
    async def scenario(scene: Room) -> None:
        scene.says(1, StandingNo(span))
        for _ in range(3):
            await asyncio.sleep(2.0)
            scene.taps(0)
            await asyncio.sleep(0.5)
        assert len(heard(scene, 1)) == times
        assert scene.state.winners == [0, 0, 0]

    play(scenario)


def test_it_can_be_taken_back() -> None:
    async def scenario(scene: Room) -> None:
        scene.says(1, StandingNo("game"))
        scene.says(1, StandingNo(None), 0.5)
        await asyncio.sleep(3.0)
        assert heard(scene, 1) == []

    play(scenario)


def test_it_may_be_said_by_all_and_ends_nothing_for_a_bot() -> None:
    async def scenario(scene: Room) -> None:
        for seat in (0, 1, 2):
            scene.says(seat, StandingNo("game"))
        await asyncio.sleep(BEAT + 0.5)
        assert scene.round == 1
        assert {step.seat for step in scene.table.course.log.inputs[1:4]} == {0, 1, 2}  # type: ignore[union-attr]

    play(scenario)


def test_who_does_not_play_cannot_say_it() -> None:
    async def scenario(scene: Room) -> None:
        scene.viewers[1].seat = None
        said = scene.says(1, StandingNo("game"))
        await asyncio.sleep(0.5)
        ack = scene.lines[1].answer(said)
        assert ack is not None
        assert ack["problem"] == "not-seated"

    play(scenario)
