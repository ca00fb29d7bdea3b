"""One server a folder: whoever serves a database in a file holds the lock beside it, and it says who that is.

The lock is held, not merely there: after an abrupt end nobody has it any more.
"""

import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from tablee.kernel.errors import TableeError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ENDING: Final = ".lock"
BEYOND: Final = 1 << 20
"""The byte that is locked where a lock is on bytes: behind what is written, so that it can be read."""


class Holder(msgspec.Struct, frozen=True):
    """Who serves a folder."""

    pid: int
    since: str
    """When it began."""


class Lock:
    """The right to serve a database in a file, for as long as it is entered."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ENDING)
        self.file: BinaryIO | None = None

    def __enter__(self) -> Self:
        """TableeError, with who it is, if another has it."""
        self.file = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600), "r+b")
        try:
            hold(self.file)
        except OSError:
            held = read(self.file)
            self._close()
            raise TableeError(
                "folder-held", folder=str(self.database.parent), pid=str(held.pid), since=held.since
            ) from None
        self.file.truncate(0)
        self.file.write(msgspec.json.encode(Holder(os.getpid(), datetime.now(UTC).isoformat(" ", "seconds"))))
        self.file.flush()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        if self.file is not None:
            self.file.close()  # which lets it go
            self.file = None


def holder(database: Path) -> Holder | None:
    """Who serves that database now; None if nobody does."""
    path = database.with_name(database.name + ENDING)
    if not path.exists():
        return None
    with path.open("r+b") as file:
        try:
            hold(file)
        except OSError:
            return read(file)
    return None


def read(file: BinaryIO) -> Holder:
    """What the holder says; a moment after it has begun it may not have said it yet."""
    try:
        return msgspec.json.decode(file.read(), type=Holder)
    except msgspec.DecodeError:
        return Holder(0, "?")


def hold(file: BinaryIO) -> None:
    """Lock the file until it is closed; OSError if somebody else has done so."""
    if sys.platform == "win32":
        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
