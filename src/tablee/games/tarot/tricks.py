"""Which cards may be played to a trick, and why the others may not (T7-T13)."""

from typing import TYPE_CHECKING, Final

from tablee.kernel.messages import Refusal

from . import refusals
from .moves import PLAYS, Play
from .pieces import ASKED, ATOUT, EXCUSE, EXCUSE_BIT, FIRST_ATOUT, HIGHER, NUMBERED, PER_SCHOOL, SCHOOLS, SUIT

if TYPE_CHECKING:
    from mypy_extensions import i64


def playable(hand: "i64", asked: "i64", best: "i64") -> "i64":
    """The cards of a hand that may be played when that is asked and the best card has that strength."""
    if asked < 0:
        return hand
    due: i64 = hand & ASKED[asked]
    if asked < ATOUT:
        if due:
            return due | hand & EXCUSE_BIT
        due = hand & NUMBERED
    if not due:
        return hand
    return (due & HIGHER[best] or due) | hand & EXCUSE_BIT


def why_not_card(card: int, hand: int, asked: int, best: int) -> Refusal | None:
    """Why the card may not be played; None if it may."""
    if not (0 <= card <= EXCUSE and hand >> card & 1):
        return refusals.not_in_hand()
    if playable(hand, asked, best) >> card & 1:
        return None
    highest = FIRST_ATOUT + best - 11
    if asked == ATOUT:
        return refusals.must_climb(highest) if SUIT[card] == ATOUT else refusals.must_follow_atout()
    if hand & ASKED[asked]:
        return refusals.must_follow(asked)
    return refusals.must_overtrump(highest) if SUIT[card] == ATOUT else refusals.must_trump(asked)


def lacking(card: int, asked: int, best: int) -> int:
    """The cards that a player who answers with this card shows not to hold."""
    if asked < 0 or card == EXCUSE:
        return 0
    suit = SUIT[card]
    if suit == ATOUT:
        missing = 0 if asked == ATOUT else ASKED[asked]
        return missing if card - FIRST_ATOUT + 11 > best else missing | HIGHER[best]
    return 0 if suit == asked else ASKED[asked] | NUMBERED


def _table(first: int, length: int) -> tuple[tuple[Play, ...], ...]:
    """The moves that play each set of a few neighbouring cards."""
    cards = range(first, min(first + length, EXCUSE + 1))
    return tuple(tuple(PLAYS[card] for card in cards if bits >> card - first & 1) for bits in range(1 << length))


BLEU, ORANGE, VERT, VIOLET = (_table(PER_SCHOOL * school, PER_SCHOOL) for school in SCHOOLS)
LOW_ATOUTS: Final = _table(FIRST_ATOUT, 7)
HIGH_ATOUTS: Final = _table(FIRST_ATOUT + 7, 7)
FIRST_SCHOOLS: Final = ASKED[0] | ASKED[1]
LAST_SCHOOLS: Final = ASKED[2] | ASKED[3]


def plays_of(bits: int) -> tuple[Play, ...]:
    """The moves that play the cards of a set."""
    atouts = bits >> FIRST_ATOUT
    found = LOW_ATOUTS[atouts & 127] + HIGH_ATOUTS[atouts >> 7] if atouts else ()
    if bits & LAST_SCHOOLS:
        found = VERT[bits >> 18 & 511] + VIOLET[bits >> 27 & 511] + found
    if bits & FIRST_SCHOOLS:
        found = BLEU[bits & 511] + ORANGE[bits >> 9 & 511] + found
    return found
