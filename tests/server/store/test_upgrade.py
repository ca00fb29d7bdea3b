"""A database is brought to a form, forwards or back, whole or not at all."""

from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from tablee.server.store import upgrade as upgrading
from tablee.server.store.store import connect
from tablee.server.store.upgrade import HEAD, migrate, upgrade, version_of, whole


def test_an_empty_database_has_no_form(url: str) -> None:
    engine = connect(url)
    assert version_of(engine) is None
    upgrade(engine)
    assert version_of(engine) == HEAD
    engine.dispose()


def test_forwards_and_back(url: str) -> None:
    engine = connect(url)
    for form in ("0001", HEAD, "0002", HEAD):
        migrate(engine, form)
        assert version_of(engine) == form
    engine.dispose()


def test_nothing_is_done_where_nothing_is_missing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = connect(url)
    upgrade(engine)
    asked: list[str] = []
    monkeypatch.setattr(upgrading, "migrate", lambda engine, revision: asked.append(revision))
    upgrade(engine)
    assert asked == []
    upgrade(engine, "0002")
    assert asked == ["0002"]
    engine.dispose()


def count(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM guests")).scalar_one())


def test_one_transaction_for_all_of_it(url: str) -> None:
    engine = connect(url)
    upgrade(engine)

    def fail() -> None:
        with whole(engine) as connection:
            connection.execute(text("INSERT INTO guests VALUES ('a', 'Ann', 1)"))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert count(engine) == 0
    with whole(engine) as connection:
        connection.execute(text("INSERT INTO guests VALUES ('a', 'Ann', 1)"))
    assert count(engine) == 1
    engine.dispose()


def test_the_folder_of_migrations_ends_with_the_present_form() -> None:
    assert max(path.name[:4] for path in Path(upgrading.FOLDER, "versions").glob("0*.py")) == HEAD
