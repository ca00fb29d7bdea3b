"""How Morpion caché is played: with what one knows, and, when one thinks, with what may lie in the dark."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from tablee.kernel.game import Foresight
from tablee.kernel.messages import Move
from tablee.kernel.sets import mask

from .imagine import imagine
from .moves import Mark
from .rules import LINES, MorpionView, State


def play_easily(view: MorpionView, moves: Sequence[Move], rng: Random) -> Move:
    """Any cell."""
    return rng.choice(moves)


def play_well(view: MorpionView, moves: Sequence[Move], rng: Random) -> Move:
    """The cell in most lines that one's own marks have begun and nobody is known to have spoilt."""
    own = mask(cell for cell, owner in enumerate(view.board) if owner == view.seat)
    others = mask(cell for cell, owner in enumerate(view.board) if owner not in (None, view.seat))

    def worth(move: Move) -> float:
        assert isinstance(move, Mark)
        through = [line for line in LINES[view.width] if line >> move.cell & 1 and not line & others]
        return sum(8.0 ** (line & own).bit_count() for line in through) + rng.random()

    return max(moves, key=worth)


def play_out(state: State, rng: Random) -> list[float]:
    """Play on by chance to the end; who has won."""
    while state.outcome is None:
        (seat,) = state.acting
        state.play(seat, rng.choice(state.moves(seat)))
    return [float(score) for score in state.outcome.scores]


FORESIGHT: Final = Foresight[State, MorpionView](worlds=lambda view: partial(imagine, view), playout=play_out)
