"""The first edition, where it differs: feminines were forms of their masculine (C11, C12), and words with the same
letters were one word, whatever their accents (C10)."""

from collections.abc import Iterable
from typing import Final, Literal

from tablee.kernel.options import Options
from tablee.kernel.seats import Seat

from .lexicon import Accept, Lexicon
from .options import TaichiOptions
from .words import Miss, Word

FIRST: Final = 1


class FirstOptions(Options, frozen=True):
    """The choices before a game of the first edition."""

    lexicon: Literal["complete", "primer"] = "complete"
    """The dictionary (C11): the complete one if this house has it, or the small one that is always there."""
    seconds: Literal[0, 15, 30, 45, 60, 90, 120, 180, 300] = 60
    """How many seconds there are to find a word (C9); 0 for no clock."""
    accords: bool = False
    """Plurals and feminines are accepted (C12)."""
    conjugated: bool = False
    """Conjugated forms are accepted (C12)."""
    proper: bool = False
    """Proper nouns are accepted (C12)."""
    vote: bool = False
    """The table may accept a word that the dictionary does not know, or a doubtful family (C13)."""

    def today(self) -> TaichiOptions:
        """The same choices as the newest edition names them."""
        return TaichiOptions(
            lexicon=self.lexicon,
            seconds=self.seconds,
            accords=self.accords,
            conjugated=self.conjugated,
            proper=self.proper,
            vote=self.vote,
            purists=True,
        )


def accepted(options: TaichiOptions) -> Accept:
    """What the dictionary accepts: for beginners, plurals and feminines together (C12)."""
    return Accept(options.accords, options.accords, options.conjugated, options.proper)


def repeated(lexicon: Lexicon, words: Iterable[Word], seat: Seat, text: str) -> Miss | None:
    """Whether a word of the same letters was said before (C10)."""
    letters = lexicon.folded(text)
    return next((Miss(seat, text, "again", word.word) for word in words if lexicon.folded(word.word) == letters), None)


def spent(lexicon: Lexicon, words: Iterable[Word]) -> list[str]:
    """The words said, and all that have the same letters."""
    return [text for word in words for text in (word.word, *lexicon.twins(word.word))]
