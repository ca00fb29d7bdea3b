"""The colours of the terminal. None stands alone: each comes with a letter, a shape or a word."""

from typing import Final

BLUE: Final = "#4A90D9"
YELLOW: Final = "#C9971A"
RED: Final = "#DD4B5A"
GREEN: Final = "#3B9C66"
ORANGE: Final = "#E07F35"
VIOLET: Final = "#A06BD0"

QUIET: Final = "dim"
"""Lines, empty cells, what is not for now."""
STRONG: Final = "bold"
NOTICE: Final = f"bold {ORANGE}"
"""Why something was refused."""

ACCENTS: Final = {"tacta": YELLOW, "taichi": VIOLET, "tango": RED, "tapecho": ORANGE, "tarot": GREEN}
"""One colour a game, for what the player may do now."""


def accent(game: str) -> str:
    """The style of what may be chosen now."""
    return f"bold {ACCENTS.get(game, BLUE)}"
