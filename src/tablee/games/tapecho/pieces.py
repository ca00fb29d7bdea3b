"""The cards of Tapécho (P1, P2) as the rules see them: kind, camp, value, spot, effect.

A card is a number: its place in the pack. A set of cards is an int, one bit a card. What a card is called is no
concern of the rules: see `deck.py`.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec

from tablee.kernel.sets import mask

HAND: Final = 10
"""Cards dealt to each player (P6)."""

VALUES: Final = range(1, 10)
"""What an atout or a handicap may be worth (P3)."""

MOST_CARDS: Final = 1_000
"""No pack has more cards."""

WOMEN: Final = 0
MEN: Final = 1
MIXED: Final = 2
"""The camps of cards (P1); a player is in one of the first two."""

LETTERS: Final = "wmb"
"""How a camp is written: women, men, both."""


class Kind(StrEnum):
    """What a card is for (P1)."""

    ATOUT = "a"
    HANDICAP = "h"
    ATTACK = "x"
    DEFENCE = "d"
    """Wonderchopeuse, Superchopeur."""
    FOIL = "o"
    """Hors contexte."""


class Figure(msgspec.Struct, frozen=True):
    """What the rules must know of a card."""

    kind: Kind
    camp: int = MIXED
    value: int = 0
    """What an atout or a handicap is worth."""
    spot: int = -1
    """The context whose colour it carries; -1 if it fits everywhere (P2)."""
    effect: str = ""
    """What an attack does (P17)."""
    count: int = 0
    """How many cards an effect draws."""

    def __str__(self) -> str:
        camp = LETTERS[self.camp]
        match self.kind:
            case Kind.ATTACK:
                return f"x{camp}-{self.effect}" + (f"-{self.count}" if self.count else "")
            case Kind.DEFENCE:
                return f"d{camp}"
            case Kind.FOIL:
                return "o"
            case _:
                return f"{self.kind}{self.value}{camp}" + (str(self.spot) if self.spot >= 0 else "")


def figure_of(text: str) -> Figure:
    """A figure from its short text: `a5w2`, `h3b`, `xb-draw-2`, `dm`, `o`."""
    if found := re.fullmatch(r"([ah])(\d)([wmb])(\d*)", text):
        kind, value, camp, spot = found.groups()
        return Figure(Kind(kind), LETTERS.index(camp), int(value), int(spot) if spot else -1)
    if found := re.fullmatch(r"x([wmb])-([a-z_]+)(?:-(\d+))?", text):
        camp, effect, count = found.groups()
        return Figure(Kind.ATTACK, LETTERS.index(camp), effect=effect, count=int(count or 0))
    if found := re.fullmatch(r"d([wm])", text):
        return Figure(Kind.DEFENCE, LETTERS.index(found[1]))
    assert text == "o", f"no such card: {text}"
    return Figure(Kind.FOIL)


class Pack:
    """All cards of a game, and the sets of them that the rules ask for."""

    __slots__ = (
        "all",
        "atouts",
        "attacks",
        "by_value",
        "cards",
        "contexts",
        "defences",
        "figures",
        "fits",
        "foils",
        "foreign",
        "handicaps",
        "reactions",
        "size",
        "value",
    )

    def __init__(self, contexts: int, cards: Sequence[Figure]) -> None:
        self.contexts = contexts
        self.cards = tuple(cards)
        self.size = len(cards)
        self.figures = " ".join((str(contexts), *map(str, cards)))
        """The whole pack as a short text; `pack_of` reads it."""
        self.all = (1 << len(cards)) - 1
        self.value = tuple(card.value for card in cards)
        self.atouts = self._mask(Kind.ATOUT)
        self.handicaps = self._mask(Kind.HANDICAP)
        self.attacks = self._mask(Kind.ATTACK)
        self.foils = self._mask(Kind.FOIL)
        self.defences = tuple(self._mask(Kind.DEFENCE) & self._camp(camp) for camp in (WOMEN, MEN))
        """The defences of each camp (P19)."""
        self.reactions = self.foils | self.defences[WOMEN] | self.defences[MEN]
        """Cards that are only laid out of turn (P25)."""
        self.fits = tuple(self._camp(camp) | self._camp(MIXED) for camp in (WOMEN, MEN))
        """The cards that may lie in front of a player of each camp (P13)."""
        self.foreign = tuple(
            mask(i for i, card in enumerate(cards) if card.spot not in (-1, context)) for context in range(contexts)
        )
        """For each context, the cards that are out of place there (P20)."""
        self.by_value = tuple(
            (value, mask(i for i, card in enumerate(cards) if card.value == value)) for value in reversed(VALUES)
        )
        """The cards worth something, the highest first."""

    def _mask(self, kind: Kind) -> int:
        return mask(i for i, card in enumerate(self.cards) if card.kind is kind)

    def _camp(self, camp: int) -> int:
        return mask(i for i, card in enumerate(self.cards) if card.camp == camp)

    def total(self, cards: int) -> int:
        """What a set of cards is worth."""
        return sum(value * (cards & worth).bit_count() for value, worth in self.by_value)

    def best(self, cards: int) -> int:
        """The cards of a set that have its highest value."""
        return next((cards & worth for _, worth in self.by_value if cards & worth), 0)


@lru_cache(maxsize=64)
def pack_of(figures: str) -> Pack:
    """The pack of that text."""
    contexts, *cards = figures.split()
    return Pack(int(contexts), [figure_of(card) for card in cards])
