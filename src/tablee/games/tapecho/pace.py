"""How long a player takes to answer, and what it means not to react.

See docs/decisions/0006-reaction-windows.md.
"""

from random import Random

from tablee.kernel.messages import Move
from tablee.kernel.pace import No, beat

from .moves import Decline
from .phases import Phase
from .view import TapechoView


def pace(view: TapechoView, move: Move, rng: Random) -> float | None:
    """In a window every answer is heard on the beat: whatever it is, and whatever anybody holds (P22)."""
    return None if question(view) is None else beat(view.options.seconds, rng)


def no(view: TapechoView) -> No | None:
    """Not to react to the card that is asked about."""
    card = question(view)
    if card is None or view.turn is None or view.seat not in view.acting:
        return None
    return No(Decline(card), view.turn)


def question(view: TapechoView) -> int | None:
    """The card that may be answered now: the one being laid, or the hors contexte on it."""
    match view.phase:
        case Phase.REACT:
            return view.queue[0].card
        case Phase.COUNTER:
            return view.foil
        case _:
            return None
