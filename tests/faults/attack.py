"""Hostile strangers, in a process of their own: `python -m tests.faults.attack frames|requests URL CODE COUNT SEED`.

Each sends some, waits for an answer or the end, and goes on, with a new connection where the old one is over: so what
is sent is heard, and the server is never owed more than it can answer.
"""

import asyncio
import contextlib
import json
import random
import sys
from urllib.parse import urlsplit

from .mischief import Mischief, frame, framed, request

STRANGERS = 12
BURST = 24
"""Frames at once, at most."""
BRIEF = 0.2
"""Seconds an answer is waited for after something that may never get one."""
LONG = 30.0
"""Seconds after which no answer is coming."""
BYE = b'{"t":"bye"'
HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{cookie}"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Stranger:
    """One of them, with as many connections as it takes, one after the other."""

    def __init__(self, url: str, code: str, seed: str) -> None:
        found = urlsplit(url)
        self.host, self.port = str(found.hostname), int(found.port or 80)
        self.code, self.cookie = code, ""
        self.rng = random.Random(seed)
        self.sent = 0
        self.silent = 0
        """How often a whole burst got no answer."""

    async def settle_down(self) -> None:
        """Make a table of one's own, where one is the host."""
        body = b'{"game":"tango","seats":2,"bots":"easy"}'
        reader, writer = await asyncio.open_connection(self.host, self.port)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await reader.read(-1)).decode()
        writer.close()
        self.cookie = next(line for line in answer.splitlines() if line.startswith("Set-Cookie")).split(": ")[1]
        self.cookie = f"Cookie: {self.cookie.partition(';')[0]}\r\n"
        self.code = json.loads(answer.partition("\r\n\r\n")[2])["code"]

    async def send_frames(self, count: int) -> None:
        """So many frames."""
        while self.sent < count:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(self.host, self.port)
                try:
                    asked = HANDSHAKE.format(code=self.code, host=f"{self.host}:{self.port}", cookie=self.cookie)
                    writer.write(asked.encode())
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(framed(self.rng, b'{"id":"h","d":{"t":"hello"}}', opcode=1))
                    while self.sent < count and await self._burst(reader, writer, count):
                        pass
                finally:
                    writer.transport.abort()

    async def _burst(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, count: int) -> bool:
        """Some frames, and a question whether the server is still there; False if this connection is over."""
        last = False
        for _ in range(self.rng.randrange(1, BURST)):
            made: Mischief = frame(self.rng)
            writer.write(made.data)
            self.sent += 1
            last = made.last
            if last or self.sent >= count:
                break
        mark = f'"sync{self.sent}"'.encode()
        writer.write(framed(self.rng, b'{"id":' + mark + b',"d":{"t":"ping"}}', opcode=1))
        return await self._heard(reader, mark, BRIEF if last else LONG)

    async def _heard(self, reader: asyncio.StreamReader, mark: bytes, patience: float) -> bool:
        """Whether the answer came; False if the connection ended, or nothing came at all."""
        tail = b""
        try:
            async with asyncio.timeout(patience):
                while mark not in tail:
                    got = await reader.read(65_536)
                    tail = tail[-50:] + got
                    if not got or BYE in tail:
                        return False
        except TimeoutError:
            self.silent += patience == LONG
            return False
        return True

    async def send_requests(self, count: int) -> None:
        """So many requests, each by a connection of its own."""
        while self.sent < count:
            made = request(self.rng, self.code)
            self.sent += 1
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(self.host, self.port)
                try:
                    writer.write(made.data)
                    async with asyncio.timeout(BRIEF if made.last else 1.0):
                        while await reader.read(65_536):
                            pass
                except TimeoutError:
                    self.silent += not made.last
                finally:
                    writer.transport.abort()


async def attack(kind: str, url: str, code: str, count: int, seed: str) -> dict[str, int]:
    """All strangers at once: half of them come to that table, half have tables of their own."""
    strangers = [Stranger(url, code, f"{seed} {number}") for number in range(STRANGERS)]
    for stranger in strangers[::2]:
        await stranger.settle_down()
    share = count // STRANGERS
    shares = [share] * (STRANGERS - 1) + [count - share * (STRANGERS - 1)]
    async with asyncio.TaskGroup() as group:
        for stranger, part in zip(strangers, shares, strict=True):
            group.create_task(stranger.send_frames(part) if kind == "frames" else stranger.send_requests(part))
    return {"sent": sum(one.sent for one in strangers), "silent": sum(one.silent for one in strangers)}


if __name__ == "__main__":
    kind, url, code, count, seed = sys.argv[1:]
    print(json.dumps(asyncio.run(attack(kind, url, code, int(count), seed))))
