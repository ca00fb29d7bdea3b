"""Which headwords fit the cards: one bit a headword, one column of bits for each "has at least so many of a letter".

Headwords with one initial stand in the order of their frequency: the lowest bit is the most common word, and the
first words of a vocabulary are the lowest bits.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct


class Column(Struct, frozen=True, gc=False):
    """Headwords that begin with one letter."""

    start: int
    """The row of the first one."""
    count: int
    """How many they are."""
    bits: dict[str, tuple[int, ...]]
    """For each letter, who has at least one of it, two, three …; under `#`, the same of letters in all."""

    @property
    def all(self) -> int:
        """All of them."""
        return (1 << self.count) - 1

    def having(self, letter: str, times: int) -> int:
        """Who has a letter at least so many times."""
        held = self.bits.get(letter, ())
        return held[times - 1] if times <= len(held) else 0


def columns(letters: Sequence[str]) -> dict[str, Column]:
    """The columns of headwords given by their letters, which stand in the order of their initials."""
    starts = {initial: at for at, initial in reversed([(at, word[0]) for at, word in enumerate(letters)])}
    ends = dict(zip(sorted(starts), [*(starts[initial] for initial in sorted(starts)[1:]), len(letters)], strict=True))
    return {initial: column(starts[initial], letters[starts[initial] : ends[initial]]) for initial in sorted(starts)}


def column(start: int, words: Sequence[str]) -> Column:
    """The column of the words that begin with one letter."""
    width = (len(words) + 7) // 8
    marks: dict[tuple[str, int], bytearray] = {}
    for at, word in enumerate(words):
        byte, bit = at >> 3, 1 << (at & 7)
        for sign, most in (*Counter(word).items(), ("#", len(word))):
            for times in range(1, most + 1):
                marks.setdefault((sign, times), bytearray(width))[byte] |= bit
    bits: dict[str, list[int]] = {}
    for sign, times in sorted(marks):
        bits.setdefault(sign, []).append(int.from_bytes(marks[sign, times], "little"))
    return Column(start, len(words), {sign: tuple(held) for sign, held in bits.items()})


def fitting(column: Column, initial: str, others: Sequence[str]) -> int:
    """Who begins with the initial and has, besides it, one letter of its own for each other card (C6–C8)."""
    fixed = Counter(card for card in others if len(card) == 1)
    fixed[initial] += 1
    found = column.all
    for letter, times in fixed.items():
        found &= column.having(letter, times)
    doubles = [card for card in others if len(card) > 1]
    return choosing(column, found, fixed, doubles) if found and doubles else found


def choosing(column: Column, found: int, fixed: Counter[str], doubles: Sequence[str]) -> int:
    """Who fits cards of two letters too, whichever letter each of them takes.

    A choice is a number with four bits a letter, so that equal choices in another order are one: nine such cards make
    some hundred cases, not 512 times nine. The cards that fewest words fit come first.
    """
    places = {letter: (4 * at, column.bits.get(letter, ())) for at, letter in enumerate(sorted(set("".join(doubles))))}
    chosen = {0: found}
    for card in sorted(doubles, key=lambda card: fewest(column, found, fixed, card)):
        following: dict[int, int] = {}
        for taken, bits in chosen.items():
            for letter in card:
                place, held = places[letter]
                choice = taken + (1 << place)
                if choice not in following:
                    times = fixed[letter] + (choice >> place & 15)
                    following[choice] = bits & held[times - 1] if times <= len(held) else 0
        chosen = {choice: bits for choice, bits in following.items() if bits}
    union = 0
    for bits in chosen.values():
        union |= bits
    return union


def fewest(column: Column, found: int, fixed: Counter[str], card: str) -> tuple[int, str]:
    """How many words fit a card of two letters."""
    held = 0
    for letter in card:
        held |= column.having(letter, fixed[letter] + 1)
    return (found & held).bit_count(), card


def rows(start: int, bits: int) -> Iterator[int]:
    """The rows of the bits that are set, the most common word first."""
    while bits:
        low = bits & -bits
        yield start + low.bit_length() - 1
        bits ^= low
