"""What is said at a game of TACTA: moves, events, options."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tablee.kernel.messages import Event, Move, Problem
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line, MatchOptions

from .pieces import CARDS, CODES, FAMILIES

MOST_ALONE: Final = 6
"""There are six colours: more players share them in pairs (A13)."""

LEAST_PAIRED: Final = 4

TEAM_SECONDS: Final = 10
"""The turn clock of teams, if nothing else is said (A13)."""

USUAL_TARGET: Final = 100
"""The total to reach, if none is named (A11)."""

SMALL_TABLE_ROUNDS: Final = len(FAMILIES)

LEFT_OUT: Final = {
    "none": (),
    "cercle": (0,),
    "carre": (1,),
    "triangle": (2,),
    "cercle-carre": (0, 1),
    "cercle-triangle": (0, 2),
    "carre-triangle": (1, 2),
}
"""The families that a quick round leaves out (A15)."""

BORDERS: Final = {"open": None, "large": (960, 640), "medium": (720, 480), "small": (480, 320)}
"""Width and height of a bounded table (A20)."""

HOLDS: Final = {"medium": 90, "small": 38}
"""About how many cards find room before the others are put aside; a large table holds all (A20)."""


class TactaOptions(MatchOptions, frozen=True):
    """The choices before a game of TACTA."""

    bare = {"target": USUAL_TARGET}

    teams: bool | None = None
    """The variant "en équipe": two players a colour (A13); if nothing is said, from seven players on."""
    free: bool = False
    """The variant "jeu libre": no turns (A16)."""
    small_table: bool = False
    """The variant "espace limité": three rounds, one family a round (A12)."""
    sabotage: bool = False
    """The variant "sabotage": a family is given to the left (A14)."""
    quick: Literal["none", "cercle", "carre", "triangle", "cercle-carre", "cercle-triangle", "carre-triangle"] = "none"
    """The variant "manche rapide": the families left out (A15)."""
    tiebreak: Literal["shared", "replay", "first_finished"] = "shared"
    """What happens if several are best (A10)."""
    table: Literal["open", "large", "medium", "small"] = "open"
    """How large the table is; an open one has no border (A20)."""
    turn_seconds: Literal[0, 5, 10, 15, 20, 30, 60] | None = None
    """The time for a turn, 0 for any; if nothing is said, 10 for teams and any for others (A13)."""

    def paired(self, seats: int) -> bool:
        """Whether two players share a colour."""
        return seats > MOST_ALONE if self.teams is None else self.teams

    def clock(self, seats: int) -> int:
        """The seconds of a turn; 0 if there is no limit."""
        if self.free:
            return 0
        if self.turn_seconds is None:
            return TEAM_SECONDS if self.paired(seats) else 0
        return self.turn_seconds

    def conflict(self, seats: int) -> Problem | None:
        if self.teams and (seats < LEAST_PAIRED or seats % 2):
            return Problem("option-teams", {"option": "teams", "seats": seats})
        if seats > MOST_ALONE and self.teams is False:
            return Problem("option-teams-needed", {"option": "teams", "seats": seats})
        variants = {"small_table": self.small_table, "sabotage": self.sabotage, "quick": self.quick != "none"}
        chosen = [name for name, wanted in variants.items() if wanted]
        if len(chosen) > 1:
            return Problem("option-one-variant", {"option": chosen[0], "other": chosen[1]})
        length = next((name for name in ("rounds", "target", "minutes") if getattr(self, name) is not None), None)
        if self.small_table and length is not None:
            return Problem("option-small-table", {"option": "small_table", "other": length})
        if self.free and self.turn_seconds is not None:
            return Problem("option-free-clock", {"option": "turn_seconds", "other": "free"})
        return super().conflict(seats)

    def ending(self, sheet: Sequence[Line], time_is_up: bool) -> str | None:
        if self.small_table:
            return "rounds" if len(sheet) >= SMALL_TABLE_ROUNDS else None
        return super().ending(sheet, time_is_up)


Card = Annotated[int, Meta(ge=0, lt=CARDS)]
"""A card by its number."""

Family = Annotated[int, Meta(ge=0, lt=len(FAMILIES))]
"""Cercle, carré, triangle."""

Face = Annotated[int, Meta(ge=0, le=1)]
"""0 is the front, 1 the back."""

Turn = Annotated[int, Meta(ge=0, le=7)]
"""Eighths of a turn, clockwise from upright."""

Coordinate = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
"""Half of a coordinate a + b√2."""


# Moves


class DrawFamilies(Move, frozen=True):
    """CHANCE draws the order of the families (A12)."""

    order: tuple[Family, ...]

    def __str__(self) -> str:
        return "families " + " ".join(FAMILIES[family] for family in self.order)


class Exchange(Move, frozen=True):
    """A player chooses a family to give and one to keep; CHANCE does for those who are late (A14)."""

    give: Family
    keep: Family

    def __str__(self) -> str:
        return f"give {FAMILIES[self.give]} keep {FAMILIES[self.keep]}"


class Shuffle(Move, frozen=True):
    """CHANCE shuffles a pack (A4)."""

    order: tuple[Card, ...]

    def __str__(self) -> str:
        return "shuffle " + " ".join(CODES[card] for card in self.order)


class DrawFirst(Move, frozen=True):
    """CHANCE draws who starts among equals (A5)."""

    first: Seat

    def __str__(self) -> str:
        return f"first {self.first}"


class Ready(Move, frozen=True):
    """A player is ready for a free game; when all are, nobody waits for the clock (A16)."""


class Lay(Move, frozen=True):
    """A player lays an end card (A6, A9); CHANCE does for a late one (A13)."""

    card: Card
    face: Face
    turn: Turn
    x: Coordinate
    """The centre of the card is at x + xr·√2 to the right of the start card's,"""
    xr: Coordinate
    y: Coordinate
    """and y + yr·√2 below it."""
    yr: Coordinate

    def __str__(self) -> str:
        where = f"{spelled(self.x, self.xr)} {spelled(self.y, self.yr)}"
        return f"{CODES[self.card]} {'ab'[self.face]}{self.turn} {where}"


class PutAside(Move, frozen=True):
    """A player for whose cards the table has no room puts one aside (A20)."""

    card: Card

    def __str__(self) -> str:
        return f"aside {CODES[self.card]}"


MOVES: Final = (DrawFamilies, Exchange, Shuffle, DrawFirst, Ready, Lay, PutAside)

READY: Final = Ready()
EXCHANGES: Final = tuple(
    Exchange(give, keep) for give in range(len(FAMILIES)) for keep in range(len(FAMILIES)) if give != keep
)
"""Every choice of sabotage."""
PUT_ASIDE: Final = tuple(map(PutAside, range(CARDS)))


def spelled(a: int, b: int) -> str:
    """A coordinate a + b√2: `-20+17r`, `17r` or `-20`."""
    if b == 0:
        return str(a)
    return f"{a}{b:+}r" if a else f"{b}r"


# Cards on the table


class Laid(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card on the table: where it lies, and what it covers."""

    card: int
    """Its number; 108 is the start card."""
    seat: Seat | None = None
    """Who laid it."""
    face: int = 0
    turn: int = 0
    x: int = 0
    xr: int = 0
    y: int = 0
    yr: int = 0
    on: int | None = None
    """The place in the list of the card it lies on; None if it lies on the table."""
    shape: int | None = None
    """Which shape of that card is covered."""
    by: int | None = None
    """Which of its own shapes covers it."""


# Events


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
