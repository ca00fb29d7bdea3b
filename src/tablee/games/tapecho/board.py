"""How cards move: to a hand, to the discard, from one player to another (P11, P16, P17)."""

from typing import TYPE_CHECKING, Final

from tablee.kernel.game import Tell
from tablee.kernel.seats import CHANCE, Seat
from tablee.kernel.sets import cards_of

from . import events as said
from .phases import Phase

if TYPE_CHECKING:
    from .rules import State

NO_CARD: Final = -1
NO_SEAT: Final = -1


def leave(state: "State", seat: Seat, card: int) -> None:
    """A card leaves a hand: whoever knew that it was there no longer does."""
    bit = 1 << card
    state.hands[seat] ^= bit
    if any(state.known):
        state.known = [cards & ~bit for cards in state.known]


def throw(state: "State", bits: int) -> None:
    """Cards go to the discard."""
    state.discard |= bits


def draw_cards(state: "State", seat: Seat, count: int, tell: Tell | None) -> None:
    """Cards from the pile go to a hand, as many as there are."""
    bits = 0
    for _ in range(min(count, len(state.pile))):
        bits |= 1 << state.pile.pop()
    state.keeper = NO_SEAT
    state.hands[seat] |= bits
    if tell:
        tell(said.Drew(seat, bits.bit_count(), cards_of(bits)))


def lift_attacks_of(state: "State", seat: Seat, tell: Tell | None) -> None:
    """The attacker's next turn begins: what they laid has lain for its round (P16), what it showed stays known."""
    for on, attacker in enumerate(state.attacker):
        if attacker != seat:
            continue
        state.known[seat] |= state.known_of(on, seat)
        state.attacker[on] = NO_SEAT
        card = state.lying[on]
        if card >= 0:
            state.lying[on] = NO_CARD
            throw(state, 1 << card)
            if tell:
                tell(said.AttackLeft(on, card))


def lose(state: "State", seat: Seat, card: int, tell: Tell | None) -> None:
    """An atout goes from the table to the discard."""
    state.atouts[seat] ^= 1 << card
    throw(state, 1 << card)
    if tell:
        tell(said.AtoutLost(seat, card))


def wait_for(state: "State", seat: Seat) -> None:
    """An effect needs the target's choice, or CHANCE (P17)."""
    state.phase = Phase.SWAP if seat == CHANCE else Phase.CHOOSE
    state.acting = (seat,)


def swap(state: "State", given: int, taken: int, tell: Tell | None) -> None:
    """The player whose turn it is and the target exchange two cards; each knows what they gave (P17). The others
    do not see which: that a card they knew is still there, or gone, would tell them."""
    seat, on = state.turn, state.target
    state.target = NO_SEAT
    unsure = state.hands[seat] | state.hands[on]
    state.known = [cards if other in (seat, on) else cards & ~unsure for other, cards in enumerate(state.known)]
    for giver, taker, card in ((seat, on, given), (on, seat, taken)):
        leave(state, giver, card)
        state.hands[taker] |= 1 << card
        state.known[giver] |= 1 << card
    if tell:
        tell(said.Swapped(seat, on, given, taken))
