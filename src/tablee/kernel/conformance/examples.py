"""Law 9: every way a game can end has a recorded example, in each of its editions; all still replay, lessons too."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Final

from tablee.kernel.conformance.report import LawBroken
from tablee.kernel.errors import TableeError
from tablee.kernel.game import AnyGame
from tablee.kernel.lessons import check, lessons
from tablee.kernel.log import replay, verify
from tablee.kernel.options import Options
from tablee.kernel.record import Record, loads

FOLDER: Final = "examples"
"""Where a game keeps its example records, in its own package."""


def examples(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """The records in the package of the game are sound, and those of this edition together end in every way."""
    checks = 0
    shown = set()
    for name, record in recorded(game):
        if record.game != game.name:
            raise LawBroken(9, f"{name} is a record of {record.game}")
        reason = _reason(name, record)
        checks += 1
        if record.rules == game.version:
            shown.add(reason)
    missing = [ending for ending in game.endings if ending not in shown]
    if missing:
        raise LawBroken(9, f"no example in {game.package}/{FOLDER} ends by {', '.join(missing)}")
    return checks + taught(game)


def taught(game: AnyGame) -> int:
    """The lessons of the newest edition fit the rules: every input, every move that is expected, every clause named."""
    if game.layers:
        return 0
    try:
        return sum(check(game, found) for found in lessons(game))
    except TableeError as error:
        raise LawBroken(9, str(error)) from error


def recorded(game: AnyGame) -> Iterator[tuple[str, Record]]:
    """The example records of a game, with the names of their files."""
    folder: Traversable = files(game.package) / FOLDER
    if not folder.is_dir():
        raise LawBroken(9, f"there is no folder {game.package}/{FOLDER}")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".json"):
            yield file.name, _loaded(file)


def _loaded(file: Traversable) -> Record:
    """The record in a file."""
    try:
        return loads(file.read_bytes())
    except TableeError as error:
        raise LawBroken(9, f"{file.name} cannot be read: {error}") from error


def _reason(name: str, record: Record) -> str | None:
    """How a record ends when played again; its shuffles are checked if it says what they follow from."""
    try:
        log = replay(record)
        if record.fairness is not None and record.fairness.seed:
            verify(record)
    except TableeError as error:
        raise LawBroken(9, f"{name} does not replay: {error}") from error
    return log.state.outcome.reason if log.state.outcome is not None else None
