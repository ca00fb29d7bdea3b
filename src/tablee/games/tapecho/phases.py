"""What is being done at a table of Tapécho."""

from enum import StrEnum
from typing import Final


class Phase(StrEnum):
    """What is being done."""

    CAMPS = "camps"
    CONTEXT = "context"
    SHUFFLE = "shuffle"
    FIRST = "first"
    TURN = "turn"
    SECOND = "second"
    """The first of two cards is declared (P12)."""
    RESHUFFLE = "reshuffle"
    KEEP = "keep"
    """Two cards are drawn, one is kept (P11)."""
    REACT = "react"
    """A card is laid; whoever may react says so or not (P19, P20)."""
    COUNTER = "counter"
    """A hors contexte is laid; whoever it hits may defend themselves (P21)."""
    CHOOSE = "choose"
    """Which of equal atouts is lost (P17)."""
    SWAP = "swap"
    OVER = "over"


ASKING: Final = (Phase.REACT, Phase.COUNTER)
"""The phases in which a window is open."""

UNDEALT: Final = (Phase.CAMPS, Phase.CONTEXT, Phase.SHUFFLE)
"""The phases in which no card is dealt."""
