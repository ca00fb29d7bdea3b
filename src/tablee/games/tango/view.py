"""What a seat may know of a game of Tango: everything but the others' cards."""

from typing import TYPE_CHECKING

from tablee.kernel.messages import Outcome, Own, View
from tablee.kernel.seats import Seat

from .pieces import DANCERS

if TYPE_CHECKING:
    from .rules import State


class TangoView(View, frozen=True):
    """The floor, the markers, the tokens, the cards that lie open, and one's own pair."""

    seats: int
    cells: int
    """The cells of each ring."""
    first: Seat | None
    """Who started; None until it is drawn."""
    dealt: bool
    """Whether the cards have been dealt."""
    places: tuple[int, ...]
    """The cell of each dancer."""
    markers: tuple[int, ...]
    """How far each dancer's meeting marker is."""
    tokens: tuple[int, ...]
    """The dancers that carry a movement token."""
    brought: tuple[tuple[int, ...], ...]
    """By seat, how many meetings it has brought about for each dancer."""
    acting: tuple[Seat, ...]
    """Who may move now."""
    count: int
    """Moves made in the game, or in the tie-break."""
    tied: tuple[Seat, ...] = ()
    """The players of a tie-break."""
    pair: tuple[int, int] | None = None
    """One's own danseuse and danseur."""
    shown: dict[Seat, tuple[int, int]] = {}
    """The pairs that lie open."""
    outcome: Outcome | None = None


def table_view(state: "State") -> TangoView:
    """The position as everybody may know it."""
    brought = state.brought
    return TangoView(
        seat=None,
        seats=state.seats,
        cells=state.floor.cells,
        first=state.first,
        dealt=bool(state.pairs),
        places=tuple(state.places),
        markers=tuple(state.markers),
        tokens=tuple(dancer for dancer in DANCERS if state.tokens >> dancer & 1),
        brought=tuple(tuple(brought[i : i + 8]) for i in range(0, len(brought), 8)),
        acting=state.acting,
        count=state.count,
        tied=state.tied,
        shown={shown: state.pairs[shown] for shown in state.shown()},
        outcome=state.outcome,
    )


def own_part(state: "State", seat: Seat) -> Own:
    """One's own pair (G4)."""
    return {"seat": seat, "pair": state.pairs[seat]} if state.pairs else {"seat": seat}
