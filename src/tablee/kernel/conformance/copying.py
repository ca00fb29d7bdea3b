"""Law 8: a copy is a position of its own."""

from random import Random
from typing import Final

from tablee.kernel.conformance.play import Trial, random_game, random_input
from tablee.kernel.conformance.snapshot import Snapshot, snapshot
from tablee.kernel.game import AnyGame, State
from tablee.kernel.options import Options

COPIES: Final = 10
"""How many positions of a game are copied."""

AHEAD: Final = 200
"""How many inputs a copy is played ahead at most."""


def copying(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """A copy is equal; playing it to the end changes nothing in the original, nor the other way round."""
    with Trial(8, game, rng, seats, options) as trial:
        kept: list[tuple[int, State, Snapshot]] = []
        for _ in trial.stops(random_game(game, rng, seats, options), COPIES):
            before = snapshot(trial.state)
            kept.append((len(trial.inputs), _copied(trial, before), before))
            _play_ahead(trial, _copied(trial, before))
            trial.same("playing a copy changes the original", before, snapshot(trial.state))
        for index, state, before in kept:
            trial.same(f"playing the original changes a copy made after input {index}", before, snapshot(state))
        return trial.checks


def _copied(trial: Trial, before: Snapshot) -> State:
    """A copy that is equal but not the same."""
    copy = trial.state.copy()
    if copy is trial.state:
        raise trial.broken("the copy is the original itself")
    trial.same("the copy differs", before, snapshot(copy))
    return copy


def _play_ahead(trial: Trial, copy: State) -> None:
    """Play a copy at random, to the end or for very long."""
    for _ in range(AHEAD):
        if copy.outcome is not None:
            return
        step = random_input(copy, trial.rng)
        copy.play(step.seat, step.move)
