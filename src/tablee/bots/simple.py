"""The simplest player, and the levels there are."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tablee.bots.search import Search
from tablee.kernel.errors import TableeError
from tablee.kernel.game import AnyGame, Bot
from tablee.kernel.messages import Move, View

RANDOM: Final = "random"
STEADY: Final = "steady"
SHARP: Final = "sharp"


def play_at_random(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """Any of the legal moves, each as likely as the others."""
    return rng.choice(moves)


def levels(game: AnyGame) -> Mapping[str, Bot[View]]:
    """The players there are for a game, the strongest last."""
    known: dict[str, Bot[View]] = {RANDOM: play_at_random, **game.bots}
    foresight = game.foresight
    if foresight is not None:
        by_heart = known[STEADY]
        known.setdefault(SHARP, Search(foresight, by_heart))
        if foresight.brief:
            known[STEADY] = Search(foresight, by_heart, foresight.brief)
    return known


def usual(game: AnyGame) -> str:
    """The level of a bot of which nothing was said: steady, or the strongest of a game that has no such player."""
    known = list(levels(game))
    return STEADY if STEADY in known else known[-1]


def level(game: AnyGame, name: str | None) -> Bot[View]:
    """The player of that level, the usual one if none is named; TableeError if there is none of that name."""
    known = levels(game)
    chosen = usual(game) if name is None else name
    if chosen not in known:
        raise TableeError("level-unknown", level=chosen, known=tuple(known))
    return known[chosen]
