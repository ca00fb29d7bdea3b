"""Where games are kept: a file each, written anew after every input, whole or not at all."""

from collections.abc import Mapping
from datetime import datetime
from itertools import count
from pathlib import Path

from tablee.kernel.errors import BadRecord, TableeError
from tablee.kernel.log import Log
from tablee.kernel.record import dump, load


def folder(environ: Mapping[str, str]) -> Path:
    """Where games are kept unless another place is named."""
    data = environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "tablee" / "games"


def claim_new(game: str, now: datetime, environ: Mapping[str, str]) -> Path:
    """A new file, named after the day and the game."""
    stem = f"{now:%Y-%m-%d-%Hh%M}-{game}"
    names = (f"{stem}{f'-{number}' if number > 1 else ''}.json" for number in count(1))
    return next(path for name in names if take(path := folder(environ) / name))


def claim(path: Path) -> Path:
    """The file for a new game; TableeError if it would overwrite something."""
    if not take(path):
        raise TableeError("save-taken", path=str(path))
    return path


def take(path: Path) -> bool:
    """Make the file ours, empty; False if it is there already. Two games never take the same one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    except OSError as error:
        raise unwritten(path, error) from None
    return True


def keep(log: Log, path: Path) -> None:
    """Write the game down; TableeError if it cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        dump(log.record(), path)
    except OSError as error:
        raise unwritten(path, error) from None


def unwritten(path: Path, error: OSError) -> TableeError:
    """Why a file could not be written."""
    return TableeError("save-failed", path=str(path), reason=str(error.strerror))


def copy(log: Log, path: Path) -> None:
    """Write a copy of the game; it may replace another game, but nothing else."""
    if path.exists():
        try:
            load(path)
        except BadRecord:
            raise TableeError("save-taken", path=str(path)) from None
    keep(log, path)


def resumable(log: Log) -> Log:
    """The game, if it is over or chance can carry it on; BadRecord if not."""
    if log.state.outcome is None:
        if log.fairness is None:
            raise BadRecord("record-no-promise")
        if not log.fairness.seed:
            raise BadRecord("record-seed-hidden")
    return log
