"""The choices before a game of Tai Chi Chuan."""

from typing import Final, Literal

from tablee.kernel.options import Options

from .lexicon import Accept

SECOND: Final = 2
"""The newest edition of the rules."""


class TaichiOptions(Options, frozen=True):
    """The choices before a game of Tai Chi Chuan."""

    lexicon: Literal["complete", "primer"] = "complete"
    """The dictionary (C11): the complete one if this house has it, or the small one that is always there."""
    seconds: Literal[0, 15, 30, 45, 60, 90, 120, 180, 300] = 60
    """How many seconds there are to find a word (C9); 0 for no clock."""
    accords: bool = False
    """Plurals are accepted (C12)."""
    conjugated: bool = False
    """Conjugated forms are accepted (C12)."""
    proper: bool = False
    """Proper nouns are accepted (C12)."""
    vote: bool = False
    """The table may accept a word that the dictionary does not know, or a doubtful family (C13)."""
    purists: bool = False
    """Feminines that are no main entries of their own are refused (C11)."""
    family: bool = False
    """Crude words are refused (C13)."""

    def accept(self) -> Accept:
        """What the dictionary accepts besides main entries."""
        return Accept(self.accords, not self.purists, self.conjugated, self.proper)
