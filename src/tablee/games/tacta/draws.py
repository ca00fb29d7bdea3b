"""What CHANCE may do in TACTA, and why not: the families of a small table (A12), the choices and cards of those who are
late (A13, A14), packs (A4), who starts (A5)."""

from typing import TYPE_CHECKING, Final

from tablee.kernel.lottery import Choice, Lottery, Orders
from tablee.kernel.messages import Move, Refusal
from tablee.kernel.seats import Seat

from . import refusals
from .layings import possibilities
from .moves import EXCHANGES, DrawFamilies, DrawFirst, Shuffle
from .phases import Phase
from .pieces import FAMILIES, NUMBER

if TYPE_CHECKING:
    from .rules import State

FAMILY_ORDERS: Final = Orders(range(len(FAMILIES)), len(FAMILIES), DrawFamilies)

REFUSALS: Final = {
    Phase.FAMILIES: refusals.not_an_order,
    Phase.SHUFFLE: refusals.not_a_shuffle,
    Phase.FIRST: refusals.not_a_start,
    Phase.LATE: refusals.not_a_lot,
}


def draws(state: "State") -> Lottery[Move]:
    """What may be drawn now."""
    match state.phase:
        case Phase.FAMILIES:
            return FAMILY_ORDERS
        case Phase.LOT:
            return Choice(EXCHANGES)
        case Phase.SHUFFLE:
            pack = state.match.pack(state.match.camps[state.dealt], state.choices)
            return Orders(pack, len(pack), Shuffle)
        case Phase.FIRST:
            return Choice([DrawFirst(seat) for seat in foremost(state)])
        case _:
            return Choice(list(possibilities(state, state.turn)))


def why_not_drawn(state: "State", move: Move) -> Refusal | None:
    """Why that is not what CHANCE may do now."""
    return None if move in draws(state) else REFUSALS[state.phase]()


def foremost(state: "State") -> list[Seat]:
    """Who may start: the smallest number at an end, then the smallest sum of both (A5)."""
    numbers = {seat: [NUMBER[card] for card in state.ends(seat)] for seat in state.match.playing}
    least = min((min(ends), sum(ends)) for ends in numbers.values())
    return [seat for seat, ends in numbers.items() if (min(ends), sum(ends)) == least]
