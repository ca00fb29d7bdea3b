"""The score sheet of a match, and when a match is over."""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

from tablee.kernel.messages import Problem, Window
from tablee.kernel.options import Options

Line = tuple[int, ...]
"""One line of the sheet: what each seat scored in a round."""

MATCH_WINDOW: Final = "match"
"""The name of the time limit of a whole match."""

Whole = Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class MatchOptions(Options, frozen=True):
    """How long a match is: at most one of the three; none is one round."""

    rounds: Whole | None = None
    """The match has so many rounds."""
    target: Whole | None = None
    """The match ends when somebody has so many points."""
    minutes: Whole | None = None
    """The match ends with the round under way after so many minutes."""

    def conflict(self, seats: int) -> Problem | None:
        chosen = tuple(name for name in ("rounds", "target", "minutes") if getattr(self, name) is not None)
        if len(chosen) > 1:
            return Problem("match-two-ends", {"option": chosen[0], "other": chosen[1]})
        return None

    def window(self, seats: int) -> Window | None:
        """The time limit of the match, if that is how it ends."""
        if self.minutes is None:
            return None
        return Window(MATCH_WINDOW, 60 * self.minutes, tuple(range(seats)))

    def ending(self, sheet: Sequence[Line], time_is_up: bool) -> str | None:
        """The way the match has ended after these rounds, or None if it goes on."""
        if self.minutes is not None:
            return "time" if time_is_up else None
        if self.target is not None:
            return "target" if max(totals(sheet), default=0) >= self.target else None
        return "rounds" if len(sheet) >= (self.rounds or 1) else None


def totals(sheet: Sequence[Line]) -> Line:
    """The sum of each column."""
    return tuple(map(sum, zip(*sheet, strict=True)))


def best(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score: equals share the win."""
    highest = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == highest)
