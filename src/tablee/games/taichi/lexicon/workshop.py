"""The folder in which a dictionary is built: gone afterwards, and swept away by the next builder if it was killed.

A builder holds a lock in its folder: after an abrupt end nobody has it any more.
"""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import BinaryIO, Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK: Final = "builder"

MOMENT: Final = 1
"""Seconds that a builder has to take its lock."""

LEFT: Final = 3600
"""Seconds after which nobody builds any more in a folder that has no lock."""


@contextmanager
def workshop(shelf: Path) -> Iterator[Path]:
    """A folder beside the dictionaries, for as long as somebody builds in it; OSError if there can be none."""
    shelf.mkdir(parents=True, exist_ok=True)
    scratch = Path(mkdtemp(prefix="build-", dir=shelf))
    try:
        with (scratch / LOCK).open("wb") as lock:
            hold(lock)
            sweep(scratch)
            yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def sweep(scratch: Path) -> None:
    """Clear away what other builds have left that were killed."""
    now = scratch.stat().st_mtime
    for other in scratch.parent.glob("build-*"):
        with suppress(OSError):
            if other != scratch and is_left(other, now - other.stat().st_mtime):
                shutil.rmtree(other, ignore_errors=True)


def is_left(folder: Path, age: float) -> bool:
    """Whether nobody builds in a folder that was touched so many seconds ago."""
    if not (folder / LOCK).is_file():
        return age > LEFT
    try:
        with (folder / LOCK).open("rb+") as lock:
            hold(lock)
    except OSError:
        return False
    return age > MOMENT


def hold(lock: BinaryIO) -> None:
    """Lock a file until it is closed; OSError if somebody else has done so."""
    if sys.platform == "win32":
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
