"""Nobody else reads what the server keeps, whatever the umask and whatever was there before."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from tablee.server.care.permissions import open_to_others, secure
from tablee.server.store.store import sqlite_url

from ..tools import scenario, served


@pytest.fixture(params=[0o000, 0o022, 0o077])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {path.name: f"{stat.S_IMODE(path.stat().st_mode):04o}" for path in (folder, *folder.iterdir())}


@scenario
async def test_a_new_folder_is_closed_to_others_while_people_play(tmp_path: Path, umask: int) -> None:
    folder = tmp_path / "new" / "house"
    async with served(folder) as server:
        await server.table(server.guest("Ann"), server.guest("Bob"))
        found = modes(folder)
    assert found.pop("house") == "0700"
    assert {"key", "tablee.db", "tablee.db-wal", "tablee.db-shm"} <= found.keys()
    assert set(found.values()) == {"0600"}


@scenario
async def test_what_was_open_to_others_is_closed(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    async with served(tmp_path) as server:
        await server.table(server.guest("Ann"), server.guest("Bob"))
    with closing(sqlite3.connect(tmp_path / "tablee.db")) as other:  # an abrupt end leaves these behind
        other.execute("CREATE TABLE more (number)")
        for path in (tmp_path, *tmp_path.iterdir()):
            path.chmod(0o755 if path.is_dir() else 0o644)
        async with served(tmp_path) as server:
            await server.guest("Ann").get("/api/me")
            found = modes(tmp_path)
    assert found.pop(tmp_path.name) == "0700"
    assert {"tablee.db-wal", "tablee.db-shm"} <= found.keys()
    assert set(found.values()) == {"0600"}


def test_it_is_said_what_was_closed(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"k" * 32)
    (tmp_path / "key").chmod(0o640)
    tmp_path.chmod(0o700)
    with structlog.testing.capture_logs() as lines:
        secure(tmp_path, sqlite_url(tmp_path))
    (line,) = lines
    assert line["event"] == "closed_to_others"
    assert (line["path"], line["before"], line["now"]) == (str(tmp_path / "key"), "0640", "0600")


def test_a_folder_for_everybody_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    secure(tmp_path, sqlite_url(tmp_path))
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777
    assert modes(tmp_path)["tablee.db"] == "0600"
    assert not list(open_to_others(tmp_path, sqlite_url(tmp_path)))


def test_a_database_elsewhere_is_closed_but_not_its_folder(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    elsewhere.chmod(0o755)
    secure(tmp_path / "house", f"sqlite:///{elsewhere / 'games.db'}")
    assert modes(elsewhere) == {"elsewhere": "0755", "games.db": "0600"}
    assert modes(tmp_path / "house") == {"house": "0700"}


def test_what_is_open_in_this_process_keeps_its_locks(tmp_path: Path) -> None:
    secure(tmp_path, sqlite_url(tmp_path))
    with closing(sqlite3.connect(tmp_path / "tablee.db", isolation_level=None)) as ours:
        ours.execute("BEGIN EXCLUSIVE")
        secure(tmp_path, sqlite_url(tmp_path))
        other = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('BEGIN IMMEDIATE')"
        tried = subprocess.run([sys.executable, "-c", other, tmp_path / "tablee.db"], capture_output=True, check=False)
    assert b"database is locked" in tried.stderr
