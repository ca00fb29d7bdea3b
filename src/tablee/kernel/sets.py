"""Sets of cards, or of seats: an int with one bit a member, small to copy and quick to compare."""

from collections.abc import Iterable


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
