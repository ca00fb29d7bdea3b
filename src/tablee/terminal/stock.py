"""What must be there before a game begins: each game knows for itself."""

from collections.abc import Callable, Iterator
from typing import TypeAlias, cast

from tablee.kernel.game import AnyGame
from tablee.kernel.options import Options
from tablee.kernel.rooms import enter
from tablee.texts.speaker import Speaker

Stocked: TypeAlias = Callable[[Options, Speaker], Iterator[str]]
"""Fetches what a game with these options needs, and says in sentences what came of it."""


def stocked(game: AnyGame, options: Options, speaker: Speaker) -> Iterator[str]:
    """Have everything there for a game; nothing is said where nothing is missing."""
    module = enter(game.rooms.stock)
    return iter(()) if module is None else cast(Stocked, module.stocked)(options, speaker)
