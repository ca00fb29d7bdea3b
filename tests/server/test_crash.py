"""kill -9 in the middle of play under load: what was acknowledged is there, and the players go on."""

import asyncio
import json
import random
import time
from pathlib import Path

import aiohttp
import msgspec

from tablee import loads

from .process import Process, free_port
from .tools import scenario

TABLES = 4
SEATS = 4
KILLS = 2
DEADLINE = 150.0


class Robot:
    """A player who reconnects by itself, resends what was not acknowledged, and notes what was."""

    def __init__(self, url: str, session: aiohttp.ClientSession, code: str, seat: int) -> None:
        self.url, self.session, self.code, self.seat = url, session, code, seat
        self.last: int | None = None
        self.sent: dict[str, str] = {}
        """Frames not acknowledged yet, by id."""
        self.acknowledged: dict[int, object] = {}
        """Moves the server said yes to, by the number of inputs before them."""
        self.connections = 0
        self.resent = 0
        self.over = False
        self.rng = random.Random(f"{code}{seat}")

    async def live(self) -> None:
        """Until the game is over."""
        end = time.monotonic() + DEADLINE
        while not self.over:
            assert time.monotonic() < end, f"{self.code} seat {self.seat} is stuck"
            try:
                async with self.session.ws_connect(f"{self.url}/ws/{self.code}") as socket:
                    self.connections += 1
                    await self._sit_at(socket)
            except (aiohttp.ClientError, ConnectionError):
                await asyncio.sleep(0.05)

    async def _sit_at(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        hello = {"t": "hello"} if self.last is None else {"t": "hello", "last": self.last}
        await socket.send_str(json.dumps({"id": f"hello-{self.connections}", "d": hello}))
        for text in list(self.sent.values()):
            self.resent += 1
            await socket.send_str(text)
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            await self._take(socket, json.loads(message.data))
            if self.over:
                return

    async def _take(self, socket: aiohttp.ClientWebSocketResponse, frame: dict[str, object]) -> None:
        data = frame["d"]
        assert isinstance(data, dict)
        kind = frame["t"]
        if kind == "ack":
            self._acknowledge(data)
        if "v" in frame:
            v = frame["v"]
            assert isinstance(v, int)
            assert kind == "welcome" or self.last is None or v == self.last + 1
            self.last = v
        lobby = data["lobby"] if kind == "welcome" else data if kind == "lobby" else {}
        self.over = self.over or lobby.get("phase") == "over"
        step = data.get("step") if kind == "welcome" else data if kind == "step" else None
        if step and step.get("moves"):
            await self._play(socket, step)

    def _acknowledge(self, ack: dict[str, object]) -> None:
        text = self.sent.pop(str(ack["id"]), None)
        if text is not None:
            assert ack["ok"], f"{text} was refused: {ack}"
            play = json.loads(text)["d"]
            self.acknowledged[play["at"]] = play["move"]

    async def _play(self, socket: aiohttp.ClientWebSocketResponse, step: dict[str, object]) -> None:
        moves = step["moves"]
        assert isinstance(moves, list)
        frame_id = f"{self.seat}-{step['at']}"
        if frame_id not in self.sent:
            move = self.rng.choice(moves)
            play = {"id": frame_id, "d": {"t": "play", "move": move, "at": step["at"]}}
            self.sent[frame_id] = json.dumps(play)
            await socket.send_str(self.sent[frame_id])


async def set_up(url: str, session: aiohttp.ClientSession) -> list[Robot]:
    """Tables of people who share one browser, all games begun."""
    robots = []
    for _ in range(TABLES):
        asked = {"game": "tarot", "seats": SEATS, "options": {"rounds": 5, "bets": True, "bonuses": True}}
        async with session.post(f"{url}/api/tables", json=asked) as response:
            code = (await response.json())["code"]
        for seat in range(SEATS):
            async with session.ws_connect(f"{url}/ws/{code}?hand={seat}") as socket:
                await socket.send_str('{"id":"h","d":{"t":"hello"}}')
                if seat:
                    await socket.send_str(json.dumps({"id": "s", "d": {"t": "sit", "seat": seat}}))
                await socket.send_str('{"id":"p","d":{"t":"ping"}}')
                async for message in socket:
                    if json.loads(message.data)["d"].get("id") == "p":
                        break
                if seat == SEATS - 1:
                    async with session.ws_connect(f"{url}/ws/{code}") as host:
                        await host.send_str('{"id":"h2","d":{"t":"hello"}}')
                        await host.send_str('{"id":"go","d":{"t":"start"}}')
                        async for message in host:
                            if json.loads(message.data)["d"].get("id") == "go":
                                break
        robots += [Robot(url, session, f"{code}?hand={seat}", seat) for seat in range(SEATS)]
    return robots


@scenario
async def test_kill_9_under_load_loses_nothing_acknowledged(tmp_path: Path) -> None:
    server = Process(tmp_path, free_port())
    try:
        await asyncio.to_thread(server.start)
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
            robots = await set_up(server.url, session)
            lives = [asyncio.create_task(robot.live()) for robot in robots]
            for kill in range(KILLS):
                goal = 120 * (kill + 1)
                while sum(len(robot.acknowledged) for robot in robots) < goal:
                    await asyncio.sleep(0.005)
                await asyncio.to_thread(server.kill)
                assert not all(robot.over for robot in robots), "killed in mid-play"
                await asyncio.to_thread(server.start)
            await asyncio.gather(*lives)
            assert all(robot.connections > KILLS for robot in robots)
            for code in {robot.code.partition("?")[0] for robot in robots}:
                async with session.get(f"{server.url}/api/tables/{code}/record") as response:
                    record = loads(await response.text())
                for robot in robots:
                    if robot.code.startswith(code):
                        for at, move in robot.acknowledged.items():
                            step = record.inputs[at]
                            assert step.seat == robot.seat
                            assert json.loads(msgspec.json.encode(step.move)) == move
    finally:
        server.stop()
    assert "table_fault" not in server.lines()
