"""What CHANCE may do: equally likely moves, counted, any of them found by its rank.

A draw is one number below `size`; so any source of unbiased numbers (a committed stream at a table, a fast
generator in the lab, a test that picks a rank) is a source of shuffles.
"""

from collections.abc import Callable, Iterator, Sequence
from math import perm
from typing import Generic, Protocol, TypeVar, overload

from tablee.kernel.messages import Move

M = TypeVar("M", bound=Move, covariant=True)


class Below(Protocol):
    """An unbiased whole number from 0 to n - 1."""

    def __call__(self, n: int, /) -> int: ...


class Lottery(Sequence[M], Generic[M]):
    """A lazy sequence of equally likely moves. `size` may be far beyond what `len` can say."""

    size: int

    def at(self, rank: int) -> M:
        """The move of that rank, 0 <= rank < size."""
        raise NotImplementedError

    def draw(self, below: Below) -> M:
        """One of the moves, each as likely as any other."""
        return self.at(below(self.size))

    @overload
    def __getitem__(self, rank: int) -> M: ...
    @overload
    def __getitem__(self, rank: slice) -> Sequence[M]: ...
    def __getitem__(self, rank: int | slice) -> M | Sequence[M]:
        if isinstance(rank, slice):
            return [self.at(i) for i in range(*rank.indices(self.size))]
        if not -self.size <= rank < self.size:
            raise IndexError(rank)
        return self.at(rank % self.size)

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __iter__(self) -> Iterator[M]:
        rank = 0
        while rank < self.size:
            yield self.at(rank)
            rank += 1


class Choice(Lottery[M]):
    """One of a few moves."""

    def __init__(self, moves: Sequence[M]) -> None:
        self.options = moves
        self.size = len(moves)

    def at(self, rank: int) -> M:
        return self.options[rank]


class Orders(Lottery[M]):
    """Every way of drawing `length` of the items one after the other."""

    def __init__(self, items: Sequence[int], length: int, make: Callable[[tuple[int, ...]], M]) -> None:
        self.items = items
        self.length = length
        self.make = make
        self.size = perm(len(items), length)

    def at(self, rank: int) -> M:
        return self.make(unranked(self.items, self.length, rank))

    def __contains__(self, move: object) -> bool:
        order = getattr(move, "order", None)
        return isinstance(order, tuple) and self.holds(order) and move == self.make(order)

    def holds(self, order: tuple[int, ...]) -> bool:
        """Whether the order draws `length` different items."""
        return len(order) == self.length == len(set(order)) and set(order) <= set(self.items)


def unranked(items: Sequence[int], length: int, rank: int) -> tuple[int, ...]:
    """The order of that rank, read in the factorial number system."""
    left = list(items)
    order = []
    for _ in range(length):
        rank, digit = divmod(rank, len(left))
        order.append(left[digit])
        left[digit] = left[-1]
        left.pop()
    return tuple(order)
