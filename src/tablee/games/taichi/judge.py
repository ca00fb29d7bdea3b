"""Whether a word counts (C5-C13): its letters first, then whether it is new, then the dictionary, then its family.

The letters come first because they are what the player can see; and the table is asked only about words that fit.
"""

from typing import Final, Protocol

from tablee.kernel.seats import Seat

from .lexicon import Lexicon, Refused, Verdict
from .options import TaichiOptions
from .words import Miss, Word, lacking

LONGEST: Final = 40
"""Signs of a text that is still listened to."""


class Round(Protocol):
    """What a word is judged by: the letters that lie there, the words said before, and the dictionary."""

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
    verdict = table.lexicon.judge(text, table.options.accept())
    missed = malformed(seat, text, verdict) or misspelt(table, seat, text) or repeated(table, seat, text)
    return missed or known(table, seat, text, verdict)


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


def repeated(table: Round, seat: Seat, text: str) -> Miss | None:
    """Whether the same word was said before (C10), known to the dictionary or accepted by the table."""
    letters = table.lexicon.folded(text)
    return next(
        (Miss(seat, text, "again", word.word) for word in table.words if table.lexicon.folded(word.word) == letters),
        None,
    )


def known(table: Round, seat: Seat, text: str, verdict: Verdict) -> Word | Miss:
    """What the dictionary says (C11, C12), and whether a word of the same family was said before (C10)."""
    if isinstance(verdict, Refused):
        reason = verdict.reason
        assert reason != "empty", "an empty text is never judged"
        return Miss(seat, text, reason, verdict.of or "", verdict.suggestion)
    kept = related(table, seat, text)
    return kept or Word(seat, text, verdict.headword, verdict.parts, verdict.why)


def related(table: Round, seat: Seat, text: str) -> Miss | None:
    """Whether a word of its family was said before (C10). If in doubt, only the table can say no (C13)."""
    doubt: Miss | None = None
    for earlier in table.words:
        kinship = table.lexicon.kin(text, earlier.word)
        if kinship == "same":
            return Miss(seat, text, "family", earlier.word)
        if kinship == "doubtful" and table.options.vote and doubt is None:
            doubt = Miss(seat, text, "doubtful", earlier.word)
    return doubt


def voted(table: Round, seat: Seat, text: str) -> Word:
    """A word that the table has accepted (C13)."""
    verdict = table.lexicon.judge(text, table.options.accept())
    if isinstance(verdict, Refused):
        return Word(seat, text, text.lower(), (), "vote")
    return Word(seat, text, verdict.headword, verdict.parts, "vote")


def shown(cards: tuple[str, ...]) -> str:
    """Letters of cards, to stand in a sentence: `A, Q/Z`."""
    return ", ".join(["/".join(card) for card in cards])
