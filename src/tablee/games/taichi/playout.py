"""A round of Tai Chi Chuan played on by chance, inside the rules: words come to mind as they do to a steady player.

Everybody finds a word or gives up, so no clock ever runs out.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.kernel.sample import told
from tablee.kernel.seats import CHANCE, Seat

from .bot_odds import STEADY, chance, vocabulary
from .draws import draws
from .judge import spent
from .phases import LOOKING
from .rules import State
from .speech import give_up, say

LONGEST: Final = 400
"""No round has more steps."""


def play_out(state: State, rng: Random) -> Sequence[int]:
    """Play the round to its end by chance, and count the cards that everybody has won."""
    number = state.round
    for _ in range(LONGEST):
        if state.outcome is not None or state.round != number:
            break
        seat = state.acting[int(rng.random() * len(state.acting))]
        if seat == CHANCE:
            state.make(seat, draws(state).draw(rng.randrange))
        elif state.phase in LOOKING:
            speak(state, seat, rng)
        else:
            moves = told(state.moves(seat))
            state.make(seat, moves[int(rng.random() * len(moves))])
    return [len(won) + (stake >= 0) for won, stake in zip(state.won, state.stakes, strict=True)]


def speak(state: State, seat: Seat, rng: Random) -> None:
    """A word comes to mind, or none does (C9)."""
    lexicon, said = state.lexicon, len(state.words)
    known = lexicon.solutions(state.letters, spent(state.edition, lexicon, state.words)).within(
        vocabulary(STEADY, lexicon)
    )
    if rng.random() < chance(STEADY, known.count):
        say(state, seat, known.common(1)[0], None)
        if len(state.words) != said or state.phase not in LOOKING:
            return
    give_up(state, seat, None)
