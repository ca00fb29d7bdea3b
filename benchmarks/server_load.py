"""Players for our server: tables of four who play Tarot décalé at random, over real WebSockets on loopback.

`python -m benchmarks.server_load PORT TABLES SECONDS PACE_MS SERVER_PID` prints one line of JSON. With a pace of 0 each
table always has one move under way; else a table waits about so long between moves. A move takes from its sending
until the last of the four has received the new position. The client speaks raw WebSocket so that it costs less than
the server does.
"""

import asyncio
import gc
import http.client
import json
import random
import sys
import time
from collections.abc import Callable
from typing import cast

import msgspec
import psutil

SEATS = 4
OPTIONS = {"rounds": 10_000}
"""Hand after hand: no game ends during the measurement."""
WARM_UP = 2.0
"""Seconds before anything counts: both sides are then at their best, the compiler of Node too."""
PATIENCE = 300
"""Tenths of a second that a table may take to start."""
PING, PONG = 0x89, 0x8A
AT_ONCE = 20
"""Tables that are set up at the same time."""

clock = time.perf_counter


class Step(msgspec.Struct):
    """What a player needs of a frame."""

    at: int = -1
    moves: list[msgspec.Raw] = []
    ok: bool | None = None


class Frame(msgspec.Struct):
    """A frame of the table."""

    t: str
    d: Step


decode = msgspec.json.Decoder(Frame).decode


class Player(asyncio.Protocol):
    """One socket."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, seat
        self.buffer = b""
        self.open = False
        self.ready = asyncio.get_running_loop().create_future()
        self.count = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET /ws/{self.table.code}?hand={self.seat} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: {self.table.cookie}\r\n\r\n".encode()
        )

    def send(self, data: bytes) -> None:
        """A masked frame, with the mask of nothing."""
        self.count += 1
        text = b'{"id":"%d-%d","d":%s}' % (self.seat, self.count, data)
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert b" 101 " in head, head
            self.open = True
            self.ready.set_result(None)
        start = 0
        while len(buffer) - start >= 2:
            size, offset = buffer[start + 1], 2
            if size == 126:
                size, offset = int.from_bytes(buffer[start + 2 : start + 4]), 4
            elif size == 127:
                size, offset = int.from_bytes(buffer[start + 2 : start + 10]), 10
            end_of_frame = start + offset + size
            if end_of_frame > len(buffer):
                break
            body = buffer[start + offset : end_of_frame]
            if buffer[start] == PING:
                self.transport.write(bytes((PONG, 0x80 | size)) + b"\0\0\0\0" + body)
            else:
                self.table.received(self, body)
            start = end_of_frame
        self.buffer = buffer[start:]


class Table:
    """Four players, one move under way at most."""

    def __init__(self, load: "Load", code: str, cookie: str) -> None:
        self.load, self.code, self.cookie = load, code, cookie
        self.players: list[Player] = []
        self.at = 0
        self.got = 0
        self.sent = 0.0
        self.turn: tuple[Player, Step] | None = None

    def received(self, player: Player, text: bytes) -> None:
        frame = decode(text)
        if frame.t == "ack":
            if frame.d.ok is False and self.load.running:
                self.load.refused += 1
        elif frame.t == "step":
            self._step(player, frame.d, len(text))

    def _step(self, player: Player, step: Step, size: int) -> None:
        if step.moves:
            self.turn = (player, step)
        if step.at > self.at:
            self.at, self.got = step.at, 0
        if step.at == self.at:
            self.got += 1
            if self.got == SEATS and self.turn is not None and self.turn[1].at == self.at:
                self._complete(size)

    def _complete(self, size: int) -> None:
        """All four have the position, and somebody must move."""
        load = self.load
        if self.sent:
            load.times.append(clock() - self.sent)
            load.sizes.append(size)
        if load.running:
            load.later(self.play)

    def play(self) -> None:
        assert self.turn is not None
        player, step = self.turn
        self.turn = None
        self.sent = clock()
        player.send(b'{"t":"play","at":%d,"move":%s}' % (step.at, bytes(random.choice(step.moves))))


class Load:
    """All tables."""

    def __init__(self, port: int, tables: int, seconds: float, pace: float, pid: int) -> None:
        self.port, self.count, self.seconds, self.pace = port, tables, seconds, pace / 1000
        self.server = psutil.Process(pid)
        self.loop = asyncio.get_running_loop()
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.running = False
        self.tables: list[Table] = []

    def later(self, play: Callable[[], None]) -> None:
        if self.pace:
            self.loop.call_later(self.pace * (0.5 + random.random()), play)
        else:
            play()

    async def set_up(self) -> None:
        """Everybody sits and every game has begun."""
        for start in range(0, self.count, AT_ONCE):
            number = min(AT_ONCE, self.count - start)
            made = await asyncio.to_thread(self._make, number)
            await asyncio.gather(*(self._seat(code, cookie) for code, cookie in made))

    def _make(self, number: int) -> list[tuple[str, str]]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        made = []
        for _ in range(number):
            body = json.dumps({"game": "tarot", "seats": SEATS, "options": OPTIONS})
            connection.request("POST", "/api/tables", body)
            response = connection.getresponse()
            cookie = (response.getheader("Set-Cookie") or "").partition(";")[0]
            made.append((str(json.loads(response.read())["code"]), cookie))
        connection.close()
        return made

    async def _seat(self, code: str, cookie: str) -> None:
        table = Table(self, code, cookie)
        self.tables.append(table)
        for seat in range(SEATS):
            _, player = await self.loop.create_connection(lambda seat=seat: Player(table, seat), "127.0.0.1", self.port)
            table.players.append(player)
            await player.ready
            player.send(b'{"t":"hello"}')
            if seat:
                player.send(b'{"t":"sit","seat":%d}' % seat)
        for _ in range(PATIENCE):
            table.players[0].send(b'{"t":"start"}')
            await asyncio.sleep(0.1)
            if table.turn is not None and table.got == SEATS:
                return
        raise TimeoutError("a table did not start")

    async def measure(self) -> dict[str, float | int | None]:
        memory = self.server.memory_info().rss
        await self.set_up()
        await asyncio.sleep(1.0)
        used = self.server.memory_info().rss - memory
        gc.collect()
        gc.disable()  # an instrument that stops to tidy up measures itself
        self.running = True
        for table in self.tables:
            self.later(table.play)
        await asyncio.sleep(WARM_UP)
        self.times.clear()
        cpu, own, began = self._cpu(), time.process_time(), clock()
        await asyncio.sleep(self.seconds)
        times, passed = sorted(self.times), clock() - began
        cpu, own = self._cpu() - cpu, time.process_time() - own
        self.running = False
        return {
            "tables": self.count,
            "pace_ms": self.pace * 1000,
            "moves_per_s": len(times) / passed,
            "moves_per_cpu_s": len(times) / max(cpu, 1e-9),
            "p50_ms": quantile(times, 0.50),
            "p99_ms": quantile(times, 0.99),
            "server_cpu": cpu / passed,
            "client_cpu": own / passed,
            "kb_per_table": used / 1024 / self.count,
            "frame_bytes": sum(self.sizes) / max(1, len(self.sizes)),
            "refused": self.refused,
        }

    def _cpu(self) -> float:
        times = self.server.cpu_times()
        return float(times.user + times.system)


def quantile(times: list[float], share: float) -> float | None:
    """In milliseconds."""
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else None


async def main() -> None:
    port, tables, seconds, pace, pid = (int(word) for word in sys.argv[1:6])
    print(json.dumps(await Load(port, tables, seconds, pace, pid).measure()), flush=True)


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main())
    except ImportError:
        asyncio.run(main())
