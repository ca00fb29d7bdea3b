"""When the log ahead goes back into the database."""

import threading
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from tablee.server.store import checkpoints
from tablee.server.store.checkpoints import PAGES, PASS, PER_COMMIT, Checkpoints, checkpoint


class Line:
    """A connection that notes what it is asked, or fails."""

    def __init__(self, error: Exception | None = None) -> None:
        self.asked: list[str] = []
        self.error = error

    def exec_driver_sql(self, statement: str) -> None:
        self.asked.append(statement)
        if self.error is not None:
            raise self.error


def test_a_pass_is_made_or_the_log_ahead_goes_on() -> None:
    good: Any = Line()
    assert checkpoint(good)
    assert good.asked == [PASS]
    locked: Any = Line(OperationalError(PASS, {}, ValueError("locked")))
    assert not checkpoint(locked)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> Checkpoints:
    """The count alone: its thread does nothing."""
    monkeypatch.setattr(threading.Thread, "start", lambda self: None)
    found = Checkpoints(create_engine("sqlite://"))
    found.due.clear()
    return found


def test_it_is_time_again_after_so_many_pages(still: Checkpoints) -> None:
    line: Any = Line()
    still.note(PAGES - 2 * PER_COMMIT - 1, line)
    assert not still.due.is_set()
    still.note(1, line)
    assert still.due.is_set()
    assert still.pages == 0
    assert line.asked == []


def test_the_writer_does_the_rest_once(still: Checkpoints) -> None:
    line: Any = Line()
    still.nearly = True
    still.note(1, line)
    still.note(1, line)
    assert line.asked == [PASS]
    assert still.pages == 2 * (1 + PER_COMMIT)


def test_what_an_abrupt_end_has_left_is_taken_in_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    monkeypatch.setattr(checkpoints, "checkpoint", lambda connection: done.set() or True)
    found = Checkpoints(create_engine("sqlite://"))
    assert done.wait(10)
    found.close()
    assert found.nearly
    assert not found.thread.is_alive()
