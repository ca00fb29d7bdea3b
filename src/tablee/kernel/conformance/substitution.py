"""Law 7: any seat can become a bot and human again, at any moment."""

from random import Random
from typing import Final

from tablee.kernel.conformance.play import Trial, who
from tablee.kernel.game import AnyGame, Bot
from tablee.kernel.lottery import Lottery
from tablee.kernel.messages import View, encode
from tablee.kernel.options import Options
from tablee.kernel.record import Input

ASKED: Final = 60
"""How often bots are asked in one game; random players make the other moves."""


def substitution(game: AnyGame, rng: Random, seats: int, options: Options) -> int:
    """At each decision a random player or one of the bots takes over.

    A bot is given the view as read from JSON, and a list of moves. It returns one of them, the same for the same
    seed, and leaves the list as it was.
    """
    with Trial(7, game, rng, seats, options) as trial:
        players = (None, *game.bots)
        while (step := trial.choose()) is not None:
            name = rng.choice(players)
            if name is not None and step.seat >= 0 and trial.checks < ASKED:
                step = _asked(trial, step, name, game.bots[name])
            trial.play(step)
        return trial.checks


def _asked(trial: Trial, step: Input, name: str, bot: Bot[View]) -> Input:
    """What a bot plays instead."""
    seat = step.seat
    listed = trial.state.moves(seat)
    moves = listed if isinstance(listed, Lottery) else list(listed)
    view = encode(trial.state.view(seat))
    seed = trial.rng.random()
    move = bot(trial.game.read_view(view), moves, Random(seed))
    if not isinstance(listed, Lottery) and moves != list(listed):
        raise trial.broken(f"the bot “{name}” for {who(seat)} changes the list of moves")
    if move not in listed:
        raise trial.broken(f"the bot “{name}” for {who(seat)} plays {move!r}, which is not legal")
    again = bot(trial.game.read_view(view), moves, Random(seed))
    if again != move:
        raise trial.broken(f"the bot “{name}” for {who(seat)} plays {move}, and with the same seed {again}")
    trial.checks += 1
    return Input(seat, move)
