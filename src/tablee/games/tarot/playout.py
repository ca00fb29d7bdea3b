"""A hand of Tarot décalé played on by chance inside the rules: what a search does thousands of times."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from tablee.kernel.sets import COMPILED, size

from .hand import lay
from .phases import Phase
from .pieces import PLACE, PRIME
from .rules import State
from .scoring import hand_line
from .tricks import playable

if TYPE_CHECKING:
    from mypy_extensions import i64

DICE: Final = 30
"""Bits thrown at once, for about six cards."""
ENOUGH: Final = 1 << 14
"""With no more than that left of them, one card could come noticeably more often than another."""


def play_out(state: State, rng: Random) -> Sequence[int]:
    """Play the hand to its end by chance, and say what it brought each player; if it has just ended, say that.

    One throw of the dice is enough for several cards: the rest of a division says which, the quotient is thrown on."""
    if state.phase is not Phase.PLAY:
        return state.match.sheet[-1]
    hands = state.hands
    bit_count = int.bit_count
    draw = rng.getrandbits
    dice: i64 = 0
    while acting := state.acting:
        seat = acting[0]
        cards: i64 = playable(hands[seat], state.asked, state.best)
        if cards & (cards - 1):  # more than one: any of them
            if dice < ENOUGH:
                dice = draw(DICE)
            count: i64 = size(cards) if COMPILED else bit_count(cards)
            others = dice % count
            dice //= count
            while others:
                cards &= cards - 1
                others -= 1
        lay(state, seat, PLACE[(cards & -cards) % PRIME], None)
    return hand_line(state)
