"""How views and moves become numbers: what a game says of itself, and a way for games that say nothing."""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar, cast
from zlib import crc32

import msgspec

from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Move, View
from tablee.kernel.options import Options
from tablee.kernel.rooms import enter
from tablee.kernel.sample import told

Numbers: TypeAlias = "array[float]"
"""Numbers of four bytes each, one after the other; all lie between -1 and 1."""

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
T = TypeVar("T")


class Encoding(Protocol[V_contra]):
    """How a game is put into numbers, for one number of players and one choice of options.

    It is given views and the legal moves that go with them, never a state: what a seat may not know cannot get in.
    """

    version: int
    """Counts up when what was learned before could be worth less: the numbers mean something else, or the rules do."""
    actions: int
    """How many numbers a player chooses from; not all of them mean something at every moment."""
    size: int
    """How many numbers describe a view."""
    width: int
    """How many numbers describe each action; 0 where an action means the same move at all times."""
    together: bool
    """Whether several players may have to act at the same time."""
    page: str
    """What the numbers mean, in a few lines."""

    def observe(self, view: V_contra, /) -> Numbers:
        """What the seat knows."""

    def choices(self, view: V_contra, moves: Sequence[Move], /) -> Mapping[int, Move]:
        """The actions on offer, by number, and what each of them does."""

    def features(self, view: V_contra, choices: Mapping[int, Move], /) -> Numbers:
        """What each of the actions is like, `width` numbers for each; nothing but zeros where none is on offer."""


AnyEncoding: TypeAlias = Encoding[View]


def encoding(game: AnyGame, seats: int, options: Options, **knobs: object) -> AnyEncoding:
    """The encoding that a game brings, or the plain one; what else is named is handed to the game's own."""
    module = enter(game.rooms.envs)
    made = cast(Callable[..., AnyEncoding], Plain if module is None else module.encoding)
    return made(seats, options, **knobs)


class Row:
    """Numbers written from left to right."""

    __slots__ = ("at", "values")

    def __init__(self, size: int) -> None:
        self.values: Numbers = array("f", bytes(4 * size))
        self.at = 0

    def flag(self, count: int, index: int | None) -> None:
        """One of so many, or none of them."""
        if index is not None and index >= 0:
            self.values[self.at + index] = 1.0
        self.at += count

    def flags(self, count: int, indices: Iterable[int]) -> None:
        """Some of so many."""
        at, values = self.at, self.values
        for index in indices:
            values[at + index] = 1.0
        self.at = at + count

    def part(self, value: float, whole: float) -> None:
        """An amount as a part of what is much; more than that is the same."""
        self.values[self.at] = max(-1.0, min(1.0, value / whole))
        self.at += 1

    def parts(self, values: Iterable[float], whole: float) -> None:
        """Several amounts."""
        for value in values:
            self.part(value, whole)

    def full(self) -> Numbers:
        """What was written; it fills the row exactly."""
        assert self.at == len(self.values), f"{self.at} numbers of {len(self.values)}"
        return self.values


class Ruler(Row):
    """Writes nothing and counts: how long a row will be."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def flag(self, count: int, index: int | None) -> None:
        self.at += count

    def flags(self, count: int, indices: Iterable[int]) -> None:
        self.at += count

    def part(self, value: float, whole: float) -> None:
        self.at += 1


def from_seat(values: Sequence[T], seat: int | None) -> Sequence[T]:
    """What is listed by seat, beginning with that one: every seat sees the table from its own place."""
    return (*values[seat:], *values[:seat]) if seat else values


def away(seat: int | None, other: int | None, seats: int) -> int | None:
    """How many places to the left another sits."""
    return None if other is None else (other - (seat or 0)) % seats


def spread(moves: Sequence[T], most: int) -> Sequence[T]:
    """The moves, or so many of them spread evenly over all there are."""
    if len(moves) <= most:
        return moves
    return [moves[place * len(moves) // most] for place in range(most)]


class Plain:
    """For a game that brings no encoding: names and values of the view are thrown into so many bins by a hash, moves
    are numbered as they are listed, and described in the same way."""

    version: Final = 1
    width: Final = 32
    together: Final = True
    page: Final = """Actions: the number of a legal move of this moment, in the order in which the game lists them.
    Observations: 512 bins, into which every name and value of the view is thrown by a hash (+1 or -1, at most 1);
    32 such bins for each action."""

    def __init__(self, seats: int, options: Options, actions: int = 256, size: int = 512) -> None:
        self.actions = actions
        self.size = size

    def observe(self, view: View) -> Numbers:
        return hashed(view, self.size)

    def choices(self, view: View, moves: Sequence[Move]) -> Mapping[int, Move]:
        return dict(enumerate(spread(told(moves), self.actions)))

    def features(self, view: View, choices: Mapping[int, Move]) -> Numbers:
        row = array("f", bytes(4 * self.width * self.actions))
        for number, move in choices.items():
            row[self.width * number : self.width * (number + 1)] = hashed(move, self.width)
        return row


def hashed(value: View | Move, bins: int) -> Numbers:
    """Every name and value inside, in one of so many bins, with a sign; both by a hash that never changes."""
    row = array("f", bytes(4 * bins))
    for leaf in leaves(msgspec.to_builtins(value), ""):
        key = crc32(leaf.encode())
        place = (key >> 1) % bins
        row[place] = max(-1.0, min(1.0, row[place] + (1.0 if key & 1 else -1.0)))
    return row


def leaves(value: object, path: str) -> Iterator[str]:
    """Every value inside, with the way to it."""
    if isinstance(value, dict):
        for name in sorted(value, key=str):
            yield from leaves(value[name], f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for place, each in enumerate(value):
            yield from leaves(each, f"{path}.{place}")
    else:
        yield f"{path}={value}"
