"""Positions of Tango set up by hand."""

from collections.abc import Sequence

from tablee.kernel.errors import unsound
from tablee.kernel.game import sound
from tablee.kernel.seats import ONLY, Seat
from tablee.kernel.sets import mask

from .pieces import DANCERS, FLOORS, Pair
from .rules import GAME_LIMIT, TIE_LIMIT, State


def position(
    seats: int,
    *,
    pairs: Sequence[Pair],
    turn: Seat,
    cells: int = 16,
    places: Sequence[int] | None = None,
    markers: Sequence[int] = (0,) * 8,
    tokens: Sequence[int] = (),
    tied: tuple[Seat, ...] = (),
    count: int = 0,
) -> State:
    """A position in the middle of a dance; BadPosition if the rules do not allow it."""
    if cells not in FLOORS:
        raise unsound("no such floor")
    if not pairs or any(dancer not in DANCERS for dancer in tokens):
        raise unsound("nothing dealt, or a token on nobody")
    state = State(seats, FLOORS[cells], turn).lay()
    state.pairs = tuple(pairs)
    state.places = list(places if places is not None else state.floor.starts)
    state.rings = [mask(state.places[:4]), mask(state.places[4:])]
    state.markers = list(markers)
    state.tokens = mask(tokens)
    state.tied = tied
    state.count = count
    if turn not in (tied or range(seats)):
        raise unsound("nobody's turn")
    state.acting = ONLY[turn]
    return sound(state, None if 0 <= count < (TIE_LIMIT if tied else GAME_LIMIT) else "a dance past its end")
