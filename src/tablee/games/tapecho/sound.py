"""Whether a position could be: every card in one place, camps kept, nobody twice at the table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .board import Board
from .layings import seconds
from .pieces import mask
from .table import Phase

if TYPE_CHECKING:
    from .rules import State

BEFORE = (Phase.CAMPS, Phase.CONTEXT, Phase.SHUFFLE)
"""The phases in which no card is dealt."""


def flaw_of(state: "State") -> str | None:
    """What is unsound about the position; None if nothing is."""
    if state.phase in BEFORE:
        return "cards dealt too early" if union(places(state)) else None
    if state.phase is Phase.OVER and not union(places(state)):
        return None  # time was up between two games
    return _flaw_in_places(state) or _flaw_on_table(state) or _flaw_in_action(state)


def places(board: Board) -> list[int]:
    """Every place where cards may be, as sets."""
    return [
        *board.hands,
        *board.atouts,
        *board.handicaps,
        *board.ties,
        *(1 << card for card in (*board.lying, board.foil, board.thrown) if card >= 0),
        *(1 << lay.card for lay in board.queue),
        board.discard,
        board.away,
        mask(board.pile),
    ]


def _flaw_in_places(board: Board) -> str | None:
    """Every card of the pack is in one place."""
    found = places(board)
    if len(board.pile) != len(set(board.pile)):
        return "a card twice in the pile"
    if sum(place.bit_count() for place in found) != union(found).bit_count():
        return "a card in two places"
    return None if union(found) == board.pack.all else "a card missing, or one that does not exist"


def _flaw_on_table(board: Board) -> str | None:
    """In front of each player lies what may lie there (P13, P16), and they know what is true (P17)."""
    pack = board.pack
    for seat, camp in enumerate(board.match.camps):
        if board.atouts[seat] & ~(pack.atouts & pack.fits[camp]):
            return "an atout in the wrong place"
        if board.handicaps[seat] & ~(pack.handicaps & pack.fits[camp]):
            return "a handicap in the wrong place"
        attack = board.lying[seat]
        if attack >= 0 and not (pack.attacks & pack.fits[camp]) >> attack & 1:
            return "an attack in the wrong place"
        if attack >= 0 and board.attacker[seat] < 0:
            return "an attack of nobody"
        if board.known[seat] & ~(union(board.hands) & ~board.hands[seat]):
            return "a card known to be in a hand where it is not"
    return None


def _flaw_in_action(board: Board) -> str | None:
    """What is being done can be done."""
    if board.phase in (Phase.REACT, Phase.COUNTER, Phase.SECOND) and not board.queue:
        return "nothing is being laid"
    if board.phase is Phase.SECOND and not seconds(board, board.turn, board.queue[0]):
        return "a first card without a second"
    if (board.foil >= 0) != (board.phase is Phase.COUNTER):
        return "a hors contexte that waits for nobody"
    if board.phase is Phase.KEEP and len(board.pile) < 2:
        return "two cards drawn from too small a pile"
    return "the top of an empty pile is known" if board.keeper >= 0 and not board.pile else None


def union(sets: Sequence[int]) -> int:
    """All cards of the sets."""
    found = 0
    for cards in sets:
        found |= cards
    return found
