"""Two levels against each other: who wins how often, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from tablee.kernel.game import AnyGame, Bot
from tablee.kernel.messages import View
from tablee.kernel.options import Options
from tablee.lab.simulate import play_out

SURE = 1.96
"""Standard errors on either side of a mean that hold the truth nineteen times in twenty."""


@dataclass(frozen=True)
class Duel:
    """What many games between two levels have come to."""

    games: int
    share: float
    """The part of the wins that the challenger took; a half if the two are equal."""
    give: float
    """How far from that the truth may lie, nineteen times in twenty."""

    @property
    def decided(self) -> bool:
        """Whether the challenger is surely the better one."""
        return self.share - self.give > 0.5

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.give:.1%}"


def duel(
    game: AnyGame, seats: int, options: Options, sides: tuple[Bot[View], Bot[View]], pairs: int, seed: str
) -> Duel:
    """So many pairs of games between the holder and the challenger, who sit by turns; in the second
    game of a pair they change seats, and both games have the same dice."""
    shares = []
    for number in range(pairs):
        won = 0.0
        for turn in (0, 1):
            seated = [(seat + turn) % 2 for seat in range(seats)]
            players = [sides[side] for side in seated]
            outcome, _ = play_out(game.opening(seats, options), players, Random(f"{seed}/{number}"))
            won += sum(seated[seat] for seat in outcome.winners) / len(outcome.winners)
        shares.append(won / 2)
    return Duel(2 * pairs, fmean(shares), margin(shares))


def margin(shares: Sequence[float]) -> float:
    """How far the truth may lie from the mean, nineteen times in twenty; anywhere for a single one."""
    return SURE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
