"""A no said in advance: heard on the beat, taken back in time, seen by nobody."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

import tablee
from tablee.kernel.game import no_no
from tablee.server.table.noes import Noes, Span, Standing, written_no
from tablee.server.wire.client_frames import AnswerUndo, AskUndo, StandingNo

from ..racing import TAPS, OneScreen, Room, Skip, room

BEAT = 1.0
"""The pace of the game of taps."""
NEAR = [0.0, 0.0, 0.0]
SAYINGS = [None, StandingNo("window"), StandingNo("turn"), StandingNo("game")]
"""A no in advance, or one that is pressed."""
WITH_A_BOT = [0.0, 0.0, None]


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
        assert {step.seat for step in scene.table.live.log.inputs[1:4]} == {0, 1, 2}  # type: ignore[union-attr]

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


# A no pressed by hand


@pytest.mark.parametrize("thumb", [0.0, 0.3, BEAT - 0.01])
def test_a_no_pressed_before_its_beat_is_acknowledged_and_heard_on_it(thumb: float) -> None:
    async def scenario(scene: Room) -> None:
        began, before = scene.loop.time(), told(scene, 0, 2)
        pressed = scene.taps(1, thumb, Skip)
        await asyncio.sleep(BEAT - 0.001)
        assert scene.lines[1].answer(pressed) == {"id": pressed, "ok": True}
        assert told(scene, 0, 2) == before, "a quick thumb looks like any other"
        await asyncio.sleep(0.01)
        assert heard(scene, 1) == [pytest.approx(began + BEAT, abs=1e-6)]
        assert scene.table.noes.said == {}, "it was for this question only"

    play(scenario)


def test_a_no_pressed_after_its_beat_is_played_at_once() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.taps(1, 2.5, Skip)
        await asyncio.sleep(2.6)
        assert heard(scene, 1) == [pytest.approx(began + 2.5, abs=1e-6)]

    play(scenario)


def test_until_a_pressed_no_is_heard_one_may_still_act() -> None:
    async def scenario(scene: Room) -> None:
        scene.taps(1, 0.1, Skip)
        tap = scene.taps(1, BEAT - 0.01)
        await asyncio.sleep(BEAT + 0.5)
        assert scene.lines[1].answer(tap) == {"id": tap, "ok": True}
        assert scene.state.winners == [1]
        assert scene.at == 2, "and the no is not heard any more"

    play(scenario)


def test_a_no_pressed_or_sent_again_counts_once_and_keeps_its_beat() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.taps(1, 0.1, Skip, "same")
        scene.taps(1, 0.2, Skip, "other")
        await asyncio.sleep(0.3)
        scene.viewers[1].transport, line = None, scene.lines[1]
        await scene.connect(1, 0.0)
        scene.taps(1, 0.1, Skip, "same")
        await asyncio.sleep(BEAT)
        assert line.answer("other") == {"id": "other", "ok": True}
        assert scene.lines[1].answer("same") == {"id": "same", "ok": True}
        assert heard(scene, 1) == [pytest.approx(began + BEAT, abs=1e-6)]
        assert scene.at == 2

    play(scenario)


def test_a_pressed_no_is_remembered_while_nobody_is_there() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.taps(1, 0.25, Skip)
        await asyncio.sleep(0.5)
        for seat in (0, 1, 2):
            await scene.table.attendance.leave(scene.viewers[seat])
        await asyncio.sleep(3.0)
        assert scene.at == 1, "time stands still"
        for seat in (2, 0):
            await scene.connect(seat, 0.0)
        await asyncio.sleep(BEAT)
        assert heard(scene, 1) == [pytest.approx(began + 3.0 + BEAT, abs=1e-6)]

    play(scenario)


def test_a_no_taken_back_by_undo_is_not_heard_again_by_itself() -> None:
    async def scenario(scene: Room) -> None:
        scene.taps(1, 0.0, Skip)
        scene.taps(2, BEAT + 0.2, Skip)
        await asyncio.sleep(BEAT + 0.1)
        scene.says(1, AskUndo())
        scene.says(0, AnswerUndo(True), 0.01)
        scene.says(2, AnswerUndo(True), 0.02)
        await asyncio.sleep(0.05)
        assert scene.at == 1
        await asyncio.sleep(1.5)
        assert heard(scene, 1)[1:] == []
        assert 1 in scene.state.acting

    play(scenario)


def test_a_no_taken_back_before_it_is_heard_is_not_heard() -> None:
    async def scenario(scene: Room) -> None:
        scene.taps(1, 0.1, Skip)
        scene.says(1, StandingNo(None), 0.5)
        await asyncio.sleep(3.0)
        assert heard(scene, 1) == []

    play(scenario)


def test_a_pressed_no_leaves_one_said_for_the_whole_game_alone() -> None:
    async def scenario(scene: Room) -> None:
        scene.says(1, StandingNo("game"))
        scene.taps(1, 0.5, Skip)
        await asyncio.sleep(BEAT + 0.1)
        scene.taps(0)
        await asyncio.sleep(BEAT + 0.1)
        assert len(heard(scene, 1)) == 2

    play(scenario)


def test_where_bots_take_no_time_a_no_takes_none_either() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.table.beat.delay = (0.0, 0.0)
        scene.taps(1, 0.1, Skip)
        await asyncio.sleep(0.2)
        assert heard(scene, 1) == [pytest.approx(began + 0.1, abs=1e-6)]

    play(scenario)


# One screen for all


def test_at_one_screen_a_no_is_heard_at_once() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        for seat in (1, 2):
            scene.taps(seat, 0.1, Skip)
        await asyncio.sleep(0.2)
        assert [*heard(scene, 1), *heard(scene, 2)] == [pytest.approx(began + 0.1, abs=1e-3)] * 2

    room(NEAR, scenario, OneScreen, seconds=4, rounds=9)


def test_bots_give_those_at_one_screen_time_to_answer_and_no_more() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.taps(0, 5.0, Skip)
        await asyncio.sleep(5.5)
        assert heard(scene, 0) == [pytest.approx(began + 5.0, abs=1e-3)]
        assert heard(scene, 2) == [], "somebody at the screen has not answered yet"
        scene.taps(1, 0.5, Skip)
        await asyncio.sleep(0.6)
        assert heard(scene, 2) == [pytest.approx(began + 6.0, abs=1e-3)]

    room(WITH_A_BOT, scenario, OneScreen, seconds=60, rounds=9, beat=20)


def test_bots_that_are_asked_alone_at_one_screen_still_seem_to_think() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        for seat in (0, 1):
            scene.taps(seat, 0.0, Skip)
        await asyncio.sleep(1.1)
        (bot,) = heard(scene, 2)
        assert 0.5 <= bot - began <= 1.0

    room(WITH_A_BOT, scenario, OneScreen, seconds=60, rounds=9, beat=20)


def test_bots_that_are_asked_nothing_keep_their_pace_at_one_screen() -> None:
    async def scenario(scene: Room) -> None:
        assert scene.table.live is not None
        scene.table.live.game = replace(TAPS, no=no_no)
        for seat in (0, 1):
            scene.taps(seat, 0.0, Skip)
        await asyncio.sleep(19.9)
        assert len(heard(scene, 0)) == len(heard(scene, 1)) == 1
        assert heard(scene, 2) == []

    room(WITH_A_BOT, scenario, OneScreen, seconds=60, rounds=9, beat=20)


def test_bots_keep_their_beat_where_people_have_screens_of_their_own() -> None:
    async def scenario(scene: Room) -> None:
        for seat in (0, 1):
            scene.taps(seat, 0.0, Skip)
        await asyncio.sleep(19.9)
        assert heard(scene, 0) == heard(scene, 1) == heard(scene, 2) == []

    room(WITH_A_BOT, scenario, seconds=60, rounds=9, beat=20)


def test_only_tapecho_asks_what_can_be_let_pass() -> None:
    silent = {name for name in tablee.games() if tablee.game(name).no is no_no}
    assert {"tango", "tarot", "taichi", "tacta"} <= silent, "their moves never wait for a beat"
    assert "tapecho" not in silent


@pytest.mark.parametrize("said", SAYINGS)
def test_it_is_written_down_before_it_is_answered(said: StandingNo | None) -> None:
    async def scenario(scene: Room) -> None:
        held: asyncio.Future[object] = scene.loop.create_future()
        scene.paper.append = lambda *_: held  # type: ignore[method-assign]
        frame_id = scene.says(1, said) if said is not None else scene.taps(1, move=Skip)
        await asyncio.sleep(0.1)
        assert scene.lines[1].answer(frame_id) is None, "the disk has not answered yet"
        held.set_exception(OSError("no space left on device"))
        await asyncio.sleep(0.1)
        answer = scene.lines[1].answer(frame_id)
        assert answer is not None
        assert answer["problem"] == "store-failed"
        assert not scene.table.noes.said

    play(scenario)


@pytest.mark.parametrize("said", SAYINGS)
def test_it_is_there_after_an_abrupt_end(said: StandingNo | None) -> None:
    async def scenario(scene: Room) -> None:
        live = scene.table.live
        assert live is not None
        frame_id = scene.says(1, said) if said is not None else scene.taps(1, move=Skip)
        await asyncio.sleep(0.1)
        assert scene.lines[1].answer(frame_id) == {"id": frame_id, "ok": True}
        again = Noes(scene.table)
        again.recall(scene.paper.entries)
        no = again.answer(live, 1)
        assert no is not None
        assert no.move == Skip(scene.round)
        again.recall([written_no(1, None, "p1/x")])
        assert again.answer(live, 1) is None, "what was taken back counts no more"

    play(scenario)


def test_one_said_for_a_question_not_yet_asked_is_not_taken_for_another() -> None:
    async def scenario(scene: Room) -> None:
        live = scene.table.live
        assert live is not None
        noes = Noes(scene.table)
        for standing, counts in ((Standing("window"), False), (Standing("turn"), False), (Standing("game"), True)):
            noes.recall([written_no(1, standing, "p1/x")])
            assert (noes.answer(live, 1) is not None) is counts, standing
        noes.recall([written_no(1, Standing("window", "0 another question"), "p1/x")])
        assert noes.answer(live, 1) is None

    play(scenario)
