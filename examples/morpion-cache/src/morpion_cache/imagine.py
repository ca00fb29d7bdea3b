"""What may lie in the dark."""

from random import Random
from typing import Final

from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of, mask, union

from .rules import MorpionView, State

PATIENCE: Final = 200
"""How often the dark is shuffled before it is taken for known."""


def imagine(view: MorpionView, rng: Random) -> State:
    """A position that fits the view, each as likely: nobody has a line yet, or all would be seen (M6)."""
    state = State(len(view.marks), view.lost_turn).lay()
    state.acting, state.outcome = view.acting, view.outcome
    seen = [mask(cell for cell, owner in enumerate(view.board) if owner == seat) for seat in range(state.seats)]
    dark = [cell for cell in range(state.width**2) if not union(seen) >> cell & 1]
    while True:
        state.marked = seen[:]
        rng.shuffle(dark)
        hidden = iter(dark)
        for seat, count in enumerate(view.marks):
            for _ in range(count - seen[seat].bit_count()):
                state.marked[seat] |= 1 << next(hidden)
        if view.outcome is not None or not any(map(state.has_line, range(state.seats))):
            break
    state.known = state.marked[:]
    if view.seat is not None:
        state.known[view.seat] |= mask(cell for cell, owner in enumerate(view.board) if owner is not None)
    return state


def disguise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """The same position with the cells shuffled that the seat does not know."""
    if state.outcome is not None:
        return None
    known = 0 if seat is None else state.known[seat]
    dark = list(cards_of(state.everything & ~known))
    shuffled = dark[:]
    for _ in range(PATIENCE):
        rng.shuffle(shuffled)
        moved = dict(zip(dark, shuffled, strict=True))
        twin = state.copy()
        twin.marked = [mask(moved.get(cell, cell) for cell in cards_of(cells)) for cells in state.marked]
        if twin.marked != state.marked and not any(map(twin.has_line, range(twin.seats))):
            taken = twin.taken()
            twin.known = [was & taken | own for was, own in zip(state.known, twin.marked, strict=True)]
            return twin
    return None
