"""Every frame gets one answer; one that comes again gets the same."""

import asyncio
from typing import Any, cast

import msgspec
import pytest

from tablee.kernel.errors import IllegalMove
from tablee.kernel.messages import Refusal
from tablee.server import problems
from tablee.server.problems import Trouble
from tablee.server.store.store import Entry
from tablee.server.store.writer import Unsure
from tablee.server.table.acks import REMEMBERED, Acks, mark
from tablee.server.table.viewer import Viewer
from tablee.server.wire.server_frames import Ack

from .test_viewer import Pipe


class Reader:
    """Somebody who looks, and what they were sent."""

    def __init__(self) -> None:
        self.viewer, self.pipe = Viewer("ann", "127.0.0.1", watching=False, backlog=10_000), Pipe(0)
        self.viewer.transport = cast(asyncio.Transport, self.pipe)

    @property
    def told(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(data[data.index(b"{") :])["d"] for data in self.pipe.written]


@pytest.fixture
def acks() -> Acks:
    return Acks()


@pytest.fixture
def ann() -> Reader:
    return Reader()


def test_what_is_done_is_answered_with_yes(acks: Acks, ann: Reader) -> None:
    with acks.answering(ann.viewer, "1"):
        pass
    assert ann.told == [{"id": "1", "ok": True}]
    assert acks.find("ann", "1") == Ack("1", ok=True)
    assert acks.find("ann", "2") is None
    assert acks.find("bob", "1") is None


def test_the_yes_goes_out_before_what_it_brings_about(acks: Acks, ann: Reader) -> None:
    with acks.answering(ann.viewer, "1"):
        acks.accept()
        assert b"ack" in ann.viewer.held
        acks.accept()
    assert len(ann.told) == 1


def test_a_refused_move_is_told_why_and_stays_refused(acks: Acks, ann: Reader) -> None:
    with acks.answering(ann.viewer, "1"):
        raise IllegalMove(Refusal("T9", "must-overtrump", {}))
    assert ann.told[0]["refusal"]["clause"] == "T9"
    found = acks.find("ann", "1")
    assert found is not None
    assert not found.ok


def test_a_problem_is_told_with_its_arguments(acks: Acks, ann: Reader) -> None:
    with acks.answering(ann.viewer, "1"):
        raise Trouble(problems.SEAT_UNKNOWN, seat=7)
    assert ann.told == [{"id": "1", "ok": False, "problem": "seat-unknown", "args": {"seat": 7}}]


def test_a_no_that_may_be_a_yes_later_is_not_remembered(acks: Acks, ann: Reader) -> None:
    with acks.answering(ann.viewer, "1"):
        raise Trouble(problems.STORE_FAILED)
    assert ann.told[0]["problem"] == "store-failed"
    assert acks.find("ann", "1") is None


def test_a_fault_of_ours_is_told_and_goes_on_its_way(acks: Acks, ann: Reader) -> None:
    with pytest.raises(ZeroDivisionError), acks.answering(ann.viewer, "1"):
        _ = 1 // 0
    assert ann.told[0]["problem"] == "server-fault"
    assert acks.find("ann", "1") is None


def test_whoever_cannot_be_told_the_truth_is_told_nothing(acks: Acks, ann: Reader) -> None:
    with pytest.raises(Unsure), acks.answering(ann.viewer, "1"):
        raise Unsure
    assert ann.told == []


def test_an_answer_may_be_put_off(acks: Acks, ann: Reader) -> None:
    with acks.answering(ann.viewer, "1"):
        acks.put_off()
    assert ann.told == []
    acks.owe(ann.viewer, "1")
    acks.accept()
    ann.viewer.flush()
    assert ann.told == [{"id": "1", "ok": True}]


def test_only_the_last_answers_are_remembered(acks: Acks) -> None:
    for number in range(REMEMBERED + 1):
        acks.remember("ann", Ack(str(number), ok=True))
    assert acks.find("ann", "0") is None
    assert acks.find("ann", "1") is not None
    acks.forget("ann")
    assert acks.find("ann", "1") is None


def test_what_was_written_down_was_answered_with_yes(acks: Acks) -> None:
    def entry(text: str) -> Entry:
        return Entry(0, 0, "", text)

    acks.recall([entry(mark("ann", "5")), entry(""), entry("ann/")])
    assert acks.find("ann", "5") == Ack("5", ok=True)
    assert acks.find("ann", "") is None
