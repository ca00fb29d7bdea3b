"""What is done at a game of Tarot décalé: the moves of players and of CHANCE. What is told of it is in `events.py`."""

from typing import Annotated, Final, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from tablee.kernel.messages import Move

from .deck import DECK
from .pieces import CARDS, CODES

DIPLOMAS: Final = (10, 20, 30)
"""Brevet, Baccalauréat, Master (T20)."""

DIPLOMA_NAMES: Final = {10: "brevet", 20: "bac", 30: "master"}

Card = Annotated[int, Meta(ge=0, lt=CARDS)]
"""A card by its number."""

School = Annotated[int, Meta(ge=0, lt=len(DECK.schools))]
"""Bleu, orange, vert, violet."""


class Draw(Move, frozen=True):
    """CHANCE draws a card for each player who draws for the deal (T4)."""

    order: tuple[Card, ...]

    def __str__(self) -> str:
        return "draw " + spell(self.order)


class Shuffle(Move, frozen=True):
    """CHANCE shuffles the pack (T5)."""

    order: tuple[Card, ...]

    def __str__(self) -> str:
        return "shuffle " + spell(self.order)


class Cut(Move, frozen=True):
    """The player at the dealer's right cuts after so many cards (T5)."""

    at: int

    def __str__(self) -> str:
        return f"cut {self.at}"


class Pass(Move, frozen=True):
    """A player announces no diploma (T20)."""


class Bet(Move, frozen=True):
    """A player announces a diploma (T20)."""

    diploma: Literal[10, 20, 30]

    def __str__(self) -> str:
        return f"bet {DIPLOMA_NAMES[self.diploma]}"


class Call(Move, frozen=True):
    """The bettor calls the Proviseur of a school (T23)."""

    school: School

    def __str__(self) -> str:
        return f"call {DECK.schools[self.school]}"


class Alone(Move, frozen=True):
    """The bettor plays without a partner (T23)."""


class Announce(Move, frozen=True):
    """A player claims bonuses, or none (T25)."""

    cool: tuple[Card, ...] = ()
    """The Atouts shown for "Trop cool"; none if it is not claimed."""
    loose: bool = False
    """ "C'est la loose": no Atout at all."""
    strike: bool = False
    """ "Grève des profs": neither Prof nor Proviseur."""

    def __post_init__(self) -> None:
        force_setattr(self, "cool", tuple(sorted(self.cool)))  # the same cards in another order are the same claim

    def __str__(self) -> str:
        claims = ["cool " + spell(self.cool)] if self.cool else []
        claims += ["loose"] if self.loose else []
        claims += ["strike"] if self.strike else []
        return "announce " + (" ".join(claims) or "nothing")


class Play(Move, frozen=True):
    """A player plays a card (T7-T13)."""

    card: Card

    def __str__(self) -> str:
        return CODES[self.card]


MOVES: Final = (Draw, Shuffle, Cut, Pass, Bet, Call, Alone, Announce, Play)

PLAYS: Final = tuple(Play(card) for card in range(CARDS))
"""Every "play that card", built once."""
CUTS: Final = tuple(Cut(at) for at in range(2, CARDS - 1))
"""Every cut: at least two cards in each part (T5)."""
PASS: Final = Pass()
BETS: Final = tuple(Bet(diploma) for diploma in (10, 20, 30))
CALLS: Final = tuple(Call(school) for school in range(len(DECK.schools)))
ALONE: Final = Alone()


def spell(cards: tuple[int, ...]) -> str:
    """Cards by their codes."""
    return " ".join(CODES[card] for card in cards)
