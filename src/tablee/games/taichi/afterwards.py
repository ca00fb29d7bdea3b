"""After a round: what one could have said.

The prettiest word is a matter of taste; ours: many different letters, rare ones, accents, and no word too long to be
said at a table. The measure is small and written here, so that everybody can quarrel with it.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from .lexicon import Lexicon, folded

NAMED: Final = 3
"""How many words of each kind are named."""

MOST: Final = 300
LEAST: Final = 40
SHARE: Final = 12
"""The most common words are compared for their beauty, one in twelve: a word should please those who know it."""

COMFORTABLE: Final = 11
"""Letters beyond which a word is long rather than pretty."""

CHARM: Final = {**dict.fromkeys("KWXYZJQ", 3.0), **dict.fromkeys("HVFBG", 1.5), **dict.fromkeys("LMPDO", 0.5)}
"""What a letter adds to a word, once."""

ORNAMENTS: Final = "éèêëàâîïôûùüçœæ-’'"
"""Signs that a word wears well."""


class Afterthought(Struct, frozen=True):
    """Words that nobody said."""

    possible: int
    """How many main entries fit."""
    longest: tuple[str, ...]
    prettiest: tuple[str, ...]


def could_have_said(lexicon: Lexicon, letters: Sequence[str], said: Sequence[str]) -> Afterthought:
    """The longest and the prettiest main entries for the letters of all cards, no kin of the words that were said."""
    if not letters:
        return Afterthought(0, (), ())
    found = lexicon.solutions(letters, said)
    known = found.common(min(MOST, max(LEAST, found.count // SHARE)))
    prettiest = sorted(known, key=lambda word: (-beauty(word), word))
    return Afterthought(found.count, found.longest(NAMED), tuple(prettiest[:NAMED]))


def beauty(word: str) -> float:
    """How pretty a word is: see above."""
    letters = folded(word)
    charm = sum(CHARM.get(letter, 0.0) for letter in set(letters))
    variety = 6 * len(set(letters)) / len(letters)
    ornaments = sum(1.0 for sign in word if sign in ORNAMENTS)
    return charm + variety + min(ornaments, 2.0) - max(0, len(letters) - COMFORTABLE) - max(0, 5 - len(letters))
