"""What is being done at a table of Tai Chi Chuan."""

from enum import StrEnum
from typing import Final


class Phase(StrEnum):
    """What is being done."""

    DICTIONARY = "dictionary"
    """The dictionary is laid on the table."""
    DEAL = "deal"
    """The cards are shuffled and dealt (C3)."""
    FIRST = "first"
    """The first player is drawn (C4)."""
    TURN = "turn"
    """The active player turns a card, having no choice: the first of a round, or that of a challenge."""
    RESHUFFLE = "reshuffle"
    """The discard becomes the draw pile, and its top card is turned (C23)."""
    WORD = "word"
    """The active player looks for a word (C5, C6)."""
    CHOICE = "choice"
    """The active player stops, or turns another card (C6)."""
    RESCUE = "rescue"
    """The active player has failed: the others look for a word, one after the other (C14)."""
    PICK = "pick"
    """Those who have found one choose a card each (C15)."""
    JOIN = "join"
    """The others say, one after the other, whether they join a challenge (C16)."""
    RACE = "race"
    """The challenge: the fastest word wins (C18)."""
    TAKE = "take"
    """A player chooses a symbol (C17, C19, C20, C24)."""
    VOTE = "vote"
    """The table votes on a word (C13); every other clock stands still."""
    OVER = "over"


LOOKING: Final = (Phase.WORD, Phase.RESCUE, Phase.RACE)
"""The phases in which somebody looks for a word against the clock."""

UNDEALT: Final = (Phase.DICTIONARY, Phase.DEAL)
"""The phases in which no card is dealt."""
