"""A few cards laid by chance, inside the rules, and the dots that are seen then: what a search does most."""

from collections.abc import Sequence
from random import Random
from typing import Final

from .layings import lay_card, possibilities, put_aside, take
from .moves import Lay
from .phases import Phase
from .rules import State

REACH: Final = 2
"""How many cards each player lays on average: what is covered later was out of sight anyway."""


def play_out(state: State, rng: Random) -> Sequence[int]:
    """Lay cards by chance, and count the dots of each seat; if the round has just ended, those of its last line."""
    if state.phase is not Phase.PLAY:
        return (state.match.replays or state.match.sheet)[-1]
    dice, plane = rng.random, state.plane
    for _ in range(REACH * state.match.seats):
        seat = state.acting[int(dice() * len(state.acting))]
        laid = plane.any_landing(state.ends(seat), seat, state.spared(seat), dice)
        if laid is None:
            lay_elsewhere(state, seat, rng)
        else:
            plane.put(laid)
            take(state, seat, laid.card)
        if not state.pass_on(seat):
            break
    return state.match.by_seat(plane.dots)


def lay_elsewhere(state: State, seat: int, rng: Random) -> None:
    """Nothing can be covered: a card goes beside the others (A9), or aside (A20)."""
    move = rng.choice(possibilities(state, seat))
    if isinstance(move, Lay):
        lay_card(state, seat, move, None, None)
    else:
        put_aside(state, seat, state.ends(seat)[0], None)
