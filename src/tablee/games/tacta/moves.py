"""What is done at a game of TACTA: the moves of players and of CHANCE. What is told of it is in `events.py`."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.kernel.messages import FirstDraw, Move

from .pieces import CARDS, CODES, FAMILIES

Card = Annotated[int, Meta(ge=0, lt=CARDS)]
"""A card by its number."""

Family = Annotated[int, Meta(ge=0, lt=len(FAMILIES))]
"""Cercle, carré, triangle."""

Face = Annotated[int, Meta(ge=0, le=1)]
"""0 is the front, 1 the back."""

Turn = Annotated[int, Meta(ge=0, le=7)]
"""Eighths of a turn, clockwise from upright."""

Coordinate = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
"""Half of a coordinate a + b√2."""


class DrawFamilies(Move, frozen=True):
    """CHANCE draws the order of the families (A12)."""

    order: tuple[Family, ...]

    def __str__(self) -> str:
        return "families " + " ".join(FAMILIES[family] for family in self.order)


class Exchange(Move, frozen=True):
    """A player chooses a family to give and one to keep; CHANCE does for those who are late (A14)."""

    give: Family
    keep: Family

    def __str__(self) -> str:
        return f"give {FAMILIES[self.give]} keep {FAMILIES[self.keep]}"


class Shuffle(Move, frozen=True):
    """CHANCE shuffles a pack (A4)."""

    order: tuple[Card, ...]

    def __str__(self) -> str:
        return "shuffle " + " ".join(CODES[card] for card in self.order)


class DrawFirst(FirstDraw, frozen=True):
    """CHANCE draws who starts among equals (A5)."""


class Ready(Move, frozen=True):
    """A player is ready for a free game; when all are, nobody waits for the clock (A16)."""


class Lay(Move, frozen=True):
    """A player lays an end card (A6, A9); CHANCE does for a late one (A13)."""

    card: Card
    face: Face
    turn: Turn
    x: Coordinate
    """The centre of the card is at x + xr·√2 to the right of the start card's,"""
    xr: Coordinate
    y: Coordinate
    """and y + yr·√2 below it."""
    yr: Coordinate

    def __str__(self) -> str:
        where = f"{spelled(self.x, self.xr)} {spelled(self.y, self.yr)}"
        return f"{CODES[self.card]} {'ab'[self.face]}{self.turn} {where}"


class PutAside(Move, frozen=True):
    """A player for whose cards the table has no room puts one aside (A20)."""

    card: Card

    def __str__(self) -> str:
        return f"aside {CODES[self.card]}"


MOVES: Final = (DrawFamilies, Exchange, Shuffle, DrawFirst, Ready, Lay, PutAside)

READY: Final = Ready()
EXCHANGES: Final = tuple(
    Exchange(give, keep) for give in range(len(FAMILIES)) for keep in range(len(FAMILIES)) if give != keep
)
"""Every choice of sabotage."""
PUT_ASIDE: Final = tuple(map(PutAside, range(CARDS)))


def spelled(a: int, b: int) -> str:
    """A coordinate a + b√2: `-20+17r`, `17r` or `-20`."""
    if b == 0:
        return str(a)
    return f"{a}{b:+}r" if a else f"{b}r"
