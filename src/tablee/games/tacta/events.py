"""What is told at a game of TACTA."""

from typing import Final

from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat


class FamiliesDrawn(Event, frozen=True):
    """The order of the families is drawn (A12)."""

    families: tuple[int, ...]


class ExchangeChosen(Event, frozen=True):
    """A player has chosen what to give and what to keep; nobody outside the team sees it yet (A14)."""

    seat: Seat
    team: tuple[Seat, ...]
    give: int | None = None
    keep: int | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in self.team else ExchangeChosen(self.seat, self.team)


class Exchanged(Event, frozen=True):
    """All have chosen: a player or team gives one family to the left and keeps one (A14)."""

    seats: tuple[Seat, ...]
    """Who gives."""
    receivers: tuple[Seat, ...]
    give: int
    keep: int


class RoundBegun(Event, frozen=True):
    """A new round: the start card lies in the middle (A4)."""

    number: int
    seats: tuple[Seat, ...]
    families: tuple[int, ...]


class PileDealt(Event, frozen=True):
    """A player holds a closed pile; everybody sees its two ends (A4)."""

    seat: Seat
    count: int
    ends: tuple[int, ...]


class Starts(Event, frozen=True):
    """That player lays the first card (A5)."""

    seat: Seat


class SaidReady(Event, frozen=True):
    """A player is ready (A16)."""

    seat: Seat


class Go(Event, frozen=True):
    """Three, two, one: everybody plays (A16)."""


class OutOfTime(Event, frozen=True):
    """A player has not laid a card in time: chance does (A13)."""

    seat: Seat


class CardLaid(Event, frozen=True):
    """A card is on the table."""

    seat: Seat
    card: int
    face: int = 0
    turn: int = 0
    x: int = 0
    xr: int = 0
    y: int = 0
    yr: int = 0
    on: int | None = None
    """The card it covers; None if it lies on the table (A9)."""
    kind: int | None = None
    """The shape covered: its kind,"""
    place: int | None = None
    """and where it lies on the front of that card."""
    hidden: int = 0
    """The dots that are no longer seen."""
    end: int | None = None
    """The card that is now at the end of the pile and was not seen before."""


class CardPutAside(Event, frozen=True):
    """There was no room: the card counts for nothing (A20)."""

    seat: Seat
    card: int
    end: int | None = None


class RoundScored(Event, frozen=True):
    """The visible dots are counted (A10)."""

    scores: tuple[int, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat in this round; equals share one."""
    colours: tuple[int, ...] = ()
    """What each colour scores where teams share them (A13); elsewhere a colour is a player."""


class LastRound(Event, frozen=True):
    """The agreed time is over: the round under way is the last (A11)."""


class TieReplayed(Event, frozen=True):
    """Several are best: they alone play another round (A10)."""

    seats: tuple[Seat, ...]


class MatchWon(Event, frozen=True):
    """The game is over (A10, A11)."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    reason: str


EVENTS: Final = (
    FamiliesDrawn,
    ExchangeChosen,
    Exchanged,
    RoundBegun,
    PileDealt,
    Starts,
    SaidReady,
    Go,
    OutOfTime,
    CardLaid,
    CardPutAside,
    RoundScored,
    LastRound,
    TieReplayed,
    MatchWon,
)
