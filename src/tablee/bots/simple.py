"""The simplest player, and the levels there are."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tablee.kernel.errors import TableeError
from tablee.kernel.game import AnyGame, Bot
from tablee.kernel.messages import Move, View

RANDOM: Final = "random"


def play_at_random(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """Any of the legal moves, each as likely as the others."""
    return rng.choice(moves)


def levels(game: AnyGame) -> Mapping[str, Bot[View]]:
    """The players there are for a game, the strongest last."""
    return {RANDOM: play_at_random, **game.bots}


def level(game: AnyGame, name: str | None) -> Bot[View]:
    """The player of that level; the strongest if none is named; TableeError if there is none of that name."""
    known = levels(game)
    chosen = list(known)[-1] if name is None else name
    if chosen not in known:
        raise TableeError("level-unknown", level=chosen, known=tuple(known))
    return known[chosen]
