"""Who belongs together: families, and the wider families about which the table is asked."""

from collections.abc import Iterator, Sequence


class Circles:
    """The circles of all headwords, given by their rows.

    Behind the rows stand the second meanings of words that have two (`tendre` is to stretch, and tender): such a word
    is in two circles.
    """

    __slots__ = ("_heads", "_numbers", "_rings", "_seconds", "_words")

    def __init__(self, numbers: Sequence[int], rings: Sequence[int], words: Sequence[int]) -> None:
        self._numbers = numbers
        self._rings = rings
        self._words = words
        self._heads = len(numbers) - len(words)
        self._seconds = {row: self._heads + at for at, row in enumerate(words)}

    def around(self, row: int) -> Iterator[int]:
        """The rows of all who stand in a circle with a word, itself among them."""
        yield from self._ring(row)
        if row in self._seconds:
            yield from self._ring(self._seconds[row])

    def _ring(self, place: int) -> Iterator[int]:
        """One circle: each names the next, the last the first."""
        at = place
        while True:
            yield at if at < self._heads else self._words[at - self._heads]
            at = self._rings[at]
            if at == place:
                return

    def are_together(self, ours: Sequence[int], theirs: Sequence[int]) -> bool:
        """Whether each of the words that a text may be stands in a circle with one that the other may be."""
        here, there = [self._of(row) for row in ours], [self._of(row) for row in theirs]
        return are_within(here, there) or are_within(there, here)

    def _of(self, row: int) -> set[int]:
        """The numbers of a word's circles."""
        second = self._seconds.get(row)
        return {self._numbers[row]} if second is None else {self._numbers[row], self._numbers[second]}


def are_within(some: Sequence[set[int]], others: Sequence[set[int]]) -> bool:
    """Whether each of the first meets one of the others."""
    return all(any(not one.isdisjoint(other) for other in others) for one in some)
