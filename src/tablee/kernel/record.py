"""A game written down: everything needed to play it again, move by move."""

import hashlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from tablee.kernel.errors import BadRecord, TableeError
from tablee.kernel.fairness import Fairness
from tablee.kernel.messages import Move, Outcome
from tablee.kernel.options import Options
from tablee.kernel.registry import edition
from tablee.kernel.seats import Seat

FIRST: Final = 1
"""The format that did not say who sat where; it is still read."""
FORMAT: Final = 2


class Input(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One step of the log: who did what."""

    seat: Seat
    move: Move

    @property
    def lag(self) -> int | None:
        """Milliseconds made good to who made it in a race; None if it was none."""
        return None


class Judged(Input, frozen=True, array_like=True, gc=False):
    """A step of a race among players: it counts as made so much earlier than it was heard."""

    lag: int
    """Milliseconds of the player's connection that were made good."""


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who played at a seat."""

    bot: str | None
    """The level of the bot that sat there at the end, or sits there now; None for a person."""
    before: tuple[str | None, ...] = ()
    """Who else played there for a while, each once, in the same words."""

    def followed(self, bot: str | None) -> "Sitter":
        """The seat after that bot, or a person, has taken it over."""
        if bot == self.bot:
            return self
        others = tuple(level for level in self.before if level not in (bot, self.bot))
        return Sitter(bot, (*others, self.bot))


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game, finished or not."""

    game: str
    """Its code name."""
    rules: int
    """The edition of its rules."""
    players: tuple[str, ...]
    """A name for each seat."""
    options: Options
    inputs: tuple[Input, ...] = ()
    fairness: Fairness | None = None
    """The promise behind its shuffles; None if they were handed in."""
    outcome: Outcome | None = None
    """The result; None while the game goes on."""
    sitters: tuple[Sitter, ...] = ()
    """Who played at each seat; empty if nobody has said so."""


class _Line(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """An input as it lies in a file."""

    seat: int
    move: msgspec.Raw
    lag: Annotated[int, msgspec.Meta(ge=0)] | None = None


class _Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record as it lies in a file."""

    tablee: int
    game: str
    rules: int
    players: tuple[str, ...]
    options: dict[str, msgspec.Raw]
    inputs: list[_Line]
    fairness: Fairness | None = None
    outcome: Outcome | None = None
    sitters: tuple[Sitter, ...] = ()
    seal: str = ""


def dumps(record: Record) -> str:
    """The record as text: JSON, one input a line, sealed against damage."""
    return "".join(spelled(record))


def spelled(record: Record) -> Iterator[str]:
    """The same text, line by line."""
    seal = seal_of(record)
    head = msgspec.json.encode(
        {
            "tablee": FORMAT,
            "game": record.game,
            "rules": record.rules,
            "players": record.players,
            "options": record.options,
            "fairness": record.fairness,
            "outcome": record.outcome,
            "sitters": record.sitters,
            "seal": seal,
        }
    )
    yield f'{head.decode()[:-1]},\n"inputs":['
    for number, step in enumerate(record.inputs):
        yield (",\n" if number else "\n") + msgspec.json.encode(step).decode()
    yield "\n]}\n" if record.inputs else "]}\n"


def loads(text: str | bytes) -> Record:
    """The record of that text; BadRecord says what is wrong with it."""
    try:
        written = msgspec.json.decode(text, type=_Written)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("record-damaged", reason=str(error)) from None
    if written.tablee not in (FIRST, FORMAT):
        raise BadRecord("record-format", format=written.tablee, known=FORMAT)
    record = _understood(written)
    if written.sitters and (written.tablee == FIRST or len(written.sitters) != len(written.players)):
        raise BadRecord("record-damaged", reason="sitters")
    if written.seal != (_first_seal(record) if written.tablee == FIRST else seal_of(record)):
        raise BadRecord("record-altered")
    return record


def dump(record: Record, path: str | os.PathLike[str]) -> None:
    """Write the record to a file, whole or not at all."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    draft.write_text(dumps(record), encoding="utf-8")
    draft.replace(target)


def load(path: str | os.PathLike[str]) -> Record:
    """The record in that file."""
    try:
        return loads(Path(path).read_bytes())
    except OSError as error:
        raise BadRecord("record-unreadable", path=str(path), reason=str(error.strerror)) from None


def seal_of(record: Record) -> str:
    """A hash of everything the record says."""
    return hashlib.sha256(msgspec.json.encode(record)).hexdigest()


def _first_seal(record: Record) -> str:
    """The hash of a record in the first format, which had no sitters."""
    said = {name: getattr(record, name) for name in record.__struct_fields__ if name != "sitters"}
    return hashlib.sha256(msgspec.json.encode(said)).hexdigest()


def _understood(written: _Written) -> Record:
    """The record in the words of its game."""
    try:
        game = edition(written.game, written.rules)
        chosen = {name: msgspec.json.decode(value) for name, value in written.options.items()}
        options = game.choose(len(written.players), chosen)
        inputs = tuple(step_of(line.seat, game.read_move(bytes(line.move)), line.lag) for line in written.inputs)
    except TableeError as error:
        raise BadRecord(error.problem.key, **error.problem.args) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("record-damaged", reason=str(error)) from None
    return Record(
        game=written.game,
        rules=written.rules,
        players=written.players,
        options=options,
        inputs=inputs,
        fairness=written.fairness,
        outcome=written.outcome,
        sitters=written.sitters,
    )


def step_of(seat: Seat, move: Move, lag: int | None) -> Input:
    """An input, with what was made good if it was judged in a race."""
    return Input(seat, move) if lag is None else Judged(seat, move, lag)


def names(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """A name for each seat; those not given are numbers."""
    assert len(players) <= seats, "more names than seats"
    return tuple(players) + tuple(str(seat + 1) for seat in range(len(players), seats))
