"""How long somebody takes to find a word: drawn from a distribution that depends on the word and on the cards.

A rare word takes longer than a common one, a long word longer to type than a short one, and every card on the table is
one more thing to keep in mind. In a challenge a bot takes as long as a quick person, so that a quick person can win.
"""

from math import log, log10
from random import Random
from typing import Final

from tablee.kernel.messages import Move

from .lexicon import find, folded
from .moves import GiveUp, Say, Turn
from .phases import LOOKING, Phase
from .view import TaichiView

SPREAD: Final = 0.4
"""How much the times of one word vary: the standard deviation of their logarithm."""

LEAST: Final = 1.2
MOST: Final = 40.0
"""Nobody is quicker, or keeps the table waiting longer."""

ALONE: Final = 0.5
"""Where nobody races, a bot need not keep the others waiting for the sake of fairness."""

COMMON: Final = 300
"""The place among the most common words from which a word counts as rare."""

READING: Final = (4.0, 5.0)
"""Seconds before the first card of the next round, between which a bot leaves the table time to read the last one."""

RESIGNED: Final = 7.0
"""Seconds after which a bot gives up, more or less."""


def pace(view: TaichiView, move: Move, rng: Random) -> float | None:
    """Seconds until a word is said, its player gives up looking, or a new round begins; None for any other move."""
    racing = view.phase is Phase.RACE or view.paused is Phase.RACE
    match move:
        case Say(word):
            middle = thinking(view, word) * (1.0 if racing else ALONE)
        case GiveUp():
            middle = RESIGNED * (2.0 if racing else 1.0)
        case Turn() if view.last is not None and not view.shown:
            return rng.uniform(*READING)
        case _:
            return None
    return within(view, rng.lognormvariate(log(middle), SPREAD))


def thinking(view: TaichiView, word: str) -> float:
    """The seconds in which half of all people who know that word have found and typed it."""
    rank = find(view.lexicon, view.fingerprint).rank(word) or COMMON
    rarity = max(0.0, log10(rank / COMMON))
    return 2.5 + 1.6 * (len(view.letters) - 1) + 0.22 * len(folded(word)) + 1.5 * rarity


def within(view: TaichiView, seconds: float) -> float:
    """No quicker than a hand, no slower than the clock allows."""
    clock = view.options.seconds if view.phase in LOOKING else 0
    return max(LEAST, min(seconds, MOST, 0.9 * clock if clock else MOST))
