"""What is put together, and what is not begun at all."""

from pathlib import Path

import pytest
from sqlalchemy import text

from tablee.kernel.errors import TableeError
from tablee.server.app import make_app
from tablee.server.settings import Settings
from tablee.server.store.store import connect, sqlite_url
from tablee.server.store.upgrade import upgrade, version_of

from .tools import scenario


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
