"""The law of environments: change what a seat cannot know, and everything it is handed is the same, to the byte."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from tablee.envs.table import House, Table
from tablee.kernel.conformance.report import LawBroken
from tablee.kernel.seats import Seat

Look: TypeAlias = Callable[[Table, Seat], bytes]
"""All that a seat is handed of a game under way."""

SECRECY = 4
"""The number of this law among those of the games."""


def arrays(table: Table, seat: Seat) -> bytes:
    """What all doors hand out: observation, mask, and what actions are like."""
    observation, mask, features = table.seen(seat)
    return b"|".join((observation.tobytes(), bytes(mask), b"" if features is None else features.tobytes()))


def secrecy(house: House, games: int, seed: int, look: Look = arrays) -> int:
    """Play so many games at random; in each position exchange, seat by seat, something that it may not know. How often
    what it was handed could be compared; LawBroken if it was not the same."""
    checks = 0
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        table = Table(house, Random(rng.random()))
        while table.asked is not None:
            for seat in range(house.seats):
                checks += _compared(table, seat, rng, look)
            table.play(rng.choice(list(table.choices())))
    return checks


def _compared(table: Table, seat: Seat, rng: Random, look: Look) -> int:
    """Whether there was something to exchange; LawBroken if the seat can tell."""
    house = table.house
    state = house.game.disguise(table.state, seat, rng)
    if state is None:
        return 0
    if look(table, seat) != look(table.standing_in(state), seat):
        raise LawBroken(SECRECY, f"{house.name}: after {table.inputs} inputs, seat {seat} is handed a secret")
    return 1
