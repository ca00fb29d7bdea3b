"""One server a folder."""

import os
from pathlib import Path

import pytest

from tablee.kernel.errors import TableeError
from tablee.server.care.folder import Lock, holder

from ..process import Process, free_port


def test_the_second_is_told_who_has_the_folder(tmp_path: Path) -> None:
    database = tmp_path / "tablee.db"
    with Lock(database):
        held = holder(database)
        assert held is not None
        assert held.pid == os.getpid()
        with pytest.raises(TableeError) as refused, Lock(database):
            pass
        args = refused.value.problem.args
        assert (args["folder"], args["pid"], args["since"]) == (str(tmp_path), str(os.getpid()), held.since)
    assert holder(database) is None
    with Lock(database):
        assert holder(database) is not None


def test_a_lock_that_lies_about_holds_nobody_up(tmp_path: Path) -> None:
    database = tmp_path / "tablee.db"
    assert holder(database) is None
    (tmp_path / "tablee.db.lock").write_text("left behind")
    assert holder(database) is None
    with Lock(database):
        found = holder(database)
        assert found is not None
        assert found.pid == os.getpid()


def test_a_second_server_on_one_folder_does_not_start_and_says_who_holds_it(tmp_path: Path) -> None:
    first = Process(tmp_path, free_port())
    serve = ("-m", "tablee", "serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path))
    second = Process(tmp_path, free_port(), *serve, "--words", "0")
    second.log = tmp_path / "second.log"
    try:
        first.start()
        assert first.child is not None
        with pytest.raises(AssertionError, match=rf"\b{first.child.pid}\b.*--data"):
            second.start()
        assert second.child is not None
        assert second.child.returncode == 2
        first.kill()
        first.start()
    finally:
        first.stop()
        second.stop()
