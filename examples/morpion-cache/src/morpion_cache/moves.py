"""What is said at a game of Morpion caché: choices, moves, and what is told of them."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.kernel.messages import Event, FirstDraw, Move
from tablee.kernel.options import Options
from tablee.kernel.seats import Seat


class MorpionOptions(Options, frozen=True):
    """The choices before the game."""

    lost_turn: bool = False
    """Whether running into a mark costs the turn (M5)."""


class DrawFirst(FirstDraw, frozen=True):
    """CHANCE draws who starts (M2)."""


class Mark(Move, frozen=True):
    """A player tries to mark a cell (M3)."""

    cell: Annotated[int, Meta(ge=0, lt=25)]


class Starts(Event, frozen=True):
    """That player makes the first move."""

    seat: Seat


class Marked(Event, frozen=True):
    """A player has marked a cell; only they know which (M3)."""

    seat: Seat
    cell: int | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Marked(self.seat)


class Bumped(Event, frozen=True):
    """A player has run into somebody's mark; only they know which, and whose (M4)."""

    seat: Seat
    cell: int | None = None
    owner: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Bumped(self.seat)


class Ended(Event, frozen=True):
    """The game is over, and everything is seen (M6, M7)."""

    winners: tuple[Seat, ...]
    reason: str
    cells: tuple[int, ...] = ()
    """The line that won."""


MOVES: Final = (DrawFirst, Mark)
EVENTS: Final = (Starts, Marked, Bumped, Ended)
