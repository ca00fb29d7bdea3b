"""Who is best, what decides between equals, and what follows from it: another round, or the end (A10, A11)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.messages import Outcome
from tablee.kernel.seats import NOBODY, Seat
from tablee.kernel.sheet import Line, totals

from . import events as said
from .deal import begin_round
from .match import Match
from .phases import Phase

if TYPE_CHECKING:
    from .rules import State


def places(scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each score: equals share one, and as many of the next places are left out."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def places_by_seat(match: Match, scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat in a round, team by team; 0 for those who did not play."""
    camps = match.camps
    by_camp = dict(zip(camps, places([scores[camp] for camp in camps]), strict=True))
    return tuple(by_camp.get(match.camp(seat), 0) for seat in range(match.seats))


def best_camps(match: Match, scores: Sequence[int]) -> tuple[int, ...]:
    """The camps of this round with the highest score."""
    camps = match.camps
    highest = max(scores[camp] for camp in camps)
    return tuple(camp for camp in camps if scores[camp] == highest)


def first_finished(match: Match, camps: Sequence[int], finished: Sequence[Seat]) -> int | None:
    """Which of the camps was first to have laid all its cards, a team when both players have; None if none has."""
    when = {
        camp: max(finished.index(seat) for seat in match.members(camp))
        for camp in camps
        if all(seat in finished for seat in match.members(camp))
    }
    return min(when, key=when.__getitem__) if when else None


def seats_of(match: Match, camps: Sequence[int]) -> tuple[Seat, ...]:
    """All players of the camps, in their order round the table."""
    return tuple(seat for seat in range(match.seats) if match.camp(seat) in camps)


def score_round(state: "State", tell: Tell | None) -> None:
    """The visible dots are counted, and cards still in hand for nothing (A10, A16); the match ends or goes on."""
    match = state.match
    state.piles = [()] * match.seats
    line = match.by_seat(state.plane.dots)
    if match.tied:
        state.match = replace(match, replays=(*match.replays, line))
    else:
        state.match = replace(match, sheet=(*match.sheet, line))
    if tell:
        colours = line[: match.seats // 2] if match.paired else ()
        tell(said.RoundScored(line, totals(state.match.sheet), places_by_seat(match, line), colours))
    reason = "replay" if match.tied else match.options.ending(state.match.sheet, match.time_up)
    if reason is None:
        begin_round(state)
    else:
        decide(state, line if match.tied else totals(state.match.sheet), reason, tell)


def decide(state: "State", scores: Line, reason: str, tell: Tell | None) -> None:
    """The most dots win; what happens if several have them was agreed before (A10)."""
    match = state.match
    winners = best_camps(match, scores)
    if len(winners) > 1 and match.options.tiebreak == "replay":
        state.match = replace(match, tied=winners)
        if tell:
            tell(said.TieReplayed(seats_of(match, winners)))
        begin_round(state)
        return
    if len(winners) > 1 and match.options.tiebreak == "first_finished":
        quickest = first_finished(match, winners, state.finished)
        if quickest is not None:
            winners, reason = (quickest,), "first-finished"
    _end(state, seats_of(match, winners), reason, tell)


def _end(state: "State", winners: tuple[Seat, ...], reason: str, tell: Tell | None) -> None:
    """The match is over; the cards stay on the table."""
    scores = totals(state.match.sheet)
    state.outcome = Outcome(scores, winners, reason)
    state.phase = Phase.OVER
    state.acting = NOBODY
    if tell:
        tell(said.MatchWon(winners, scores, reason))
