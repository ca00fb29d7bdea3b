"""The pack of Tarot décalé (T1-T3).

A card is a number: 0-35 the school cards, nine a school (Interro, four Élèves, three Profs, Proviseur); 36-48 the
Atouts 1 to 13; 49 the Excuse. A set of cards is an int, one bit a card.
"""

from typing import Final

from tablee.kernel.sets import mask

from .deck import DECK

SCHOOLS: Final = range(len(DECK.schools))
"""Bleu, orange, vert, violet."""

ATOUT: Final = len(DECK.schools)
"""What is asked when an Atout is led; the schools are 0 to 3."""

PER_SCHOOL: Final = len(DECK.school_card)
FIRST_ATOUT: Final = PER_SCHOOL * len(DECK.schools)
EXCUSE: Final = FIRST_ATOUT + DECK.atouts
CARDS: Final = EXCUSE + 1
PETIT: Final = FIRST_ATOUT
"""The Atout 1 (le Petit)."""


ALL: Final = (1 << CARDS) - 1
BIT: Final = tuple([1 << card for card in range(CARDS)])
"""Each card alone as a set: looked up, since compiled code would shift 32 bits only."""
PRIME: Final = 53
PLACE: Final = tuple([next((card for card in range(CARDS) if BIT[card] % PRIME == rest), -1) for rest in range(PRIME)])
"""The card that is alone in a set, by what is left of the set divided by 53: another number for every card."""
EXCUSE_BIT: Final = 1 << EXCUSE
ASKED: Final = tuple(
    [mask(range(PER_SCHOOL * school, PER_SCHOOL * (school + 1))) for school in SCHOOLS]
    + [mask(range(FIRST_ATOUT, EXCUSE))]
)
"""The cards that answer what is asked: each school, then the numbered Atouts."""
NUMBERED: Final = ASKED[ATOUT]
"""The Atouts 1 to 13."""
ATOUTS: Final = NUMBERED | EXCUSE_BIT
"""The fourteen Atouts, the Excuse among them."""
PROVISEURS: Final = tuple(PER_SCHOOL * school + PER_SCHOOL - 1 for school in SCHOOLS)
"""The Proviseur of each school."""
STAFF: Final = mask(
    PER_SCHOOL * school + index
    for school in SCHOOLS
    for index, card in enumerate(DECK.school_card)
    if card.name in ("prof", "proviseur")
)
"""All Profs and Proviseurs."""

SUIT: Final = (*(card // PER_SCHOOL for card in range(FIRST_ATOUT)), *(ATOUT for _ in range(DECK.atouts)), -1)
"""What a card asks for when it is led; the Excuse asks for nothing."""
STRENGTH: Final = (
    tuple(card.strength for _ in SCHOOLS for card in DECK.school_card)
    + tuple(10 + number for number in range(1, DECK.atouts + 1))
    + (-1,)
)
"""The strength of a card (T2): Atouts 11 to 23, above any school card; the Excuse has none."""
POINTS: Final = (
    tuple(card.points for _ in SCHOOLS for card in DECK.school_card)
    + tuple(DECK.bout_points if number in DECK.bouts else 0 for number in range(1, DECK.atouts + 1))
    + (DECK.bout_points,)
)
"""The points of a card (T3)."""
HIGHER: Final = tuple(
    mask(card for card in range(FIRST_ATOUT, EXCUSE) if STRENGTH[card] > strength) for strength in range(24)
)
"""The numbered Atouts above a strength."""
HAND_SIZES: Final = {2: 14, 3: 12, 4: 10, 5: 10}
"""Cards dealt to each player, by number of players (T6)."""

CODES: Final = (
    tuple(f"{school[:2]}{card.code}" for school in DECK.schools for card in DECK.school_card)
    + tuple(f"A{number}" for number in range(1, DECK.atouts + 1))
    + ("EX",)
)
"""How a card is written: `blP` is the Proviseur bleu, `viE2` an Élève violet, `A13`, `EX`."""
CARD_OF: Final = {code.upper(): card for card, code in enumerate(CODES)}
"""A card by its code in capitals."""


TEN: Final = (1 << 10) - 1
"""Ten cards of a set."""


def _sets(first: int) -> tuple[tuple[int, ...], ...]:
    """Every set of the ten cards from that one on, by its bits."""
    return tuple(tuple(first + place for place in range(10) if bits >> place & 1) for bits in range(TEN + 1))


SETS: Final = (_sets(0), _sets(10), _sets(20), _sets(30), _sets(40))
"""Ten cards are looked up at once: 0.3 µs for a hand, a quarter of what it takes card by card."""


def cards_of(bits: int) -> tuple[int, ...]:
    """The cards of a set, in order; the kernel's is for packs of any size, and slower."""
    a, b, c, d, e = SETS
    return a[bits & TEN] + b[bits >> 10 & TEN] + c[bits >> 20 & TEN] + d[bits >> 30 & TEN] + e[bits >> 40]


WORTH: Final = tuple(bytes(sum(POINTS[card] for card in cards) for cards in sets) for sets in SETS)
"""The points of every such set."""


def points_of(bits: int) -> int:
    """The points of a set of cards (T3)."""
    a, b, c, d, e = WORTH
    return a[bits & TEN] + b[bits >> 10 & TEN] + c[bits >> 20 & TEN] + d[bits >> 30 & TEN] + e[bits >> 40]
