"""What a server does for itself once a day."""

import asyncio
import random
from time import sleep

import pytest

from tablee.server.care import chores
from tablee.server.care.chores import tidy
from tablee.server.care.prune import Pruned, prune

from ..tools import eventually, play_out, scenario, served
from .stores import Stores
from .test_prune import age, counts, limit, opened, store_of


@scenario
async def test_what_is_in_memory_stays_however_long_nothing_happens(stores: Stores) -> None:
    house = stores.new("sqlite")
    async with served(house.data) as server:
        away = await opened(server, "Ann", "Bob")
    async with served(house.data) as server:
        players = await server.table(server.guest("Ann"), server.guest("Bob"))
        with store_of(house) as engine:
            for code in (players[0].code, away):
                age(engine, code)
            done = await asyncio.to_thread(tidy, house.url, tuple(server.hall.tables), 90)
            assert done.tables == 1
            assert prune(engine, limit()).tables == 0, "it is marked, whoever looks"
        await players[0].ask("start")
        await play_out(players, random.Random(1))


@scenario
async def test_a_server_tidies_every_day(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    house = stores.new("sqlite")
    async with served(house.data) as server:
        code = await opened(server, "Ann", "Bob")
    with store_of(house) as engine:
        age(engine, code)
        monkeypatch.setattr(chores, "FIRST", 0.0)
        async with served(house.data, keep=90):
            await eventually(lambda: counts(engine, code) == (0, 0, 0))


@scenario
async def test_what_fails_today_may_do_tomorrow(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    def fails(*_: object) -> Pruned:
        done.append(1)
        if len(done) == 1:
            raise OSError("the disk is full")
        return Pruned(0, 0, 0, 0)

    monkeypatch.setattr(chores, "FIRST", 0.0)
    monkeypatch.setattr(chores, "PAUSE", 0.0)
    monkeypatch.setattr(chores, "tidy", fails)
    async with served(stores.new("sqlite").data):
        await eventually(lambda: len(done) > 1)


@scenario
async def test_an_old_table_stays_for_ever_unless_told_otherwise(stores: Stores) -> None:
    house = stores.new("sqlite")
    async with served(house.data) as server:
        code = await opened(server, "Ann", "Bob")
    with store_of(house) as engine:
        age(engine, code)
        assert tidy(house.url, (), 0) == Pruned(0, 0, 0, 0)
        assert min(counts(engine, code)[:2]) > 0


@scenario
async def test_what_is_under_way_stops_with_the_server(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bool] = []
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(url: str, awake: object, keep: int, going: object) -> Pruned:
        loop.call_soon_threadsafe(begun.set)
        while callable(going) and going():
            sleep(0.001)  # work that leaves the interpreter to others now and then
        heard.append(True)
        return Pruned(0, 0, 0, 0)

    monkeypatch.setattr(chores, "FIRST", 0.0)
    monkeypatch.setattr(chores, "tidy", slow)
    async with served(stores.new("sqlite").data):
        await asyncio.wait_for(begun.wait(), 30)
        assert not heard
    await eventually(lambda: bool(heard))
