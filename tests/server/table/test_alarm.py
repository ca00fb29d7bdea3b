"""Time limits that pass."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablee import CLOCK, TimeUp
from tablee.server import problems
from tablee.server.problems import Trouble
from tablee.server.table.alarm import Alarm
from tablee.server.table.inbox import Inbox, Tick
from tablee.server.table.thinking import RETRY

from ..racing import in_no_time


class Clocks:
    """Limits of which one ends at a time."""

    used = True
    stopped: float | None = None

    def __init__(self, end: float | None) -> None:
        self.end = end
        self.windows: list[str] = []
        self.slow: list[int] = []

    def next(self) -> float | None:
        return self.end

    def closed(self, passed: float) -> list[str]:
        return self.windows if self.end is not None and passed >= self.end else []

    def late(self, passed: float) -> list[int]:
        return self.slow if self.end is not None and passed >= self.end else []


class Scene:
    """A table as far as time goes."""

    def __init__(self, loop: asyncio.AbstractEventLoop, after: float | None, patience: float = 0.0) -> None:
        self.loop, self.inbox = loop, Inbox(loop)
        self.clocks = Clocks(None if after is None else loop.time() + after)
        refused = SimpleNamespace(why_not=lambda seat, move: "gone" if move.window == "gone" else None)
        self.live: Any = SimpleNamespace(clocks=self.clocks, state=refused)
        self.races = SimpleNamespace(patience=lambda live: patience, settle=self.settle)
        self.helped: list[int] = []
        self.thinking = SimpleNamespace(help=lambda live, seat: self.helped.append(seat))
        self.played: list[Any] = []
        self.trouble: Trouble | None = None
        self.alarm = Alarm(self)  # type: ignore[arg-type]

    async def settle(self, now: float) -> None: ...

    async def advance(self, seat: int, move: Any) -> None:
        if self.trouble is not None:
            raise self.trouble
        self.played.append((seat, move))

    async def rings_after(self) -> float:
        began = self.loop.time()
        assert await self.inbox.get() == Tick()
        return self.loop.time() - began


def test_it_rings_when_the_next_limit_has_passed_and_answers_under_way_have_come() -> None:
    async def play() -> None:
        scene = Scene(asyncio.get_running_loop(), 20.0, patience=0.5)
        scene.alarm.set(scene.live)
        assert await scene.rings_after() == pytest.approx(20.5)

    in_no_time(play())


def test_it_is_set_anew_and_stopped() -> None:
    async def play() -> None:
        scene = Scene(asyncio.get_running_loop(), 20.0)
        scene.alarm.set(scene.live)
        scene.clocks.end = scene.loop.time() + 5.0
        scene.alarm.set(scene.live)
        assert await scene.rings_after() == pytest.approx(5.0)
        scene.alarm.set(scene.live)
        scene.alarm.stop()
        await asyncio.sleep(60)
        assert scene.inbox.empty

    in_no_time(play())


def test_where_no_limit_was_ever_used_nothing_is_set() -> None:
    async def play() -> None:
        scene = Scene(asyncio.get_running_loop(), 1.0)
        scene.clocks.used = False
        scene.alarm.set(scene.live)
        await asyncio.sleep(5)
        assert scene.inbox.empty

    in_no_time(play())


def test_windows_are_closed_bots_help_and_what_is_gone_is_left() -> None:
    async def play() -> None:
        scene = Scene(asyncio.get_running_loop(), 0.0)
        scene.clocks.windows, scene.clocks.slow = ["cut", "gone"], [2]
        await scene.alarm.ring()
        assert scene.played == [(CLOCK, TimeUp("cut"))]
        assert scene.helped == [2]

    in_no_time(play())


def test_before_its_time_and_while_time_stands_still_nothing_happens() -> None:
    async def play() -> None:
        scene = Scene(asyncio.get_running_loop(), 0.0, patience=1.0)
        scene.clocks.windows = ["cut"]
        await scene.alarm.ring()
        assert scene.played == []
        scene.clocks.stopped = 3.0
        await asyncio.sleep(5)
        await scene.alarm.ring()
        assert scene.played == []
        scene.live = None
        await scene.alarm.ring()

    in_no_time(play())


def test_it_tries_again_when_the_store_has_failed() -> None:
    async def play() -> None:
        scene = Scene(asyncio.get_running_loop(), 0.0)
        scene.clocks.windows, scene.clocks.slow = ["cut"], [1]
        scene.trouble = Trouble(problems.STORE_FAILED)
        await scene.alarm.ring()
        assert scene.helped == []
        assert await scene.rings_after() == pytest.approx(RETRY)

    in_no_time(play())
