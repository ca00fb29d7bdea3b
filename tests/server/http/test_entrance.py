"""Connections that do not say what they want: closed soon, few of one address, and harmless to everybody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ..tools import GENEROUS, Server, eventually, scenario, served

HALF_A_HEAD = b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_A_BODY = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def ended(self) -> bytes:
        """What came before the end."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""

    async def served(self) -> None:
        """A whole request is answered."""
        await self.say(WHOLE)
        assert b"200 OK" in await self.reader.readuntil(b"ok\n")


@asynccontextmanager
async def lines(server: Server, count: int = 1) -> AsyncIterator[list[Line]]:
    host, port = server.url.removeprefix("http://").split(":")
    found = [Line(*await asyncio.open_connection(host, int(port))) for _ in range(count)]
    try:
        yield found
    finally:
        for line in found:
            line.writer.close()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that waits less."""
    monkeypatch.setattr("tablee.server.http.entrance.IDLE", 0.3)
    monkeypatch.setattr("tablee.server.http.entrance.LINGER", 0.1)
    monkeypatch.setattr("tablee.server.http.bodies.PATIENCE", 0.3)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "said", [b"", HALF_A_HEAD, WHOLE + HALF_A_HEAD], ids=["nothing", "half a head", "a second one"]
)
def test_who_does_not_go_on_is_closed(said: bytes, tmp_path: Path) -> None:
    @scenario
    async def closed() -> None:
        async with served(tmp_path) as server, lines(server) as (line,):
            await line.say(said)
            assert (await line.ended()).count(b"200 OK") == said.count(WHOLE)

    closed()


@pytest.mark.usefixtures("hurried")
@scenario
async def test_letter_by_letter_is_no_way_to_stay(tmp_path: Path) -> None:
    async with served(tmp_path) as server, lines(server, 2) as (head, body):
        await head.say(HALF_A_HEAD)
        await body.say(HALF_A_BODY)

        async def drip(line: Line) -> None:
            while True:
                await line.say(b"x")
                await asyncio.sleep(0.02)

        drips = [asyncio.create_task(drip(line)) for line in (head, body)]
        assert await head.ended() == b""
        said = await body.ended()
        assert said == b"" or (b"408" in said and b"request-slow" in said)
        for task in drips:
            task.cancel()
        await asyncio.gather(*drips, return_exceptions=True)


@pytest.mark.usefixtures("hurried")
@scenario
async def test_half_a_body_is_told_that_it_was_too_slow(tmp_path: Path) -> None:
    async with served(tmp_path) as server, lines(server) as (line,):
        await line.say(HALF_A_BODY)
        said = await line.ended()
        assert b"408" in said
        assert b"request-slow" in said


@pytest.mark.usefixtures("hurried")
@scenario
async def test_a_slow_phone_that_goes_on_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.http.bodies.RATE", 1)
    async with served(tmp_path) as server, lines(server) as (line,):
        text = b'{"name":"Ann"}' + b" " * 100
        await line.say(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(text))
        for start in range(0, len(text), 10):
            await line.say(text[start : start + 10])
            await asyncio.sleep(0.05)
        assert b"200 OK" in await line.reader.readuntil(b"Ann")


@scenario
async def test_of_too_many_that_wait_the_oldest_gives_way(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=replace(GENEROUS, waiting=5)) as server, lines(server, 8) as found:
        for line in found:
            await line.say(HALF_A_HEAD)
        for line in found[:3]:
            assert await line.ended() == b""
        async with lines(server) as (earnest,):
            await earnest.served()
            assert await found[3].ended() == b""
        await found[7].say(b"\r\n\r\n")
        assert b"200 OK" in await found[7].reader.readuntil(b"}")


@scenario
async def test_behind_a_proxy_all_come_from_one_address(tmp_path: Path) -> None:
    quotas = replace(GENEROUS, waiting=5)
    async with served(tmp_path, quotas=quotas, proxy=True) as server, lines(server, 8) as found:
        for line in found:
            await line.say(HALF_A_HEAD)
        for line in found:
            await line.say(b"\r\n\r\n")
            assert b"200 OK" in await line.reader.readuntil(b"}")


@scenario
async def test_a_class_behind_one_router_keeps_its_connections(tmp_path: Path) -> None:
    async with served(tmp_path) as server, lines(server, 30 * 6) as found:
        for _ in range(2):
            for line in found:
                await line.served()


@pytest.mark.usefixtures("hurried")
@scenario
async def test_a_table_is_looked_at_for_as_long_as_one_likes(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Ann")
        client = await guest.connect((await guest.post("/api/tables", {"game": "tango", "seats": 2}))["code"])
        async with lines(server) as (line,):
            assert await line.ended() == b"", "by now others are closed"
        await client.ask("ping")


@scenario
async def test_nothing_is_kept_of_those_who_have_gone(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        async with lines(server, 3) as found:
            await found[0].say(HALF_A_HEAD)
            await found[1].say(HALF_A_BODY)
            await found[2].served()
        assert server.entrance is not None
        waiting = server.entrance.waiting
        await eventually(lambda: not waiting)
