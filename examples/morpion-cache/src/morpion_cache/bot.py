"""How Morpion caché is played: with what one knows, and, when one thinks, with what may lie in the dark."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from tablee.kernel.game import Foresight
from tablee.kernel.messages import Move

from .imagine import imagine
from .moves import Mark
from .rules import LINES, MorpionView, State


def play_easily(view: MorpionView, moves: Sequence[Move], rng: Random) -> Move:
    """Any cell."""
    return rng.choice(moves)


def play_well(view: MorpionView, moves: Sequence[Move], rng: Random) -> Move:
    """The cell in most lines that one's own marks have begun and nobody is known to have spoilt."""

    def worth(move: Move) -> float:
        assert isinstance(move, Mark)
        through = [[view.board[cell] for cell in line] for line in LINES[view.width] if move.cell in line]
        return sum(8.0 ** line.count(view.seat) for line in through if {*line} <= {None, view.seat}) + rng.random()

    return max(moves, key=worth)


FORESIGHT: Final = Foresight[State, MorpionView](worlds=lambda view: partial(imagine, view))
