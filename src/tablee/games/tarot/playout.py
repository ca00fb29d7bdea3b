"""A hand of Tarot décalé played on by chance inside the rules: what a search does thousands of times."""

from collections.abc import Sequence
from random import Random

from .hand import lay
from .phases import Phase
from .rules import State
from .scoring import hand_line
from .tricks import playable


def play_out(state: State, rng: Random) -> Sequence[int]:
    """Play the hand to its end by chance, and say what it brought each player; if it has just ended, say that."""
    if state.phase is not Phase.PLAY:
        return state.match.sheet[-1]
    dice = rng.random
    hands = state.hands
    while acting := state.acting:
        seat = acting[0]
        cards = playable(hands[seat], state.asked, state.best)
        if cards & (cards - 1):  # more than one: any of them
            others = int(dice() * cards.bit_count())
            while others:
                cards &= cards - 1
                others -= 1
        lay(state, seat, (cards & -cards).bit_length() - 1, None)
    return hand_line(state)
