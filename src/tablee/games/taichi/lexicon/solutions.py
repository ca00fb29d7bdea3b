"""The words that could be said."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING

from .index import rows

if TYPE_CHECKING:
    from .lexicon import Lexicon


class Solutions:
    """The headwords that fit the cards: counted at once, named only when asked for."""

    __slots__ = ("_found", "_lexicon")

    def __init__(self, lexicon: "Lexicon", found: tuple[tuple[str, int], ...]) -> None:
        self._lexicon = lexicon
        self._found = found

    @property
    def count(self) -> int:
        """How many there are."""
        return sum(bits.bit_count() for _, bits in self._found)

    def __bool__(self) -> bool:
        """Whether there are any."""
        return any(bits for _, bits in self._found)

    def __iter__(self) -> Iterator[str]:
        """All of them, the most common first."""
        return map(self._lexicon.spellings.__getitem__, self._rows(self._found))

    def __contains__(self, word: str) -> bool:
        """Whether a headword, spelt as in the dictionary, is among them."""
        columns = self._lexicon.columns
        return any(
            bits >> (row - columns[initial].start) & 1
            for row in self._lexicon.readings(word)
            for initial, bits in self._found
            if 0 <= row - columns[initial].start < columns[initial].count
        )

    @property
    def any(self) -> str | None:
        """The most common one."""
        return next(iter(self), None)

    def common(self, count: int) -> tuple[str, ...]:
        """The most common ones."""
        return tuple(islice(self, count))

    def at(self, place: int) -> str:
        """The one at that place, 0 for the most common."""
        return next(islice(self, place, None))

    def longest(self, count: int) -> tuple[str, ...]:
        """The longest ones; of equally long ones the most common."""
        names: list[str] = []
        columns = self._lexicon.columns
        most = max((len(columns[initial].bits["#"]) for initial, _ in self._found), default=0)
        for length in range(most, 0, -1):
            if len(names) >= count:
                break
            exact = [
                (initial, bits & columns[initial].having("#", length) & ~columns[initial].having("#", length + 1))
                for initial, bits in self._found
            ]
            names += map(self._lexicon.spellings.__getitem__, islice(self._rows(exact), count - len(names)))
        return tuple(names)

    @property
    def things(self) -> "Solutions":
        """Those that name something: no `avoir`, `rien` or `pas`, though dictionaries know them as nouns too."""
        things = self._lexicon.things
        return Solutions(self._lexicon, tuple((initial, bits & things[initial]) for initial, bits in self._found))

    def within(self, vocabulary: int) -> "Solutions":
        """Those among the so many most common headwords: what somebody with that vocabulary could say."""
        ranks, columns = self._lexicon.ranks, self._lexicon.columns
        kept = []
        for initial, bits in self._found:
            column = columns[initial]
            known = bisect_right(ranks, vocabulary, column.start, column.start + column.count) - column.start
            kept.append((initial, bits & ((1 << known) - 1)))
        return Solutions(self._lexicon, tuple(kept))

    def _rows(self, found: Sequence[tuple[str, int]]) -> Iterator[int]:
        """Rows of all initials, the most common first."""
        ranks, columns = self._lexicon.ranks, self._lexicon.columns
        streams = (((ranks[row], row) for row in rows(columns[initial].start, bits)) for initial, bits in found)
        return map(itemgetter(1), merge(*streams))
