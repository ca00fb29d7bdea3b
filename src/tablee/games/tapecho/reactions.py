"""Who may react to a card, and with what (P18-P22).

Whether a window opens, and for whom, follows from what lies open on the table and from how many cards each player
holds, never from which: see docs/decisions/0006-reaction-windows.md.
"""

from tablee.kernel.messages import Move, Refusal
from tablee.kernel.seats import Seat

from . import refusals
from .board import Board
from .moves import Decline, React
from .pieces import cards_of
from .table import Phase


def concerned(board: Board) -> tuple[Seat, ...]:
    """Who might react to the card being laid, as far as everybody knows (P19, P20, P22)."""
    pack, lay = board.pack, board.queue[0]
    if pack.attacks >> lay.card & 1:
        return (lay.on,) if may_hold_defence(board, lay.on) else ()
    if not pack.foreign[board.context] >> lay.card & 1 or not pack.foils & ~shown(board):
        return ()
    return tuple(seat for seat in range(board.seats) if seat != board.turn and board.hands[seat])


def may_hold_defence(board: Board, seat: Seat) -> bool:
    """Whether a player might hold a defence of their camp, as far as everybody knows."""
    defences = board.pack.defences[board.match.camps[seat]]
    return bool(board.hands[seat] and defences & ~shown(board))


def shown(board: Board) -> int:
    """The reactions that lie open: nobody holds those."""
    return board.discard | board.away


def reactions(board: Board, seat: Seat) -> int:
    """The cards with which a player who is asked may react."""
    pack = board.pack
    foiling = board.phase is Phase.REACT and not pack.attacks >> board.queue[0].card & 1
    return board.hands[seat] & (pack.foils if foiling else pack.defences[board.match.camps[seat]])


def question(board: Board) -> int:
    """The card that may be answered now: the one being laid, or the hors contexte on it."""
    return board.foil if board.phase is Phase.COUNTER else board.queue[0].card


def answers(board: Board, seat: Seat) -> tuple[Move, ...]:
    """What a player who is asked may say: no, always, and each card they may react with."""
    against = question(board)
    return (Decline(against), *(React(card, against) for card in cards_of(reactions(board, seat))))


def why_not_answer(board: Board, seat: Seat, move: Move) -> Refusal | None:
    """Why that is no answer."""
    if not isinstance(move, React | Decline):
        return refusals.react_or_not()
    if move.against != question(board):
        return refusals.too_late()
    if isinstance(move, Decline):
        return None
    if not (0 <= move.card < board.pack.size and board.hands[seat] >> move.card & 1):
        return refusals.not_in_hand()
    if reactions(board, seat) >> move.card & 1:
        return None
    if board.phase is Phase.COUNTER:
        return refusals.needs_defence_against_foil()
    attacked = board.pack.attacks >> board.queue[0].card & 1
    return refusals.needs_defence() if attacked else refusals.needs_foil()
