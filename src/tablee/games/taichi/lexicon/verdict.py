"""What the dictionary says about a word: accepted or refused, and why."""

from typing import Literal

from msgspec import Struct

Part = Literal["noun", "adjective", "verb", "adverb", "interjection", "grammar"]
"""A part of speech; `grammar` is any small word: article, pronoun, preposition, conjunction."""

Source = Literal["dicollecte", "dela", "lefff", "lexique", "primer"]
"""A word list that has a headword."""

Why = Literal["headword", "unaccented", "plural", "feminine", "conjugated", "inflected", "proper-noun"]
"""What an accepted word is; `unaccented` is a headword typed with other accents or none."""

Reason = Literal[
    "empty",
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
]
"""Why a word is refused; `inflected` is a form of another kind (L’, CET)."""


class Accept(Struct, frozen=True):
    """What is accepted besides main entries (C11, C12)."""

    plurals: bool = False
    """Plurals."""
    feminines: bool = False
    """Feminine singulars, which a dictionary prints at the head of the entry of their masculine."""
    conjugated: bool = False
    """Conjugated forms of verbs."""
    proper: bool = False
    """Proper nouns."""


STRICT = Accept()
"""Main entries only, as purists have it."""

USUAL = Accept(feminines=True)
"""Main entries and their feminines (C11)."""


class Accepted(Struct, frozen=True, tag="accepted"):
    """A word that counts."""

    headword: str
    """The main entry as dictionaries write it: `chanter` for CHANTAIT; the most common one if there are several."""
    letters: str
    """The letters of the word that was said, A–Z: what is compared with the cards."""
    parts: tuple[Part, ...]
    """Its parts of speech; none for a proper noun."""
    why: Why
    """What it is."""
    readings: tuple[str, ...]
    """Every main entry it may be, the likeliest first: `marche` and `marché` for MARCHE, `marché` alone for MARCHÉ."""
    sources: tuple[Source, ...]
    """The word lists that have the headword."""


class Refused(Struct, frozen=True, tag="refused"):
    """A word that does not count."""

    reason: Reason
    """Why not."""
    letters: str
    """The letters of what was said, A–Z; empty if it is not made of letters."""
    of: str | None = None
    """The main entry it is a form of; for a proper noun, the name as it is written."""
    suggestion: str | None = None
    """A main entry with the same letters: MARIÉ for MARIE."""


Verdict = Accepted | Refused
