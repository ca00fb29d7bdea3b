"""Reaction windows at the table leak nothing: an observer who writes down every frame and when it came cannot tell who
held a reaction card.

Once over sockets: all players of a game of Tapécho have said no in advance. The beat is made some twenty times faster
than at a real table, so that whatever the server itself does differently for a hand would show twenty times as clearly.
More windows are watched with TABLEE_LEAK_WINDOWS=2000.

And in made-up time, through the table itself, every kind of window with every kind of no: a card out of place, an
attack and a hors contexte; said in advance, pressed by hand and by bots. A table that answers a seventh sooner for
empty hands, made on purpose, is caught each time.
"""

import asyncio
import os
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast

import msgspec
import pytest

import tablee
from tablee import Seat
from tablee.games.tapecho.moves import Decline, Lay, React
from tablee.games.tapecho.reactions import reactions
from tablee.games.tapecho.rules import State
from tablee.server.play.live import LiveGame
from tablee.server.play.scene import Scene
from tablee.server.table.beat import Beat
from tablee.server.table.thinking import Thinking
from tablee.server.table.viewer import Viewer
from tablee.server.wire.client_frames import Play, StandingNo

from ..telling import Seen, telling
from . import racing, tools
from .leaky_games import repaint_steps
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
    growth: int
    """Bytes more than the frame before."""


def seen(sights: list[Sight], feature: str) -> Seen:
    """One thing that the observer notes, with the truth."""
    return [(sight.held, getattr(sight, feature)) for sight in sights]


@dataclass
class Observer:
    """A spectator with a watch, and somebody who looks into the hands."""

    client: Client
    state: State
    windows: list[list[Sight]] = field(default_factory=list)
    """The noes of each window that asked everybody."""
    name: str = ""
    held: dict[int, bool] = field(default_factory=dict)
    opened: float = 0.0
    before: tuple[float, int] = (0.0, 0)
    """When the last frame came, and how long it was."""

    @property
    def holders(self) -> int:
        return sum(sight.held for noes in self.windows for sight in noes)

    def sees(self, frame: dict[str, Any], size: int, now: float) -> None:
        """A frame has come."""
        if frame["t"] != "step":
            return
        step = frame["d"]
        if step["seat"] in self.held:
            held = self.held.pop(step["seat"])
            noes = self.windows[-1]
            when, length = self.before
            noes.append(Sight(held, now - self.opened, len(noes), now - when, size - length))
        name = step["windows"][0]["name"] if step.get("windows") else ""
        if name.startswith("react-") and name != self.name:
            self._opens(name, step["view"]["acting"], now)
        self.before = now, size

    def _opens(self, name: str, asked: list[int], now: float) -> None:
        """A window; those about an attack ask one player only, and are not counted."""
        self.name, self.opened, self.held = name, now, {}
        if len(asked) == PLAYERS - 1:
            self.windows.append([])
            self.held = {seat: bool(reactions(self.state, seat)) for seat in asked}


async def watched(server: Server, windows: int) -> list[list[Sight]]:
    """What a spectator sees of so many windows about a card out of place, or of more until as many noes hid a card."""
    clients = await server.table(
        *(server.guest(f"P{seat}") for seat in range(PLAYERS)), game="tapecho", options={"seconds": 2, "rounds": 500}
    )
    await clients[0].ask("start")
    for client in clients:
        await client.ask("standing-no", span="game")
    spectator = await server.guest("Eve").connect(clients[0].code)
    live = server.hall.tables[clients[0].code].live
    assert live is not None
    observer = Observer(spectator, live.state)  # type: ignore[arg-type]
    loop, take = asyncio.get_running_loop(), spectator._take

    def timed(text: str) -> None:
        take(text)
        observer.sees(spectator.frames[-1], len(text), loop.time())

    spectator._take = timed  # type: ignore[method-assign]
    rng = random.Random(4)
    while len(observer.windows) <= windows or observer.holders < windows:
        await tools._somebody_acts(clients)
        for client in clients:
            await act(client, rng)
    return observer.windows[:-1]


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
    monkeypatch.setattr(tools, "LONGEST", 240.0 + WINDOWS)


@scenario
async def _told(data: Path, found: list[list[Sight]], windows: int) -> None:
    async with served(data, bot_delay=(0.5, 1.0)) as server:
        found += await watched(server, windows)


@pytest.mark.usefixtures("quick")
def test_nothing_an_observer_sees_tells_who_held_a_reaction(tmp_path: Path) -> None:
    windows: list[list[Sight]] = []
    _told(tmp_path, windows, WINDOWS)
    assert sum(map(len, windows)) > 4 * WINDOWS
    for feature in ("time", "rank", "gap", "growth"):
        assert telling(*(seen(noes, feature) for noes in windows)) < 4.0, feature


# Every kind of window and of no, in made-up time


Kind: TypeAlias = Literal["out of place", "attack", "counter"]
Way: TypeAlias = Literal["in advance", "by hand", "bots"]

TRIALS: dict[Kind, int] = {"out of place": 160, "attack": 480, "counter": 480}
"""So many windows that a leak of a seventh of the beat is caught; a card out of place asks three players each time."""

ASKED: dict[Kind, tuple[Seat, ...]] = {"out of place": (1, 2, 3), "attack": (1,), "counter": (0,)}
QUESTION: dict[Kind, int] = {"out of place": 5, "attack": 116, "counter": 152}
"""The card that is asked about."""

REACTION = {0: 140, 1: 146, 2: 153, 3: 154}
"""A defence of the camp of seat 0 and of seat 1; hors contexte for the others."""

REACTIONS = {152, *REACTION.values()}


def dealt(kind: Kind, holders: dict[Seat, bool]) -> State:
    """Seat 0 is about to lay a card; those named hold a reaction to what is asked, or another card."""
    hands = [[5, 31], [40, 51], [41, 52], [42, 53]]
    if kind == "attack":
        hands[0][0] = 116
    if kind == "counter":
        hands[1] = [152, 51]
        hands[0].append(43)
    for seat, holds in holders.items():
        if holds:
            card = 152 if kind == "out of place" and seat == 1 else REACTION[seat]
            hands[seat][-1 if seat == 0 else 0] = card
    state: Any = tablee.game("tapecho").position(4, hands=[tuple(hand) for hand in hands], context=0)
    return state


class Salon(racing.Room):
    """A table of Tapécho, and a spectator with a watch."""

    game = tablee.game("tapecho")

    async def open(self) -> None:
        await super().open()
        self.eve = Eve(self.loop)
        viewer = Viewer("eve", "", watching=True, backlog=1 << 30)
        viewer.transport = cast(Any, self.eve)
        await self.table.attendance.arrive(viewer, None)

    @property
    def live(self) -> LiveGame:
        assert self.table.live is not None
        return self.table.live

    async def window(self, kind: Kind, way: Way, rng: random.Random) -> list[Sight]:
        """One window from its opening to its end, as the spectator sees it."""
        holders = {seat: rng.random() < 0.5 for seat in ASKED[kind]}
        live, table = self.live, self.table
        live.log.state = dealt(kind, holders)
        live.since = {0: live.at}
        await table.advance(0, Lay(116, 1) if kind == "attack" else Lay(5, 0))
        if kind == "counter":
            await table.advance(1, React(152, 5))
        opened, opening = self.loop.time(), len(self.eve.seen) - 1
        assert {seat: bool(reactions(live.state, seat)) for seat in live.state.acting} == holders  # type: ignore[arg-type]
        if way == "by hand":
            for seat, held in holders.items():
                self.press(seat, QUESTION[kind], thumb(rng, held))
        await asyncio.sleep(3.1)
        return sights_of(self.eve.seen[opening:], opened, holders)

    def press(self, seat: Seat, card: int, after: float) -> None:
        move = msgspec.Raw(msgspec.json.encode(Decline(card)))
        self.says(seat, Play(move, self.at), after)


def thumb(rng: random.Random, held: bool) -> float:
    """Whoever could react hesitates; the others are quick."""
    return rng.uniform(0.7, 1.45) if held else rng.uniform(0.1, 0.6)


class Eve(racing.Line):
    """A spectator who writes down every frame, when it came and how long it was."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(loop)
        self.seen: list[tuple[float, dict[str, Any], int]] = []

    def write(self, data: bytes) -> None:
        for text in racing.texts(data):
            self.seen.append((self.loop.time(), msgspec.json.decode(text), len(text)))


def sights_of(frames: list[tuple[float, dict[str, Any], int]], opened: float, holders: dict[Seat, bool]) -> list[Sight]:
    """The noes of one window, among the frames since the one that opened it."""
    found: list[Sight] = []
    (_, _, length), *frames = frames
    before, waiting = opened, dict(holders)
    for now, frame, size in frames:
        if frame["t"] == "step" and frame["d"]["seat"] in waiting:
            held = waiting.pop(frame["d"]["seat"])
            found.append(Sight(held, now - opened, len(found), now - before, size - length))
            before = now
        length = size
    assert not waiting, "all were heard within half the window"
    return found


def seen_in_many(kind: Kind, way: Way) -> list[Sight]:
    """What the spectator sees of many windows."""

    async def scene() -> list[Sight]:
        salon = Salon([None if way == "bots" and seat in ASKED[kind] else 0.0 for seat in range(4)])
        await salon.open()
        rng, found = random.Random(f"{kind} {way}"), []
        if way == "in advance":
            for seat in range(4):
                salon.says(seat, StandingNo("game"))
        try:
            for _ in range(TRIALS[kind]):
                found += await salon.window(kind, way, rng)
        finally:
            salon.close()
        return found

    found: list[Sight] = racing.in_no_time(scene())
    return found


EVERY_KIND = pytest.mark.parametrize("kind", TRIALS)
EVERY_WAY = pytest.mark.parametrize("way", ["in advance", "by hand", "bots"])


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """In made-up time the same dice give the same times."""
    monkeypatch.setattr("tablee.server.table.beat.dice", random.Random(3))
    monkeypatch.setattr("tablee.server.table.races.lots", random.Random(3))


def most_telling(sights: list[Sight]) -> float:
    """What tells most of all that the spectator sees; lengths are compared at the same rank of the same window."""
    ranks = [[sight for sight in sights if sight.rank == rank] for rank in range(3)]
    lengths = telling(*(seen(same, "growth") for same in ranks))
    return max(lengths, *(telling(seen(sights, feature)) for feature in ("time", "rank", "gap")))


@EVERY_KIND
@EVERY_WAY
def test_no_window_and_no_way_to_say_no_tells_who_held_a_reaction(kind: Kind, way: Way) -> None:
    assert most_telling(seen_in_many(kind, way)) < 4.0


@EVERY_KIND
@EVERY_WAY
def test_a_table_that_is_a_seventh_sooner_for_empty_hands_is_caught(
    kind: Kind, way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = Beat.pause

    def careless(self: Beat, live: Any, view: Any, move: Any, *pace: Any) -> float:
        return pause(self, live, view, move, *pace) * (1.0 if reactions(live.state, view.seat) else 6 / 7)

    monkeypatch.setattr(Beat, "pause", careless)
    assert most_telling(seen_in_many(kind, way)) > 5.0


def test_a_table_that_hears_a_thumb_at_once_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinking, "waits", lambda *_: None)
    assert most_telling(seen_in_many("attack", "by hand")) > 5.0


@EVERY_KIND
def test_a_table_that_says_more_after_a_reaction_held_back_is_caught(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    def talkative(scene: Scene, step: dict[str, Any]) -> dict[str, Any]:
        hand = cast(State, scene.state).cards_in_hand(step["seat"]) if step["seat"] >= 0 else []
        return {"undo": any(card in REACTIONS for card in hand)}

    repaint_steps(monkeypatch, talkative)
    assert most_telling(seen_in_many(kind, "in advance")) > 5.0
