"""What is old goes, what lives stays, and a server beside it does not notice."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select, text, update

import tablee
from tablee.kernel.log import verify
from tablee.server.care.chores import tidy
from tablee.server.care.prune import DAY, Pruned, old_tables, prune, survey, take_away
from tablee.server.store.schema import chairs, entries, guests, tables
from tablee.server.store.store import connect, now_ms
from tablee.server.store.upgrade import upgrade
from tablee.server.table.table import CHAT_LINES

from ..tools import Server, play_out, scenario, served
from .stores import House, Kind, Stores

KINDS: tuple[Kind, ...] = ("sqlite", "postgresql")
LONG_AGO = 100 * DAY


@contextmanager
def store_of(house: House) -> Iterator[Engine]:
    engine = connect(house.url)
    try:
        yield engine
    finally:
        engine.dispose()


def age(engine: Engine, code: str) -> None:
    """Nobody has been there for long."""
    past = now_ms() - LONG_AGO
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.code == code).values(touched=past, woken=past, made=past))
        connection.execute(update(entries).where(entries.c.code == code).values(at=past))


def counts(engine: Engine, code: str) -> tuple[int, ...]:
    """How much of a table there is: its row, its chairs, its entries."""
    with engine.connect() as connection:
        found = (
            connection.execute(select(func.count()).select_from(table).where(table.c.code == code)).scalar()
            for table in (tables, chairs, entries)
        )
        return tuple(int(count or 0) for count in found)


def limit() -> int:
    return now_ms() - 90 * DAY


async def played(server: Server, *names: str) -> str:
    """A table where a game was played to its end; its code."""
    players = await server.table(*(server.guest(name) for name in names))
    await players[0].ask("start")
    await play_out(players, random.Random(1))
    return players[0].code


async def opened(server: Server, *names: str) -> str:
    """A table where people wait."""
    players = await server.table(*(server.guest(name) for name in names))
    return players[0].code


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_what_is_old_goes_and_what_lives_stays(stores: Stores, kind: Kind) -> None:
    house = stores.new(kind)
    async with served(house.data, store=house.store) as server:
        over, waiting, fresh = [await make(server, "Ann", "Bob") for make in (played, opened, played)]
    with store_of(house) as engine:
        assert survey(engine, limit()) == Pruned(0, 0, 0, 0)
        kept = counts(engine, fresh)
        for code in (over, waiting):
            age(engine, code)
        assert survey(engine, limit()) == Pruned(2, 1, 0, 0)
        assert min(counts(engine, over)) > 0, "to look changes nothing"
        assert prune(engine, limit()) == Pruned(2, 1, 0, 0)
        assert counts(engine, over) == counts(engine, waiting) == (0, 0, 0)
        assert counts(engine, fresh) == kept
        assert prune(engine, limit()) == Pruned(0, 0, 0, 0)
    async with served(house.data, store=house.store) as server:
        await server.guest("Eve").get(f"/api/tables/{over}", status=404)
        await server.guest("Eve").get(f"/api/tables/{fresh}")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sign", ["touched", "woken", "entry"])
@scenario
async def test_any_sign_of_life_counts(stores: Stores, kind: Kind, sign: str) -> None:
    house = stores.new(kind)
    async with served(house.data, store=house.store) as server:
        code = await played(server, "Ann", "Bob")
    with store_of(house) as engine:
        age(engine, code)
        (old,) = read_old(engine)
        with engine.begin() as connection:
            if sign == "entry":
                last = select(func.max(entries.c.number)).where(entries.c.code == code).scalar_subquery()
                connection.execute(update(entries).where(entries.c.number == last).values(at=now_ms()))
            else:
                connection.execute(update(tables).values({sign: now_ms()}))
        kept = counts(engine, code)
        assert not take_away(engine, old, limit()), "it came to life after it was looked at"
        assert prune(engine, limit()).tables == 0
        assert counts(engine, code) == kept


def read_old(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        return list(old_tables(connection, limit()))


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_who_comes_while_tables_go_finds_theirs_or_none(stores: Stores, kind: Kind) -> None:
    """Tables are woken and taken away at the same time: each is whole or gone."""
    house = stores.new(kind)
    async with served(house.data, store=house.store) as server:
        codes = [await opened(server, "Ann", "Bob") for _ in range(12)]
    with store_of(house) as engine:
        for code in codes:
            age(engine, code)
        async with served(house.data, store=house.store) as server:
            guest = server.guest("Eve")
            await guest.get("/api/me")
            going = asyncio.create_task(asyncio.to_thread(prune, engine, limit()))
            woken = {code for code in reversed(codes) if await server.hall.table(code) is not None}
            done = await going
        assert done.tables == len(codes) - len(woken)
        for code in codes:
            there = counts(engine, code)
            assert (min(there) > 0) if code in woken else there == (0, 0, 0), code


@scenario
async def test_records_are_kept_before_games_go(stores: Stores, tmp_path: Path) -> None:
    house, folder = stores.new("sqlite"), tmp_path / "records"
    async with served(house.data) as server:
        good, broken = await played(server, "Ann", "Bob"), await played(server, "Ann", "Bob")
    with store_of(house) as engine:
        for code in (good, broken):
            age(engine, code)
        with engine.begin() as connection:
            nonsense = update(entries).where(entries.c.code == broken, entries.c.kind == 0).values(body="{}")
            connection.execute(nonsense)
        assert prune(engine, limit(), folder) == Pruned(1, 1, 0, 0, unread=1)
        assert counts(engine, good) == (0, 0, 0)
        assert min(counts(engine, broken)) > 0, "what could not be written down stays"
    (path,) = folder.iterdir()
    record = tablee.load(path)
    assert record.players == ("Ann", "Bob")
    assert record.outcome is not None
    assert verify(record) >= 0


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_names_go_when_nobody_of_that_name_sits_anywhere(stores: Stores, kind: Kind) -> None:
    house = stores.new(kind)
    async with served(house.data, store=house.store) as server:
        ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
        for guest in (ann, bob, eve):
            await guest.put("/api/me", {"name": guest.name})
        code = await opened_by(server, ann)
        await opened_by(server, bob)
    with store_of(house) as engine:
        age(engine, code)
        with engine.begin() as connection:
            connection.execute(update(guests).values(touched=now_ms() - LONG_AGO))
        assert survey(engine, limit()) == Pruned(1, 0, 2, 0)
        assert prune(engine, limit()) == Pruned(1, 0, 2, 0)
        with engine.connect() as connection:
            assert [str(name) for name in connection.execute(select(guests.c.name)).scalars()] == ["Bob"]


async def opened_by(server: Server, guest: object) -> str:
    (client,) = await server.table(guest, seats=2)  # type: ignore[arg-type]
    return client.code


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_lines_that_nobody_is_shown_are_emptied(stores: Stores, kind: Kind) -> None:
    house = stores.new(kind)
    async with served(house.data, store=house.store) as server:
        ann, _ = await server.table(server.guest("Ann"), server.guest("Bob"))
        for number in range(CHAT_LINES + 5):
            await ann.ask("chat", text=f"line number {number}.")
        code = ann.code
        with store_of(house) as engine:
            assert survey(engine, limit()).lines == 5
            assert (await asyncio.to_thread(tidy, house.url, tuple(server.hall.tables), 0)).lines == 5
            assert survey(engine, limit()).lines == 0
            with engine.connect() as connection:
                bodies = [str(body) for body in connection.execute(text("SELECT body FROM entries")).scalars()]
        assert not any("number 4." in body for body in bodies)
        assert any("number 5." in body for body in bodies)
        await ann.ask("chat", text="and on it goes")
    if kind == "sqlite":
        assert b"line number 4." not in (house.data / "tablee.db").read_bytes(), "nothing of it stays in the file"
    async with served(house.data, store=house.store) as server:
        eve = await server.guest("Eve").connect(code)
        (welcome,) = (frame for frame in eve.frames if frame["t"] == "welcome")
        lines = [line["text"] for line in welcome["d"]["chat"]]
    assert len(lines) == CHAT_LINES
    assert (lines[0], lines[-1]) == ("line number 6.", "and on it goes")


def test_a_log_without_a_table_goes_too(stores: Stores) -> None:
    house = stores.new("sqlite")
    house.data.mkdir()
    with store_of(house) as engine:
        upgrade(engine)
        with engine.begin() as connection:
            connection.execute(text("INSERT INTO entries VALUES ('BCDFGH', 7, 1, 0, 0, '{}', '', 1)"))
        prune(engine, limit())
        assert counts(engine, "BCDFGH") == (0, 0, 0)
