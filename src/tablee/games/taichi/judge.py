"""Whether a word counts (C5-C13): its letters first, then the dictionary, then whether it is new, then its family.

The letters come first because they are what the player can see; and the table is asked only about words that fit.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from tablee.kernel.seats import Seat

from . import first
from .lexicon import Accepted, Lexicon, Refused, Verdict, Why
from .options import TaichiOptions
from .words import Miss, Word, lacking

LONGEST: Final = 40
"""Signs of a text that is still listened to."""


class Round(Protocol):
    """What a word is judged by: the rules, the letters that lie there, the words said before, and the dictionary."""

    @property
    def edition(self) -> int: ...
    @property
    def lexicon(self) -> Lexicon: ...
    @property
    def options(self) -> TaichiOptions: ...
    @property
    def letters(self) -> tuple[str, ...]: ...
    @property
    def words(self) -> tuple[Word, ...]: ...


def judged(table: Round, seat: Seat, text: str) -> Word | Miss:
    """The word that was said, if it counts; else why not."""
    verdict = looked_up(table, text)
    return malformed(seat, text, verdict) or misspelt(table, seat, text) or known(table, seat, text, verdict)


def looked_up(table: Round, text: str) -> Verdict:
    """What the dictionary says (C11, C12)."""
    options = table.options
    return table.lexicon.judge(text, first.accepted(options) if table.edition == first.FIRST else options.accept())


def malformed(seat: Seat, text: str, verdict: Verdict) -> Miss | None:
    """Why a text is no single word at all (C11)."""
    if isinstance(verdict, Refused):
        match verdict.reason:
            case "signs" | "spaces" | "too-short" | "too-long":
                return Miss(seat, text, verdict.reason)
            case _:
                return None
    return None


def misspelt(table: Round, seat: Seat, text: str) -> Miss | None:
    """Why its letters do not fit the cards (C5-C8)."""
    cards, letters = table.letters, table.lexicon.folded(text)
    if letters[0] not in cards[0]:
        return Miss(seat, text, "initial", shown(cards[:1]))
    missing = lacking(cards, letters)
    return Miss(seat, text, "missing", shown(missing)) if missing else None


def known(table: Round, seat: Seat, text: str, verdict: Verdict) -> Word | Miss:
    """What the dictionary says (C11, C12), and whether the word or one of its family was said before (C10)."""
    if table.edition == first.FIRST:
        earlier = first.repeated(table.lexicon, table.words, seat, text)
        if earlier is not None:
            return earlier
    if isinstance(verdict, Refused):
        return unknown(table, seat, text, verdict)
    if table.options.family and table.lexicon.is_crude(verdict.headword):
        return Miss(seat, text, "crude")
    if table.edition == first.FIRST:
        missed = related(table, seat, text, text, [word.word for word in table.words])
        return missed or Word(seat, text, verdict.headword, verdict.parts, verdict.why)
    return meant(table, seat, text, verdict)


def unknown(table: Round, seat: Seat, text: str, refused: Refused) -> Miss:
    """Why the dictionary does not accept it (C11); or that the table has, before (C13)."""
    letters = table.lexicon.folded(text)
    for word in table.words:
        if word.why == "vote" and table.lexicon.folded(word.word) == letters:
            return Miss(seat, text, "again", word.word)
    assert refused.reason != "empty", "an empty text is never judged"
    return Miss(seat, text, refused.reason, refused.of or "", refused.suggestion)


def meant(table: Round, seat: Seat, text: str, verdict: Accepted) -> Word | Miss:
    """Of the words that a text may be (MARCHE and MARCHÉ, if no accents are typed), the first still free (C10)."""
    said = [word.headword for word in table.words]
    misses: list[Miss] = []
    for headword in verdict.readings:
        missed = repeated(table, seat, text, headword) or related(table, seat, text, headword, said)
        if missed is None:
            parts = verdict.parts if headword == verdict.headword else table.lexicon.parts(headword)
            return Word(seat, text, headword, parts, why(verdict, headword))
        misses.append(missed)
    return next((miss for miss in misses if miss.reason == "doubtful"), misses[0])


def why(verdict: Accepted, headword: str) -> Why:
    """What a word is: another one than that spelt so has accents which nobody has typed."""
    return "unaccented" if verdict.why == "headword" and headword != verdict.headword else verdict.why


def repeated(table: Round, seat: Seat, text: str, headword: str) -> Miss | None:
    """Whether the same word was said before (C10)."""
    letters = table.lexicon.folded(text)
    for word in table.words:
        if word.headword == headword and table.lexicon.folded(word.word) == letters:
            return Miss(seat, text, "again", word.word)
    return None


def related(table: Round, seat: Seat, text: str, word: str, said: Sequence[str]) -> Miss | None:
    """Whether a word of its family was said before (C10). If in doubt, only the table can say no (C13)."""
    doubt: Miss | None = None
    for earlier, other in zip(table.words, said, strict=True):
        kinship = table.lexicon.kin(word, other)
        if kinship == "same":
            return Miss(seat, text, "family", earlier.word)
        if kinship == "doubtful" and table.options.vote and doubt is None:
            doubt = Miss(seat, text, "doubtful", earlier.word)
    return doubt


def voted(table: Round, seat: Seat, text: str) -> Word:
    """A word that the table has accepted (C13)."""
    verdict = looked_up(table, text)
    if isinstance(verdict, Refused):
        return Word(seat, text, text.lower(), (), "vote")
    return Word(seat, text, verdict.headword, verdict.parts, "vote")


def spent(edition: int, lexicon: Lexicon, words: Sequence[Word]) -> list[str]:
    """The words of a round as the dictionary is to be told of them: nothing is offered that they rule out (C10)."""
    return first.spent(lexicon, words) if edition == first.FIRST else [word.headword for word in words]


def shown(cards: tuple[str, ...]) -> str:
    """Letters of cards, to stand in a sentence: `A, Q/Z`."""
    return ", ".join(["/".join(card) for card in cards])
