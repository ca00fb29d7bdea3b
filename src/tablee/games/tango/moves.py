"""What is said at a game of Tango: moves, events, options."""

from itertools import permutations
from typing import Annotated, Final, Literal

from msgspec import Meta

from tablee.kernel.messages import Event, Move, Problem
from tablee.kernel.options import Options
from tablee.kernel.seats import Seat

from .pieces import CODES, DANCERS, DANSEURS, DANSEUSES, STEPS

Dancer = Annotated[int, Meta(ge=0, lt=len(DANCERS))]
"""A dancer by its number."""


class TangoOptions(Options, frozen=True):
    """The choices before a game of Tango."""

    cells: Literal[12, 16, 24] = 16
    """How long the dance is: the cells of each ring (G2)."""
    first: int | None = None
    """The seat that starts; drawn at random if none is given (G4)."""

    def conflict(self, seats: int) -> Problem | None:
        if self.first is not None and not 0 <= self.first < seats:
            return Problem("option-first", {"option": "first", "value": self.first, "seats": seats})
        return None


# Moves


class Deal(Move, frozen=True):
    """CHANCE deals a danseuse and a danseur to each seat (G3)."""

    danseuses: tuple[Dancer, ...]
    danseurs: tuple[Dancer, ...]

    def __str__(self) -> str:
        pairs = zip(self.danseuses, self.danseurs, strict=False)
        return "deal " + " ".join(f"{CODES[she]}-{CODES[he]}" for she, he in pairs)


class DrawFirst(Move, frozen=True):
    """CHANCE draws who starts (G4)."""

    first: Seat

    def __str__(self) -> str:
        return f"first {self.first}"


class Dance(Move, frozen=True):
    """A player puts a token on a dancer and moves it (G6)."""

    dancer: Dancer
    steps: int

    def __str__(self) -> str:
        return f"{CODES[self.dancer]}{self.steps}"


MOVES: Final = (Deal, DrawFirst, Dance)

DANCES: Final = tuple(tuple(Dance(dancer, steps) for steps in STEPS) for dancer in DANCERS)
"""Every dance, by dancer and steps."""

FREE_DANCES: Final = tuple(
    tuple(dance for dancer in DANCERS if not tokens >> dancer & 1 for dance in DANCES[dancer]) for tokens in range(256)
)
"""The dances that the tokens lying on dancers leave free, by the bits of those dancers."""


def deals(seats: int) -> tuple[Deal, ...]:
    """Every way of dealing to so many players."""
    return tuple(Deal(she, he) for she in permutations(DANSEUSES, seats) for he in permutations(DANSEURS, seats))


# Events


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
