"""The inbox of a table: everything that can happen to it waits there for the one task that takes it out."""

import asyncio
from collections import deque
from typing import Final, TypeAlias

import msgspec

from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat
from tablee.server.table.viewer import Viewer
from tablee.server.wire.client_frames import ClientEnvelope
from tablee.server.wire.server_frames import Bye

MOST: Final = 4_096
"""What may wait; connections that would send more are cut off."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A viewer says something."""

    viewer: Viewer
    envelope: ClientEnvelope
    heard: float
    """When it arrived."""


class Left(msgspec.Struct, frozen=True, gc=False):
    """A viewer's connection has ended."""

    viewer: Viewer


class Missing(msgspec.Struct, frozen=True, gc=False):
    """Somebody has been away for the time of grace."""

    owner: str


class Thought(msgspec.Struct, frozen=True, gc=False):
    """A bot has chosen a move for a seat that came to act after input `since`."""

    seat: Seat
    since: int
    move: Move
    seen: int
    """How many inputs there were when it looked."""
    at: float
    """When it was ready."""


class Refrain(Thought, frozen=True, gc=False):
    """A no said in advance is to be heard now."""


class Due(msgspec.Struct, frozen=True, gc=False):
    """A move that was held may be due: what arrived until then is known."""

    heard: float


class Tick(msgspec.Struct, frozen=True, gc=False):
    """A time limit may have passed."""


class Turned(msgspec.Struct, frozen=True, gc=False):
    """The store has gone away, or come back."""


class Stop(msgspec.Struct, frozen=True, gc=False):
    """The table is put away; `bye` tells those who look."""

    bye: Bye


Note: TypeAlias = Frame | Left | Missing | Thought | Due | Tick | Turned | Stop


class Inbox:
    """A queue with one reader. Putting something in never waits."""

    __slots__ = ("loop", "notes", "waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.notes: deque[Note] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def put(self, note: Note) -> None:
        """Leave a note."""
        self.notes.append(note)
        waiter = self.waiter
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def get(self) -> Note:
        """The next note, when there is one."""
        while not self.notes:
            self.waiter = self.loop.create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.notes.popleft()

    @property
    def empty(self) -> bool:
        return not self.notes

    @property
    def full(self) -> bool:
        return len(self.notes) >= MOST
