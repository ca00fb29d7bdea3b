"""What is told at a game of Tango."""

from typing import Final

from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat


class Dealt(Event, frozen=True):
    """A player has received two cards; only they see which."""

    seat: Seat
    danseuse: int | None = None
    danseur: int | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat)


class Starts(Event, frozen=True):
    """That player makes the first move."""

    seat: Seat


class TokensTakenBack(Event, frozen=True):
    """All tokens lie beside the floor again: a new cycle (G5)."""

    seat: Seat


class Danced(Event, frozen=True):
    """A dancer has moved (G6, G7)."""

    seat: Seat
    dancer: int
    steps: int
    """The steps announced."""
    origin: int
    path: tuple[int, ...]
    """The cells stood on, in order; the last is where the dancer stops."""


class Met(Event, frozen=True):
    """Two dancers face each other and meet (G8, G9)."""

    danseuse: int
    danseur: int
    danseuse_marker: int
    danseur_marker: int


class PairShown(Event, frozen=True):
    """A player shows both cards (G11, G13)."""

    seat: Seat
    danseuse: int
    danseur: int


class Tied(Event, frozen=True):
    """Two players have completed their pairs on one move and go on alone (G13)."""

    seats: tuple[Seat, ...]


class Won(Event, frozen=True):
    """The game is over."""

    winners: tuple[Seat, ...]
    reason: str


EVENTS: Final = (Dealt, Starts, TokensTakenBack, Danced, Met, PairShown, Tied, Won)
