"""The store: what it was given is there, in order, for SQLite and PostgreSQL."""

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import event, inspect, text
from sqlalchemy.exc import DBAPIError

import tablee
from tablee.server.lobby.seating import Phase, Seating, new_seating, sit
from tablee.server.problems import Trouble
from tablee.server.store import checkpoints
from tablee.server.store.checkpoints import PAGES
from tablee.server.store.schema import metadata
from tablee.server.store.store import (
    PRAGMAS,
    Claim,
    Entry,
    Kind,
    Store,
    connect,
    inputs_of,
    log_of,
    rows_of,
    sqlite_url,
)
from tablee.server.store.upgrade import HEAD, migrate, upgrade, version_of
from tablee.server.store.writer import MOST_ROWS

from ..tools import scenario


def ready(url: str) -> None:
    engine = connect(url)
    upgrade(engine)
    engine.dispose()


def seating() -> Seating:
    return new_seating(
        tablee.game("tango"), seats=2, options={}, host="ann", name="Ann", seed="00" * 32, listed=True, clock=0
    )


class Sheet:
    """The log of one table, as whoever has it in memory writes it."""

    def __init__(self, store: Store, code: str, life: int = 0, number: int = 0) -> None:
        self.store = store
        self.claim = Claim(code, life, number)

    def append(self, log: Sequence[Entry], seating: Seating | None = None) -> "asyncio.Future[object]":
        done = self.store.append(self.claim, log, seating)
        self.claim = replace(self.claim, number=self.claim.number + len(log))
        return done


def move(number: int) -> Entry:
    return Entry(Kind.INPUT, number % 2, f'{{"type":"dance","dancer":{number % 8},"steps":1}}', f"ann/{number}")


@scenario
async def test_what_is_written_is_there(url: str) -> None:
    ready(url)
    store = Store(url)
    try:
        first = seating()
        assert await store.create("BCDFGH", first)
        assert not await store.create("BCDFGH", first), "the code is taken"
        sheet = Sheet(store, "BCDFGH")
        await sheet.append([move(0), move(1)])
        second = replace(sit(first, "bob", "Bob", 1), phase=Phase.PLAYING)
        await sheet.append([Entry(Kind.SPOKEN, 0, "{}"), move(2)], second)
        stored = await store.load("BCDFGH")
        assert stored is not None
        assert stored.claim == Claim("BCDFGH", 1, 5)
        assert stored.seating == second
        assert [entry.kind for entry in stored.entries] == [Kind.INPUT, Kind.INPUT, Kind.SPOKEN, Kind.INPUT]
        assert [entry.mark for entry in stored.entries] == ["ann/0", "ann/1", "", "ann/2"]
        again = await store.load("BCDFGH")
        assert again is not None
        assert again.claim == Claim("BCDFGH", 2, 6)
        assert await store.load("ZZZZZZ") is None
        assert await store.peek("ZZZZZZ") is None
        assert await store.read("ZZZZZZ") is None
        assert await store.peek("BCDFGH") == second
        assert [shelved.code for shelved in await store.owned(["bob"])] == ["BCDFGH"]
        assert await store.owned(["eve"]) == []
        assert await store.name_of("ann") == ""
        await store.rename("ann", "Ann")
        await store.rename("ann", "Anne")
        assert await store.name_of("ann") == "Anne"
        assert await store.healthy()
    finally:
        await store.close()


@scenario
async def test_many_tables_share_a_commit(url: str) -> None:
    ready(url)
    store = Store(url)
    try:
        codes = [f"{number:06d}" for number in range(40)]
        await asyncio.gather(*(store.create(code, seating()) for code in codes))
        before = store.writer.commits
        sheets = [Sheet(store, code) for code in codes]
        for number in range(5):
            await asyncio.gather(*(sheet.append([move(number)]) for sheet in sheets))
        assert store.writer.commits - before < 60, "two hundred appends, few commits"
        for code in codes:
            found = await store.read(code)
            assert found is not None
            assert [entry.mark for entry in found[1]] == [f"ann/{number}" for number in range(5)]
    finally:
        await store.close()


@scenario
async def test_who_comes_while_a_commit_is_under_way_does_not_wait_for_the_loop(url: str) -> None:
    ready(url)
    store = Store(url)
    try:
        assert await store.create("BCDFGH", seating())
        meeting, before = threading.Barrier(2), store.writer.commits
        first = store.writer.append((), lambda connection: (meeting.wait(5), meeting.wait(5)))
        meeting.wait(5)
        second = Sheet(store, "BCDFGH").append([move(0)])
        meeting.wait(5)
        end = time.monotonic() + 5
        while store.writer.commits < before + 2 and time.monotonic() < end:
            time.sleep(0.001)  # the loop does nothing meanwhile
        assert store.writer.commits == before + 2
        assert not first.done(), "nobody is told but by the loop"
        await asyncio.gather(first, second)
    finally:
        await store.close()


@scenario
async def test_more_rows_than_a_statement_takes_are_one_transaction(url: str) -> None:
    ready(url)
    store = Store(url)
    try:
        await store.create("BCDFGH", seating())
        before = store.writer.commits
        sheet = Sheet(store, "BCDFGH")
        await sheet.append([move(number) for number in range(3 * MOST_ROWS + 1)])
        assert store.writer.commits - before == 1
        await sheet.append(())
        found = await store.read("BCDFGH")
        assert found is not None
        assert [entry.mark for entry in found[1]] == [f"ann/{number}" for number in range(3 * MOST_ROWS + 1)]
    finally:
        await store.close()


def test_a_log_is_looked_up_and_never_searched_for(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    ready(url)
    engine = connect(url)
    try:
        asked: list[str] = []
        event.listen(engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        with engine.connect() as connection:
            log_of(connection, "BCDFGH", 7)
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[-1]}", ("BCDFGH", 7)).all()
        assert [row[-1].partition("(")[2] for row in plan] == ["code=? AND number<?)"], plan
    finally:
        engine.dispose()


@pytest.mark.parametrize("form", ["0001", "0002"])
@scenario
async def test_a_log_from_before_the_numbers_is_found(url: str, form: str) -> None:
    engine = connect(url)
    upgrade(engine, form)
    columns = "code, game, phase, listed, life, made, touched, seating"
    with engine.begin() as connection:
        for code in ("BCDFGH", "KLMNPQ"):
            table = f"INSERT INTO tables ({columns}) VALUES (:code, 'tango', 'open', true, 3, 1, 1, :seating)"
            connection.execute(text(table), {"code": code, "seating": msgspec.json.encode(seating()).decode()})
        for number in range(3):
            for code in ("BCDFGH", "KLMNPQ"):
                row = "INSERT INTO entries (code, kind, seat, body, mark, at) VALUES (:code, 0, 0, '{}', :mark, 1)"
                connection.execute(text(row), {"code": code, "mark": f"{code}/{number}"})
    upgrade(engine)
    engine.dispose()
    store = Store(url)
    try:
        stored = await store.load("BCDFGH")
        assert stored is not None
        assert stored.claim == Claim("BCDFGH", 4, 4)
        await store.append(stored.claim, [move(3)])
        found = await store.read("BCDFGH")
        assert found is not None
        assert [entry.mark for entry in found[1]] == [*(f"BCDFGH/{number}" for number in range(3)), "", "ann/3"]
    finally:
        await store.close()


def test_the_way_back_to_the_form_before_keeps_the_log(url: str) -> None:
    engine = connect(url)
    upgrade(engine, "0002")
    with engine.begin() as connection:
        for number in range(3):
            row = "INSERT INTO entries (code, kind, seat, body, mark, at) VALUES ('BCDFGH', 0, 0, '{}', :mark, 1)"
            connection.execute(text(row), {"mark": f"ann/{number}"})
    for step in (HEAD, "0002", HEAD):
        migrate(engine, step)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT number, mark FROM entries ORDER BY number")).all()
    engine.dispose()
    assert [tuple(row) for row in found] == [(number, f"ann/{number}") for number in range(3)]


def test_a_change_of_form_that_fails_leaves_the_database_as_it_was(url: str) -> None:
    engine = connect(url)
    upgrade(engine, "0002")
    with engine.begin() as connection:
        row = "INSERT INTO entries (code, kind, seat, body, mark, at) VALUES ('BCDFGH', 0, 0, '{}', 'ann/1', 1)"
        connection.execute(text(row))
        connection.execute(text("ALTER TABLE tables ADD COLUMN woken INTEGER"))  # in the way of the last step
    with pytest.raises(DBAPIError):
        upgrade(engine)
    assert version_of(engine) == "0002"
    with engine.connect() as connection:
        assert connection.execute(text("SELECT mark, span FROM entries")).all() == [("ann/1", 0)]
    engine.dispose()


@scenario
async def test_a_transaction_that_fails_half_way_leaves_nothing(url: str) -> None:
    ready(url)
    store = Store(url)
    try:
        await store.create("BCDFGH", seating())
        claim = Claim("BCDFGH", 0, 0)
        with pytest.raises(ZeroDivisionError):
            await store.writer.append(rows_of(claim, [move(0)]), lambda connection: 1 / 0)
        await store.append(claim, [move(1)])
        found = await store.read("BCDFGH")
        assert found is not None
        assert [entry.mark for entry in found[1]] == ["ann/1"]
    finally:
        await store.close()


@scenario
async def test_the_log_ahead_goes_into_the_database_while_people_play(tmp_path: Path) -> None:
    ready(sqlite_url(tmp_path))
    store = Store(sqlite_url(tmp_path))
    try:
        await store.create("BCDFGH", seating())
        assert rows_without_the_log_ahead(tmp_path) == 0
        sheet = Sheet(store, "BCDFGH")
        for start in range(0, 2 * PAGES, 10):
            await asyncio.gather(*(sheet.append([move(start + number)]) for number in range(10)))
        async with asyncio.timeout(10):
            while rows_without_the_log_ahead(tmp_path) < PAGES:
                await sheet.append([move(0)])
                await asyncio.sleep(0.01)
    finally:
        await store.close()


@scenario
async def test_a_checkpoint_that_fails_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ready(sqlite_url(tmp_path))
    monkeypatch.setattr(checkpoints, "PASS", "PRAGMA no_such_thing(")  # what a broken disk would answer: an error
    store = Store(sqlite_url(tmp_path))
    try:
        await store.create("BCDFGH", seating())
        store.writer.checkpoints.nearly = True
        sheet = Sheet(store, "BCDFGH")
        await sheet.append([move(0)])
        async with asyncio.timeout(10):
            await sheet.append([move(1)])
        assert store.writer.thread.is_alive()
    finally:
        await store.close()


def rows_without_the_log_ahead(folder: Path) -> int:
    """What the database's own file has, by a copy of it alone."""
    alone = folder / "alone.db"
    shutil.copy(folder / "tablee.db", alone)
    with closing(sqlite3.connect(alone)) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


@scenario
async def test_one_bad_job_does_not_spoil_the_others(url: str) -> None:
    ready(url)
    store = Store(url)
    try:
        await store.create("BCDFGH", seating())
        sheet = Sheet(store, "BCDFGH")
        results = await asyncio.gather(
            sheet.append([move(0)]),
            store.create("BCDFGH", seating()),
            store.writer.append((), lambda connection: 1 / 0),
            sheet.append([move(1)]),
            return_exceptions=True,
        )
        assert results[1] is False
        assert isinstance(results[2], ZeroDivisionError)
        found = await store.read("BCDFGH")
        assert found is not None
        assert [entry.mark for entry in found[1]] == ["ann/0", "ann/1"]
    finally:
        await store.close()


@scenario
async def test_an_append_is_on_the_disk_when_it_is_done(tmp_path: Path) -> None:
    ready(sqlite_url(tmp_path))
    store = Store(sqlite_url(tmp_path))
    try:
        await store.create("BCDFGH", seating())
        await Sheet(store, "BCDFGH").append([move(0)])
        with sqlite3.connect(tmp_path / "tablee.db") as other:
            assert other.execute("SELECT mark FROM entries").fetchall() == [("ann/0",)]
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        other.close()
        with store.engine.connect() as connection:
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2, "FULL: waits for the disk"
    finally:
        await store.close()


@scenario
async def test_what_waits_at_the_end_is_written(tmp_path: Path) -> None:
    ready(sqlite_url(tmp_path))
    store = Store(sqlite_url(tmp_path))
    await store.create("BCDFGH", seating())
    sheet = Sheet(store, "BCDFGH")
    waiting = [sheet.append([move(number)]) for number in range(100)]
    await store.close()
    await asyncio.gather(*waiting)
    with sqlite3.connect(tmp_path / "tablee.db") as other:
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (100,)
    other.close()


def test_migrations_lead_from_nothing_to_the_present_form(url: str) -> None:
    engine = connect(url)
    try:
        assert version_of(engine) is None
        upgrade(engine)
        assert version_of(engine) == HEAD
        upgrade(engine)
        found = inspect(engine)
        assert set(found.get_table_names()) == {*metadata.tables, "alembic_version"}
        for name, table in metadata.tables.items():
            columns = {column["name"]: column for column in found.get_columns(name)}
            assert set(columns) == set(table.columns.keys())
            for column in table.columns:
                assert bool(columns[column.name]["nullable"]) == bool(column.nullable), (name, column.name)
            indexes = {index["name"] for index in found.get_indexes(name)}
            assert {index.name for index in table.indexes} <= indexes
    finally:
        engine.dispose()


def test_rewinds_take_inputs_back() -> None:
    log = [move(0), move(1), move(2), Entry(Kind.REWIND, 0, "1"), move(5), Entry(Kind.SPOKEN, 0, "{}")]
    assert [step.move.dancer for step, _ in inputs_of(tablee.game("tango"), log)] == [0, 5]  # type: ignore[attr-defined]


@scenario
async def test_a_store_that_cannot_write_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = sqlite_url(tmp_path)
    ready(url)
    monkeypatch.setattr("tablee.server.store.store.PRAGMAS", (*PRAGMAS, "query_only=1"))
    store = Store(url)
    try:
        for writing in (store.create("BCDFGH", seating()), store.load("BCDFGH"), store.rename("ann", "Ann")):
            with pytest.raises(Trouble, match="store-failed"):
                await writing
        assert not await store.healthy()
        assert await store.name_of("ann") == ""
    finally:
        await store.close()
