"""What a hand is likely to be worth, and whether to bet on it.

The weights are least-squares fits over a few thousand hands played by the bots themselves, a row for each number of
players; the chance of the most points is a logistic curve over the worth of the hand.
"""

from math import exp
from typing import Final

import msgspec

from tablee.kernel.sets import mask

from .deck import DECK
from .pieces import ASKED, EXCUSE_BIT, FIRST_ATOUT, NUMBERED, PETIT, PROVISEURS, SCHOOLS, STAFF, cards_of
from .view import TarotView

HEADS: Final = mask(PROVISEURS)
TOP_ATOUT: Final = 1 << (FIRST_ATOUT + DECK.atouts - 1)


class Weights(msgspec.Struct, frozen=True):
    """What makes a hand strong, in points."""

    base: float
    atout: float
    number: float
    """For each step of an Atout's number."""
    thirteen: float
    excuse: float
    petit: float
    proviseur: float
    prof: float
    void: float
    """For each school one does not have."""
    even: float
    """The worth at which the bet is an even one."""
    slope: float


WEIGHTS: Final = {
    2: Weights(-2.7, 1.9, 0.05, 4.4, 4.7, 3.8, 5.3, 1.7, 1.2, 21.2, 0.27),
    3: Weights(-5.8, 2.7, 0.09, 3.2, 5.2, 2.0, 5.9, 1.6, 1.9, 22.5, 0.19),
    4: Weights(-4.3, 3.0, 0.05, 3.8, 4.4, 1.8, 6.4, 0.9, 2.0, 22.6, 0.17),
    5: Weights(-4.9, 3.1, 0.06, 3.4, 5.2, 0.9, 7.1, 0.5, 2.6, 25.2, 0.17),
}

PAIR_EVEN: Final = 20.6
"""The worth of a hand at which a bet with a partner is an even one."""
PAIR_SLOPE: Final = 0.09
PAIR_POINTS: Final = 45.0
"""What two partners take together when they win, and the three others when those lose."""
MORE: Final = 4.0
"""What a hand that wins its bet takes beyond its worth."""
USUAL: Final = {2: 21.0, 3: 18.0, 4: 15.0, 5: 15.0}
"""The worth of a hand on average, by number of players."""
SILENT: Final = 0.8
"""How often somebody has no hand to bet on."""
DARING: Final = 6.0
"""What a player who bets alone will risk rather than see the cards dealt again and again."""
CAUTION: Final = 0.045
"""What a swing of the score costs, beside its mean: whoever is hardly surer than even bets on the least diploma."""


def hand_worth(hand: int, seats: int) -> float:
    """The points that a hand may expect."""
    weights = WEIGHTS[seats]
    atouts = cards_of(hand & NUMBERED)
    return (
        weights.base
        + weights.atout * len(atouts)
        + weights.number * sum(card - FIRST_ATOUT + 1 for card in atouts)
        + weights.thirteen * bool(hand & TOP_ATOUT)
        + weights.excuse * bool(hand & EXCUSE_BIT)
        + weights.petit * (hand >> PETIT & 1)
        + weights.proviseur * (hand & HEADS).bit_count()
        + weights.prof * (hand & STAFF & ~HEADS).bit_count()
        + weights.void * sum(not hand & ASKED[school] for school in SCHOOLS)
    )


def bet_worth(view: TarotView, diploma: int) -> float:
    """What betting on the diploma promises beyond passing."""
    worth = hand_worth(mask(view.hand), view.seats)
    if view.options.call:
        chance = logistic(PAIR_SLOPE * (worth - PAIR_EVEN))
        taken = PAIR_POINTS
    else:
        weights = WEIGHTS[view.seats]
        chance = logistic(weights.slope * (worth - weights.even))
        taken = worth + MORE
    risk = CAUTION * diploma * diploma * chance * (1 - chance)
    return chance * (taken + diploma) - (1 - chance) * diploma - risk - pass_worth(view, worth)


def pass_worth(view: TarotView, worth: float) -> float:
    """What passing promises: the points of the hand, or of any other if nobody bets and the cards are dealt again;
    where partners are called, about half of the time what the three others take together, or a partner's part."""
    if view.options.call:
        return PAIR_POINTS / 2
    again = 0.0 if view.diploma else SILENT ** (view.seats - len(view.bids) - 1)
    return again * USUAL[view.seats] + (1 - again) * worth - DARING


def logistic(x: float) -> float:
    """From 0 to 1, a half at zero."""
    return 1.0 / (1.0 + exp(-x))
