"""Time limits at a table: the host's clock on each turn, and the windows that the rules open.

Nothing here reads a clock: times are handed in, in seconds of any one clock. A window is open from the input that
opened it, for the length the rules say, whatever anybody holds. While nobody plays, time stands still.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from tablee.kernel.messages import Window
from tablee.kernel.seats import Seat
from tablee.server.wire.server_frames import Deadline

TURN: Final = "turn"
"""The name of the host's clock among the deadlines."""


class Clocks:
    """Every time limit now running at a table."""

    __slots__ = ("held", "seconds", "stopped", "turns", "windows")

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        """The host's clock: seconds a turn, 0 for none."""
        self.windows: dict[str, tuple[float, tuple[Seat, ...]]] = {}
        """When each open window closes, and whom it concerns."""
        self.held: dict[str, float] = {}
        """What is left of each window that another one holds up, in seconds."""
        self.turns: dict[Seat, float] = {}
        """When the turn of each player ends."""
        self.stopped: float | None = None
        """Since when time stands still."""

    @property
    def used(self) -> bool:
        """Whether a limit is running, or will be at the next turn."""
        return bool(self.seconds or self.windows)

    def note(self, windows: Sequence[Window], playing: Iterable[Seat], mover: Seat, now: float) -> None:
        """An input has been made: some limits end, others begin; a limit that goes on is not moved."""
        names = {name for window in windows for name in window.holds}
        running = {name: end - now for name, (end, _) in self.windows.items()}
        held = {name: left for name, left in (self.held | running).items() if name in names}
        self.windows = {window.name: (self._closing(window, now), window.seats) for window in windows}
        self.held = held
        if self.seconds:
            turns = self.turns
            self.turns = {
                seat: turns[seat] if seat in turns and seat != mover else now + self.seconds for seat in playing
            }

    def _closing(self, window: Window, now: float) -> float:
        known = self.windows.get(window.name)
        return now + self.held.get(window.name, window.seconds) if known is None else known[0]

    def forget_turns(self) -> None:
        """Every turn begins anew: after an undo, or when a seat changes hands."""
        self.turns = {}

    def stop(self, now: float) -> None:
        """Time stands still."""
        if self.stopped is None:
            self.stopped = now

    def go(self, now: float) -> None:
        """Time goes on, as if it had not passed meanwhile. The clock may be another one than before."""
        if self.stopped is None:
            return
        lost = now - self.stopped
        self.windows = {name: (end + lost, seats) for name, (end, seats) in self.windows.items()}
        self.turns = {seat: end + lost for seat, end in self.turns.items()}
        self.stopped = None

    def make_good(self, began: float, now: float) -> None:
        """Nobody could do anything for so long: no limit has gone on meanwhile."""
        if self.stopped is None:
            self.stop(began)
            self.go(now)

    def deadlines(self, now: float) -> tuple[Deadline, ...]:
        """What the players see running."""
        if not self.windows and not self.turns:
            return ()
        at = now if self.stopped is None else self.stopped
        windows = [Deadline(name, seats, _left(end, at)) for name, (end, seats) in self.windows.items()]
        return (*windows, *(Deadline(TURN, (seat,), _left(end, at)) for seat, end in self.turns.items()))

    def next(self) -> float | None:
        """When the next limit ends; None if none is running."""
        if self.stopped is not None or not (self.windows or self.turns):
            return None
        ends = [end for end, _ in self.windows.values()] + list(self.turns.values())
        return min(ends, default=None)

    def opened(self, windows: Sequence[Window], seat: Seat, now: float) -> float:
        """When the last window that concerns the seat was opened; now if there is none."""
        began = [self.windows[window.name][0] - window.seconds for window in windows if seat in window.seats]
        return max(began, default=now)

    def closed(self, now: float) -> list[str]:
        """The windows whose time has passed."""
        return [name for name, (end, _) in self.windows.items() if end <= now]

    def late(self, now: float) -> list[Seat]:
        """The players whose turn has lasted too long; they are not named twice."""
        seats = [seat for seat, end in self.turns.items() if end <= now]
        for seat in seats:
            del self.turns[seat]
        return seats


def _left(end: float, now: float) -> int:
    return max(0, round((end - now) * 1000))
