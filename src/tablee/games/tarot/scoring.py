"""What a hand is worth to each player (T18, T22, T24, T27)."""

from collections.abc import Sequence

from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line

from .moves import BetSettled
from .table import Contract


def line_of(points: Sequence[int], contract: Contract, bonuses: Sequence[int]) -> Line:
    """The line of the score sheet: card points, bet, then bonuses whatever happened (T27)."""
    scores = list(points)
    bet = settled(points, contract)
    if bet is not None:
        scores = _paired(points, bet) if len(bet.seats) == 2 else _single(points, bet)
    return tuple(score + bonus for score, bonus in zip(scores, bonuses, strict=True))


def settled(points: Sequence[int], contract: Contract) -> BetSettled | None:
    """Whether the bet is won: strictly more card points than each other player (T22), or, with a partner, than the
    three others together (T24)."""
    if contract.bettor is None:
        return None
    side = [contract.bettor] if contract.partner is None else [contract.bettor, contract.partner]
    against = [score for seat, score in enumerate(points) if seat not in side]
    have = sum(points[seat] for seat in side)
    beat = max(against) if len(side) == 1 else sum(against)
    return BetSettled(tuple(side), have, beat, contract.diploma, have > beat)


def _single(points: Sequence[int], bet: BetSettled) -> list[int]:
    """The bettor alone wins the diploma, or scores nothing and loses it; the others score as usual (T22)."""
    scores = list(points)
    bettor: Seat = bet.seats[0]
    scores[bettor] = bet.points + bet.diploma if bet.won else -bet.diploma
    return scores


def _paired(points: Sequence[int], bet: BetSettled) -> list[int]:
    """Both partners win their sum and the diploma, the others nothing; or they lose the diploma and each of the
    others scores the others' sum (T24)."""
    for_side = bet.points + bet.diploma if bet.won else -bet.diploma
    for_others = 0 if bet.won else bet.others
    return [for_side if seat in bet.seats else for_others for seat in range(len(points))]
