"""The one action of a turn (P8-P15): throwing a card away and drawing, or laying cards, with the reactions to them
(P18-P23). What may be done, why not, and what comes of it.

An action that is done leaves nobody acting: whose turn comes next is for `turns.py` to say.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Refusal
from tablee.kernel.seats import CHANCE_ACTS, NOBODY, Seat
from tablee.kernel.sets import cards_of

from . import events as said
from . import layings, refusals
from .board import NO_CARD, NO_SEAT, draw_cards, leave, throw
from .effects import EFFECTS, LASTING
from .moves import PASS, Choose, Discard, Keep, Lay, LayFirst, Pass
from .phases import Phase
from .reactions import concerned, may_hold_defence

if TYPE_CHECKING:
    from .rules import State

# What may be done


def turn_moves(state: "State", seat: Seat) -> Sequence[Move]:
    """The one action of a turn (P8-P12), or a pass (P15)."""
    laid = _single_cards(state, seat)
    harms = [lay for lay in laid if not state.pack.atouts >> lay.card & 1]
    return [*laid, *layings.firsts(state, harms), *_discards(state, seat)] or (PASS,)


def deeds(state: "State", seat: Seat) -> Sequence[Move]:
    """The actions of a turn but for those of two cards (P8-P11), or a pass (P15)."""
    return [*_single_cards(state, seat), *_discards(state, seat)] or (PASS,)


def _single_cards(state: "State", seat: Seat) -> list[Lay]:
    """Every card that may be laid, and where (P8-P10); nothing for somebody muted (P17)."""
    return [] if state.muted >> seat & 1 else [*layings.atouts(state, seat), *layings.harms(state, seat)]


def _discards(state: "State", seat: Seat) -> list[Discard]:
    """Every card may be thrown away if another can be drawn (P11)."""
    return [Discard(card) for card in state.cards_in_hand(seat)] if _can_draw(state) else []


def _can_draw(state: "State") -> bool:
    """Whether the pile, or the discard as it lies, can feed a discard (P11)."""
    return bool(state.pile or state.discard)


def why_not_turn(state: "State", seat: Seat, move: Move) -> Refusal | None:
    """Why that is not an action of this player (P8-P12, P15, P25)."""
    match move:
        case Lay():
            return layings.why_not_lay(state, seat, move)
        case LayFirst():
            return layings.why_not_first(state, seat, move)
        case Discard(card):
            return _why_not_discard(state, seat, card)
        case Pass():
            return refusals.can_act() if turn_moves(state, seat)[0] != PASS else None
        case _:
            return refusals.must_act()


def _why_not_discard(state: "State", seat: Seat, card: int) -> Refusal | None:
    """Why a card may not be thrown away (P11)."""
    if not (0 <= card < state.pack.size and state.hands[seat] >> card & 1):
        return refusals.not_in_hand()
    return None if _can_draw(state) else refusals.nothing_to_draw()


def why_not_keep(state: "State", move: Move) -> Refusal | None:
    """Why that is not the choice between the two cards drawn (P11)."""
    if not isinstance(move, Keep):
        return refusals.must_keep()
    return None if move.card in state.top(2) else refusals.not_drawn()


def why_not_choose(state: "State", seat: Seat, move: Move) -> Refusal | None:
    """Why that is not a choice between equal atouts (P17)."""
    if not isinstance(move, Choose):
        return refusals.must_choose()
    return None if move.card in cards_of(state.best_atouts(seat)) else refusals.not_the_best()


# Throwing away and drawing


def throw_away(state: "State", seat: Seat, card: int, tell: Tell | None) -> None:
    """A card is thrown away; if the pile is too small, the discard without it is shuffled under it (P11)."""
    state.passed = 0
    leave(state, seat, card)
    state.thrown = card
    if tell:
        tell(said.Discarded(seat, card))
    if len(state.pile) < _due(state, seat) and state.discard:
        state.phase = Phase.RESHUFFLE
        state.acting = CHANCE_ACTS
    else:
        _draw_for(state, seat, tell)


def _due(state: "State", seat: Seat) -> int:
    """How many cards are drawn for the one thrown away: two, one of which is kept (P11); one if it was the last
    and could not be laid (P25)."""
    return 1 if not state.hands[seat] and state.pack.reactions >> state.thrown & 1 else 2


def reshuffle(state: "State", order: tuple[int, ...], tell: Tell | None) -> None:
    """The discard goes under the pile (P11)."""
    state.pile = [*reversed(order), *state.pile]
    state.discard = 0
    if tell:
        tell(said.Reshuffled(len(order)))
    _draw_for(state, state.turn, tell)


def _draw_for(state: "State", seat: Seat, tell: Tell | None) -> None:
    """The player draws; of two cards one is kept (P11), a single one is taken (P11, P25)."""
    drawn = state.top(_due(state, seat))
    throw(state, 1 << state.thrown)
    state.thrown = NO_CARD
    if len(drawn) < 2:
        draw_cards(state, seat, 1, tell)
        state.acting = NOBODY
        return
    state.pile[-2:] = sorted(drawn)  # which came first is no part of the position
    state.keeper = NO_SEAT
    state.phase = Phase.KEEP
    state.acting = (seat,)
    if tell:
        tell(said.Drew(seat, 2, tuple(sorted(drawn))))


def keep(state: "State", seat: Seat, card: int, tell: Tell | None) -> None:
    """One card goes to the hand, the other back on top, known to the player until it moves (P11)."""
    state.pile.remove(card)
    state.hands[seat] |= 1 << card
    state.keeper = seat
    if tell:
        tell(said.Kept(seat, card, state.pile[-1]))
    state.acting = NOBODY


# Laying cards


def declare(state: "State", seat: Seat, lay: Lay) -> None:
    """A card leaves the hand and waits to be laid (P12)."""
    state.passed = 0
    leave(state, seat, lay.card)
    state.queue = (*state.queue, lay)


def lay_next(state: "State", tell: Tell | None) -> None:
    """The next card declared is laid, with reactions of its own (P12); after the last the action is done."""
    if not state.queue:
        state.acting = NOBODY
        return
    if tell:
        tell(_laid(state, state.queue[0]))
    asked = concerned(state)
    if asked:
        _ask(state, Phase.REACT, asked)
    else:
        _take_effect(state, tell)


def _laid(state: "State", lay: Lay) -> said.CardLaid:
    """How the laying of a card is told."""
    bit = 1 << lay.card
    if state.pack.atouts & bit:
        return said.CardLaid(state.turn, lay.card, lay.on, "atout" if lay.on == state.turn else "gift")
    if not state.pack.attacks & bit:
        return said.CardLaid(state.turn, lay.card, lay.on, "handicap")
    figure = state.pack.cards[lay.card]
    return said.CardLaid(state.turn, lay.card, lay.on, "attack", lay.pick, figure.effect, figure.count)


def _ask(state: "State", phase: Phase, seats: tuple[Seat, ...]) -> None:
    """A window opens (P22)."""
    state.phase = phase
    state.acting = seats
    state.asked += 1


def _take_effect(state: "State", tell: Tell | None) -> None:
    """The card stands: it lies in front of somebody, and an attack does what it does (P8-P10, P16)."""
    lay, state.queue = state.queue[0], state.queue[1:]
    state.phase = Phase.TURN
    state.acting = (state.turn,)
    bit = 1 << lay.card
    if state.pack.attacks & bit:
        _hit(state, lay)
        EFFECTS[state.pack.cards[lay.card].effect](state, lay, tell)
    elif state.pack.atouts & bit:
        state.atouts[lay.on] |= bit
    else:
        state.handicaps[lay.on] |= bit
    if state.phase is Phase.TURN:
        lay_next(state, tell)


def _hit(state: "State", attack: Lay) -> None:
    """An attack lies in front of its target (P16)."""
    state.attacker[attack.on] = state.turn
    if state.pack.cards[attack.card].effect in LASTING:
        state.ties[attack.on] |= 1 << attack.card
    else:
        state.lying[attack.on] = attack.card


# Reactions


def decline(state: "State", seat: Seat, tell: Tell | None) -> None:
    """A player does not react; when all have said so the window closes (P22)."""
    state.acting = tuple(other for other in state.acting if other != seat)
    if not state.acting:
        close(state, tell)


def close(state: "State", tell: Tell | None) -> None:
    """Nobody reacts any more."""
    if state.phase is Phase.COUNTER:
        _cancel(state, state.foil, tell)
    else:
        _stand(state, tell)


def _stand(state: "State", tell: Tell | None) -> None:
    """The card has not been cancelled."""
    if tell:
        tell(said.CardStands(state.queue[0].on, state.queue[0].card))
    _take_effect(state, tell)


def react(state: "State", seat: Seat, card: int, tell: Tell | None) -> None:
    """A defence or a hors contexte is laid out of turn (P19-P21)."""
    leave(state, seat, card)
    lay = state.queue[0]
    if state.phase is Phase.COUNTER:
        _defend_against_foil(state, seat, card, tell)
    elif state.pack.attacks >> lay.card & 1:
        if tell:
            tell(said.Defended(seat, card, lay.card))
        state.attacker[lay.on] = state.turn  # a cancelled attack still counts for the round (P16)
        _cancel(state, card, tell)
    else:
        _foil(state, seat, card, lay, tell)


def _foil(state: "State", seat: Seat, card: int, lay: Lay, tell: Tell | None) -> None:
    """A hors contexte is an attack on whoever laid the card: that player may defend themselves (P20, P21)."""
    if tell:
        tell(said.Foiled(seat, card, lay.card, state.turn))
    if may_hold_defence(state, state.turn):
        state.foil, state.rival = card, seat
        _ask(state, Phase.COUNTER, (state.turn,))
    else:
        _cancel(state, card, tell)


def _defend_against_foil(state: "State", seat: Seat, card: int, tell: Tell | None) -> None:
    """The card stands after all, and nobody may lay another hors contexte on it (P21)."""
    foil = _end_foil(state)
    throw(state, 1 << card | 1 << foil)
    if tell:
        tell(said.Defended(seat, card, foil))
        tell(said.Cancelled(foil, card))
    _stand(state, tell)


def _end_foil(state: "State") -> int:
    """The hors contexte that waited."""
    foil, state.foil, state.rival = state.foil, NO_CARD, NO_SEAT
    return foil


def _cancel(state: "State", by: int, tell: Tell | None) -> None:
    """The card being laid and the one that cancels it go to the discard (P18); a second card follows (P23)."""
    _end_foil(state)
    lay, state.queue = state.queue[0], state.queue[1:]
    throw(state, 1 << lay.card | 1 << by)
    if tell:
        tell(said.Cancelled(lay.card, by))
    lay_next(state, tell)
