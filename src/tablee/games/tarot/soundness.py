"""Whether a position could be: every card in one place, hands alike, promises kept."""

from typing import TYPE_CHECKING

from tablee.kernel.sets import union

from .phases import Phase
from .pieces import ALL, EXCUSE

if TYPE_CHECKING:
    from .rules import State


def flaw_of(state: "State") -> str | None:
    """What is unsound about the position; None if nothing is."""
    piles: list[int] = [*state.hands, *state.won, state.pile, state.lost]
    if sum(pile.bit_count() for pile in piles) != union(piles).bit_count():
        return "a card in two places"
    if union(piles) & ~ALL:
        return "a card that does not exist"
    if (state.pile | state.lost) >> EXCUSE & 1:
        return "an Excuse taken from its owner"
    if any(hand & lack for hand, lack in zip(state.hands, state.lacks, strict=True)):
        return "a card that its holder was shown to lack"
    if state.phase is Phase.PLAY and not even(state):
        return "hands of different sizes at the start of a trick"
    if state.called_card >= 0 and not state.hands[state.contract.partner or 0] >> state.called_card & 1:
        return "the partner without the Proviseur called"
    return None


def even(state: "State") -> bool:
    """Whether all held as many cards when the trick began (T17)."""
    played = [(state.leader + i) % state.seats for i in range(len(state.trick))]
    return len({hand.bit_count() + (seat in played) for seat, hand in enumerate(state.hands)}) == 1
