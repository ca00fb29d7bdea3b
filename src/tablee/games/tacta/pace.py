"""How long a player takes to lay a card when all play at once (A16)."""

from math import log
from random import Random
from typing import Final

from tablee.kernel.messages import Move

from .moves import Lay
from .view import TactaView

FIRST_LOOK: Final = 2.0
"""Seconds that half of all placements take on an empty table."""
A_CARD_MORE: Final = 0.04
"""Seconds more for each card that lies there: there is more to look at."""
SPREAD: Final = 0.35
QUICKEST: Final = 0.8
"""Nobody finds, turns and lays a card faster."""


def pace(view: TactaView, move: Move, rng: Random) -> float | None:
    """In free play a card is looked for, turned and laid; in turns nobody is in a hurry."""
    if not view.options.free or not isinstance(move, Lay):
        return None
    middle = FIRST_LOOK + A_CARD_MORE * len(view.laid)
    return max(QUICKEST, rng.lognormvariate(log(middle), SPREAD))
