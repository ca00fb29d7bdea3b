"""Older pages of what has happened at a table: for those who may have seen it, and nobody else."""

import random
from pathlib import Path

import pytest

from tablee.server.play import live
from tablee.server.settings import Pace, Quotas

from ..playing import level
from ..tools import Client, Guest, Json, Server, play_out, scenario, served


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a short game has many."""
    monkeypatch.setattr(live, "PAGE", 10)
    monkeypatch.setattr(live, "OLDER", 7)


async def under_way(server: Server, turns: int = 20) -> list[Client]:
    """A hand of Tarot after some moves."""
    clients = await server.table(server.guest("A"), server.guest("B"), game="tarot", options={"rounds": 2})
    await clients[0].ask("start")
    for _ in range(turns):
        await level(clients)
        actor = next(client for client in clients if client.moves)
        await actor.play(actor.moves[0])
    await level(clients)
    return clients


async def whole_log(guest: Guest, code: str, query: str = "") -> list[Json]:
    """The log as somebody has it who comes in now and reads back to its beginning."""
    client = await guest.connect(code, "?watch" if not query else "")
    welcome = client.frames[-1]["d"]
    found, since = welcome["log"], welcome["since"]
    assert since > 0
    while since:
        page = await guest.get(f"/api/tables/{code}/log?before={since}{query}")
        assert page["since"] < since
        found, since = page["log"] + found, page["since"]
    await client.close()
    return list(found)


def told_live(client: Client) -> list[Json]:
    steps = [frame["d"] for frame in client.frames if frame["t"] == "step"]
    return [{"at": step["at"], "events": step["events"]} for step in steps if step["events"]]


@scenario
async def test_who_reads_back_finds_what_was_told_live(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await under_way(server)
        watcher = server.guest()
        code = clients[0].code
        for seat, client in enumerate(clients):
            assert await whole_log(client.guest, code, f"&seat={seat}") == told_live(client)
        public = await whole_log(watcher, code)
        assert public == await whole_log(clients[0].guest, code)
        assert public != told_live(clients[0]), "what was dealt is their own"
    async with served(tmp_path) as server:
        page = await server.guest().get(f"/api/tables/{code}/log?before=3")
        assert page["log"] == [entry for entry in public if entry["at"] <= 3], "asleep or not"


@scenario
async def test_during_the_game_everybody_has_their_own_eyes(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await under_way(server)
        code, guest = clients[0].code, clients[0].guest
        assert (await guest.get(f"/api/tables/{code}/log?before=9&seat=1", 403))["key"] == "eyes-not-yours"
        assert (await server.guest().get(f"/api/tables/{code}/log?before=9&seat=0", 403))["key"] == "eyes-not-yours"
        assert (await guest.get(f"/api/tables/{code}/log?before=9&seat=7", 422))["key"] == "seat-unknown"
        await play_out(clients, random.Random(2))
        assert (await guest.get(f"/api/tables/{code}/log?before=9&seat=1"))["log"]


@scenario
async def test_what_cannot_be_read(tmp_path: Path) -> None:
    quotas = Quotas(heavy=Pace(burst=6, rate=0.001))
    async with served(tmp_path, quotas=quotas) as server:
        guest = server.guest()
        made = await guest.post("/api/tables", {"game": "tango", "seats": 2})
        path = f"/api/tables/{made['code']}/log"
        assert await guest.get(f"{path}?before=5") == {"since": 0, "log": []}
        for before in ("", "?before=", "?before=-1", "?before=1e3", "?before=٣", f"?before={'9' * 10}"):
            assert (await guest.get(path + before, 400))["key"] == "request-malformed"
        assert (await guest.get("/api/tables/BCDFGH/log?before=1", 404))["key"] == "table-unknown"
        for _ in range(4):
            await guest.get(f"{path}?before={'9' * 9}")
        assert (await guest.get(f"{path}?before=1", 429))["key"] == "too-fast"
