"""What attacks do (P17): one small function an effect, named in the deck.

A new effect is a function here under `@effect` and one line `effect-<name>` in the texts. It is given the table, the
attack as it was laid, and a listener; the attacker is whoever's turn it is. An effect that finds nothing to act on
says so with `NoEffect` and does nothing. One that aims at a laid card has `@aiming` too, with the cards it may aim at.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from tablee.kernel.game import Tell
from tablee.kernel.seats import CHANCE, Seat

from . import events as said
from .board import draw_cards, lose, wait_for
from .moves import Lay

if TYPE_CHECKING:
    from .rules import State

Effect: TypeAlias = "Callable[[State, Lay, Tell | None], None]"
Aim: TypeAlias = "Callable[[State, Seat, Seat], int]"
"""The laid cards that an attack of one seat on another may pick."""

EFFECTS: Final[dict[str, Effect]] = {}
"""Every effect by its name."""

AIMS: Final[dict[str, Aim]] = {}
"""What the effects that need a pick may pick."""

COUNTING: Final = frozenset({"draw"})
"""Effects of a card that says how many."""

LASTING: Final = frozenset({"tied"})
"""Effects of a card that stays in front of its target for the whole game (P16)."""


def effect(act: Effect) -> Effect:
    """Make an effect known by the name of its function."""
    EFFECTS[act.__name__] = act
    return act


def aiming(aim: Aim) -> Callable[[Effect], Effect]:
    """The attacker picks one of these cards when laying the attack."""

    def aimed(act: Effect) -> Effect:
        AIMS[act.__name__] = aim
        return act

    return aimed


def stealable(state: "State", seat: Seat, on: Seat) -> int:
    """The atouts of the target that the attacker may have (P13)."""
    return state.atouts[on] & state.pack.fits[state.match.camps[seat]]


def passable(state: "State", seat: Seat, on: Seat) -> int:
    """The handicaps of the attacker that the target may have (P13)."""
    return state.handicaps[seat] & state.pack.fits[state.match.camps[on]]


@effect
def skip(state: "State", attack: Lay, tell: Tell | None) -> None:
    """The target loses their next turn."""
    state.skipped |= 1 << attack.on
    if tell:
        tell(said.TurnLost(attack.on))


@effect
def draw(state: "State", attack: Lay, tell: Tell | None) -> None:
    """The target draws cards, as many as there are."""
    if state.pile:
        draw_cards(state, attack.on, state.pack.cards[attack.card].count, tell)
    elif tell:
        tell(said.NoEffect(attack.on, attack.card))


@effect
def lose_best(state: "State", attack: Lay, tell: Tell | None) -> None:
    """The highest atout of the target is discarded; of equals, the target chooses."""
    best = state.best_atouts(attack.on)
    if best.bit_count() > 1:
        wait_for(state, attack.on)
    elif best:
        lose(state, attack.on, best.bit_length() - 1, tell)
    elif tell:
        tell(said.NoEffect(attack.on, attack.card))


@effect
@aiming(stealable)
def steal(state: "State", attack: Lay, tell: Tell | None) -> None:
    """The attacker takes a laid atout of the target."""
    seat, on, pick = state.turn, attack.on, attack.pick
    if pick is not None and stealable(state, seat, on) >> pick & 1:
        state.atouts[on] ^= 1 << pick
        state.atouts[seat] |= 1 << pick
        if tell:
            tell(said.AtoutStolen(seat, pick, on))
    elif tell:
        tell(said.NoEffect(on, attack.card))


@effect
@aiming(passable)
def give_handicap(state: "State", attack: Lay, tell: Tell | None) -> None:
    """The attacker moves a handicap from in front of themselves to the target."""
    seat, on, pick = state.turn, attack.on, attack.pick
    if pick is not None and passable(state, seat, on) >> pick & 1:
        state.handicaps[seat] ^= 1 << pick
        state.handicaps[on] |= 1 << pick
        if tell:
            tell(said.HandicapGiven(seat, pick, on))
    elif tell:
        tell(said.NoEffect(on, attack.card))


@effect
def reveal(state: "State", attack: Lay, tell: Tell | None) -> None:
    """The attacker sees the target's hand as long as the attack lies there, and then knows what has not moved."""
    if tell:
        tell(said.HandShown(state.turn, attack.on, state.cards_in_hand(attack.on)))


@effect
def swap_random(state: "State", attack: Lay, tell: Tell | None) -> None:
    """Attacker and target exchange a card at random."""
    if state.hands[state.turn] and state.hands[attack.on]:
        state.target = attack.on
        wait_for(state, CHANCE)
    elif tell:
        tell(said.NoEffect(attack.on, attack.card))


@effect
def mute(state: "State", attack: Lay, tell: Tell | None) -> None:
    """The target may only discard on their next turn."""
    state.muted |= 1 << attack.on
    if tell:
        tell(said.Muted(attack.on))


@effect
def tied(state: "State", attack: Lay, tell: Tell | None) -> None:
    """While the attack lies there, the highest atout of the target counts nothing at the end."""
    if tell:
        tell(said.TiedUp(attack.on))
