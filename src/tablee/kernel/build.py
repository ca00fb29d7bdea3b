"""How this house runs: from its sources, or with the hot modules compiled (`make fast`)."""

from typing import Literal

from tablee.kernel.sets import COMPILED


def kind() -> Literal["compiled", "interpreted"]:
    """Which of the two is running."""
    return "compiled" if COMPILED else "interpreted"
