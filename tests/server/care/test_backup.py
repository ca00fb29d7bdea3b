"""Backups: made while people play, whole, and good to play on from, in either kind of store."""

import asyncio
import contextlib
import random
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tablee.kernel.errors import TableeError
from tablee.server.care.backup import back_up, restore
from tablee.server.store.store import connect
from tablee.server.store.upgrade import HEAD, upgrade, version_of

from ..tools import Client, Refused, eventually, play_out, scenario, served
from .stores import Kind, Stores

KINDS: tuple[Kind, ...] = ("sqlite", "postgresql")


async def dance(clients: list[Client], rng: random.Random, done: asyncio.Event) -> None:
    """Play at random until told to stop; a game that is over is followed by nothing."""
    while not done.is_set() and not clients[0].over:
        for client in clients:
            if client.moves:
                with contextlib.suppress(Refused):
                    await client.play(rng.choice(client.moves))
        await asyncio.sleep(0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("into", KINDS)
@scenario
async def test_play_goes_on_from_a_backup_made_during_play(
    stores: Stores, tmp_path: Path, kind: Kind, into: Kind
) -> None:
    house, other, file = stores.new(kind), stores.new(into), tmp_path / "evening.backup"
    rng = random.Random(f"{kind}{into}")
    async with served(house.data, store=house.store) as server:
        players = await server.table(server.guest("Ann"), server.guest("Bob"), options={"cells": 24})
        ann, bob = players
        code = ann.code
        await ann.ask("chat", text="Bonsoir !")
        await ann.ask("start")
        await eventually(lambda: bool(ann.moves or bob.moves))
        done = asyncio.Event()
        dancing = asyncio.create_task(dance(players, rng, done))
        assert ann.step is not None
        before = ann.step["at"]
        copied = await asyncio.to_thread(back_up, house.data, house.url, file)
        done.set()
        await dancing
        assert copied.tables == 1
        cookies = [player.guest.session.cookie_jar for player in players]
        async with served(other.data / "unused") as stranger:
            assert await stranger.guest("Eve").get(f"/api/tables/{code}", status=404)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert restore(file, other.data, other.url) == copied
    assert (other.data / "key").read_bytes() == (house.data / "key").read_bytes()
    assert stat.S_IMODE((other.data / "key").stat().st_mode) == 0o600
    async with served(other.data, store=other.store) as server:
        again = []
        for number, jar in enumerate(cookies):
            guest = server.guest()
            guest.session.cookie_jar.update_cookies({cookie.key: cookie.value for cookie in jar})
            client = await guest.connect(code)
            assert client.you == number, "the same browser has the same seat"
            again.append(client)
        assert again[0].step is not None
        assert again[0].step["at"] >= before
        assert any("Bonsoir" in text for text in again[1].texts)
        await play_out(again, rng)
        assert all(client.over for client in again)


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_a_backup_is_one_moment(stores: Stores, tmp_path: Path, kind: Kind) -> None:
    """What was acknowledged before it began is in it; of every table it has a beginning without a gap."""
    house = stores.new(kind)
    async with served(house.data, store=house.store) as server:
        tables = [await server.table(server.guest("Ann"), server.guest("Bob"), options={"cells": 24}) for _ in range(4)]
        done = asyncio.Event()
        for players in tables:
            await players[0].ask("start")
        dances = [asyncio.create_task(dance(players, random.Random(1), done)) for players in tables]
        for number in range(3):
            at = {players[0].code: (players[0].step or {"at": 0})["at"] for players in tables}
            file = tmp_path / f"{number}.backup"
            await asyncio.to_thread(back_up, house.data, house.url, file)
            with closing(sqlite3.connect(file)) as found:
                kept = dict(found.execute("SELECT code, count(*) FROM entries WHERE kind = 0 GROUP BY code"))
            assert all(kept.get(code, 0) >= inputs for code, inputs in at.items()), (kept, at)
        done.set()
        await asyncio.gather(*dances)


@scenario
async def test_nothing_is_overwritten(stores: Stores, tmp_path: Path) -> None:
    house, file = stores.new("sqlite"), tmp_path / "a.backup"
    async with served(house.data) as server:
        await server.table(server.guest("Ann"), server.guest("Bob"))
    back_up(house.data, house.url, file)
    before = file.read_bytes()
    assert trouble(lambda: back_up(house.data, house.url, file)) == "backup-taken"
    assert file.read_bytes() == before
    assert trouble(lambda: restore(file, house.data, house.url)) == "restore-taken"
    other = stores.new("sqlite")
    other.data.mkdir()
    (other.data / "key").write_bytes(b"k" * 32)
    assert trouble(lambda: restore(file, other.data, other.url)) == "restore-key"
    assert [path.name for path in other.data.iterdir()] == ["key"]


@pytest.mark.parametrize("end", ["-wal", "-journal"])
@scenario
async def test_what_another_database_left_behind_is_not_played_into_a_restored_one(
    stores: Stores, tmp_path: Path, end: str
) -> None:
    house, other, file = stores.new("sqlite"), stores.new("sqlite"), tmp_path / "a.backup"
    async with served(house.data) as server:
        await server.table(server.guest("Ann"), server.guest("Bob"))
    back_up(house.data, house.url, file)
    other.data.mkdir()
    left = other.data / f"tablee.db{end}"
    left.write_bytes(b"what was")
    assert trouble(lambda: restore(file, other.data, other.url)) == "restore-taken"
    assert [path.name for path in other.data.iterdir()] == [left.name]


@scenario
async def test_a_folder_that_was_there_is_closed_to_others(stores: Stores, tmp_path: Path) -> None:
    house, other, file = stores.new("sqlite"), stores.new("sqlite"), tmp_path / "a.backup"
    async with served(house.data) as server:
        await server.table(server.guest("Ann"), server.guest("Bob"))
    back_up(house.data, house.url, file)
    other.data.mkdir(mode=0o755)
    restore(file, other.data, other.url)
    assert {path.name: path.stat().st_mode & 0o777 for path in (other.data, *other.data.iterdir())} == {
        other.data.name: 0o700,
        "key": 0o600,
        "tablee.db": 0o600,
    }


@scenario
async def test_a_database_that_holds_something_is_left_alone(stores: Stores, tmp_path: Path) -> None:
    house, other, file = stores.new("sqlite"), stores.new("postgresql"), tmp_path / "a.backup"
    async with served(house.data) as server:
        await server.table(server.guest("Ann"), server.guest("Bob"))
    back_up(house.data, house.url, file)
    engine = connect(other.url)
    upgrade(engine)  # a server has been started there once, and nobody came
    engine.dispose()
    assert restore(file, other.data, other.url).tables == 1
    again = stores.new("sqlite")
    assert trouble(lambda: restore(file, again.data, other.url)) == "restore-full"


def test_what_is_no_backup_is_refused_in_words(stores: Stores, tmp_path: Path) -> None:
    other, file = stores.new("sqlite"), tmp_path / "a.backup"
    assert trouble(lambda: restore(file, other.data, other.url)) == "file-unreadable"
    file.write_text("hello")
    assert trouble(lambda: restore(file, other.data, other.url)) == "backup-damaged"
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE something (number)")
    assert trouble(lambda: restore(tmp_path / "other.db", other.data, other.url)) == "backup-damaged"
    assert not other.data.exists()


def test_a_folder_where_no_server_has_been_has_nothing_to_back_up(stores: Stores, tmp_path: Path) -> None:
    house = stores.new("sqlite")
    assert trouble(lambda: back_up(house.data, house.url, tmp_path / "a.backup")) == "key-unreadable"
    house.data.mkdir()
    (house.data / "key").write_bytes(b"k" * 32)
    assert trouble(lambda: back_up(house.data, house.url, tmp_path / "a.backup")) == "store-missing"
    (house.data / "tablee.db").touch()
    assert trouble(lambda: back_up(house.data, house.url, tmp_path / "a.backup")) == "store-empty"
    assert {path.name for path in tmp_path.iterdir()} == {"house-1"}, "no file is left behind"


def test_a_backup_of_an_older_form_is_brought_to_the_present_one(stores: Stores, tmp_path: Path) -> None:
    house = stores.new("sqlite")
    house.data.mkdir()
    (house.data / "key").write_bytes(b"k" * 32)
    engine = connect(house.url)
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guests VALUES ('ann', 'Ann', 1)")
    engine.dispose()
    file = tmp_path / "old.backup"
    back_up(house.data, house.url, file)
    assert form(f"sqlite:///{file}") == "0001"
    other = stores.new("sqlite")
    assert restore(file, other.data, other.url).guests == 1
    assert form(other.url) == HEAD


def test_a_backup_of_a_form_to_come_is_left_alone(stores: Stores, tmp_path: Path) -> None:
    house = stores.new("sqlite")
    house.data.mkdir()
    (house.data / "key").write_bytes(b"k" * 32)
    engine = connect(house.url)
    upgrade(engine)
    file = tmp_path / "a.backup"
    back_up(house.data, house.url, file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    other = stores.new("sqlite")
    assert trouble(lambda: restore(file, other.data, other.url)) == "store-newer"
    assert not (other.data / "tablee.db").exists()
    with engine.begin() as connection2:
        connection2.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert trouble(lambda: back_up(house.data, house.url, tmp_path / "b.backup")) == "store-newer"


def form(url: str) -> str | None:
    engine = connect(url)
    try:
        return version_of(engine)
    finally:
        engine.dispose()


def trouble(work: Callable[[], object]) -> str:
    """The key of what is wrong."""
    with pytest.raises(TableeError) as caught:
        work()
    return caught.value.problem.key
