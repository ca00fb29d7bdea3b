"""What is done at a game of Tapécho: the moves of players and of CHANCE. What is told of it is in `events.py`."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.kernel.messages import FirstDraw, Move, OrderDraw
from tablee.kernel.seats import Seat

from .pieces import LETTERS, MOST_CARDS

Card = Annotated[int, Meta(ge=0, lt=MOST_CARDS)]
"""A card by its number."""


# Moves of CHANCE


class DrawCamps(Move, frozen=True):
    """CHANCE draws who changes camp for the game, so that the camps are balanced (P4)."""

    camps: tuple[int, ...]

    def __str__(self) -> str:
        return "camps " + "".join(LETTERS[camp] if 0 <= camp < 2 else "?" for camp in self.camps)


class DrawContext(Move, frozen=True):
    """CHANCE draws the place of the action (P5)."""

    context: int

    def __str__(self) -> str:
        return f"context {self.context}"


class Shuffle(OrderDraw, frozen=True):
    """CHANCE shuffles the pack (P6): ten cards for each seat in turn, then the draw pile from its top."""

    order: tuple[Card, ...]


class DrawFirst(FirstDraw, frozen=True):
    """CHANCE draws who starts (P7)."""


class Reshuffle(OrderDraw, frozen=True):
    """CHANCE shuffles the discard, to go under the draw pile (P11); the first card will lie highest."""

    order: tuple[Card, ...]


class Swap(Move, frozen=True):
    """CHANCE draws which cards attacker and target exchange, each by its place in the sorted hand (P17)."""

    attacker_place: int
    target_place: int

    def __str__(self) -> str:
        return f"swap {self.attacker_place} {self.target_place}"


# Moves of players


class Lay(Move, frozen=True):
    """A player lays a card in front of somebody (P8-P10): alone, or as the second of two (P12)."""

    card: Card
    on: Seat
    """In front of whom."""
    pick: Card | None = None
    """The laid card that an attack is after, if it needs one (P17)."""

    def __str__(self) -> str:
        return "lay " + spot(self.card, self.on, self.pick)


class LayFirst(Move, frozen=True):
    """A player declares the first of two cards (P12); nothing happens before the second is declared too."""

    card: Card
    on: Seat
    pick: Card | None = None

    def __str__(self) -> str:
        return "lay " + spot(self.card, self.on, self.pick) + " +"


class Discard(Move, frozen=True):
    """A player throws a card away and draws (P11, P25)."""

    card: Card

    def __str__(self) -> str:
        return f"drop {self.card}"


class Keep(Move, frozen=True):
    """A player keeps one of the two cards drawn; the other goes back on top (P11)."""

    card: Card

    def __str__(self) -> str:
        return f"keep {self.card}"


class Pass(Move, frozen=True):
    """A player who can do nothing at all passes (P15)."""


class React(Move, frozen=True):
    """A player lays a card out of turn: a defence or a hors contexte (P19-P21)."""

    card: Card
    against: Card
    """The card it answers: an answer that comes too late is not taken for another."""

    def __str__(self) -> str:
        return f"react {self.card} {self.against}"


class Decline(Move, frozen=True):
    """A player does not react to that card (P22)."""

    against: Card

    def __str__(self) -> str:
        return f"decline {self.against}"


class Choose(Move, frozen=True):
    """A player chooses which of several equal atouts they lose (P17)."""

    card: Card

    def __str__(self) -> str:
        return f"choose {self.card}"


MOVES: Final = (
    DrawCamps,
    DrawContext,
    Shuffle,
    DrawFirst,
    Reshuffle,
    Swap,
    Lay,
    LayFirst,
    Discard,
    Keep,
    Pass,
    React,
    Decline,
    Choose,
)

PASS: Final = Pass()


def spot(card: int, on: Seat, pick: int | None) -> str:
    """A card, in front of whom, and what it is after."""
    return f"{card}>{on}" + (f":{pick}" if pick is not None else "")
