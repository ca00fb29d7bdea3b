"""The colours of the terminal. None stands alone: each comes with a letter, a shape or a word."""

from typing import Final

from tablee.kernel.looks import Colour

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


def accent(colour: Colour) -> str:
    """The style of what may be chosen now."""
    return f"bold {colour.shade}"
