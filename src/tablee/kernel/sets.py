"""Sets of cards, or of seats: an int with one bit a member, small to copy and quick to compare."""

from collections.abc import Iterable
from types import FunctionType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


def mask(cards: Iterable[int]) -> int:
    """The set of those cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_of(bits: int) -> tuple[int, ...]:
    """The cards of a set, in order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


def union(sets: Iterable[int]) -> int:
    """All cards of the sets."""
    found = 0
    for bits in sets:
        found |= bits
    return found


def size(bits: "i64") -> "i64":
    """How many there are, of at most 63: what compiled code asks, for which `bit_count` is a method of an object."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


COMPILED: Final = not isinstance(size, FunctionType)
"""Whether this runs as machine code."""
