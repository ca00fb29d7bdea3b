"""Chance as explicit nodes: cards are dealt one by one, and a draw of another kind is narrowed down part by part."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from tablee.kernel.lottery import Choice, Lottery, Orders
from tablee.kernel.messages import Move

WIDEST: Final = 1000
"""The most outcomes of a node."""

Key = tuple[int, ...]
"""A move as the numbers in it, one after the other."""


class Draw(NamedTuple):
    """A draw under way."""

    lottery: Lottery[Move]
    drawn: Key = ()
    """The cards drawn so far, or the first numbers of the move."""
    keys: tuple[Key, ...] = ()
    """Where the moves are few: the numbers of each that is still possible."""
    first: int = 0
    """Where they are many and no order of cards: the first rank that is still possible,"""
    size: int = 0
    """and how many are."""

    def outcomes(self) -> list[tuple[int, float]]:
        """What may come next, and how likely."""
        if isinstance(self.lottery, Orders):
            left = sorted(set(self.lottery.items) - set(self.drawn))
            return [(item, 1 / len(left)) for item in left]
        if self.keys:
            nexts = [key[len(self.drawn)] for key in self.keys]
            return [(number, nexts.count(number) / len(nexts)) for number in sorted(set(nexts))]
        bounds = self.bounds()
        return [(part, (bounds[part + 1] - bounds[part]) / self.size) for part in range(len(bounds) - 1)]

    def bounds(self) -> Sequence[int]:
        """Where the parts of the ranks left begin, and where the last ends: as many parts as a node may have."""
        parts = min(self.size, WIDEST)
        return [self.first + part * self.size // parts for part in range(parts + 1)]

    def after(self, outcome: int) -> "Draw":
        """The draw with one outcome more."""
        if isinstance(self.lottery, Orders):
            return self._replace(drawn=(*self.drawn, outcome))
        if self.keys:
            place = len(self.drawn)
            left = tuple(key for key in self.keys if key[place] == outcome)
            return self._replace(drawn=common(left), keys=left)
        bounds = self.bounds()
        return self._replace(first=bounds[outcome], size=bounds[outcome + 1] - bounds[outcome])

    def move(self) -> Move | None:
        """What chance does, once it is settled."""
        if isinstance(self.lottery, Orders):
            return self.lottery.make(self.drawn) if len(self.drawn) == self.lottery.length else None
        if self.keys:
            return by_key(self.lottery)[self.keys[0]] if len(self.keys) == 1 else None
        return self.lottery.at(self.first) if self.size == 1 else None

    def __str__(self) -> str:
        """How far it is."""
        return "drawing " + (" ".join(map(str, self.drawn)) or "…")


def begun(lottery: Lottery[Move]) -> Draw:
    """A draw before its first node."""
    if isinstance(lottery, Choice) and 1 < lottery.size <= WIDEST:
        keys = tuple(by_key(lottery))
        if keys:
            return Draw(lottery, common(keys), keys)
    return Draw(lottery, size=lottery.size)


@lru_cache(maxsize=64)
def by_key(lottery: Lottery[Move]) -> Mapping[Key, Move]:
    """The moves by their numbers; nothing if numbers do not tell them apart. Remembered: deals are always the same."""
    keys = tuple(key_of(move) for move in lottery)
    return dict(zip(keys, lottery, strict=True)) if distinct(keys) else {}


def distinct(keys: Sequence[Key]) -> bool:
    """Whether all moves can be told apart by numbers that can be outcomes."""
    plain = all(0 <= number < WIDEST for key in keys for number in key)
    return plain and len(set(keys)) == len(keys) and len({len(key) for key in keys}) == 1


def common(keys: Sequence[Key]) -> Key:
    """The numbers with which all of them begin."""
    return tuple(column[0] for column in _shared(keys))


def _shared(keys: Sequence[Key]) -> Iterator[Key]:
    for column in zip(*keys, strict=True):
        if len(set(column)) > 1:
            return
        yield column


def key_of(move: Move) -> Key:
    """All numbers of a move, in order; -1 for what is none, so that it does not pass for an outcome."""
    return tuple(_numbers(msgspec.structs.astuple(move)))


def _numbers(values: Sequence[object]) -> Iterator[int]:
    for value in values:
        if isinstance(value, tuple):
            yield from _numbers(value)
        else:
            yield value if isinstance(value, int) else -1
