"""Ctrl-C and SIGTERM, heard at once while the player thinks and a moment later while a move is being written."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

HEARD: Final = (signal.SIGINT, signal.SIGTERM)


class Interrupted(BaseException):
    """Somebody wants the program to stop."""

    def __init__(self, number: int) -> None:
        self.code = 128 + number
        """The exit code that the shell expects."""
        super().__init__(number)


class Signals:
    """Turns signals into Interrupted, but never in the middle of something that must be whole."""

    def __init__(self) -> None:
        self.holding = False
        self.heard: int | None = None

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen for signals until the end of the block."""
        before = {number: signal.signal(number, self._hear) for number in HEARD}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nothing interrupts this block; what was heard meanwhile is raised at its end."""
        self.holding = True
        try:
            yield
        finally:
            self.holding = False
            if self.heard is not None:
                raise Interrupted(self.heard)

    def ignore(self) -> None:
        """Hear nothing more: the program is stopping already."""
        self.holding = True

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.heard = number
        if not self.holding:
            raise Interrupted(number)
