"""What CHANCE may do in Tapécho, and why not."""

from typing import TypeAlias

from tablee.kernel.lottery import Choice, Lottery, Orders
from tablee.kernel.messages import Move, Refusal

from . import refusals
from .board import Board
from .moves import DrawCamps, DrawContext, DrawFirst, Reshuffle, Shuffle, Swap
from .pieces import cards_of
from .table import Phase, balances, wishes

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


def draws(board: Board) -> Lottery[Draw]:
    """What may be drawn now; how many ways there are follows from what everybody knows."""
    match board.phase:
        case Phase.CAMPS:
            return Choice([DrawCamps(camps) for camps in balances(wishes(board.match.options, board.seats))])
        case Phase.CONTEXT:
            return Choice([DrawContext(context) for context in range(board.pack.contexts)])
        case Phase.SHUFFLE:
            return Orders(range(board.pack.size), board.pack.size, Shuffle)
        case Phase.FIRST:
            return Choice([DrawFirst(seat) for seat in range(board.seats)])
        case Phase.RESHUFFLE:
            cards = cards_of(board.discard)
            return Orders(cards, len(cards), Reshuffle)
        case _:
            return Swaps(board.hands[board.turn].bit_count(), board.hands[board.target].bit_count())


def why_not_drawn(board: Board, move: Move) -> Refusal | None:
    """Why that is not what CHANCE may do now."""
    return None if move in draws(board) else REFUSALS[board.phase]()
