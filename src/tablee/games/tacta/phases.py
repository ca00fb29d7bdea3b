"""What is being done at a table of TACTA."""

from enum import StrEnum
from typing import Final


class Phase(StrEnum):
    """What is being done."""

    FAMILIES = "families"
    EXCHANGE = "exchange"
    LOT = "lot"
    """Chance chooses families for those who have not."""
    SHUFFLE = "shuffle"
    FIRST = "first"
    COUNTDOWN = "countdown"
    PLAY = "play"
    LATE = "late"
    """Chance lays a card for a player who has not."""
    OVER = "over"


SECRET: Final = (Phase.EXCHANGE, Phase.LOT)
"""Choices are hidden until all have chosen (A14)."""
