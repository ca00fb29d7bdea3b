"""A hand of Tarot décalé played on by chance, card after card, inside the rules: what a search does thousands of times."""

from collections.abc import Sequence
from random import Random

from .hand import put
from .phases import Phase
from .pieces import cards_of
from .rules import State
from .scoring import hand_line
from .tricks import playable


def play_out(state: State, rng: Random) -> Sequence[int]:
    """Play the hand to its end by chance, and say what it brought each player; if it has just ended, say that."""
    if state.phase is not Phase.PLAY:
        return state.match.sheet[-1]
    dice = rng.random
    while state.acting:
        seat = state.acting[0]
        cards = cards_of(playable(state.hands[seat], state.asked, state.best))
        put(state, seat, cards[int(dice() * len(cards))], None)
    return hand_line(state)
