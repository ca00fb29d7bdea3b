"""The rules of Morpion caché: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from tablee.kernel.errors import IllegalMove, unsound
from tablee.kernel.game import Tell
from tablee.kernel.lottery import Choice
from tablee.kernel.messages import Move, Outcome, Own, Refusal, View, Window, through_eyes
from tablee.kernel.seats import CHANCE, CHANCE_ACTS, NOBODY, ONLY, Seat
from tablee.kernel.sets import cards_of, mask, union

from .moves import MARKS, Bumped, DrawFirst, Ended, Mark, Marked, MorpionOptions, Starts

WIDTHS: Final = {2: 3, 3: 5}
"""How wide the square is, by players (M1)."""
LONG: Final = {3: 3, 5: 4}
"""How many marks are a line, by width (M6)."""


def lines(width: int) -> tuple[int, ...]:
    """Enough cells in a row, a column or a diagonal, as bits (M6)."""
    long = LONG[width]
    found = []
    for row, column, (down, right) in product(range(width), range(width), ((0, 1), (1, 0), (1, 1), (1, -1))):
        last = row + (long - 1) * down, column + (long - 1) * right
        if last[0] < width and 0 <= last[1] < width:
            found.append(mask(width * (row + step * down) + column + step * right for step in range(long)))
    return tuple(found)


LINES: Final = {width: lines(width) for width in WIDTHS.values()}


class MorpionView(View, frozen=True):
    """What a seat may know."""

    width: int
    marks: tuple[int, ...]
    """How many cells each seat has marked."""
    acting: tuple[Seat, ...]
    board: tuple[Seat | None, ...] = ()
    """Who has marked each cell, as far as one knows; nothing to spectators until the end."""
    lost_turn: bool = False
    outcome: Outcome | None = None


class State:
    """A position."""

    __slots__ = ("acting", "known", "lost_turn", "marked", "outcome", "seats", "width")

    seats: int
    width: int
    lost_turn: bool
    marked: list[int]
    """The cells of each seat, as bits."""
    known: list[int]
    """The cells that each seat knows to be taken, its own among them, as bits."""
    acting: tuple[Seat, ...]
    outcome: Outcome | None

    def __init__(self, seats: int, lost_turn: bool) -> None:
        self.seats = seats
        self.width = WIDTHS[seats]
        self.lost_turn = lost_turn

    def lay(self) -> "State":
        """An empty square (M1)."""
        self.marked = [0] * self.seats
        self.known = [0] * self.seats
        self.acting = CHANCE_ACTS
        self.outcome = None
        return self

    def copy(self) -> "State":
        twin = State(self.seats, self.lost_turn)
        twin.marked = self.marked[:]
        twin.known = self.known[:]
        twin.acting = self.acting
        twin.outcome = self.outcome
        return twin

    def view(self, seat: Seat | None) -> MorpionView:
        public = MorpionView(
            seat=None,
            width=self.width,
            marks=tuple(cells.bit_count() for cells in self.marked),
            acting=self.acting,
            board=() if self.outcome is None else self.board(self.everything),
            lost_turn=self.lost_turn,
            outcome=self.outcome,
        )
        return public if seat is None else through_eyes(public, self.own(seat))

    def own(self, seat: Seat) -> Own:
        if self.outcome is not None:
            return {"seat": seat}
        return {"seat": seat, "board": self.board(self.known[seat])}

    @property
    def windows(self) -> tuple[Window, ...]:
        """There is no time limit."""
        return ()

    def flaw(self) -> str | None:
        taken = 0
        for cells in self.marked:
            if taken & cells:
                return "a cell marked twice"
            taken |= cells
        if taken & ~self.everything:
            return "a mark beside the square"
        if any(known & ~taken or cells & ~known for known, cells in zip(self.known, self.marked, strict=True)):
            return "somebody knows a mark that is not there, or not their own"
        lined = any(self.has_line(seat) for seat in range(self.seats))
        if lined != (self.outcome is not None and self.outcome.reason == "line"):
            return "a line and the end of the game go together"
        return None

    # What is where

    @property
    def everything(self) -> int:
        """All cells, as bits."""
        return (1 << self.width * self.width) - 1

    def taken(self) -> int:
        """The cells that somebody has marked, as bits."""
        return union(self.marked)

    def owner(self, cell: int) -> Seat | None:
        """Who has marked a cell."""
        return next((seat for seat, cells in enumerate(self.marked) if cells >> cell & 1), None)

    def board(self, seen: int) -> tuple[Seat | None, ...]:
        """Who has marked each cell, for somebody who sees these."""
        return tuple(self.owner(cell) if seen >> cell & 1 else None for cell in range(self.width * self.width))

    def has_line(self, seat: Seat) -> bool:
        """Whether a seat has a line (M6)."""
        cells = self.marked[seat]
        return any(cells & line == line for line in LINES[self.width])

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat not in self.acting:
            return ()
        if seat == CHANCE:
            return Choice([DrawFirst(first) for first in range(self.seats)])
        return [MARKS[cell] for cell in cards_of(self.everything & ~self.known[seat])]

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("M6", "over")
        if CHANCE in self.acting:
            return None if seat == CHANCE and move in self.moves(CHANCE) else Refusal("M2", "not-begun")
        if seat not in self.acting:
            return Refusal("M2", "not-your-turn", {"turn": self.acting[0]})
        if not isinstance(move, Mark) or not self.everything >> move.cell & 1:
            return Refusal("M3", "no-such-cell")
        return Refusal("M4", "known", {"cell": move.cell}) if self.known[seat] >> move.cell & 1 else None

    # What a move does

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if isinstance(move, DrawFirst):
            self.acting = ONLY[move.first]
            if tell:
                tell(Starts(move.first))
        elif isinstance(move, Mark):
            self._mark(seat, move.cell, tell)

    def _mark(self, seat: Seat, cell: int, tell: Tell | None) -> None:
        """Mark the cell (M3), or run into whoever has (M4, M5)."""
        owner = self.owner(cell)
        self.known[seat] |= 1 << cell
        if owner is not None:
            if tell:
                tell(Bumped(seat, cell, owner))
            if self.lost_turn:
                self._pass_on(seat)
            return
        self.marked[seat] |= 1 << cell
        if tell:
            tell(Marked(seat, cell))
        if self.has_line(seat):
            self._end((seat,), "line", tell)
        elif self.taken() == self.everything:
            self._end(tuple(range(self.seats)), "full", tell)
        else:
            self._pass_on(seat)

    def _pass_on(self, seat: Seat) -> None:
        """The next one round the table (M2)."""
        self.acting = ONLY[(seat + 1) % self.seats]

    def _end(self, winners: tuple[Seat, ...], reason: str, tell: Tell | None) -> None:
        """The game is over: a line is worth 1 (M6), a full square nothing to anybody (M7)."""
        scores = tuple(int(reason == "line" and seat in winners) for seat in range(self.seats))
        self.outcome = Outcome(scores, winners, reason)
        self.acting = NOBODY
        if tell:
            tell(Ended(winners, reason))


def opening(seats: int, options: MorpionOptions) -> State:
    """The square before the first move."""
    return State(seats, options.lost_turn).lay()


def position(seats: int, *, marked: Sequence[Sequence[int]], turn: Seat) -> State:
    """A position in the middle of a game, where nobody has run into anybody; BadPosition if it cannot be."""
    if seats not in WIDTHS or len(marked) != seats or turn not in range(seats):
        raise unsound("no such table")
    state = State(seats, lost_turn=False).lay()
    state.marked = [mask(cells) for cells in marked]
    state.known = state.marked[:]
    state.acting = ONLY[turn]
    flaw = state.flaw()
    if flaw is not None:
        raise unsound(flaw)
    return state
