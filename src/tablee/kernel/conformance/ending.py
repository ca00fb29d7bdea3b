"""Law 6: random play ends, soundly and for a reason of the rules."""

from random import Random
from typing import Final

from tablee.kernel.conformance.play import Trial, everywhere, some, who
from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Outcome
from tablee.kernel.options import Options
from tablee.kernel.seats import CHANCE

TRIED_AFTER: Final = 20
"""How many moves of the game are tried once it is over."""


def ending(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """The game ends within its longest length; no position on the way has a flaw; somebody acts until the end.

    The outcome has a score for each seat, winners, and one of the game's reasons; after it nothing may be played.
    """
    with Trial(6, game, rng, seats, options) as trial:
        _position(trial)
        while (step := trial.choose()) is not None:
            trial.play(step)
            _position(trial)
        _nothing_follows(trial)
        return trial.checks


def _position(trial: Trial) -> None:
    """The position is sound, and somebody acts unless the game is over."""
    state = trial.state
    flaw = state.flaw()
    if flaw is not None:
        raise trial.broken(f"a flaw: {flaw}")
    acting = state.acting
    if (acting == ()) != (state.outcome is not None):
        raise trial.broken(f"{acting} act, and the outcome is {state.outcome}")
    if acting != (CHANCE,) and not set(acting) <= set(range(trial.seats)):
        raise trial.broken(f"{acting} act: neither players nor CHANCE alone")
    if len(set(acting)) != len(acting):
        raise trial.broken(f"somebody acts twice in {acting}")
    if state.outcome is not None:
        _outcome(trial, state.outcome)
    trial.checks += 1


def _outcome(trial: Trial, outcome: Outcome) -> None:
    """The result can be read by anybody who knows how many play."""
    if len(outcome.scores) != trial.seats:
        raise trial.broken(f"{len(outcome.scores)} scores for {trial.seats} seats")
    winners = outcome.winners
    if not winners or len(set(winners)) != len(winners) or not set(winners) <= set(range(trial.seats)):
        raise trial.broken(f"the winners are {winners}")
    if outcome.reason not in trial.game.endings:
        raise trial.broken(f"the reason “{outcome.reason}” is not among the endings of the game")


def _nothing_follows(trial: Trial) -> None:
    """Once the game is over, every move is refused."""
    for step in some(trial.inputs, TRIED_AFTER, trial.rng):
        for seat in everywhere(trial.seats):
            try:
                trial.state.play(seat, step.move)
            except IllegalMove:
                trial.checks += 1
            else:
                raise trial.broken(f"{who(seat)} plays {step.move} after the end")
