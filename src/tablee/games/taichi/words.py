"""Words that were said, and how the letters of a word are compared with the cards (C5-C8)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tablee.kernel.seats import Seat

from .lexicon import Part

Why: TypeAlias = Literal[
    "headword", "unaccented", "plural", "feminine", "conjugated", "inflected", "proper-noun", "vote"
]
"""Why a word counts: what it is for the dictionary, or that the table has accepted it."""

Reason: TypeAlias = Literal[
    "initial",
    "missing",
    "again",
    "family",
    "doubtful",
    "signs",
    "spaces",
    "too-short",
    "too-long",
    "not-found",
    "plural",
    "feminine",
    "conjugated",
    "inflected",
    "proper-noun",
    "crude",
]
"""Why a word does not count (C13): the letters, a word said before, or what the dictionary says."""


NO_CARD: Final = -1
NO_SEAT: Final = -1


class Word(Struct, frozen=True):
    """A word that counts."""

    seat: Seat
    """Who said it."""
    word: str
    """As it was said."""
    headword: str
    """The main entry it belongs to."""
    parts: tuple[Part, ...] = ()
    """Its parts of speech."""
    why: Why = "headword"
    """Why it counts."""


class Miss(Struct, frozen=True):
    """A word that does not count."""

    seat: Seat
    """Who said it."""
    word: str
    reason: Reason
    of: str = ""
    """The main entry it is a form of; the word whose family it shares; the letters that are missing."""
    suggestion: str | None = None
    """A main entry with the same letters."""


class Ballot(Struct, frozen=True):
    """A word on which the table votes (C13)."""

    seat: Seat
    """Who said it."""
    word: str
    reason: Literal["not-found", "doubtful"]
    of: str = ""
    """The word whose family it might share."""
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()


class Round(Struct, frozen=True):
    """A round that is over: all that was public of it."""

    turn: Seat
    """Whose round it was."""
    letters: tuple[str, ...]
    """The letters of the cards that were turned, in order; who has which card now is not told again."""
    words: tuple[Word, ...]
    """The words that counted."""


def initials(cards: Sequence[str]) -> str:
    """The letters a word may begin with (C5, C8)."""
    return cards[0]


def lacking(cards: Sequence[str], letters: str) -> tuple[str, ...]:
    """The cards after the first that find no letter of their own in the word (C6-C8); its initial is the first's."""
    left = Counter(letters[1:])
    missing = []
    for card in cards[1:]:
        if len(card) == 1:
            left[card] -= 1
            if left[card] < 0:
                missing.append(card)
    doubles = [card for card in cards[1:] if len(card) > 1]
    return (*missing, *_unplaced(doubles, left))


def _unplaced(doubles: Sequence[str], left: Counter[str]) -> tuple[str, ...]:
    """The two-letter cards that cannot all be placed: the fewest possible (C8)."""
    if not doubles:
        return ()
    card, rest = doubles[0], doubles[1:]
    best: tuple[str, ...] | None = None
    for letter in card:
        if left[letter] > 0:
            left[letter] -= 1
            found = _unplaced(rest, left)
            left[letter] += 1
            best = found if best is None or len(found) < len(best) else best
            if not best:
                return best
    without = (card, *_unplaced(rest, left))
    return without if best is None or len(without) < len(best) else best
