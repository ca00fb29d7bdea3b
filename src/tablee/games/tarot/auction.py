"""What may be said before the first trick, and why not: cut, bets, call, bonuses (T5, T20, T23, T25)."""

from collections.abc import Sequence
from itertools import combinations

from tablee.kernel.messages import Move, Refusal

from . import refusals
from .moves import ALONE, BETS, CALLS, PASS, SHOWN_ATOUTS, Announce, Bet, Call, Cut
from .pieces import ATOUTS, CARDS, PROVISEURS, SCHOOLS, STAFF, cards_of


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
