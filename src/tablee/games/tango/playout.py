"""A few dances by chance, inside the rules, and how far everybody has come: what a search does thousands of times."""

from collections.abc import Sequence
from random import Random
from typing import Final

from .moves import FREE_DANCES
from .pieces import TOP
from .rules import State

REACH: Final = 6
"""How many dances are danced: at random they undo each other, and more of them tell nothing."""

WON: Final = 3.0
"""What a win weighs beside a pair without markers and one with nearly all (0 and about 1.4)."""

EARLY: Final = 0.02
"""What a marker far up weighs more than one far down."""


def play_out(state: State, rng: Random) -> Sequence[float]:
    """Dance on by chance, and say how well everybody stands."""
    dice = rng.random
    for _ in range(REACH):
        if not state.acting:
            break
        free = FREE_DANCES[state.lying()]
        dance = free[int(dice() * len(free))]
        state.dance(state.acting[0], dance.dancer, dance.steps, None)
    return standing(state)


def standing(state: State) -> list[float]:
    """How far each pair has come; to have won is worth more than any markers."""
    if state.outcome is not None:
        return [WON * score for score in state.outcome.scores]
    markers = state.markers
    return [
        (markers[she] + markers[he]) / (2 * TOP) + EARLY * (markers[she] ** 2 + markers[he] ** 2)
        for she, he in state.pairs
    ]
