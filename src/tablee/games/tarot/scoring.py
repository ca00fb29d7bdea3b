"""What a hand is worth to each player (T18, T22, T24, T26, T27), and what follows: another hand, or the end (T19)."""

from collections.abc import Sequence
from operator import add
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.messages import Outcome
from tablee.kernel.seats import NOBODY, Seat
from tablee.kernel.sheet import Line, best, totals

from . import events as said
from .deal import begin_hand
from .events import BetSettled
from .hand import lead
from .match import Contract
from .options import BONUS
from .phases import Phase
from .pieces import PETIT, STRENGTH, points_of

if TYPE_CHECKING:
    from .rules import State


def line_of(points: Sequence[int], contract: Contract, bonuses: Sequence[int]) -> Line:
    """The line of the score sheet: card points, bet, then bonuses whatever happened (T27)."""
    bet = settled(points, contract)
    scores = points
    if bet is not None:
        scores = _paired(points, bet) if len(bet.seats) == 2 else _single(points, bet)
    return tuple(map(add, scores, bonuses))


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


def finish_hand(state: "State", tell: Tell | None) -> None:
    """All cards are played."""
    _reward_petit(state, tell)
    _score(state, tell)


def hand_line(state: "State") -> Line:
    """What a hand brings whose cards are all played, and that nobody has written down (T18, T26)."""
    _reward_petit(state, None)
    return line_of([points_of(won) for won in state.won], state.contract, state.bonuses)


def _reward_petit(state: "State", tell: Tell | None) -> None:
    """Le bout du bout: the Atout 1 has won the last trick (T26)."""
    if state.match.options.bonuses and state.best == STRENGTH[PETIT]:
        state.bonuses[state.best_seat] += BONUS
        if tell:
            tell(said.PetitAtTheEnd(state.best_seat))


def _score(state: "State", tell: Tell | None) -> None:
    """A line on the score sheet (T18); the match ends or goes on (T19)."""
    points = [points_of(won) for won in state.won]
    line = line_of(points, state.contract, state.bonuses)
    sheet = (*state.match.sheet, line)
    if tell:
        bet = settled(points, state.contract)
        if bet is not None:
            tell(bet)
        tell(said.HandScored(line, totals(sheet)))
    state.match = replace(state.match, sheet=sheet)
    reason = state.match.options.ending(sheet, state.match.time_up)
    if reason is None:
        state.match = replace(state.match, dealer=state.after_dealer(1))
        begin_hand(state, tell)
    else:
        end_match(state, reason, tell)


def end_match(state: "State", reason: str, tell: Tell | None) -> None:
    """The highest total wins; equals share (T19)."""
    scores = totals(state.match.sheet)
    winners = best(scores)
    state.outcome = Outcome(scores, winners, reason)
    state.phase = Phase.OVER
    state.order = ()
    lead(state, state.leader)
    state.acting = NOBODY
    if tell:
        tell(said.MatchWon(winners, scores, reason))
