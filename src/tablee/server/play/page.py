"""The last page of what has happened in a game: whoever comes in gets it. Those who read on fetch what is older."""

from collections import deque
from collections.abc import Iterable

from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat
from tablee.server.wire.messages import LogEntry


class Page:
    """The last events, each with the number of the input it came of; what is older is let go."""

    __slots__ = ("_ats", "_events", "since")

    def __init__(self, events: int) -> None:
        self._events: deque[Event] = deque(maxlen=events)
        # Beside each other, and not in pairs: a pair would be one more thing that the collector looks through.
        self._ats: deque[int] = deque(maxlen=events)
        self.since = 0
        """How many inputs came before this page: of all later ones it has every event."""

    def add(self, at: int, events: Iterable[Event]) -> None:
        """What came of the input of that number."""
        for event in events:
            if len(self._ats) == self._ats.maxlen:
                self.since = self._ats[0]
            self._events.append(event)
            self._ats.append(at)

    def go_back(self, length: int) -> None:
        """What came after so many inputs never happened."""
        while self._ats and self._ats[-1] > length:
            self._ats.pop()
            self._events.pop()
        self.since = min(self.since, length)

    def seen(self, seat: Seat | None) -> list[LogEntry]:
        """The page as a viewer may see it."""
        found: list[LogEntry] = []
        last = since = self.since
        for at, event in zip(self._ats, self._events, strict=True):
            shown = event.seen_by(seat) if at > since else None
            if shown is None:
                continue
            if at != last:
                found.append(LogEntry(at, []))
                last = at
            found[-1].events.append(shown)
        return found
