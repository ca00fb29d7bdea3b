"""What browsers may ask of the dictionaries and the word of the day, in types."""

from typing import Annotated, Final, Literal

import msgspec

from tablee.games.taichi.lexicon import Part, Reason, Source, Why
from tablee.games.taichi.words import Miss, Word
from tablee.server.http.operations import Json, Operation


class WordShelf(msgspec.Struct, frozen=True):
    """Which dictionaries are there."""

    complete: Literal["ready", "building", "missing"]
    """The complete dictionary; where it is missing, the small one stands in."""
    words: int
    """How many main entries the best one has that is there."""


class WordInfo(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a dictionary says of a word."""

    word: str
    lexicon: str
    words: int
    """How many main entries the dictionary has."""
    why: Why | None = None
    """What the word is, if it counts by the strict rule."""
    headword: str = ""
    """The main entry it is."""
    parts: tuple[Part, ...] = ()
    """Its parts of speech."""
    readings: tuple[str, ...] = ()
    """Every main entry it may be."""
    sources: tuple[Source, ...] = ()
    """The lists that have it."""
    family: tuple[str, ...] = ()
    """The main entries of its family, itself among them."""
    rank: int = 0
    """Its place among all main entries, 1 for the most common."""
    reason: Reason | None = None
    """Why it does not count, if it does not."""
    of: str = ""
    """The main entry it is a form of, or the name it is."""
    suggestion: str = ""
    """A main entry with the same letters."""


class DailyWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The word of the day as far as somebody has got: whoever plays keeps the words, the server keeps nothing."""

    date: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    words: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=400)] = []
    """Everything said so far, good and bad, in order."""
    over: bool = False
    """Whether they give up now."""


class Daily(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Where they stand."""

    date: str
    lexicon: str
    shown: tuple[int, ...]
    """The cards turned so far."""
    letters: tuple[str, ...]
    """What the next word must have."""
    words: tuple[Word, ...] = ()
    """The words that counted."""
    misses: tuple[Miss, ...] = ()
    """Those that did not."""
    over: bool = False
    squares: str = ""
    """The result without a letter, to be shown around."""
    furthest: int = 0
    """Once it is over: for how many cards the dictionary has a word."""
    possible: int = 0
    """Once it is over: how many words there were for all these letters."""
    longest: tuple[str, ...] = ()
    prettiest: tuple[str, ...] = ()


LEXICON: Final[Json] = {
    "name": "lexicon",
    "in": "path",
    "required": True,
    "description": "Which dictionary.",
    "schema": {"enum": ["complete", "primer"]},
}
WORD: Final[Json] = {
    "name": "word",
    "in": "query",
    "required": True,
    "description": "The word to be looked up.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 200},
}

OPERATIONS: Final = (
    Operation(method="get", path="/api/words", summary="Whether the complete dictionary is there.", answer=WordShelf),
    Operation(
        method="get",
        path="/api/words/{lexicon}",
        summary="What a dictionary says of a word: its part of speech, why it counts or not, its family.",
        answer=WordInfo,
        parameters=(LEXICON, WORD),
        problems=(400, 404, 422, 429),
    ),
    Operation(
        method="post",
        path="/api/daily",
        summary="The word of the day, after the words said so far; nothing is kept here.",
        answer=Daily,
        body=DailyWords,
        problems=(400, 403, 413, 422, 429),
    ),
)
