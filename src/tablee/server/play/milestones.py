"""Positions that a game has gone through, to go back to: the nearer to now, the denser."""

from typing import Final

import msgspec

from tablee.kernel.game import State

EVERY: Final = 32
"""After so many inputs a position is kept."""
REACH: Final = 3
"""Where one is kept no longer: its neighbours are at most so many times farther apart than they are from now."""


class Milestone(msgspec.Struct, frozen=True):
    """A position and after how many inputs it was."""

    at: int
    state: State


class Milestones:
    """The positions kept. To go back by d inputs, at most REACH times d are played again, or EVERY."""

    __slots__ = ("_kept",)

    def __init__(self, opening: State) -> None:
        self._kept = [Milestone(0, opening.copy())]

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, at: int, state: State) -> None:
        """The game has come to that position."""
        self._kept.append(Milestone(at, state.copy()))
        self._thin(at)

    def _thin(self, now: int) -> None:
        kept = self._kept
        for index in range(len(kept) - 2, 0, -1):
            newer, older = kept[index + 1].at, kept[index - 1].at
            if newer - older <= REACH * (now - newer):
                del kept[index]

    def before(self, length: int) -> Milestone:
        """The last one with at most that many inputs: a copy may be played on from it."""
        return next(milestone for milestone in reversed(self._kept) if milestone.at <= length)

    def go_back(self, length: int) -> None:
        """What came after so many inputs never happened."""
        while self._kept[-1].at > length:
            self._kept.pop()
