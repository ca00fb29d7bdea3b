"""Who draws a game: a module of its own, or the plain drawing of the house."""

from typing import cast

from tablee.kernel.game import AnyGame
from tablee.kernel.rooms import enter
from tablee.terminal import plain
from tablee.terminal.sketch import Draw


def drawing(game: AnyGame) -> Draw:
    """How a game is drawn."""
    module = enter(game.rooms.terminal)
    return plain.draw if module is None else cast(Draw, module.draw)
