"""A few turns of Tapécho by chance, inside the rules, and what everybody would count: what a search does most.

Everybody who is asked answers, so no window ever closes by the clock.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.kernel.messages import Move
from tablee.kernel.seats import CHANCE, Seat

from .action import deeds
from .draws import draws
from .phases import UNDEALT, Phase
from .rules import State
from .scoring import line_of

REACH: Final = 3
"""How many turns each player has on average."""

STEPS: Final = 40
"""How many choices and draws a turn has at most, with all reactions to it."""


def play_out(state: State, rng: Random) -> Sequence[float]:
    """Play on by chance, and say what each player's side would count; if the game has just ended, what it counted."""
    dice = rng.random
    turns = REACH * state.seats
    for _ in range(STEPS * turns):
        if state.outcome is not None or state.phase in UNDEALT:
            return by_side(state, state.match.sheet[-1])
        if state.phase is Phase.TURN:
            turns -= 1
            if turns < 0:
                break
        acting = state.acting
        seat = acting[int(dice() * len(acting))]
        state.make(seat, any_move(state, seat, rng))
    return by_side(state, line_of(state))


def any_move(state: State, seat: Seat, rng: Random) -> Move:
    """What somebody might do: in a turn anything but two cards at once, elsewhere any move."""
    if seat == CHANCE:
        return draws(state).draw(rng.randrange)
    moves = deeds(state, seat) if state.phase is Phase.TURN else state.moves(seat)
    return moves[int(rng.random() * len(moves))]


def by_side(state: State, scores: Sequence[int]) -> list[float]:
    """What each seat's side has, on average of its players (P26-P28)."""
    found = [0.0] * state.seats
    for side in state.match.sides():
        for seat in side:
            found[seat] = sum(scores[mate] for mate in side) / len(side)
    return found
