"""What is told at a game of Tarot décalé."""

from typing import Final

from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat


class Drawn(Event, frozen=True):
    """Players have drawn a card each for the deal (T4)."""

    seats: tuple[Seat, ...]
    cards: tuple[int, ...]


class DealerChosen(Event, frozen=True):
    """That player is the Super Donneur (T4)."""

    seat: Seat


class HandBegun(Event, frozen=True):
    """The pack is shuffled for a new hand."""

    dealer: Seat
    number: int
    """Which hand of the match it is, from 1."""


class PackCut(Event, frozen=True):
    """The pack has been cut (T5)."""

    seat: Seat
    at: int


class Dealt(Event, frozen=True):
    """A player has received a hand; only they see it (T6)."""

    seat: Seat
    count: int
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count)


class Passed(Event, frozen=True):
    """A player has passed (T20)."""

    seat: Seat


class DiplomaBet(Event, frozen=True):
    """A player has announced a diploma (T20)."""

    seat: Seat
    diploma: int


class Bettor(Event, frozen=True):
    """The bidding is over: that player is the bettor (T20)."""

    seat: Seat
    diploma: int


class NobodyBet(Event, frozen=True):
    """All have passed: the same dealer deals again (T21)."""

    dealer: Seat


class ProviseurCalled(Event, frozen=True):
    """The bettor has called a Proviseur (T23)."""

    seat: Seat
    school: int


class PlaysAlone(Event, frozen=True):
    """The bettor plays alone (T23)."""

    seat: Seat


class Announced(Event, frozen=True):
    """A player has claimed bonuses (T25); a player who claims none says nothing."""

    seat: Seat
    cool: tuple[int, ...] = ()
    loose: bool = False
    strike: bool = False


class CardPlayed(Event, frozen=True):
    """A card has been played to the trick."""

    seat: Seat
    card: int


class PartnerShown(Event, frozen=True):
    """The called Proviseur has been played: its owner is the partner (T23)."""

    seat: Seat
    school: int


class TrickWon(Event, frozen=True):
    """A player has taken the trick and any tied ones that waited (T14, T15)."""

    seat: Seat
    cards: tuple[int, ...]


class TrickTied(Event, frozen=True):
    """Nobody wins the trick: it waits for the next one (T15)."""

    seats: tuple[Seat, ...]
    """Who played the equal cards."""


class TrickSetAside(Event, frozen=True):
    """The last trick has tied: it counts for nobody (T16)."""

    cards: tuple[int, ...]


class PetitAtTheEnd(Event, frozen=True):
    """The Atout 1 has won the last trick (T26)."""

    seat: Seat


class BetSettled(Event, frozen=True):
    """The bet is won or lost (T22, T24)."""

    seats: tuple[Seat, ...]
    """The bettor, and the partner if there is one."""
    points: int
    """Their card points."""
    others: int
    """The card points they had to beat."""
    diploma: int
    won: bool


class HandScored(Event, frozen=True):
    """A line on the score sheet (T18)."""

    scores: tuple[int, ...]
    totals: tuple[int, ...]


class LastHand(Event, frozen=True):
    """The agreed time is over: the hand under way is the last (T19)."""


class MatchWon(Event, frozen=True):
    """The match is over (T19)."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    reason: str


EVENTS: Final = (
    Drawn,
    DealerChosen,
    HandBegun,
    PackCut,
    Dealt,
    Passed,
    DiplomaBet,
    Bettor,
    NobodyBet,
    ProviseurCalled,
    PlaysAlone,
    Announced,
    CardPlayed,
    PartnerShown,
    TrickWon,
    TrickTied,
    TrickSetAside,
    PetitAtTheEnd,
    BetSettled,
    HandScored,
    LastHand,
    MatchWon,
)
