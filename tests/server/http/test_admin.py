"""The figures: on a port of their own, for this machine alone."""

import random
from pathlib import Path

import aiohttp
from aiohttp import web

from tablee.server.http.admin import make_admin
from tablee.server.run import listen, open_admin
from tablee.server.settings import Settings

from ..process import free_port
from ..tools import play_out, scenario, served


async def figures(port: int) -> str:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as response,
    ):
        assert response.status == 200
        assert response.content_type == "text/plain"
        return await response.text()


@scenario
async def test_what_is_counted_is_shown_on_the_admin_port(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        players = await server.table(server.guest("Ann"), server.guest("Bob"))
        await players[0].ask("start")
        await play_out(players, random.Random(1))
        port = free_port()
        runner = await open_admin(tmp_path, listen("127.0.0.1", port))
        try:
            text = await figures(port)
        finally:
            await runner.cleanup()
    for name in ("tablee_tables", "tablee_viewers", "tablee_inputs_total", "tablee_commit_seconds_count"):
        assert f"\n{name}" in text
    assert 'tablee_games_over_total{game="tango"}' in text
    assert "\ntablee_disk_free_bytes" in text
    assert players[0].code not in text


@scenario
async def test_the_admin_port_is_for_this_machine_unless_told_otherwise(tmp_path: Path) -> None:
    runner = await open_admin(tmp_path, listen(Settings().admin_host, free_port()))
    try:
        assert [address[0] for address in runner.addresses] == ["127.0.0.1"]
    finally:
        await runner.cleanup()
    assert Settings().admin_port == 0, "nothing is shown unless somebody asks for it"
    runner = await open_admin(tmp_path, None)
    assert runner.addresses == []
    await runner.cleanup()


@scenario
async def test_figures_can_be_opened_again(tmp_path: Path) -> None:
    for _ in range(2):
        runner = web.AppRunner(make_admin(tmp_path))
        await runner.setup()
        await runner.cleanup()
