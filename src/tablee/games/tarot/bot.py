"""x"""

from collections.abc import Sequence
from random import Random

from tablee.kernel.messages import Move

from .view import TarotView


def play_well(view: TarotView, moves: Sequence[Move], rng: Random) -> Move:
    return rng.choice(moves)
