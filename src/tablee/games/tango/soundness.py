"""Whether a position could be: every dancer on the floor, every card dealt once, completed pairs shown."""

from itertools import combinations
from typing import TYPE_CHECKING

from tablee.kernel.seats import CHANCE_ACTS
from tablee.kernel.sets import mask

from .draws import DEALS
from .pieces import DANCERS, DANSEURS, DANSEUSES, FLOORS, TOKENS, TOP

if TYPE_CHECKING:
    from .rules import State


def flaw_of(state: "State") -> str | None:
    """What is unsound about the position; None if nothing is."""
    if state.seats not in DEALS or state.floor.cells not in FLOORS:
        return "no such table"
    if not all(0 <= cell < state.floor.cells for cell in state.places):
        return "a dancer off the floor"
    if state.rings != [mask(state.places[:4]), mask(state.places[4:])]:
        return "rings and places disagree"
    if state.rings[0].bit_count() != 4 or state.rings[1].bit_count() != 4:
        return "two dancers on one cell"
    if len(state.markers) != len(DANCERS) or not all(0 <= marker <= TOP for marker in state.markers):
        return "a marker off its scale"
    if state.tokens >> 8 or state.tokens.bit_count() > TOKENS:
        return "too many tokens"
    return _flaw_in_cards(state)


def _flaw_in_cards(state: "State") -> str | None:
    """What is unsound about who holds what."""
    if not state.pairs:
        return None if state.acting == CHANCE_ACTS else "nothing dealt"
    if len(state.pairs) != state.seats:
        return "a pair for each seat"
    if any(she not in DANSEUSES or he not in DANSEURS for she, he in state.pairs):
        return "a pair is a danseuse and a danseur"
    if any(a[0] == b[0] or a[1] == b[1] for a, b in combinations(state.pairs, 2)):
        return "a card dealt twice"
    complete = tuple(seat for seat in range(state.seats) if state.complete(state.pairs[seat]))
    if state.outcome is not None and state.outcome.reason == "pair":
        return None if complete == state.outcome.winners else "a winner without the pair"
    return None if complete == state.tied else "completed pairs and a tie-break go together"
