"""The games of a contest as files that other programs read: a row a game, and beside it what was played.

`league.csv` has the rows in the order of the games, `league.json` the contest. A run that was stopped goes on after the
last whole row.
"""

import csv
import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Outcome
from tablee.lab.contest import Contest, Result, deal_of, seated_in

GAME: Final = ("game", "deal", "ending", "inputs")
SEAT: Final = ("player", "score", "won")
"""What is said of each seat; `won` is 1 for a winner."""


class Results:
    """Where the games of a contest are kept."""

    def __init__(self, path: Path, held: Contest) -> None:
        self.path = path
        self.held = held

    @property
    def heading(self) -> Path:
        """The file that says what was played."""
        return self.path.with_suffix(".json")

    def take_up(self) -> list[Result]:
        """The games that are there already, a torn row cut off; TableeError if they are of another contest."""
        if not self.path.exists():
            self.begin()
            return []
        check_heading(self.heading, self.held)
        whole, rest = whole_rows(self.path)
        if rest:
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return list(read_rows(whole.decode(), self.held, str(self.path)))

    def begin(self) -> None:
        """New files, without a game; TableeError if they cannot be made."""
        try:
            self.heading.write_bytes(msgspec.json.format(msgspec.json.encode(self.held), indent=2) + b"\n")
            self.path.write_text(line(columns(self.held)), encoding="utf-8")
        except OSError as error:
            raise TableeError("file-unwritable", path=str(self.path), reason=str(error.strerror)) from None

    def keep(self, results: Iterable[Result]) -> Iterator[Result]:
        """The same games, each written down before it is handed on."""
        with self.path.open("a", encoding="utf-8", newline="") as file:
            for result in results:
                file.write(line(row_of(self.held, result)))
                file.flush()
                yield result


def columns(held: Contest) -> list[str]:
    """The names of the columns."""
    return [*GAME, *(f"{name}_{seat + 1}" for seat in range(held.seats) for name in SEAT)]


def row_of(held: Contest, result: Result) -> list[object]:
    """A game as a row."""
    outcome = result.outcome
    row: list[object] = [result.number, deal_of(held, result.number), outcome.reason, result.inputs]
    for seat, player in enumerate(result.seated):
        row += [held.players[player], outcome.scores[seat], int(seat in outcome.winners)]
    return row


def line(row: Iterable[object]) -> str:
    """A row as it lies in the file."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(row)
    return text.getvalue()


def check_heading(path: Path, held: Contest) -> None:
    """TableeError unless the file says that this contest was played."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Contest)
    except (OSError, msgspec.DecodeError) as error:
        raise TableeError("results-unreadable", path=str(path), reason=str(error)) from None
    if kept != held:
        raise TableeError("results-other", path=str(path))


def whole_rows(path: Path) -> tuple[bytes, bytes]:
    """The rows that were written to their end, and what is left of one that was not."""
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    return data[:end], data[end:]


def read_rows(text: str, held: Contest, path: str) -> Iterator[Result]:
    """The games of these rows; TableeError if they are not the first games of the contest, in order."""
    rows = csv.DictReader(io.StringIO(text))
    if rows.fieldnames != columns(held):
        raise TableeError("results-unreadable", path=path, reason="columns")
    for number, row in enumerate(rows):
        try:
            yield read_row(row, held, number)
        except (KeyError, TypeError, ValueError) as error:
            raise TableeError("results-unreadable", path=path, reason=f"row {number + 1}: {error}") from None


def read_row(row: dict[str, str], held: Contest, number: int) -> Result:
    """One game; ValueError if it is not the game of that number."""
    if int(row["game"]) != number:
        raise ValueError("out of order")
    seats = range(1, held.seats + 1)
    outcome = Outcome(
        tuple(int(row[f"score_{seat}"]) for seat in seats),
        tuple(seat - 1 for seat in seats if int(row[f"won_{seat}"])),
        row["ending"],
    )
    return Result(number, seated_in(held, number), outcome, int(row["inputs"]))
