"""A store looked at from beside the server."""

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from tablee.kernel.errors import TableeError
from tablee.server.care.stores import known_form, opened, reason_of, snapshot, writing
from tablee.server.store.store import connect, sqlite_url
from tablee.server.store.upgrade import HEAD, upgrade


def made(folder: Path) -> str:
    url = sqlite_url(folder)
    engine = connect(url)
    upgrade(engine)
    engine.dispose()
    return url


def key_of(url: str) -> str:
    with pytest.raises(TableeError) as caught, opened(url):
        pass
    return caught.value.problem.key


def test_nothing_is_made_where_nothing_is(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    assert key_of(url) == "store-missing"
    assert list(tmp_path.iterdir()) == []


def test_an_empty_store_and_a_newer_one_are_told_apart(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE something (x INTEGER)"))
    assert known_form(engine) is None
    assert key_of(url) == "store-empty"
    upgrade(engine)
    assert known_form(engine) == HEAD
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert key_of(url) == "store-newer"
    engine.dispose()


def test_a_database_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    url = made(tmp_path)
    with pytest.raises(TableeError) as caught, opened(url) as engine, engine.connect() as connection:
        connection.execute(text("SELECT * FROM nowhere"))
    assert caught.value.problem.key == "store-unreachable"
    assert caught.value.problem.args == {"reason": "no such table: nowhere"}


def test_a_snapshot_does_not_see_what_is_written_meanwhile(tmp_path: Path) -> None:
    engine = connect(made(tmp_path))
    count = text("SELECT count(*) FROM guests")
    with snapshot(engine) as still:
        assert still.execute(count).scalar() == 0
        with writing(engine) as other:
            other.execute(text("INSERT INTO guests VALUES ('a', 'Ann', 1)"))
        assert still.execute(count).scalar() == 0
    with snapshot(engine) as later:
        assert later.execute(count).scalar() == 1
    engine.dispose()


def test_what_is_taken_away_is_overwritten(tmp_path: Path) -> None:
    engine = connect(made(tmp_path))
    with writing(engine) as connection:
        assert connection.exec_driver_sql("PRAGMA secure_delete").scalar() == 1
    engine.dispose()


def test_a_reason_is_one_line() -> None:
    assert reason_of(OperationalError("SELECT", {}, ValueError("away\nand more"))) == "away"
    assert reason_of(ValueError("")) == "ValueError"
