"""The last page of what has happened."""

from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat
from tablee.server.play.page import Page
from tablee.server.wire.server_frames import LogEntry


class Said(Event, frozen=True):
    """Something for all."""

    number: int


class Whispered(Event, frozen=True):
    """Something for one."""

    number: int
    to: Seat

    def seen_by(self, seat: Seat | None) -> "Event | None":
        return self if seat == self.to else None


def test_of_the_inputs_on_it_every_event_is_told() -> None:
    page = Page(4)
    page.add(1, [Said(1), Said(2)])
    page.add(2, [])
    page.add(3, [Said(3), Said(4)])
    assert (page.since, [entry.at for entry in page.seen(None)]) == (0, [1, 3])
    page.add(4, [Said(5)])
    assert page.since == 1, "half of what came of the first input is gone: the other half would mislead"
    assert page.seen(None) == [LogEntry(3, [Said(3), Said(4)]), LogEntry(4, [Said(5)])]


def test_more_from_one_input_than_a_page_holds_is_on_no_page() -> None:
    page = Page(2)
    page.add(1, [Said(number) for number in range(5)])
    assert (page.since, page.seen(None)) == (1, [])


def test_everybody_sees_what_is_for_them() -> None:
    page = Page(9)
    page.add(1, [Whispered(1, 0), Said(2)])
    page.add(2, [Whispered(3, 1)])
    assert page.seen(None) == [LogEntry(1, [Said(2)])]
    assert page.seen(0) == [LogEntry(1, [Whispered(1, 0), Said(2)])]
    assert page.seen(1) == [LogEntry(1, [Said(2)]), LogEntry(2, [Whispered(3, 1)])]


def test_what_was_taken_back_is_on_it_no_more() -> None:
    page = Page(3)
    for at in range(1, 6):
        page.add(at, [Said(at)])
    page.go_back(3)
    assert (page.since, page.seen(None)) == (2, [LogEntry(3, [Said(3)])])
    page.go_back(1)
    assert (page.since, page.seen(None)) == (1, [])
    page.add(2, [Said(7)])
    assert (page.since, page.seen(None)) == (1, [LogEntry(2, [Said(7)])])
