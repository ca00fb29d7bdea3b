"""The hall: tables in memory, asleep, listed, and the end of a server."""

import asyncio
from pathlib import Path

import pytest

from tablee.server import metrics
from tablee.server.hall import hall as module
from tablee.server.hall.hall import is_open, new_seed

from ..lobby.test_seating import table
from ..tools import eventually, scenario, served


@scenario
async def test_a_table_that_sleeps_is_woken_once_for_all_who_come(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        code = await server.hall.create(table("ann", seed=new_seed()))
        assert code not in server.hall.tables
        found = await asyncio.gather(*(server.hall.table(code) for _ in range(4)))
        assert found[0] is not None
        assert all(one is found[0] for one in found)
        assert server.hall.tables == {code: found[0]}
        assert server.hall.waking == {}
        assert await server.hall.table("BCDFGH") is None
        assert metrics.registry.get_sample_value("tablee_tables") == 1


@scenario
async def test_only_open_tables_where_somebody_is_are_listed(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        (host,) = await server.table(ann, seats=2, listed=True)
        assert [one.code for one in server.hall.listed()] == [host.code]
        await host.ask("lock", locked=True)
        assert server.hall.listed() == []
        await host.ask("lock", locked=False)
        assert [one.code for one in server.hall.listed()] == [host.code]
        await host.ask("set-bot", seat=1, level="easy")
        await host.ask("start")
        assert server.hall.listed() == []
        (other,) = await server.table(bob, seats=2)
        assert server.hall.listed() == []
        awake = server.hall.tables[other.code]
        assert is_open(awake)
        await other.close()
        await eventually(lambda: not is_open(awake))


@scenario
async def test_a_table_where_nobody_looks_goes_to_sleep_and_one_with_viewers_stays(tmp_path: Path) -> None:
    async with served(tmp_path, linger=0.05) as server:
        (host,) = await server.table(server.guest("Ann"), seats=2)
        (other,) = await server.table(server.guest("Bob"), seats=2)
        await host.close()
        await eventually(lambda: host.code not in server.hall.tables)
        assert other.code in server.hall.tables


@scenario
async def test_who_is_to_act_is_known_awake_and_asleep(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Bob"))
        assert await server.hall.acting(clients[0].code) == frozenset()
        await clients[0].ask("start")
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        awake = await server.hall.acting(clients[0].code)
        assert len(awake) == 1
        server.hall.forget(clients[0].code)
        assert await server.hall.acting(clients[0].code) == awake


@scenario
async def test_another_code_is_drawn_if_one_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as server:
        codes = iter(["BCDFGH", "BCDFGH", "BCDFGJ"])
        monkeypatch.setattr(module, "new_code", lambda: next(codes))
        assert await server.hall.create(table("ann", seed=new_seed())) == "BCDFGH"
        assert await server.hall.open_table(table("bob", seed=new_seed())) == "BCDFGJ"
        monkeypatch.setattr(module, "new_code", lambda: "BCDFGH")
        with pytest.raises(RuntimeError):
            await server.hall.create(table("eve", seed=new_seed()))


@scenario
async def test_everybody_is_told_that_the_server_stops(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        (host,) = await server.table(server.guest("Ann"), seats=2)
        await server.hall.stop()
        assert await host.bye() == {"reason": "stopping", "retry": 2_000}
        assert server.hall.tables == {}
        assert server.hall.stopping
        assert await server.hall.table(host.code) is None, "a table that wakes as the server stops is let go"


def test_no_two_tables_have_the_same_seed() -> None:
    assert new_seed() != new_seed()
    assert len(bytes.fromhex(new_seed())) >= 16
