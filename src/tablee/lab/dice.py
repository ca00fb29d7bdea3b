"""Whose dice are thrown in the lab: all from one stream, or each purpose from a stream of its own."""

from random import Random
from typing import Protocol

from tablee.kernel.seats import Seat


class Dice(Protocol):
    """Everything in a game that is left to chance."""

    def draw(self) -> Random:
        """For the next draw of CHANCE."""

    def thoughts(self, seat: Seat) -> Random:
        """For what goes on in the head of a player."""

    def order(self) -> Random:
        """For who is heard first where several act."""


class OneStream:
    """One stream for everything: what one player throws changes what the others get."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def draw(self) -> Random:
        return self.rng

    def thoughts(self, seat: Seat) -> Random:
        return self.rng

    def order(self) -> Random:
        return self.rng


class Duplicate:
    """The same dice for every game of a deal, whoever sits where.

    The third shuffle is the third shuffle even if somebody has thought longer, and a seat's thoughts begin alike.
    """

    def __init__(self, seed: str, seats: int) -> None:
        self.seed = seed
        self.drawn = 0
        self.heads = [Random(f"{seed}/seat/{seat}") for seat in range(seats)]
        self.ears = Random(f"{seed}/order")

    def draw(self) -> Random:
        self.drawn += 1
        return Random(f"{self.seed}/draw/{self.drawn}")

    def thoughts(self, seat: Seat) -> Random:
        return self.heads[seat]

    def order(self) -> Random:
        return self.ears
