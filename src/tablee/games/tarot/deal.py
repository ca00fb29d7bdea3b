"""Before a word is said: the draw for the deal, the shuffle, the cut, the hands (T4-T6)."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.seats import ONLY, Seat

from . import events as said
from .auction import begin_bets
from .phases import Phase
from .pieces import HAND_SIZES, cards_of

if TYPE_CHECKING:
    from .rules import State


def draw(state: "State", order: tuple[int, ...], tell: Tell | None) -> None:
    """Players draw for the deal until one has the strongest card (T4)."""
    if tell:
        tell(said.Drawn(state.draw.drawers, order))
    state.draw = state.draw.after(order)
    if state.draw.drawers:
        return
    dealer = state.draw.contenders[0]
    state.match = replace(state.match, dealer=dealer)
    if tell:
        tell(said.DealerChosen(dealer))
    begin_hand(state, tell)


def begin_hand(state: "State", tell: Tell | None) -> None:
    """All cards are gathered to be shuffled."""
    state.lay()
    if tell:
        tell(said.HandBegun(state.dealer, len(state.match.sheet) + 1))


def shuffle(state: "State", order: tuple[int, ...]) -> None:
    """The pack is ready for the player at the dealer's right (T5)."""
    state.order = order
    state.phase = Phase.CUT
    state.acting = ONLY[state.after_dealer(-1)]


def cut(state: "State", seat: Seat, at: int, tell: Tell | None) -> None:
    """The lower part goes on top (T5), then the cards are dealt."""
    if tell:
        tell(said.PackCut(seat, at))
    pack = state.order[at:] + state.order[:at]
    state.order = ()
    _deal(state, pack, tell)
    begin_bets(state)


def _deal(state: "State", pack: tuple[int, ...], tell: Tell | None) -> None:
    """Two by two from the dealer's left; what is left over is set aside unseen (T6)."""
    seats = state.seats
    for pair in range(seats * HAND_SIZES[seats] // 2):
        state.hands[state.after_dealer(1 + pair)] |= 1 << pack[2 * pair] | 1 << pack[2 * pair + 1]
    if tell:
        for places in range(seats):
            seat = state.after_dealer(1 + places)
            tell(said.Dealt(seat, HAND_SIZES[seats], cards_of(state.hands[seat])))
