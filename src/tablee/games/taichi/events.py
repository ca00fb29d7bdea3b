"""What is told at a game of Tai Chi Chuan. Everybody sees the same."""

from typing import ClassVar, Final, Literal

from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat

from .lexicon import Part
from .words import Reason, Why


class DictionaryOpened(Event, frozen=True):
    """The dictionary lies on the table (C11)."""

    lexicon: Literal["complete", "primer"]


class CardsDealt(Event, frozen=True):
    """Everybody has a card, face down; the rest is the draw pile (C3)."""

    count: int
    """How many cards the draw pile has."""


class Starts(Event, frozen=True):
    """That player starts (C4)."""

    seat: Seat


class RoundBegun(Event, frozen=True):
    """A new round, and who is active (C5, C22)."""

    seat: Seat
    round: int


class CardTurned(Event, frozen=True):
    """A card is turned (C5, C6, C18)."""

    seat: Seat
    card: int
    count: int
    """How many cards now lie there."""


class LastCard(Event, frozen=True):
    """The last card of the second pile has been turned (C24)."""


class WordAccepted(Event, frozen=True):
    """A word counts (C5-C12)."""

    seat: Seat
    word: str
    headword: str
    """The main entry it belongs to."""
    why: Why
    """Why it counts."""
    parts: tuple[Part, ...] = ()
    """Its parts of speech."""


class WordRefused(Event, frozen=True):
    """A word does not count, and why; it costs nothing (C9, C13)."""

    seat: Seat
    word: str
    reason: Reason
    of: str = ""
    """The main entry it is a form of; the word whose family it shares; the initial or the letters it lacks."""
    suggestion: str | None = None
    """A main entry with the same letters."""


class VoteOpened(Event, frozen=True):
    """The table is asked about a word (C13)."""

    seat: Seat
    word: str
    reason: Literal["not-found", "doubtful"]
    of: str = ""
    """The word whose family it might share."""


class Voted(Event, frozen=True):
    """Somebody has voted (C13)."""

    seat: Seat
    answer: Literal["yes", "no"]


class WordHeld(Event, frozen=True):
    """A good word came while the table was voting on an earlier one: it waits for the vote (C13, C18)."""

    seat: Seat
    word: str


class VoteClosed(Event, frozen=True):
    """What the table has decided (C13)."""

    seat: Seat
    """Who said the word."""
    word: str
    verdict: Literal["accepted", "refused"]
    yes: int
    no: int


class GaveUp(Event, frozen=True):
    """Somebody looks for a word no longer (C9)."""

    seat: Seat


class TimeOver(Event, frozen=True):
    """The clock has run out for them (C9, C14, C18)."""

    seats: tuple[Seat, ...]


class Failed(Event, frozen=True):
    """The active player has found no word: the others may try (C14)."""

    seat: Seat


class Stopped(Event, frozen=True):
    """The active player goes no further (C16)."""

    seat: Seat


class Joined(Event, frozen=True):
    """Somebody joins the challenge and stakes a card, face down (C16)."""

    seat: Seat


class StayedOut(Event, frozen=True):
    """Somebody does not join the challenge (C16)."""

    seat: Seat


class Unchallenged(Event, frozen=True):
    """Nobody joins: the active player takes the most frequent symbol (C17)."""

    seat: Seat


class RaceBegun(Event, frozen=True):
    """The challenge is on: the fastest word wins (C18)."""

    seats: tuple[Seat, ...]


class RaceWon(Event, frozen=True):
    """Somebody was the fastest (C19, C20)."""

    seat: Seat


class RaceForfeited(Event, frozen=True):
    """Nobody has found a word: the active player wins (C19)."""

    seat: Seat


class StakeReturned(Event, frozen=True):
    """Somebody takes their stake back, face down (C20, C23)."""

    seat: Seat


class StakeLost(Event, frozen=True):
    """The stake of somebody who lost the challenge is discarded, face up (C21)."""

    seat: Seat
    card: int


class SymbolTaken(Event, frozen=True):
    """Somebody takes all shown cards of a symbol (C17, C19, C20, C24)."""

    seat: Seat
    symbol: int
    cards: tuple[int, ...]


class CardPicked(Event, frozen=True):
    """Somebody takes one of the shown cards (C15)."""

    seat: Seat
    card: int


class Discarded(Event, frozen=True):
    """The cards that nobody takes are discarded, face up (C15, C17, C19, C20)."""

    cards: tuple[int, ...]


class RoundEnded(Event, frozen=True):
    """A round is over: words that nobody said, though the letters were there."""

    solves: ClassVar[bool] = True
    seat: Seat
    """Whose round it was."""
    possible: int
    """How many main entries would have done for all the letters turned."""
    longest: tuple[str, ...] = ()
    """The longest of them."""
    prettiest: tuple[str, ...] = ()
    """The prettiest of them: see `afterwards.py`."""


class Reshuffled(Event, frozen=True):
    """The discard is the new draw pile (C23)."""

    count: int


class NothingLeft(Event, frozen=True):
    """There is no card to turn, nor a discard to shuffle: the game ends (C23)."""


class GameWon(Event, frozen=True):
    """The game is over; most cards win, equals share (C25)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: Literal["last-card", "no-cards"]


EVENTS: Final = (
    DictionaryOpened,
    CardsDealt,
    Starts,
    RoundBegun,
    CardTurned,
    LastCard,
    WordAccepted,
    WordRefused,
    VoteOpened,
    Voted,
    WordHeld,
    VoteClosed,
    GaveUp,
    TimeOver,
    Failed,
    Stopped,
    Joined,
    StayedOut,
    Unchallenged,
    RaceBegun,
    RaceWon,
    RaceForfeited,
    StakeReturned,
    StakeLost,
    SymbolTaken,
    CardPicked,
    Discarded,
    RoundEnded,
    Reshuffled,
    NothingLeft,
    GameWon,
)
