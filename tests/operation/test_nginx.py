"""Play through nginx and TLS with the configuration that we hand out."""

import asyncio
import io
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from tablee.server.settings import Pace, Quotas

from ..server.tools import Guest, Server, play_out, scenario, served
from .nginx import Proxy, nginx_before

SLOW = 1e-6
ELSEWHERE = "127.0.0.2"
"""Another address of this machine."""


@asynccontextmanager
async def fronted(folder: Path, **chosen: Any) -> AsyncIterator[tuple[Server, Proxy]]:
    """A server behind nginx; its guests come by the front door."""
    (folder / "nginx").mkdir()
    async with served(folder / "data", proxy=True, **chosen) as server:
        with nginx_before(urlsplit(server.url).port or 0, folder / "nginx") as proxy:
            try:
                yield server, proxy
            finally:
                await server.close()


class Visitor(Guest):
    """A browser that comes through the proxy."""

    def __init__(self, proxy: Proxy, name: str, address: str = "127.0.0.1") -> None:
        super().__init__(proxy.url, name)
        self.unused = self.session
        trusting = aiohttp.TCPConnector(ssl=proxy.trust(), local_addr=(address, 0), family=2)
        headers = {"Origin": proxy.url}
        self.session = aiohttp.ClientSession(
            connector=trusting, headers=headers, cookie_jar=aiohttp.CookieJar(unsafe=True)
        )

    async def close(self) -> None:
        await super().close()
        await self.unused.close()


@scenario
async def test_a_whole_game_through_nginx(tmp_path: Path) -> None:
    async with fronted(tmp_path) as (server, proxy):
        guests = [Visitor(proxy, "Ann"), Visitor(proxy, "Bob")]
        server.guests += guests
        players = await server.table(*guests)
        await players[0].ask("start")
        await play_out(players, random.Random(3))
        assert all(player.over for player in players)
        async with guests[0].session.get(f"{proxy.url}/healthz") as response:
            assert response.headers["Strict-Transport-Security"]
            assert response.headers["Content-Security-Policy"], "what the server says is passed on"


@scenario
async def test_every_caller_is_known_by_their_own_address(tmp_path: Path) -> None:
    quotas = Quotas(requests=Pace(burst=2, rate=SLOW))
    async with fronted(tmp_path, quotas=quotas) as (server, proxy):
        near, far = Visitor(proxy, "Ann"), Visitor(proxy, "Bob", ELSEWHERE)
        server.guests += [near, far]
        for number, status in enumerate((200, 200, 429)):
            claimed = {"X-Forwarded-For": f"6.6.6.{number}"}
            async with near.session.get(f"{proxy.url}/api/games", headers=claimed) as response:
                assert response.status == status, "what a browser claims to be does not count"
        async with far.session.get(f"{proxy.url}/api/games") as response:
            assert response.status == 200


@scenario
async def test_what_is_too_big_is_stopped_and_what_is_plain_is_sent_on(tmp_path: Path) -> None:
    async with fronted(tmp_path) as (server, proxy):
        guest = Visitor(proxy, "Ann")
        server.guests.append(guest)
        async with guest.session.post(f"{proxy.url}/api/verify", data=io.BytesIO(b" " * 2_200_000)) as response:
            assert response.status == 413
        async with guest.session.post(f"{proxy.url}/api/verify", data=io.BytesIO(b" " * 1_400_000)) as response:
            assert response.status != 413, "a long record comes through"
        async with guest.session.get(f"http://localhost:{proxy.plain}/t/BCDFGH", allow_redirects=False) as response:
            assert response.status == 301
            assert response.headers["Location"].startswith("https://")
            assert response.headers["Location"].endswith("/t/BCDFGH")


@scenario
async def test_the_end_of_the_server_reaches_the_players(tmp_path: Path) -> None:
    async with fronted(tmp_path) as (server, proxy):
        guests = [Visitor(proxy, "Ann"), Visitor(proxy, "Bob")]
        server.guests += guests
        players = await server.table(*guests)
        stopping = asyncio.create_task(server.hall.stop())
        assert (await players[1].bye())["reason"] == "stopping"
        await stopping
