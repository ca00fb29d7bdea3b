"""How long a player takes: to lay a card when all play at once (A16), to choose for a partner too (A14), to read how
the last round ended (A11)."""

from math import log
from random import Random
from typing import Final

from tablee.kernel.messages import Move

from .moves import Lay
from .phases import Phase
from .view import TactaView

FIRST_LOOK: Final = 2.0
"""Seconds that half of all placements take on an empty table."""
A_CARD_MORE: Final = 0.04
"""Seconds more for each card that lies there: there is more to look at."""
SPREAD: Final = 0.35
QUICKEST: Final = 0.8
"""Nobody finds, turns and lays a card faster."""

DEFERENCE: Final = (18.0, 22.0)
"""For so long, in seconds, a bot leaves the choice of a team to its partner: the first word of either counts."""
READING: Final = (5.0, 6.5)
"""For so long everybody may read how a round ended before a bot begins the next."""


def pace(view: TactaView, move: Move, rng: Random) -> float | None:
    """In free play a card is looked for, turned and laid; in turns nobody is in a hurry."""
    if gives_time(view):
        return rng.uniform(*DEFERENCE)
    if not isinstance(move, Lay):
        return None
    if view.options.free:
        middle = FIRST_LOOK + A_CARD_MORE * len(view.laid)
        return max(QUICKEST, rng.lognormvariate(log(middle), SPREAD))
    later = bool(view.sheet or view.replays)
    return rng.uniform(*READING) if later and len(view.laid) == 1 else None


def gives_time(view: TactaView) -> bool:
    """Whether a bot waits only so that its partner may have a say (A14)."""
    return view.phase is Phase.EXCHANGE and view.options.paired(view.seats)
