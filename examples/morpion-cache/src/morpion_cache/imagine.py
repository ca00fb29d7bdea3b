"""What may lie in the dark."""

from random import Random
from typing import Final

from tablee.kernel.seats import Seat

from .rules import Board, MorpionView, State

PATIENCE: Final = 200
"""How often the dark is shuffled before it is taken for known."""


def imagine(view: MorpionView, rng: Random) -> State:
    """A position that fits the view, each as likely: nobody has a line yet, or all would be seen (M6)."""
    seats = range(len(view.marks))
    seen = view.board or (None,) * view.width**2
    hidden: list[Seat | None] = [seat for seat in seats for _ in range(view.marks[seat] - seen.count(seat))]
    hidden += [None] * (seen.count(None) - len(hidden))
    while True:
        board = shuffled(seen, hidden, rng)
        known = [seen if seat == view.seat else only(board, seat) for seat in seats]
        state = State(view.lost_turn, board, known, view.acting, view.outcome)
        if view.outcome is not None or not any(map(state.line_of, seats)):
            return state


def disguise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """The same position with the cells shuffled that the seat does not know; what the others know stays true."""
    if state.outcome is not None:
        return None
    seen = (None,) * len(state.board) if seat is None else state.known[seat]
    hidden = [owner for owner, known in zip(state.board, seen, strict=True) if known is None]
    for _ in range(PATIENCE):
        twin = state.copy()
        twin.board = shuffled(seen, hidden, rng)
        twin.known = [seen if other == seat else only(twin.board, other) for other in range(state.seats)]
        if twin.board != state.board and not any(map(twin.line_of, range(twin.seats))):
            return twin
    return None


def shuffled(seen: Board, hidden: list[Seat | None], rng: Random) -> Board:
    """A board where those marks lie anywhere in the dark."""
    left = iter(rng.sample(hidden, len(hidden)))
    return tuple(next(left) if owner is None else owner for owner in seen)


def only(board: Board, seat: Seat) -> Board:
    """The marks of one seat."""
    return tuple(owner if owner == seat else None for owner in board)
