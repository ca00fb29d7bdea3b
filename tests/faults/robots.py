"""Players who play at random what the server offers, come back by themselves, and note what they were told."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from .ledger import Json, Ledger

PATIENCE = 10.0
"""Seconds without an answer after which a connection is taken for dead."""
RETRY = 0.05
"""Seconds before a robot tries again."""
GAMES: dict[str, tuple[int, Json]] = {
    "tacta": (2, {"rounds": 2}),
    "taichi": (2, {"lexicon": "primer", "seconds": 0}),
    "tango": (3, {}),
    "tapecho": (4, {"rounds": 1, "seconds": 2}),
    "tarot": (4, {"rounds": 2, "bets": True, "bonuses": True}),
}
"""How each game is played here: seats and options."""
RACES = ("taichi", "tapecho")
"""Games where several may act at the same time."""


@dataclass(frozen=True, kw_only=True)
class Habits:
    """What robots do besides playing: how often at each turn, and how quickly."""

    pace: float = 0.0
    """Seconds before a move."""
    chat: float = 0.03
    rename: float = 0.02
    stand: float = 0.005
    drop: float = 0.01
    """How often a connection is dropped without a word."""
    nap: float = 0.0
    """How often all at a table leave it for a while."""
    asleep: float = 1.0
    """For how many seconds."""
    restless: float = 1.0
    """Seconds of waiting after which somebody says something."""


@dataclass
class Party:
    """People who share a browser and play one match after the other."""

    urls: Sequence[str]
    """The servers they play at, by turns."""
    game: str
    rng: random.Random
    habits: Habits = field(default_factory=Habits)
    ledgers: list[Ledger] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    """Seconds each move took to be acknowledged."""
    problems: list[str] = field(default_factory=list)
    """Why frames were refused."""
    paused: set[int] = field(default_factory=set)
    """The seats that were told, by the last word on it, that the store is away."""
    closing: bool = False
    napping_until: float = 0.0

    def __post_init__(self) -> None:
        self.seats, self.options = GAMES[self.game]
        self.robots = [Robot(self, seat) for seat in range(self.seats)]
        self.session: aiohttp.ClientSession | None = None

    def __str__(self) -> str:
        where = self.ledger.code if self.ledgers else "nowhere"
        return f"{self.game} {where} {self.problems[-3:]} " + "; ".join(map(str, self.robots))

    @property
    def ledger(self) -> Ledger:
        return self.ledgers[-1]

    @property
    def acknowledged(self) -> int:
        """How many moves were, at all tables."""
        return sum(len(ledger.granted_of("play")) for ledger in self.ledgers)

    async def live(self) -> None:
        """Play until told to stop."""
        jar = aiohttp.CookieJar(unsafe=True)
        # One connection for each request: a server that was killed leaves none that could be mistaken for alive.
        async with aiohttp.ClientSession(cookie_jar=jar, connector=aiohttp.TCPConnector(force_close=True)) as session:
            self.session = session
            await self._make_table(session)
            async with asyncio.TaskGroup() as group:
                for robot in self.robots:
                    group.create_task(robot.live(session))

    async def _make_table(self, session: aiohttp.ClientSession) -> None:
        asked = {"game": self.game, "seats": self.seats, "options": self.options, "name": "P0"}
        while not self.ledgers and not self.closing:
            try:
                async with session.post(f"{self.urls[0]}/api/tables", json=asked) as response:
                    if response.status == 201:
                        self.go_to((await response.json())["code"])
                        return
                    assert response.status in (429, 503), await response.text()
            except (aiohttp.ClientError, ConnectionError, TimeoutError):
                pass
            await asyncio.sleep(RETRY)

    def go_to(self, code: str) -> Ledger:
        """The table of that code is where they are now."""
        if not self.ledgers or self.ledger.code != code:
            self.ledgers.append(Ledger(code, self.game not in RACES))
        return self.ledger


class Robot:
    """One of them."""

    def __init__(self, party: Party, seat: int) -> None:
        self.party = party
        self.seat = seat
        self.url = party.urls[seat % len(party.urls)]
        self.rng = random.Random(f"{party.rng.random()} {seat}")
        self.numbers = itertools.count()
        self.sent: dict[str, tuple[Json, float | None]] = {}
        """What was not answered yet, and when it was sent, unless more than once."""
        self.last: int | None = None
        self.lobby: Json = {}
        self.you: int | None = None
        self.host = False
        self.step: Json = {}
        self.played = -1
        """After how many inputs the last move was made that was acknowledged."""
        self.due = float("inf")
        """When something is to be done next."""
        self.standing = False
        self.connections = 0

    def __str__(self) -> str:
        moves = len(self.step.get("moves", ()))
        seat = "stands" if self.standing else f"sits on {self.you}"
        waits = [said for said, _ in self.sent.values()]
        return (
            f"{self.seat} {seat}, {self.lobby.get('phase')} at {self.step.get('at')}, {moves} moves, waits for {waits}"
        )

    async def live(self, session: aiohttp.ClientSession) -> None:
        """Come back until the party is over."""
        party = self.party
        while not party.closing:
            while time.monotonic() < party.napping_until and not party.closing:
                await asyncio.sleep(RETRY)
            self.ledger = party.ledger
            address = f"{self.url}/ws/{self.ledger.code}?hand={self.seat}"
            try:
                async with session.ws_connect(address, max_msg_size=0, autoclose=True) as socket:
                    self.connections += 1
                    await self._sit_at(socket)
            except aiohttp.WSServerHandshakeError as error:
                if error.status == 503:
                    party.problems.append("store-failed")  # no table could be woken
            except (aiohttp.ClientError, ConnectionError, TimeoutError):
                pass
            await asyncio.sleep(RETRY * self.rng.random())

    async def _sit_at(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """One connection, until it ends."""
        hello: Json = {"t": "hello"} if self.last is None else {"t": "hello", "last": self.last}
        await send(socket, f"h{self.seat}-{next(self.numbers)}", hello)
        for frame_id, (said, _) in list(self.sent.items()):
            self.sent[frame_id] = (said, None)
            await send(socket, frame_id, said)
        self.due = float("inf")
        heard = time.monotonic()
        while not self.party.closing:
            now = time.monotonic()
            if now - heard > PATIENCE:
                raise TimeoutError
            rest = self.party.habits.restless * (0.5 + self.rng.random())
            try:
                message = await socket.receive(timeout=max(0.001, min(self.due - now, rest)))
            except TimeoutError:
                if self.due > time.monotonic():
                    await self._chat(socket)  # so long without news: who is alive makes some
                elif not await self._act(socket):
                    return
                continue
            heard = time.monotonic()
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            if not self._take(json.loads(message.data)):
                return
            if self.due <= time.monotonic() and not await self._act(socket):
                return

    # Hearing

    def _take(self, frame: Json) -> bool:
        """Note what is said; False if this table is at its end."""
        kind, data = frame["t"], frame["d"]
        if "v" in frame:
            assert kind == "welcome" or self.last is None or frame["v"] == self.last + 1, f"{self.last} {frame['v']}"
            self.last = frame["v"]
        match kind:
            case "welcome":
                self.you, self.host, self.lobby = data["you"], data["host"], data["lobby"]
                self.step, self.played = data.get("step") or {}, -1
                self.party.paused.discard(self.seat)
                self._look()
            case "lobby":
                self.lobby = data
                self._look()
            case "you":
                self.you, self.host = data["seat"], data["host"]
                self._look()
            case "step":
                self.ledger.tell(data["at"], data["seat"])
                self.step = data
                self._look()
            case "ack":
                self._settle(data)
            case "pause":
                (self.party.paused.add if data["away"] else self.party.paused.discard)(self.seat)
            case "bye":
                return False
        if self.lobby.get("next"):
            self._move_on(self.lobby["next"])
            return False
        return True

    def _look(self) -> None:
        """There is something new: think about it."""
        self.due = min(self.due, time.monotonic() + self.party.habits.pace * 2 * self.rng.random())

    def _settle(self, ack: Json) -> None:
        """An answer: note it."""
        found = self.sent.pop(ack["id"], None)
        if found is None:
            return
        said, began = found
        if ack["ok"]:
            self._note_granted(ack["id"], said, began)
        else:
            self.party.problems.append(ack.get("problem") or ack["refusal"]["key"])
            self.ledger.refused[ack["id"]] = ack
            self.due = time.monotonic() + RETRY
        self.standing = {"stand": ack["ok"], "sit": False}.get(said["t"], self.standing)
        self._look()

    def _note_granted(self, frame_id: str, said: Json, began: float | None) -> None:
        self.ledger.granted[frame_id] = said
        if said["t"] == "play":
            self.played = said["at"]
            if began is not None:
                self.party.delays.append(time.monotonic() - began)
        if said["t"] == "rename":
            self.ledger.names[self.seat] = (said["name"], True)

    def _move_on(self, code: str) -> None:
        """To the next match."""
        self.party.go_to(code)
        self.sent.clear()
        self.last, self.you, self.lobby, self.step, self.standing = None, None, {}, {}, False

    # Doing

    async def _act(self, socket: aiohttp.ClientWebSocketResponse) -> bool:
        """Do what is to be done now; False to go away."""
        self.due = float("inf")
        match self.lobby.get("phase"):
            case "open":
                await self._get_ready(socket)
            case "playing":
                return await self._play(socket)
            case "over" if self.seat == 0:
                await self._say(socket, {"t": "rematch"})
        return True

    async def _get_ready(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        seats = self.lobby["seats"]
        if self.you is None:
            await self._say(socket, {"t": "sit", "seat": self.seat})
        elif self.host and all(seat["kind"] == "human" for seat in seats):
            await self._say(socket, {"t": "start"})

    async def _play(self, socket: aiohttp.ClientWebSocketResponse) -> bool:
        habits, whim = self.party.habits, self.rng.random()
        moves = self.step.get("moves")
        if self.standing:
            await self._say(socket, {"t": "sit", "seat": self.seat})
        elif moves and self.step["at"] > self.played:
            await self._say(socket, {"t": "play", "move": self.rng.choice(moves), "at": self.step["at"]})
        for kind in ("chat", "rename", "stand", "drop", "nap"):
            whim -= getattr(habits, kind)
            if whim < 0:
                return await self._indulge(socket, kind)
        return True

    async def _indulge(self, socket: aiohttp.ClientWebSocketResponse, whim: str) -> bool:
        match whim:
            case "chat":
                await self._chat(socket)
            case "rename":
                name = f"P{self.seat} {next(self.numbers)}"
                if "rename" not in self._under_way():
                    self.ledger.names[self.seat] = (name, False)
                await self._say(socket, {"t": "rename", "name": name})
            case "stand" if not self.standing:
                await self._say(socket, {"t": "stand"})
            case "nap":
                self.party.napping_until = time.monotonic() + self.party.habits.asleep
                for robot in self.party.robots:
                    robot.due = 0.0
                return False
            case "drop":
                return False
        return True

    async def _chat(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        await self._say(socket, {"t": "chat", "text": f"{self.seat} says {next(self.numbers)}"})

    def _under_way(self) -> set[str]:
        """The kinds of what was not answered yet."""
        return {said["t"] for said, _ in self.sent.values()}

    async def _say(self, socket: aiohttp.ClientWebSocketResponse, said: Json) -> None:
        """Send something, unless the like is under way."""
        if said["t"] in self._under_way():
            return
        frame_id = f"s{self.seat}-{next(self.numbers)}"
        self.sent[frame_id] = (said, time.monotonic())
        await send(socket, frame_id, said)


async def send(socket: aiohttp.ClientWebSocketResponse, frame_id: str, said: Json) -> None:
    """A frame of a client."""
    await socket.send_str(json.dumps({"id": frame_id, "d": said}))


class Crowd:
    """Parties that play for as long as it is entered; whoever fails ends it."""

    def __init__(self, parties: Sequence[Party]) -> None:
        self.parties = parties

    async def __aenter__(self) -> "Crowd":
        self.tasks = [asyncio.create_task(party.live()) for party in self.parties]
        return self

    async def __aexit__(self, *_: Any) -> None:
        for party in self.parties:
            party.closing = True
        await asyncio.wait(self.tasks, timeout=2 * PATIENCE)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def ledgers(self) -> list[Ledger]:
        return [ledger for party in self.parties for ledger in party.ledgers]

    @property
    def acknowledged(self) -> int:
        return sum(party.acknowledged for party in self.parties)

    def check(self) -> None:
        """Nobody has failed so far."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def until_moved(self, count: int, patience: float) -> float:
        """Wait until every party has been granted so many more moves; the seconds it took."""
        began = time.monotonic()
        goals = [party.acknowledged + count for party in self.parties]
        while not all(party.acknowledged >= goal for party, goal in zip(self.parties, goals, strict=True)):
            self.check()
            if time.monotonic() - began > patience:
                late = [
                    str(party) for party, goal in zip(self.parties, goals, strict=True) if party.acknowledged < goal
                ]
                raise AssertionError("stuck: " + "\n".join(late))
            await asyncio.sleep(0.005)
        return time.monotonic() - began

    async def until_acknowledged(self, count: int, patience: float) -> None:
        """Wait until so many moves have been granted in all."""
        end = time.monotonic() + patience
        goal = self.acknowledged + count
        while self.acknowledged < goal:
            self.check()
            assert time.monotonic() < end, "stuck"
            await asyncio.sleep(0.005)
