"""What is said at a game of Tarot décalé: moves, events, options."""

from typing import Annotated, Final, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from tablee.kernel.messages import Event, Move, Problem
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import MatchOptions

from .pieces import CARDS, CODES, DECK

DIPLOMAS: Final = (10, 20, 30)
"""Brevet, Baccalauréat, Master (T20)."""

DIPLOMA_NAMES: Final = {10: "brevet", 20: "bac", 30: "master"}

SHOWN_ATOUTS: Final = {4: 6, 5: 5}
"""How many Atouts "Trop cool" shows, by number of players (T25)."""

BONUS: Final = 5
"""Points of a bonus (T25, T26)."""


Card = Annotated[int, Meta(ge=0, lt=CARDS)]
"""A card by its number."""

School = Annotated[int, Meta(ge=0, lt=len(DECK.schools))]
"""Bleu, orange, vert, violet."""


class TarotOptions(MatchOptions, frozen=True):
    """The choices before a match of Tarot décalé."""

    bets: bool = False
    """The variant "Paris": one player bets on a diploma (T20-T22)."""
    call: bool = False
    """The variant "Appel au Proviseur", for five, with bets: the bettor may call a secret partner (T23, T24)."""
    bonuses: bool = False
    """The variant "Primes", for four or five (T25-T27)."""

    @property
    def betting(self) -> bool:
        """Whether there are bets: the call implies them."""
        return self.bets or self.call

    def conflict(self, seats: int) -> Problem | None:
        if self.call and seats != 5:
            return Problem("option-call", {"option": "call", "seats": seats})
        if self.bonuses and seats not in SHOWN_ATOUTS:
            return Problem("option-bonuses", {"option": "bonuses", "seats": seats})
        return super().conflict(seats)


# Moves


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


# Events


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
