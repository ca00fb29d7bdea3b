"""What a game is worth to each player and each side, and who starts the next one (P26-P28)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal

from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line, totals

from .board import Board
from .events import Counted
from .pieces import WOMEN
from .table import Match

LONGEST_MATCH: Final = 10
"""Games after which a match for a target ends, even if nobody reaches it (P26)."""

Side = tuple[Seat, ...]


def tied_atout(board: Board, seat: Seat) -> int | None:
    """The atout that a `tied` in front of the player takes from the count; of equals, any (P17)."""
    cards = board.pack.cards
    ties = [card for card in range(board.pack.size) if board.ties[seat] >> card & 1 and cards[card].effect == "tied"]
    best = board.best_atouts(seat)
    return best.bit_length() - 1 if ties and best else None


def counted(board: Board, seat: Seat) -> Counted:
    """Laid atouts, less laid handicaps, less what is still in hand (P26)."""
    pack, hand = board.pack, board.hands[seat]
    tied = tied_atout(board, seat)
    atouts = pack.total(board.atouts[seat]) - (pack.value[tied] if tied is not None else 0)
    handicaps = pack.total(board.handicaps[seat])
    held = pack.total(hand)
    return Counted(seat, atouts, handicaps, held, atouts - handicaps - held, board.cards_in_hand(seat), tied)


def line_of(board: Board) -> Line:
    """The line of the score sheet."""
    return tuple(counted(board, seat).score for seat in range(board.seats))


def side_scores(sides: Sequence[Side], scores: Line) -> list[Fraction]:
    """What each side has: its sum, or its mean if the sides are not equal in number (P27)."""
    even = len({len(side) for side in sides}) == 1
    return [Fraction(sum(scores[seat] for seat in side), 1 if even else len(side)) for side in sides]


def winners(match: Match, scores: Line) -> tuple[Seat, ...]:
    """Everybody of the best side; equal sides share the win (P26)."""
    sides = match.sides()
    points = side_scores(sides, scores)
    return tuple(sorted(seat for side, have in zip(sides, points, strict=True) if have == max(points) for seat in side))


def title(match: Match, won: Sequence[Seat]) -> Literal["women", "men", "both"]:
    """Whether the winners of the match are to be called by one camp or by both (P26)."""
    camps = {match.camps[seat] for seat in won}
    if len(camps) > 1:
        return "both"
    return "women" if WOMEN in camps else "men"


def next_starter(match: Match, scores: Line) -> Seat:
    """The winner of the last game; in teams the best scorer of the winning side; of equals the first clockwise from
    who started it (P26)."""
    won = winners(match, scores)
    best = max(scores[seat] for seat in won)
    started = match.starter or 0
    after = [(started + places) % match.seats for places in range(1, match.seats + 1)]
    return next(seat for seat in after if seat in won and scores[seat] == best)


def ending(match: Match) -> str | None:
    """The way the match has ended after these games, or None if it goes on (P26)."""
    target = match.options.target
    if target is None:
        return match.options.ending(match.sheet, match.time_up)
    if max(side_scores(match.sides(), totals(match.sheet))) >= target:
        return "target"
    return "limit" if len(match.sheet) >= LONGEST_MATCH else None
