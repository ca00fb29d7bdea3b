"""What is done at a game of Tai Chi Chuan: the moves of players and of CHANCE. What is told of it is in `events.py`."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tablee.kernel.messages import FirstDraw, Move, OrderDraw

from .pieces import CARDS, SYMBOLS

Card = Annotated[int, Meta(ge=0, lt=CARDS)]
"""A card by its number."""

Symbol = Annotated[int, Meta(ge=0, lt=len(SYMBOLS))]
"""A symbol by its number."""

Text = Annotated[str, Meta(max_length=200)]
"""What somebody types; the rules bear with less (`judge.LONGEST`)."""


# Moves of CHANCE


class OpenDictionary(Move, frozen=True):
    """CHANCE, who has no choice here, lays the dictionary on the table: which one, and a hash of all it says (C11).

    So a record says by which dictionary its words were judged, and is not replayed by another.
    """

    lexicon: str
    fingerprint: str

    def __str__(self) -> str:
        return f"dictionary {self.lexicon} {self.fingerprint}"


class Shuffle(OrderDraw, frozen=True):
    """CHANCE shuffles the cards (C3): one for each seat in turn, then the draw pile from its top."""

    order: tuple[Card, ...]


class DrawFirst(FirstDraw, frozen=True):
    """CHANCE draws who starts (C4)."""


class Reshuffle(OrderDraw, frozen=True):
    """CHANCE shuffles the discard into a new draw pile (C23); the first card will lie on top."""

    order: tuple[Card, ...]


# Moves of players


class Turn(Move, frozen=True):
    """The active player turns a card: the first (C5), another one (C6), or that of a challenge (C18)."""


class Stop(Move, frozen=True):
    """The active player goes no further, and may be challenged (C16)."""


class Say(Move, frozen=True):
    """A player says a word (C5, C6, C14, C18). A word that does not count costs nothing (C9)."""

    word: Text

    def __str__(self) -> str:
        return f"say {self.word}"


class Insist(Move, frozen=True):
    """A player says a word and, should the dictionary not be sure of it, asks the table to accept it (C13)."""

    word: Text

    def __str__(self) -> str:
        return f"insist {self.word}"


class GiveUp(Move, frozen=True):
    """A player looks for a word no longer (C9)."""


class Join(Move, frozen=True):
    """A player joins the challenge and stakes the card won last (C16)."""


class StayOut(Move, frozen=True):
    """A player does not join the challenge (C16)."""


class Vote(Move, frozen=True):
    """A player accepts somebody's word, or does not (C13)."""

    answer: Literal["yes", "no"]

    def __str__(self) -> str:
        return f"vote {self.answer}"


class Take(Move, frozen=True):
    """A player takes all shown cards of a symbol (C17, C19, C20, C24)."""

    symbol: Symbol

    def __str__(self) -> str:
        return f"take {SYMBOLS[self.symbol] if 0 <= self.symbol < len(SYMBOLS) else '?'}"


class Pick(Move, frozen=True):
    """A player takes one of the shown cards (C15)."""

    card: Card

    def __str__(self) -> str:
        return f"pick {self.card}"


MOVES: Final = (
    OpenDictionary,
    Shuffle,
    DrawFirst,
    Reshuffle,
    Turn,
    Stop,
    Say,
    Insist,
    GiveUp,
    Join,
    StayOut,
    Vote,
    Take,
    Pick,
)

TURN: Final = Turn()
STOP: Final = Stop()
GIVE_UP: Final = GiveUp()
JOIN: Final = Join()
STAY_OUT: Final = StayOut()
NO: Final = Vote("no")
YES: Final = Vote("yes")
