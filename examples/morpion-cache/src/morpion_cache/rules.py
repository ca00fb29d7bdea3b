"""The rules of Morpion caché: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, TypeAlias

from tablee.kernel.errors import IllegalMove, unsound
from tablee.kernel.game import Tell, sound
from tablee.kernel.lottery import Choice
from tablee.kernel.messages import Move, Outcome, Own, Refusal, View, Window, through_eyes
from tablee.kernel.seats import CHANCE, CHANCE_ACTS, NOBODY, ONLY, Seat

from .moves import Bumped, DrawFirst, Ended, Mark, Marked, MorpionOptions, Starts

Board: TypeAlias = tuple[Seat | None, ...]
"""Who has marked each cell, row by row; None where nobody has, or one does not know it."""

WIDTHS: Final = {2: 3, 3: 5}
"""How wide the square is, by players (M1)."""
LONG: Final = {3: 3, 5: 4}
"""How many marks are a line, by width (M6)."""
DIRECTIONS: Final = ((0, 1), (1, 0), (1, 1), (1, -1))


def lines(width: int) -> tuple[tuple[int, ...], ...]:
    """The cells of every line: in a row, a column or a diagonal (M6)."""
    found, steps = [], range(LONG[width])
    for row, column, (down, right) in product(range(width), range(width), DIRECTIONS):
        line = [(row + step * down, column + step * right) for step in steps]
        if all(place in range(width) for place in line[-1]):
            found.append(tuple(width * row + column for row, column in line))
    return tuple(found)


LINES: Final = {width: lines(width) for width in WIDTHS.values()}


class MorpionView(View, frozen=True):
    """What a seat may know."""

    width: int
    marks: tuple[int, ...]
    """How many cells each seat has marked."""
    acting: tuple[Seat, ...]
    board: Board = ()
    """As far as one knows it; nothing to spectators until the end."""
    lost_turn: bool = False
    outcome: Outcome | None = None


@dataclass(slots=True)
class State:
    """A position."""

    lost_turn: bool
    board: Board
    known: list[Board]
    """What each seat knows of it: its own marks, and those it has run into."""
    acting: tuple[Seat, ...] = CHANCE_ACTS
    outcome: Outcome | None = None

    def copy(self) -> "State":
        return replace(self, known=self.known[:])

    def view(self, seat: Seat | None) -> MorpionView:
        public = MorpionView(
            seat=None,
            width=self.width,
            marks=tuple(self.board.count(seat) for seat in range(self.seats)),
            acting=self.acting,
            board=() if self.outcome is None else self.board,
            lost_turn=self.lost_turn,
            outcome=self.outcome,
        )
        return public if seat is None else through_eyes(public, self.own(seat))

    def own(self, seat: Seat) -> Own:
        return {"seat": seat, "board": self.known[seat]} if self.outcome is None else {"seat": seat}

    @property
    def windows(self) -> tuple[Window, ...]:
        """There is no time limit."""
        return ()

    def flaw(self) -> str | None:
        for seat, known in enumerate(self.known):
            for owner, thought in zip(self.board, known, strict=True):
                if thought not in (None, owner) or (owner == seat and thought is None):
                    return "somebody knows a mark that is not there, or not their own"
        lined = any(map(self.line_of, range(self.seats)))
        if lined != (self.outcome is not None and self.outcome.reason == "line"):
            return "a line and the end of the game go together"
        return None

    @property
    def seats(self) -> int:
        return len(self.known)

    @property
    def width(self) -> int:
        return WIDTHS[self.seats]

    def line_of(self, seat: Seat) -> tuple[int, ...]:
        """The cells of a line that a seat has (M6); none if it has none."""
        return next((line for line in LINES[self.width] if all(self.board[cell] == seat for cell in line)), ())

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat not in self.acting:
            return ()
        if seat == CHANCE:
            return Choice([DrawFirst(first) for first in range(self.seats)])
        return [Mark(cell) for cell, owner in enumerate(self.known[seat]) if owner is None]

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("M6", "over")
        if CHANCE in self.acting:
            return None if seat == CHANCE and move in self.moves(CHANCE) else Refusal("M2", "not-begun")
        if seat not in self.acting:
            return Refusal("M2", "not-your-turn", {"turn": self.acting[0]})
        if not isinstance(move, Mark) or move.cell >= len(self.board):
            return Refusal("M3", "no-such-cell")
        return None if self.known[seat][move.cell] is None else Refusal("M4", "known", {"cell": move.cell})

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
            self._try(seat, move.cell, tell)

    def _try(self, seat: Seat, cell: int, tell: Tell | None) -> None:
        """Mark the cell (M3), or run into whoever has (M4, M5)."""
        owner = self.board[cell]
        self.known[seat] = marked(self.known[seat], cell, seat if owner is None else owner)
        if owner is None:
            self.board = marked(self.board, cell, seat)
        if tell:
            tell(Marked(seat, cell) if owner is None else Bumped(seat, cell, owner))
        if line := self.line_of(seat):
            self._end((seat,), "line", tell, line)
        elif None not in self.board:
            self._end(tuple(range(self.seats)), "full", tell)
        elif owner is None or self.lost_turn:
            self.acting = ONLY[(seat + 1) % self.seats]  # round the table (M2)

    def _end(self, winners: tuple[Seat, ...], reason: str, tell: Tell | None, cells: tuple[int, ...] = ()) -> None:
        """The game is over: a line is worth 1 (M6), a full square nothing to anybody (M7)."""
        scores = tuple(int(reason == "line" and seat in winners) for seat in range(self.seats))
        self.outcome = Outcome(scores, winners, reason)
        self.acting = NOBODY
        if tell:
            tell(Ended(winners, reason, cells))


def marked(board: Board, cell: int, seat: Seat) -> Board:
    """The board with one more mark."""
    return (*board[:cell], seat, *board[cell + 1 :])


def opening(seats: int, options: MorpionOptions) -> State:
    """An empty square, before anybody is drawn to start (M1)."""
    empty = (None,) * WIDTHS[seats] ** 2
    return State(options.lost_turn, empty, [empty] * seats)


def position(seats: int, *, board: Sequence[Seat | None], turn: Seat, options: MorpionOptions | None = None) -> State:
    """A position in the middle of a game, where nobody has run into anybody; BadPosition if it cannot be."""
    if seats not in WIDTHS or len(board) != WIDTHS[seats] ** 2 or turn not in range(seats):
        raise unsound("no such table")
    known = [tuple(owner if owner == seat else None for owner in board) for seat in range(seats)]
    return sound(State((options or MorpionOptions()).lost_turn, tuple(board), known, ONLY[turn]))
