"""What CHANCE may do in Tarot décalé, and why not: draw for the deal (T4), and shuffle (T5)."""

from typing import TYPE_CHECKING, Final

from tablee.kernel.lottery import Lottery, Orders
from tablee.kernel.messages import Move, Refusal

from . import refusals
from .moves import Draw, Shuffle
from .phases import Phase
from .pieces import CARDS

if TYPE_CHECKING:
    from .rules import State

SHUFFLES: Final = Orders(range(CARDS), CARDS, Shuffle)


def draws(state: "State") -> Lottery[Draw] | Lottery[Shuffle]:
    """What may be drawn now."""
    if state.phase is Phase.DRAW:
        return Orders(state.draw.left(), len(state.draw.drawers), Draw)
    return SHUFFLES


def why_not_drawn(state: "State", move: Move) -> Refusal | None:
    """Why that is not what CHANCE may do now."""
    if move in draws(state):
        return None
    return refusals.not_a_draw() if state.phase is Phase.DRAW else refusals.not_a_shuffle()
