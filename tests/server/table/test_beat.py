"""One person plays with bots, and no other browser looks on (P22): no answer waits for a beat, and neither that person
nor a visitor who comes and goes learns anything from times."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from tablee import Move, Seat, View
from tablee.games.tapecho.moves import Decline, Lay, React
from tablee.kernel.game import AnyGame
from tablee.server.table.inbox import Frame
from tablee.server.table.viewer import Viewer
from tablee.server.wire.client_frames import ClientEnvelope, Hello, StandingNo

from .. import racing
from ..racing import Bulb, Line, Room, Skip, room
from ..test_leaks import ASKED, EVERY_KIND, QUESTION, TRIALS, Eve, Kind, Salon, Sight, dealt, most_telling
from ..tools import scenario, served
from .test_noes import heard

ALONE = [0.0, None, None]


async def look_on(scene: Room, owner: str = "eve", *, watching: bool = True) -> tuple[Viewer, Line]:
    """Somebody's browser joins."""
    viewer, line = Viewer(owner, "", watching=watching, backlog=1 << 30), Line(scene.loop)
    viewer.transport = cast(Any, line)
    await scene.table.attendance.arrive(viewer, None)
    return viewer, line


def test_the_no_of_one_who_plays_alone_is_heard_at_once_and_bots_answer_without_a_pause() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.taps(0, 1.0, Skip)
        await asyncio.sleep(1.1)
        assert heard(scene, 0) == [pytest.approx(began + 1.0, abs=1e-3)]
        (bot,) = [*heard(scene, 1), *heard(scene, 2)]
        assert bot == pytest.approx(began + 1.0, abs=1e-3)

    room(ALONE, scenario, seconds=60, rounds=9, beat=20)


def test_bots_give_one_who_plays_alone_the_time_to_answer() -> None:
    async def scenario(scene: Room) -> None:
        await asyncio.sleep(19.9)
        assert [*heard(scene, 1), *heard(scene, 2)] == []
        await asyncio.sleep(0.2)
        assert len([*heard(scene, 1), *heard(scene, 2)]) > 0

    room(ALONE, scenario, seconds=60, rounds=9, beat=20)


def test_bots_that_answer_at_once_have_all_thought_by_then() -> None:
    class Slow(Bulb):
        async def choose(self, game: AnyGame, level: str, view: View, moves: Sequence[Move]) -> Move:
            await asyncio.sleep(0.1 * random.random())
            return moves[0]

    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        object.__setattr__(scene.table.services, "workers", Slow())
        scene.taps(0, 0.0, Skip)
        await asyncio.sleep(0.31)
        bots = [*heard(scene, 1), *heard(scene, 2)]
        assert bots
        assert all(0.2 <= bot - began <= 0.3 for bot in bots), "how long one has thought cannot be told"

    room(ALONE, scenario, seconds=60, rounds=9, beat=20)


def test_a_no_said_in_advance_leaves_one_who_plays_alone_the_time_to_do_otherwise() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.says(0, StandingNo("game"))
        await asyncio.sleep(1.2)
        first, *others = heard(scene, 0)  # bots may have laid the next card by now, and the no stands for it too
        assert 0.5 <= first - began <= 1.1
        assert all(no - first >= 0.5 for no in others)

    room(ALONE, scenario, seconds=60, rounds=9, beat=20)


def test_two_tabs_of_one_browser_are_one_person() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        await look_on(scene, "p0", watching=False)
        scene.taps(0, 0.3, Skip)
        await asyncio.sleep(0.4)
        assert heard(scene, 0) == [pytest.approx(began + 0.3, abs=1e-3)]

    room(ALONE, scenario, seconds=60, rounds=9, beat=20)


@pytest.mark.parametrize("owner", ["eve", "p0"])
def test_a_spectator_or_a_television_brings_the_beat_back_in_the_middle_of_a_question(owner: str) -> None:
    async def scenario(scene: Room) -> None:
        await asyncio.sleep(0.5)
        await look_on(scene, owner)
        scene.taps(0, 0.1, Skip)
        await asyncio.sleep(19.3)
        assert heard(scene, 0) == heard(scene, 1) == heard(scene, 2) == []

    room(ALONE, scenario, seconds=60, rounds=9, beat=20)


def test_a_visitor_who_has_left_cannot_tell_afterwards_how_fast_an_answer_came() -> None:
    async def scenario(scene: Room) -> None:
        viewer, _ = await look_on(scene)
        await scene.table.attendance.leave(viewer)
        scene.taps(0, 0.1, Skip)
        await asyncio.sleep(19.3)
        assert heard(scene, 0) == []

    room(ALONE, scenario, seconds=60, rounds=9, beat=20)


def test_a_newcomer_waits_until_a_question_answered_before_its_beat_is_over() -> None:
    async def scenario(scene: Room) -> None:
        began = scene.loop.time()
        scene.taps(0, 0.01, Skip)
        await asyncio.sleep(0.02)
        assert heard(scene, 0)
        assert scene.round == 0, "bots are still asked"
        viewer, line = Viewer("eve", "", watching=True, backlog=1 << 30), Line(scene.loop)
        viewer.transport = cast(Any, line)
        scene.table.inbox.put(Frame(viewer, ClientEnvelope("hello", Hello()), scene.loop.time()))
        await asyncio.sleep(1.0)
        (came, welcome) = next((when, frame["d"]) for when, frame in line.sent if frame["t"] == "welcome")
        assert came - began < 0.5
        assert welcome["step"]["view"]["round"] == 1

    room(ALONE, scenario, seconds=60, rounds=9, beat=20)


# In Tapécho


class Solitaire(Salon):
    """A table of Tapécho with one human, who has a watch."""

    def __init__(self, human: Seat) -> None:
        super().__init__([0.0 if seat == human else None for seat in range(4)])
        self.human = human
        services = self.table.services
        object.__setattr__(services, "workers", Ponderer())

    def owner(self, seat: Seat) -> str:
        return "p0"

    async def open(self) -> None:
        await racing.Room.open(self)
        self.eve = Eve(self.loop)
        viewer = Viewer("p0", "", watching=False, backlog=1 << 30)
        viewer.transport = cast(Any, self.eve)
        await self.table.attendance.arrive(viewer, None)


class Ponderer(Bulb):
    """Bots that think the longer the more they could do."""

    async def choose(self, game: AnyGame, level: str, view: View, moves: Sequence[Move]) -> Move:
        await asyncio.sleep(0.05 * len(moves))
        return moves[0]


HUMAN: dict[Kind, Seat] = {"out of place": 0, "attack": 0, "counter": 1}
"""Somebody who is not asked."""


def seen_alone(kind: Kind) -> list[Sight]:
    """What the one who plays sees of many windows."""

    async def scene() -> list[Sight]:
        salon, rng = Solitaire(HUMAN[kind]), random.Random(kind)
        await salon.open()
        try:
            return [sight for _ in range(TRIALS[kind]) for sight in await salon.window(kind, "bots", rng)]
        finally:
            salon.close()

    found: list[Sight] = racing.in_no_time(scene())
    return found


@EVERY_KIND
def test_no_bot_that_answers_at_once_tells_whether_it_held_a_reaction(kind: Kind) -> None:
    sights = seen_alone(kind)
    assert len(sights) == TRIALS[kind] * len(ASKED[kind])
    assert all(0.2 <= sight.time <= 0.3 for sight in sights)
    assert most_telling(sights) < 4.0


@EVERY_KIND
def test_bots_that_answer_as_soon_as_they_have_thought_are_caught(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.table.beat.BRIEF", (0.0, 0.01))
    assert most_telling(seen_alone(kind)) > 5.0


def test_after_a_visit_the_beat_stays_until_the_one_who_plays_has_had_a_turn() -> None:
    def noes(salon: Solitaire) -> int:
        """How often the human was heard to say no."""
        return sum(step.seat == 0 and isinstance(step.move, Decline) for step in salon.live.log.inputs)

    async def countered(salon: Solitaire) -> None:
        """The human is asked about the hors contexte on their card, and says no at once."""
        salon.live.log.state = dealt("counter", {0: True})
        salon.live.since = {0: salon.live.at}
        await salon.table.advance(0, Lay(5, 0))
        await salon.table.advance(1, React(152, 5))
        salon.press(0, QUESTION["counter"], 0.3)

    async def scene() -> None:
        salon = Solitaire(0)
        await salon.open()
        try:
            viewer, _ = await look_on(salon)
            await countered(salon)
            await salon.table.attendance.leave(viewer)
            await asyncio.sleep(1.4)
            assert noes(salon) == 0, "heard on the beat"
            await asyncio.sleep(1.7)
            assert noes(salon) == 1
            salon.live.log.state = dealt("counter", {0: True})
            salon.live.since = {0: salon.live.at}
            salon.table.next_turn(salon.live)
            await countered(salon)
            await asyncio.sleep(0.31)
            assert noes(salon) == 2, "heard at once"
        finally:
            salon.close()

    racing.in_no_time(scene())


@scenario
async def test_who_looks_back_at_a_game_under_way_is_a_visitor_too(tmp_path: Path) -> None:
    async with served(tmp_path, bot_delay=(30.0, 30.0)) as server:
        (ada,) = await server.table(server.guest("Ada"), game="tapecho", seats=4)
        for seat in (1, 2, 3):
            await ada.ask("set-bot", seat=seat, level="easy")
        await ada.ask("start")
        beat = server.hall.tables[ada.code].beat
        await ada.guest.get(f"/api/tables/{ada.code}/replay")
        assert beat.unseen
        await server.guest("Eve").get(f"/api/tables/{ada.code}/replay")
        assert not beat.unseen
