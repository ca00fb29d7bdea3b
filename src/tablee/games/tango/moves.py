"""What is said at a game of Tango: moves, events, options, refusals."""

import re
from itertools import permutations
from typing import Final, Literal

from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Event, Move, Problem, Refusal
from tablee.kernel.options import Options
from tablee.kernel.seats import Seat

from .pieces import CODES, DANCERS, DANSEURS, DANSEUSES, STEPS


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

    danseuses: tuple[int, ...]
    danseurs: tuple[int, ...]

    def __str__(self) -> str:
        pairs = zip(self.danseuses, self.danseurs, strict=True)
        return "deal " + " ".join(f"{CODES[she]}-{CODES[he]}" for she, he in pairs)


class DrawFirst(Move, frozen=True):
    """CHANCE draws who starts (G4)."""

    first: Seat

    def __str__(self) -> str:
        return f"first {self.first}"


class Dance(Move, frozen=True):
    """A player puts a token on a dancer and moves it (G6)."""

    dancer: int
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


def parse(text: str) -> Move:
    """The move of that notation: `ir2`, `first 0`, `deal ib-or ij-ov`; an `x` for the outer ring is understood too."""
    words = text.lower().split()
    if len(words) == 1 and (found := re.fullmatch(r"([iox][bjrv])([1-3])", words[0])):
        return DANCES[_dancer(found[1])][int(found[2]) - 1]
    if len(words) == 2 and words[0] == "first" and re.fullmatch(r"[0-3]", words[1]):
        return DrawFirst(int(words[1]))
    if len(words) > 1 and words[0] == "deal" and all(re.fullmatch("i[bjrv]-[ox][bjrv]", word) for word in words[1:]):
        pairs = [word.split("-") for word in words[1:]]
        return Deal(tuple(_dancer(she) for she, _ in pairs), tuple(_dancer(he) for _, he in pairs))
    raise BadNotation("notation-tango", text=text)


def _dancer(code: str) -> int:
    return CODES.index(code.replace("x", "o"))


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

# Refusals


def over() -> Refusal:
    return Refusal("G11", "over")


def not_your_turn(acting: Seat) -> Refusal:
    return Refusal("G10", "not-your-turn", {"turn": acting})


def not_dealt() -> Refusal:
    return Refusal("G3", "not-dealt")


def not_a_deal() -> Refusal:
    return Refusal("G3", "not-a-deal")


def not_a_start() -> Refusal:
    return Refusal("G4", "not-a-start")


def must_dance() -> Refusal:
    return Refusal("G6", "must-dance")


def no_such_dance(steps: int) -> Refusal:
    return Refusal("G6", "no-such-dance", {"steps": steps})


def has_token(dancer: int) -> Refusal:
    return Refusal("G6", "has-token", {"dancer": dancer})
