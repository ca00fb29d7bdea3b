"""How this house runs: from its sources, or with the hot modules compiled (`make fast`)."""

from typing import Literal

from tablee.kernel import sets


def kind() -> Literal["compiled", "interpreted"]:
    """Which of the two is running."""
    return "interpreted" if str(sets.__file__).endswith(".py") else "compiled"
