"""A message that is not delivered leaves a trace."""

import asyncio
from typing import Any, cast

import pytest
import structlog
from structlog.testing import capture_logs

from tablee.server import metrics
from tablee.server.guests.identity import anonymous
from tablee.server.table.viewer import Viewer


class Pipe:
    """A transport whose reader is so far behind."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.written: list[bytes] = []
        self.aborted = False

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.aborted = True


def looking(waiting: int) -> tuple[Viewer, Pipe]:
    viewer, pipe = Viewer("guest-of-tonight", "127.0.0.1", watching=False, backlog=100), Pipe(waiting)
    viewer.transport = cast(asyncio.Transport, pipe)
    viewer.seat = 2
    return viewer, pipe


def cut_off() -> float:
    found: Any = metrics.registry.get_sample_value("tablee_connections_cut_total", {"reason": "too-slow"})
    return found or 0.0


@pytest.fixture(autouse=True)
def loud() -> None:
    """The logs of this module can be heard."""
    structlog.reset_defaults()


def test_a_reader_too_slow_is_cut_off_logged_without_a_name_and_counted() -> None:
    viewer, pipe = looking(101)
    before = cut_off()
    with capture_logs() as lines:
        viewer.send(b"step")
    assert pipe.aborted
    assert not pipe.written
    assert cut_off() == before + 1
    (line,) = lines
    assert line == {
        "event": "viewer_cut_off",
        "log_level": "warning",
        "reason": "too-slow",
        "who": anonymous("guest-of-tonight"),
        "seat": 2,
        "waiting": 101,
    }
    assert "guest" not in line["who"]


def test_a_reader_who_follows_is_sent_what_was_held_first() -> None:
    viewer, pipe = looking(100)
    before = cut_off()
    with capture_logs() as lines:
        viewer.hold(b"ack ")
        viewer.send(b"step")
    assert pipe.written == [b"ack step"]
    assert not lines
    assert cut_off() == before


def test_somebody_goes_by_the_same_name_in_the_logs_and_others_by_another() -> None:
    assert anonymous("ann") == anonymous("ann") != anonymous("bob")
