"""What is put together, and what is not begun at all."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablee.kernel.errors import TableeError
from tablee.server.app import make_app
from tablee.server.clerks import Clerks
from tablee.server.settings import Settings
from tablee.server.store.store import Store, connect, sqlite_url
from tablee.server.store.upgrade import upgrade, version_of
from tablee.server.workers import Workers

from .tools import scenario, served


@scenario
async def test_what_a_newer_version_has_made_is_left_alone_and_said(tmp_path: Path) -> None:
    engine = connect(sqlite_url(tmp_path))
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(TableeError) as caught:
        await make_app(Settings(data=tmp_path))
    assert caught.value.problem.key == "store-newer"
    assert version_of(engine) == "9999"
    engine.dispose()


@scenario
async def test_at_the_end_the_store_is_closed_last_and_the_folder_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []
    for kind in (Workers, Clerks, Store):
        close = kind.close

        async def noted(self: Any, kind: type = kind, close: Any = close) -> None:
            await close(self)
            ended.append(kind.__name__)

        monkeypatch.setattr(kind, "close", noted)
    async with served(tmp_path) as server:
        store = server.hall.store
        assert await store.healthy()
    assert sorted(ended[:-1]) == ["Clerks", "Workers"]
    assert ended[-1] == "Store"
    async with served(tmp_path):
        pass
