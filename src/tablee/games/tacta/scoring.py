"""Who is best, and what decides between equals (A10, A11)."""

from collections.abc import Sequence

from tablee.kernel.seats import Seat

from .match import Match


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
