"""Reaction windows at the real table leak nothing: over sockets, an observer who writes down every frame and when it
came cannot tell who held a reaction card.

All players of a game of Tapécho have said no in advance. The beat is made some twenty times faster than at a real
table, so that whatever the server itself does differently for a hand would show twenty times as clearly. More windows
are watched with TABLEE_LEAK_WINDOWS=2000.
"""

import asyncio
import os
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tablee.games.tapecho.reactions import reactions
from tablee.games.tapecho.rules import State
from tablee.server.driver import Driver

from ..telling import telling
from . import tools
from .tools import Client, Server, scenario, served

WINDOWS = int(os.environ.get("TABLEE_LEAK_WINDOWS", "50"))
PLAYERS = 6


@dataclass
class Sight:
    """A no as an observer sees it, and the truth."""

    held: bool
    time: float
    """From the opening of the window."""
    rank: int
    gap: float
    """Since the frame before."""
    size: int
    """Bytes of the frame."""


@dataclass
class Observer:
    """A spectator with a watch, and somebody who looks into the hands."""

    client: Client
    state: State
    sights: list[Sight] = field(default_factory=list)
    windows: int = 0
    name: str = ""
    held: dict[int, bool] = field(default_factory=dict)
    opened: float = 0.0
    before: float = 0.0
    rank: int = 0

    def sees(self, frame: dict[str, Any], size: int, now: float) -> None:
        """A frame has come."""
        if frame["t"] != "step":
            return
        step = frame["d"]
        if step["seat"] in self.held:
            held = self.held.pop(step["seat"])
            self.sights.append(Sight(held, now - self.opened, self.rank, now - self.before, size))
            self.rank += 1
        name = step["windows"][0]["name"] if step.get("windows") else ""
        if name.startswith("react-") and name != self.name:
            self._opens(name, step["view"]["acting"], now)
        self.before = now

    def _opens(self, name: str, asked: list[int], now: float) -> None:
        """A window; those about an attack ask one player only, and are not counted."""
        self.name, self.opened, self.rank = name, now, 0
        everybody = len(asked) == PLAYERS - 1
        self.windows += everybody
        self.held = {seat: bool(reactions(self.state, seat)) for seat in asked} if everybody else {}


async def watched(server: Server, windows: int) -> list[Sight]:
    """What a spectator sees of so many windows about a card out of place."""
    clients = await server.table(
        *(server.guest(f"P{seat}") for seat in range(PLAYERS)), game="tapecho", options={"seconds": 2, "rounds": 500}
    )
    await clients[0].ask("start")
    for client in clients:
        await client.ask("standing-no", span="game")
    spectator = await server.guest("Eve").connect(clients[0].code)
    course = server.hall.tables[clients[0].code].course
    assert course is not None
    observer = Observer(spectator, course.state)  # type: ignore[arg-type]
    loop, take = asyncio.get_running_loop(), spectator._take

    def timed(text: str) -> None:
        take(text)
        observer.sees(spectator.frames[-1], len(text), loop.time())

    spectator._take = timed  # type: ignore[method-assign]
    rng = random.Random(4)
    while observer.windows < windows:
        await tools._somebody_acts(clients)
        for client in clients:
            await act(client, rng)
    return observer.sights


async def act(client: Client, rng: random.Random) -> None:
    """Whoever has a turn lays a card if they can; nobody answers by hand."""
    moves = [move for move in client.moves if move["type"] not in ("decline", "react")]
    lays = [move for move in moves if move["type"] == "lay"]
    if moves:
        await client.play(rng.choice(lays or moves))
    else:
        await asyncio.sleep(0.0)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat of 30 to 130 ms in a window of two seconds."""
    monkeypatch.setattr("tablee.kernel.pace.EARLIEST", 0.015)
    monkeypatch.setattr("tablee.kernel.pace.LATEST", 0.065)
    monkeypatch.setattr(tools, "LONGEST", 40.0 + WINDOWS / 2)


@scenario
async def _told(data: Path, found: list[Sight], windows: int) -> None:
    async with served(data, bot_delay=(0.5, 1.0)) as server:
        found += await watched(server, windows)


@pytest.mark.usefixtures("quick")
def test_nothing_an_observer_sees_tells_who_held_a_reaction(tmp_path: Path) -> None:
    sights: list[Sight] = []
    _told(tmp_path, sights, WINDOWS)
    assert len(sights) > 3 * WINDOWS
    for feature in ("time", "rank", "gap", "size"):
        assert telling([(sight.held, getattr(sight, feature)) for sight in sights]) < 4.0, feature


@pytest.mark.usefixtures("quick")
def test_a_table_that_answers_sooner_for_empty_hands_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = Driver._pause

    def careless(self: Driver, course: Any, view: Any, move: Any) -> float:
        return pause(self, course, view, move) * (1.0 if reactions(course.state, view.seat) else 0.1)

    monkeypatch.setattr(Driver, "_pause", careless)
    sights: list[Sight] = []
    _told(tmp_path, sights, 40)
    assert telling([(sight.held, sight.time) for sight in sights]) > 5.0
