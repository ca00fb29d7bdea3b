"""What CHANCE may do in Tapécho, and why not."""

from typing import TYPE_CHECKING, TypeAlias

from tablee.kernel.lottery import Choice, Lottery, Orders
from tablee.kernel.messages import Move, Refusal
from tablee.kernel.sets import cards_of, mask

from . import refusals
from .match import balances, wishes
from .moves import DrawCamps, DrawContext, DrawFirst, Reshuffle, Shuffle, Swap
from .phases import Phase

if TYPE_CHECKING:
    from .rules import State

Draw: TypeAlias = DrawCamps | DrawContext | Shuffle | DrawFirst | Reshuffle | Swap

REFUSALS = {
    Phase.CAMPS: refusals.not_balanced,
    Phase.CONTEXT: refusals.not_a_context,
    Phase.SHUFFLE: refusals.not_a_shuffle,
    Phase.FIRST: refusals.not_a_start,
    Phase.RESHUFFLE: refusals.not_a_reshuffle,
    Phase.SWAP: refusals.not_a_swap,
}


class Swaps(Lottery[Swap]):
    """One card of each of two hands, by its place."""

    def __init__(self, given: int, taken: int) -> None:
        self.taken = taken
        self.size = given * taken

    def at(self, rank: int) -> Swap:
        return Swap(*divmod(rank, self.taken))


def draws(state: "State") -> Lottery[Draw]:
    """What may be drawn now; how many ways there are follows from what everybody knows."""
    match state.phase:
        case Phase.CAMPS:
            return Choice([DrawCamps(camps) for camps in balances(wishes(state.match.options, state.seats))])
        case Phase.CONTEXT:
            return Choice([DrawContext(context) for context in range(state.pack.contexts)])
        case Phase.SHUFFLE:
            cards = cards_of(state.pack.all & ~mask(state.match.aside(state.pack)))
            return Orders(cards, len(cards), Shuffle)
        case Phase.FIRST:
            return Choice([DrawFirst(seat) for seat in range(state.seats)])
        case Phase.RESHUFFLE:
            cards = cards_of(state.discard)
            return Orders(cards, len(cards), Reshuffle)
        case _:
            return Swaps(state.hands[state.turn].bit_count(), state.hands[state.target].bit_count())


def why_not_drawn(state: "State", move: Move) -> Refusal | None:
    """Why that is not what CHANCE may do now."""
    return None if move in draws(state) else REFUSALS[state.phase]()
