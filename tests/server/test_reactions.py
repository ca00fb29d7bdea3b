"""Reactions of Tapécho over sockets: the first counts (P20), a late one is told so, and the way is measured."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

import tablee
from tablee.kernel.pace import MOST_LAG
from tablee.kernel.record import Judged
from tablee.server.table.viewer import Viewer

from .tools import Client, Guest, Server, eventually, scenario, served

TAPECHO = tablee.game("tapecho")
HANDS = [(5, 31), (152, 40), (153, 41), (154, 42)]
"""The first lays a card out of place, which any of the others may answer."""


async def asked(server: Server) -> list[Client]:
    """Four players, and a window in which three may react."""
    clients = await server.table(
        *(server.guest(f"P{seat}") for seat in range(4)), game="tapecho", options={"seconds": 8}
    )
    await clients[0].ask("start")
    await clients[0].until_true(lambda: clients[0].step is not None)
    live = server.hall.tables[clients[0].code].live
    assert live is not None
    live.log.state = TAPECHO.position(4, hands=HANDS, context=0)
    live.since = {0: live.at}
    await clients[0].ask("play", move={"type": "lay", "card": 5, "on": 0}, at=live.at)
    for client in clients[1:]:
        await client.until_true(lambda client=client: len(client.moves) == 2)
    return clients


def react(seat: int) -> dict[str, Any]:
    return {"type": "react", "card": 151 + seat, "against": 5}


def viewer_of(server: Server, client: Client) -> Viewer:
    table = server.hall.tables[client.code]
    return next(viewer for viewer in table.audience if viewer.seat == client.you)


@scenario
async def test_the_first_reaction_counts_and_the_others_are_told_that_they_were_late(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await asked(server)
        at = clients[1].step["at"]  # type: ignore[index]
        frames = [await clients[seat].say("play", move=react(seat), at=at) for seat in (1, 2, 3)]
        acks = [await clients[seat].answer(frame) for seat, frame in zip((1, 2, 3), frames, strict=True)]
        won = [ack for ack in acks if ack["ok"]]
        lost = [ack["refusal"] for ack in acks if not ack["ok"]]
        assert len(won) == 1
        assert [(refusal["clause"], refusal["key"]) for refusal in lost] == [("P20", "too-late")] * 2
        live = server.hall.tables[clients[0].code].live
        assert live is not None
        assert isinstance(live.log.inputs[-1], Judged)


@scenario
async def test_one_far_away_who_was_faster_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Viewer, "pong", lambda *_: None)
    async with served(tmp_path) as server:
        clients = await asked(server)
        for seat, lag in ((1, 0.0), (2, 0.14), (3, 0.05)):
            viewer_of(server, clients[seat]).trip.lag = lag
        at = clients[1].step["at"]  # type: ignore[index]
        near = await clients[1].say("play", move=react(1), at=at)
        far = await clients[2].say("play", move=react(2), at=at)
        assert (await clients[2].answer(far))["ok"], "arrived later, pressed some 140 ms before"
        assert (await clients[1].answer(near))["refusal"]["key"] == "too-late"
        live = server.hall.tables[clients[0].code].live
        assert live is not None
        assert live.log.inputs[-1].lag == 140


@scenario
async def test_the_way_to_everybody_is_measured_by_the_table(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await asked(server)
        await eventually(lambda: all(viewer_of(server, client).trip.known for client in clients))
        assert all(viewer_of(server, client).trip.lag < 0.1 for client in clients)


@asynccontextmanager
async def far_away(url: str, delay: float) -> AsyncIterator[str]:
    """The address of the server through a line on which everything takes so long, each way."""
    loop, host = asyncio.get_running_loop(), urlsplit(url)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            loop.call_later(delay, writer.write, data)
        loop.call_later(delay, writer.close)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(host.hostname, host.port)
        await asyncio.gather(pass_on(reader, there[1]), pass_on(there[0], writer), return_exceptions=True)

    line = await asyncio.start_server(connected, "127.0.0.1", 0)
    port = line.sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    line.close()
    await asyncio.sleep(2 * delay)


@scenario
async def test_over_a_long_line_the_whole_way_is_measured(tmp_path: Path) -> None:
    async with served(tmp_path) as server, far_away(server.url, 0.045) as url:
        clients = await server.table(server.guest("Near"), game="tango", seats=2)
        guest = Guest(url, "Far")
        try:
            far = await guest.connect(clients[0].code)
            await far.ask("sit", seat=1)
            await eventually(lambda: viewer_of(server, far).trip.known)
            assert 0.09 <= viewer_of(server, far).trip.lag <= MOST_LAG
        finally:
            await guest.close()


@scenario
async def test_who_does_not_answer_pings_is_near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = aiohttp.ClientSession.ws_connect
    monkeypatch.setattr(
        aiohttp.ClientSession, "ws_connect", lambda self, *args, **named: connect(self, *args, autoping=False, **named)
    )
    monkeypatch.setattr(Client, "_read", _reading_texts_only)
    async with served(tmp_path) as server:
        clients = await asked(server)
        await clients[3].play(react(3))
        assert not any(viewer_of(server, client).trip.times for client in clients)
        assert all(viewer_of(server, client).trip.lag == 0.0 for client in clients)


async def _reading_texts_only(self: Client) -> None:
    async for message in self.socket:
        if message.type is aiohttp.WSMsgType.TEXT:
            self._take(message.data)
            self.news.set()
        elif message.type is not aiohttp.WSMsgType.PING:
            break
    self.closed = True
    self.news.set()


@scenario
async def test_a_no_in_advance_can_be_overruled_and_ends_with_the_turn(tmp_path: Path) -> None:
    async with served(tmp_path, bot_delay=(0.5, 1.0)) as server:
        clients = await asked(server)
        await clients[1].ask("standing-no", span="turn")
        await clients[2].ask("standing-no", span="game")
        await clients[1].play(react(1))
        await clients[0].until_true(lambda: clients[0].step["view"]["phase"] == "counter")  # type: ignore[index]
        await clients[0].play(clients[0].moves[0])
        table = server.hall.tables[clients[0].code]
        await eventually(lambda: len(table.noes.said) == 1)
        assert next(iter(table.noes.said.values())).span == "game"
