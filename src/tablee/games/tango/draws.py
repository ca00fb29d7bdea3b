"""What CHANCE may do in Tango, and why not: deal (G3), and draw who starts (G4)."""

from itertools import permutations
from typing import TYPE_CHECKING, Final

from tablee.kernel.lottery import Choice
from tablee.kernel.messages import Move, Refusal

from . import refusals
from .moves import Deal, DrawFirst
from .pieces import DANSEURS, DANSEUSES

if TYPE_CHECKING:
    from .rules import State


def deals(seats: int) -> tuple[Deal, ...]:
    """Every way of dealing to so many players."""
    return tuple(Deal(she, he) for she in permutations(DANSEUSES, seats) for he in permutations(DANSEURS, seats))


DEALS: Final = {seats: Choice(deals(seats)) for seats in (2, 3, 4)}


def draws(state: "State") -> Choice[Deal] | Choice[DrawFirst]:
    """What may be drawn now."""
    return Choice([DrawFirst(seat) for seat in range(state.seats)]) if state.pairs else DEALS[state.seats]


def why_not_drawn(state: "State", move: Move) -> Refusal | None:
    """Why that is not what CHANCE may do now."""
    if move in draws(state):
        return None
    return refusals.not_a_start() if state.pairs else refusals.not_a_deal()
