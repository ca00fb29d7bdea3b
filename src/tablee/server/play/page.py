"""The last page of what has happened in a game: whoever comes in gets it. Those who read on fetch what is older."""

from collections import deque
from collections.abc import Sequence

from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat
from tablee.server.wire.server_frames import LogEntry


class Page:
    """The last events, each with the number of the input it came of; what is older is let go."""

    __slots__ = ("_ats", "_events", "_since", "_size")

    def __init__(self, events: int) -> None:
        self._size = events + 1  # the one before the page says how far back that begins
        self._events: deque[Event] = deque(maxlen=self._size)
        # Beside each other, and not in pairs: a pair would be one more thing that the collector looks through.
        self._ats: deque[int] = deque(maxlen=self._size)
        self._since = 0

    @property
    def since(self) -> int:
        """How many inputs came before this page: of all later ones it has every event."""
        return self._ats[0] if len(self._ats) == self._size else self._since

    def add(self, at: int, events: Sequence[Event]) -> None:
        """What came of the input of that number. At every move, so nothing more is asked here."""
        self._events.extend(events)
        self._ats.extend([at] * len(events))

    def go_back(self, length: int) -> None:
        """What came after so many inputs never happened."""
        self._since = min(self.since, length)
        while self._ats and self._ats[-1] > length:
            self._ats.pop()
            self._events.pop()

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
