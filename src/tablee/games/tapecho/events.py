"""What is told at a game of Tapécho, and who may see what of it."""

from typing import Final, Literal

from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat

from .pieces import MEN, WOMEN


class CampsDrawn(Event, frozen=True):
    """The camps are balanced (P4)."""

    women: tuple[Seat, ...]
    men: tuple[Seat, ...]
    moved: tuple[Seat, ...]
    """Who plays the other camp than they chose."""
    side: int = WOMEN
    """The camp of the first, which may have another name at this table."""
    other: int = MEN


class GameBegun(Event, frozen=True):
    """A new game of the match, and the place of its action (P5)."""

    number: int
    """Which game of the match it is, from 1."""
    context: int
    aside: tuple[int, ...] = ()
    """The cards that stay in the box, for balance (P4)."""


class Dealt(Event, frozen=True):
    """A player has received a hand; only they see it (P6)."""

    seat: Seat
    count: int
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count)


class Starts(Event, frozen=True):
    """That player makes the first move (P7)."""

    seat: Seat


class Declared(Event, frozen=True):
    """A player has named the first of two cards (P12)."""

    seat: Seat
    card: int
    on: Seat
    pick: int | None = None


class CardLaid(Event, frozen=True):
    """A card lies in front of somebody; whoever may react, may react now."""

    seat: Seat
    card: int
    on: Seat
    kind: Literal["atout", "gift", "handicap", "attack"]
    """A gift is an atout for one's partner (P28)."""
    pick: int | None = None
    effect: str = ""
    """What an attack does (P17): it is written on the card, for all to read (P16)."""
    count: int = 0
    """How many cards it makes its target draw."""


class CardStands(Event, frozen=True):
    """Nobody has cancelled the card: it counts."""

    on: Seat
    card: int


class Foiled(Event, frozen=True):
    """A player lays a hors contexte on a card just laid (P20)."""

    seat: Seat
    card: int
    against: int
    """The card out of place."""
    on: Seat
    """Who laid it: to them it is an attack (P21)."""


class Defended(Event, frozen=True):
    """A player lays the defence of their camp (P19, P21)."""

    seat: Seat
    card: int
    against: int
    """The attack, or the hors contexte."""


class Cancelled(Event, frozen=True):
    """A card goes to the discard without effect, and the card that cancelled it with it (P18)."""

    card: int
    by: int


class AttackLeft(Event, frozen=True):
    """An attack has lain for its round and goes to the discard (P16)."""

    on: Seat
    card: int


class TurnLost(Event, frozen=True):
    """A player will lose their next turn (P17)."""

    seat: Seat


class TurnSkipped(Event, frozen=True):
    """A player's turn is passed over (P17)."""

    seat: Seat


class Muted(Event, frozen=True):
    """A player may only discard on their next turn (P17)."""

    seat: Seat


class AtoutLost(Event, frozen=True):
    """An atout goes from the table to the discard (P17)."""

    seat: Seat
    card: int


class AtoutStolen(Event, frozen=True):
    """An atout changes owner (P17)."""

    seat: Seat
    card: int
    on: Seat
    """Who had it."""


class HandicapGiven(Event, frozen=True):
    """A handicap changes owner (P17)."""

    seat: Seat
    card: int
    on: Seat
    """Who has it now."""


class HandShown(Event, frozen=True):
    """A player looks into a hand until their next turn, and remembers it; only they see it (P17)."""

    seat: Seat
    on: Seat
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else HandShown(self.seat, self.on)


class Swapped(Event, frozen=True):
    """Two players have exchanged a card; only they see which (P17)."""

    seat: Seat
    on: Seat
    given: int | None = None
    """What the attacker gave."""
    taken: int | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.on) else Swapped(self.seat, self.on)


class TiedUp(Event, frozen=True):
    """The highest atout of a player counts nothing at the end, as long as the attack lies there (P17)."""

    seat: Seat


class NoEffect(Event, frozen=True):
    """An effect has found nothing to act on (P17)."""

    on: Seat
    card: int


class Discarded(Event, frozen=True):
    """A player has thrown a card away (P11)."""

    seat: Seat
    card: int


class Reshuffled(Event, frozen=True):
    """The discard lies under the draw pile, shuffled (P11)."""

    count: int


class Drew(Event, frozen=True):
    """A player has drawn cards; only they see which (P11, P17, P25)."""

    seat: Seat
    count: int
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.count)


class Kept(Event, frozen=True):
    """A player has kept one of two cards and put the other back on top; only they see which (P11)."""

    seat: Seat
    card: int | None = None
    returned: int | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Kept(self.seat)


class Passed(Event, frozen=True):
    """A player could do nothing (P15)."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """Somebody has no card left, or nobody can do anything (P24)."""

    seats: tuple[Seat, ...]
    """Whose hands are empty."""


class Counted(Event, frozen=True):
    """What a player has at the end of a game (P26)."""

    seat: Seat
    atouts: int
    handicaps: int
    held: int
    """What the atouts and handicaps still in hand cost."""
    score: int
    cards: tuple[int, ...]
    """The hand, now shown."""
    tied: int | None = None
    """The atout that counts nothing (P17)."""


class GameScored(Event, frozen=True):
    """A line on the score sheet (P26)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class LastGame(Event, frozen=True):
    """The agreed time is over: the game under way is the last (P26)."""


class MatchWon(Event, frozen=True):
    """The match is over: the highest total makes the "grand séducteur", whatever the camp (P26)."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    reason: str


EVENTS: Final = (
    CampsDrawn,
    GameBegun,
    Dealt,
    Starts,
    Declared,
    CardLaid,
    CardStands,
    Foiled,
    Defended,
    Cancelled,
    AttackLeft,
    TurnLost,
    TurnSkipped,
    Muted,
    AtoutLost,
    AtoutStolen,
    HandicapGiven,
    HandShown,
    Swapped,
    TiedUp,
    NoEffect,
    Discarded,
    Reshuffled,
    Drew,
    Kept,
    Passed,
    GameEnded,
    Counted,
    GameScored,
    LastGame,
    MatchWon,
)
