"""Law 1: a game is a fold over the log of its inputs."""

from random import Random

from tablee.kernel.conformance.play import Trial, pick
from tablee.kernel.conformance.purity import Purity
from tablee.kernel.conformance.snapshot import snapshot
from tablee.kernel.game import AnyGame, State
from tablee.kernel.log import replay
from tablee.kernel.messages import encode
from tablee.kernel.options import Options
from tablee.kernel.record import Input, Record, dumps, loads


def fold(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """A twin given the same inputs, read back from JSON, is in the same position after each; so is a replay.

    Looking at a position changes nothing, and neither looking nor playing throws dice, reads a clock or does I/O.
    """
    with Trial(1, game, rng, seats, options) as trial:
        twin: State = game.opening(seats, options)
        while (step := trial.choose()) is not None:
            _look(trial)
            with Purity() as watch:
                trial.play(step)
            _check_pure(trial, watch, "play")
            twin.play(step.seat, game.read_move(encode(step.move)))
            trial.same("the twin is elsewhere", snapshot(trial.state), snapshot(twin))
        _look(trial)
        _replay(trial)
        return trial.checks


def _look(trial: Trial) -> None:
    """Everything that can be asked of the position, asked."""
    state = trial.state
    before = snapshot(state)
    with Purity() as watch:
        for seat in trial.everyone():
            state.view(seat)
        for seat in state.acting:
            state.why_not(seat, pick(state.moves(seat), trial.rng))
        state.flaw()
        state.copy()
        _ = state.windows, state.outcome
    _check_pure(trial, watch, "looking at the position")
    trial.same("looking at the position changes it", before, snapshot(state))


def _check_pure(trial: Trial, watch: Purity, what: str) -> None:
    """Check that nothing impure was called."""
    if watch.offence is not None:
        raise trial.broken(f"{what} calls {watch.offence}")
    trial.checks += 1


def _replay(trial: Trial) -> None:
    """Write the game down, read it and play it again."""
    record = Record(
        game=trial.game.name,
        rules=trial.game.version,
        players=tuple(str(seat) for seat in range(trial.seats)),
        options=trial.options,
        inputs=tuple(Input(step.seat, step.move) for step in trial.inputs),
        outcome=trial.state.outcome,
    )
    again = loads(dumps(record))
    if again != record:
        raise trial.broken("the record read back is another")
    trial.same("the replay ends elsewhere", snapshot(trial.state), snapshot(replay(again).state))
