"""What is kept is the server's alone: a folder that nobody else enters, files that nobody else reads."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy.engine import make_url

FOLDER: Final = 0o700
FILE: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")
"""What is added to the name of a database for the files beside it: by SQLite, and by us for who serves it."""

log = structlog.get_logger("tablee.care")


def secure(folder: Path, url: str) -> None:
    """Make the folder and the database's file if they are missing; take from others what they may do with them.

    SQLite gives the files beside a database the rights of the database itself, so it must be there before them.
    """
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    database = database_file(url)
    if database is not None and not database.exists():  # to close one that SQLite has open here would end its locks
        os.close(os.open(database, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, FILE))
    for path, mode in open_to_others(folder, url):
        narrow(path, mode)


def open_to_others(folder: Path, url: str) -> Iterator[tuple[Path, int]]:
    """What others may enter, read or change, and the rights that it should have."""
    for path, mode in kept(folder, url):
        if path.exists() and stat.S_IMODE(path.stat().st_mode) != mode and not shared(path):
            yield path, mode


def kept(folder: Path, url: str) -> Iterator[tuple[Path, int]]:
    """The folder and the files where the server keeps something, whether they are there or not."""
    yield folder, FOLDER
    yield folder / "key", FILE
    database = database_file(url)
    if database is not None:
        yield from ((database.with_name(database.name + end), FILE) for end in BESIDE)


def shared(path: Path) -> bool:
    """Whether it is a folder for everybody by its nature, such as that for temporary files."""
    return bool(path.stat().st_mode & stat.S_ISVTX)


def narrow(path: Path, mode: int) -> None:
    """Take from others what they may do with it; what cannot be changed is said, and serving goes on."""
    before = stat.S_IMODE(path.stat().st_mode)
    try:
        path.chmod(mode)
    except OSError as error:
        log.error("open_to_others", path=str(path), mode=f"{before:04o}", error=type(error).__name__)
    else:
        log.warning("closed_to_others", path=str(path), before=f"{before:04o}", now=f"{mode:04o}")


def database_file(url: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    address = make_url(url)
    return Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None
