"""A hand of tricks: who leads, what a card does, who takes (T7, T12-T17)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.seats import NOBODY, ONLY, Seat
from tablee.kernel.sets import mask

from . import events as said
from .pieces import ATOUT, BIT, STRENGTH, SUIT, cards_of
from .tricks import lacking

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .rules import State


def lead(state: "State", seat: Seat) -> None:
    """A new trick, led by that player (T7)."""
    state.leader = state.best_seat = seat
    state.acting = ONLY[seat]
    state.trick = []
    state.asked = -1
    state.best = 0
    state.tied = False


def lay(state: "State", seat: "i64", card: "i64", tell: Tell | None) -> None:
    """A card goes to the trick. One long function: every simulated card passes here, and calls cost."""
    bit: i64 = BIT[card]
    hands = state.hands
    hand: i64 = hands[seat]
    hands[seat] = hand ^ bit
    trick = state.trick
    trick.append(card)
    suit: i64 = SUIT[card]
    if suit < 0:  # the Excuse goes to its owner's won cards (T13)
        state.won[seat] |= bit
    else:
        state.pile |= bit
        asked = state.asked
        strength: i64 = STRENGTH[card]
        if asked < 0:  # the first card but the Excuse says what is asked (T12)
            state.asked = suit
            state.best = strength
            state.best_seat = seat
        elif suit == asked or suit == ATOUT:  # noqa: SIM109 - the strongest counts (T14), and may have equals (T15)
            best = state.best
            if strength > best:
                state.best = strength
                state.best_seat = seat
                state.tied = False
            elif strength == best:
                state.tied = True
    if len(trick) < state.seats:
        state.acting = ONLY[(seat + 1) % state.seats]
    elif state.tied:
        _tie(state, tell)
    else:
        _take(state, tell)


def show_partner(state: "State", seat: Seat, tell: Tell | None) -> None:
    """The called Proviseur lies on the table (T23)."""
    state.called_card = -1
    state.contract = replace(state.contract, shown=True)
    if tell:
        assert state.contract.called is not None
        tell(said.PartnerShown(seat, state.contract.called))


def _take(state: "State", tell: Tell | None) -> None:
    """The strongest card takes the trick and those that waited, and leads (T14, T7)."""
    winner = state.best_seat
    won = state.won
    won[winner] = won[winner] | state.pile
    if tell:
        tell(said.TrickWon(winner, cards_of(state.pile)))
    state.pile = 0
    if state.hands[winner]:
        lead(state, winner)
    else:
        state.acting = NOBODY


def _tie(state: "State", tell: Tell | None) -> None:
    """Nobody takes the trick: it waits, and its leader leads again (T15); after the last card it is set aside,
    with those that waited for it (T16)."""
    if state.hands[state.leader]:
        if tell:
            tell(said.TrickTied(_equals(state)))
        lead(state, state.leader)
        return
    state.lost = state.pile
    state.pile = 0
    state.acting = NOBODY
    if tell:
        tell(said.TrickSetAside(cards_of(state.lost)))


def _equals(state: "State") -> tuple[Seat, ...]:
    """Who played the equal strongest cards."""
    return tuple(
        (state.leader + i) % state.seats
        for i, card in enumerate(state.trick)
        if SUIT[card] == state.asked and STRENGTH[card] == state.best
    )


def waiting(state: "State") -> int:
    """The cards of tied tricks that the next winner takes (T15)."""
    return state.pile & ~mask(state.trick)


def lay_again(state: "State", leader: Seat, trick: Sequence[int]) -> None:
    """Play the cards of an unfinished trick, so that what is asked and who leads in it are known."""
    lead(state, leader)
    for card in trick:
        seat = state.acting[0]
        state.hands[seat] |= 1 << card
        state.lacks[seat] |= lacking(card, state.asked, state.best)
        lay(state, seat, card, None)
