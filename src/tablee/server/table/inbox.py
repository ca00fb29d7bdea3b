"""The inbox of a table: what comes in waits there for the one task that takes it out."""

import asyncio
from collections import deque
from typing import Final

from tablee.server.table.notes import Note

MOST: Final = 4_096
"""What may wait; connections that would send more are cut off."""


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
