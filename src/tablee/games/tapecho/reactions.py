"""Who may react to a card, and with what (P18-P22).

Whether a window opens, and for whom, follows from what lies open on the table and from how many cards each player
holds, never from which: see docs/decisions/0006-reaction-windows.md.
"""

from typing import TYPE_CHECKING

from tablee.kernel.messages import Move, Refusal
from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of

from . import refusals
from .moves import Decline, React
from .phases import Phase

if TYPE_CHECKING:
    from .rules import State


def concerned(state: "State") -> tuple[Seat, ...]:
    """Who might react to the card being laid, as far as everybody knows (P19, P20, P22)."""
    pack, lay = state.pack, state.queue[0]
    if pack.attacks >> lay.card & 1:
        return (lay.on,) if may_hold_defence(state, lay.on) else ()
    if not pack.foreign[state.context] >> lay.card & 1 or not pack.foils & ~shown(state):
        return ()
    return tuple(seat for seat in range(state.seats) if seat != state.turn and state.hands[seat])


def may_hold_defence(state: "State", seat: Seat) -> bool:
    """Whether a player might hold a defence of their camp, as far as everybody knows."""
    defences = state.pack.defences[state.match.camps[seat]]
    return bool(state.hands[seat] and defences & ~shown(state))


def shown(state: "State") -> int:
    """The reactions that lie open: nobody holds those."""
    return state.discard | state.away


def reactions(state: "State", seat: Seat) -> int:
    """The cards with which a player who is asked may react."""
    pack = state.pack
    foiling = state.phase is Phase.REACT and not pack.attacks >> state.queue[0].card & 1
    return state.hands[seat] & (pack.foils if foiling else pack.defences[state.match.camps[seat]])


def question(state: "State") -> int:
    """The card that may be answered now: the one being laid, or the hors contexte on it."""
    return state.foil if state.phase is Phase.COUNTER else state.queue[0].card


def answers(state: "State", seat: Seat) -> tuple[Move, ...]:
    """What a player who is asked may say: no, always, and each card they may react with."""
    against = question(state)
    return (Decline(against), *(React(card, against) for card in cards_of(reactions(state, seat))))


def why_not_answer(state: "State", seat: Seat, move: Move) -> Refusal | None:
    """Why that is no answer."""
    if not isinstance(move, React | Decline):
        return refusals.react_or_not()
    if move.against != question(state):
        return refusals.too_late()
    if isinstance(move, Decline):
        return None
    if not (0 <= move.card < state.pack.size and state.hands[seat] >> move.card & 1):
        return refusals.not_in_hand()
    if reactions(state, seat) >> move.card & 1:
        return None
    if state.phase is Phase.COUNTER:
        return refusals.needs_defence_against_foil()
    attacked = state.pack.attacks >> state.queue[0].card & 1
    return refusals.needs_defence() if attacked else refusals.needs_foil()
