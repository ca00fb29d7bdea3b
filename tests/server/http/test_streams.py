"""Large answers go out as they are read: who takes nothing has nothing made for them, and is cut off."""

import asyncio
import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest

from tablee.server import metrics
from tablee.server.http import api, streams

from ..tools import GENEROUS, Server, eventually, scenario, served
from .test_entrance import lines

MUCH = 40_000_000
"""Bytes beyond what the kernel itself keeps for a reader."""


class Endless:
    """A replay without end, and how much of it was made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        monkeypatch.setattr(api, "_replayed", self.parts)

    def parts(self, *args: object) -> Iterator[bytes]:
        for _ in itertools.count():
            self.made += streams.PIECE
            yield bytes(streams.PIECE)


async def asked_for(server: Server) -> bytes:
    """The request for the replay of a table."""
    made = await server.guest("Ann").post("/api/tables", {"game": "tango", "seats": 2})
    return f"GET /api/tables/{made['code']}/replay HTTP/1.1\r\nHost: x\r\n\r\n".encode()


def cut_off() -> float:
    """How many were too slow, as it is counted."""
    return metrics.registry.get_sample_value("tablee_connections_cut_total", {"reason": "too-slow"}) or 0.0


@scenario
async def test_a_replay_that_nobody_reads_is_not_made_and_its_reader_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "SLOW", 0.5)
    endless, before = Endless(monkeypatch), cut_off()
    async with served(tmp_path) as server:
        request = await asked_for(server)
        async with lines(server) as (line,):
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            await line.say(request)
            await eventually(lambda: endless.made > 0)
            await eventually(lambda: cut_off() == before + 1)
        assert endless.made < MUCH


@scenario
async def test_a_slow_reader_gets_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "_replayed", lambda *args: itertools.repeat(b"x" * streams.PIECE, 400))
    async with served(tmp_path) as server:
        request = await asked_for(server)
        async with lines(server) as (line,):
            await line.say(request)
            size = 0
            while size < 400 * streams.PIECE:
                size += (await line.reader.read(500_000)).count(b"x")
                await asyncio.sleep(0.01)


@scenario
async def test_so_many_at_once_of_one_address_and_of_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "WAITING", 0.2)
    Endless(monkeypatch)
    quotas = replace(GENEROUS, streams=1, all_streams=2)
    async with served(tmp_path, quotas=quotas, proxy=True) as server:
        request = await asked_for(server)
        path = request.split()[1].decode()

        async def answer(address: str) -> aiohttp.ClientResponse:
            response = await session.get(server.url + path, headers={"X-Forwarded-For": address})
            if response.status != 200:
                assert (await response.json())["key"] == {429: "too-many", 503: "server-busy"}[response.status]
            return response

        async with aiohttp.ClientSession() as session:
            first = await answer("10.0.0.1")
            assert first.status == 200
            assert (await answer("10.0.0.1")).status == 429
            second = await answer("10.0.0.2")
            assert second.status == 200
            assert (await answer("10.0.0.3")).status == 503
            first.close()
            while (third := await answer("10.0.0.3")).status != 200:
                pass
            third.close()
            second.close()


@scenario
async def test_who_comes_when_all_places_are_taken_waits_for_one(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=replace(GENEROUS, streams=1)) as server:
        path = (await asked_for(server)).split()[1].decode()
        guest = server.guest("Ben")
        found = await asyncio.gather(*(guest.get(path) for _ in range(30)))
        assert all(replay == found[0] for replay in found)


@scenario
async def test_what_goes_wrong_on_the_way_ends_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> Iterator[bytes]:
        yield b"x" * streams.PIECE
        raise RuntimeError("on the way")

    monkeypatch.setattr(api, "_replayed", broken)
    async with served(tmp_path) as server, aiohttp.ClientSession() as session:
        path = (await asked_for(server)).split()[1].decode()
        async with session.get(server.url + path) as response:
            with pytest.raises(aiohttp.ClientPayloadError):
                await response.read()


@scenario
async def test_only_the_head_is_told_if_only_that_was_asked_for(tmp_path: Path) -> None:
    async with served(tmp_path) as server, aiohttp.ClientSession() as session:
        path = (await asked_for(server)).split()[1].decode()
        async with session.head(server.url + path) as response:
            assert response.status == 200
            assert await response.read() == b""
        async with session.get(server.url + path) as response:
            assert response.headers["Content-Encoding"] in ("gzip", "deflate")
            assert (await response.json())["moments"] == []
