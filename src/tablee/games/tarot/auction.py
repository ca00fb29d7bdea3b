"""What is said before the first trick: cut, bets, call, bonuses (T5, T20-T25). What may be said, why not, and what
comes of it."""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Refusal
from tablee.kernel.seats import NOBODY, ONLY, Seat
from tablee.kernel.sets import mask

from . import events as said
from . import refusals
from .hand import lead
from .match import Contract
from .moves import ALONE, BETS, CALLS, PASS, Announce, Bet, Call, Cut
from .options import BONUS, SHOWN_ATOUTS
from .phases import Phase
from .pieces import ATOUTS, CARDS, PROVISEURS, SCHOOLS, STAFF, cards_of

if TYPE_CHECKING:
    from .rules import State

# What may be said


def bids(highest: int) -> Sequence[Move]:
    """A pass, or a higher diploma than any so far (T20)."""
    return (PASS, *(bet for bet in BETS if bet.diploma > highest))


def calls(hand: int) -> Sequence[Move]:
    """Nobody, or a Proviseur not in hand (T23)."""
    return (ALONE, *(CALLS[school] for school in SCHOOLS if not hand >> PROVISEURS[school] & 1))


def claims(hand: int, seats: int) -> Sequence[Move]:
    """Every true announcement (T25)."""
    atouts = cards_of(hand & ATOUTS)
    shown = [(), *combinations(atouts, SHOWN_ATOUTS[seats])]
    loose = (False,) if atouts else (False, True)
    strike = (False,) if hand & STAFF else (False, True)
    return [Announce(cool, no_atout, no_staff) for no_staff in strike for no_atout in loose for cool in shown]


def why_not_cut(move: Move) -> Refusal | None:
    """At least two cards in each part (T5)."""
    if not isinstance(move, Cut):
        return refusals.must_cut()
    return None if 2 <= move.at <= CARDS - 2 else refusals.bad_cut(move.at)


def why_not_bid(highest: int, move: Move) -> Refusal | None:
    """One bets or passes, and only upwards (T20)."""
    if move == PASS:
        return None
    if not isinstance(move, Bet) or move not in BETS:
        return refusals.must_bid()
    return None if move.diploma > highest else refusals.bet_too_low(move.diploma, highest)


def why_not_call(hand: int, move: Move) -> Refusal | None:
    """One cannot be one's own partner (T23)."""
    if move == ALONE:
        return None
    if not isinstance(move, Call):
        return refusals.must_call()
    if move.school not in SCHOOLS:
        return refusals.no_such_school(move.school)
    return refusals.own_proviseur(move.school) if hand >> PROVISEURS[move.school] & 1 else None


def why_not_claim(hand: int, seats: int, move: Move) -> Refusal | None:
    """Only what is true may be announced (T25)."""
    if not isinstance(move, Announce):
        return refusals.must_announce()
    if move.cool and len(move.cool) != SHOWN_ATOUTS[seats]:
        return refusals.wrong_count_shown(SHOWN_ATOUTS[seats])
    own = cards_of(hand & ATOUTS)
    if list(move.cool) != [card for card in own if card in move.cool]:
        return refusals.not_your_atouts()
    if move.loose and own:
        return refusals.not_so_loose()
    return refusals.no_strike() if move.strike and hand & STAFF else None


# What comes of it


def begin_bets(state: "State") -> None:
    """The player at the dealer's left speaks first (T20)."""
    if state.match.options.betting:
        state.phase = Phase.BET
        state.acting = ONLY[state.after_dealer(1)]
    else:
        _begin_announcements(state)


def bid(state: "State", seat: Seat, diploma: int, tell: Tell | None) -> None:
    """One announcement a seat, once around; a Master ends it (T20). If all have passed, nobody acts (T21)."""
    contract = state.contract
    bids = (*contract.bids, diploma)
    state.contract = Contract(bids, seat, diploma) if diploma else replace(contract, bids=bids)
    if tell:
        tell(said.DiplomaBet(seat, diploma) if diploma else said.Passed(seat))
    if len(bids) < state.seats and diploma != BETS[-1].diploma:
        state.acting = ONLY[state.after_dealer(len(bids) + 1)]
    elif state.contract.bettor is None:
        state.acting = NOBODY
        if tell:
            tell(said.NobodyBet(state.dealer))
    else:
        _begin_call(state, state.contract.bettor, tell)


def _begin_call(state: "State", bettor: Seat, tell: Tell | None) -> None:
    """The bettor is known (T20) and may call a partner (T23)."""
    if tell:
        tell(said.Bettor(bettor, state.contract.diploma))
    if state.match.options.call:
        state.phase = Phase.CALL
        state.acting = ONLY[bettor]
    else:
        _begin_announcements(state)


def call(state: "State", seat: Seat, school: int, tell: Tell | None) -> None:
    """Whoever holds the Proviseur is the partner (T23)."""
    card = PROVISEURS[school]
    partner = next(holder for holder, hand in enumerate(state.hands) if hand >> card & 1)
    state.contract = replace(state.contract, called=school, partner=partner)
    state.called_card = card
    state.lacks[seat] |= 1 << card
    if tell:
        tell(said.ProviseurCalled(seat, school))
    _begin_announcements(state)


def play_alone(state: "State", seat: Seat, tell: Tell | None) -> None:
    """The bettor wants no partner (T23)."""
    if tell:
        tell(said.PlaysAlone(seat))
    _begin_announcements(state)


def _begin_announcements(state: "State") -> None:
    """Bonuses are claimed in turn (T25)."""
    if state.match.options.bonuses:
        state.phase = Phase.ANNOUNCE
        state.acting = ONLY[state.after_dealer(1)]
    else:
        _begin_tricks(state)


def announce(state: "State", seat: Seat, claim: Announce, tell: Tell | None) -> None:
    """Five points for each bonus, kept whatever happens (T25, T27)."""
    claimed = bool(claim.cool) + claim.loose + claim.strike
    state.bonuses[seat] += BONUS * claimed
    state.shown[seat] |= mask(claim.cool)
    state.lacks[seat] |= (ATOUTS if claim.loose else 0) | (STAFF if claim.strike else 0)
    if tell and claimed:
        tell(said.Announced(seat, claim.cool, claim.loose, claim.strike))
    if seat == state.dealer:
        _begin_tricks(state)
    else:
        state.acting = ONLY[(seat + 1) % state.seats]


def _begin_tricks(state: "State") -> None:
    """The player at the dealer's left leads the first trick (T7)."""
    state.phase = Phase.PLAY
    lead(state, state.after_dealer(1))
