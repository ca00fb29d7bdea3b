"""The rules as they are today; where an earlier edition says otherwise, the state asks which one it is."""

from collections.abc import Sequence
from random import Random

from tablee import CLOCK, IllegalMove, Move, Outcome, Refusal, Seat, Window
from tablee.kernel.game import Tell
from tablee.kernel.messages import Own, through_eyes

from . import first
from .moves import MatchesOptions, MatchesView, Take, Taken

NEWEST = 2


class State:
    """A position, and the edition it is played by."""

    __slots__ = ("edition", "left", "outcome", "passed", "seats", "turn")

    def __init__(self, seats: int, heap: int, edition: int = NEWEST) -> None:
        self.edition = edition
        self.seats = seats
        self.left = heap
        self.turn: Seat = 0
        self.passed: list[Seat] = []
        self.outcome: Outcome | None = None

    @property
    def acting(self) -> tuple[Seat, ...]:
        return () if self.outcome is not None else (self.turn,)

    @property
    def windows(self) -> tuple[Window, ...]:
        return ()

    def counts(self) -> range:
        """How many may be taken (M2); each may pass once (M3)."""
        least = 1 if self.turn in self.passed else 0
        return range(least, min(3, self.left) + 1) if self.edition >= NEWEST else first.counts(self.left)

    def moves(self, seat: Seat) -> Sequence[Move]:
        return [Take(count) for count in self.counts()] if seat in self.acting else ()

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if seat == CLOCK or seat not in self.acting:
            return Refusal("M1", "not-your-turn")
        return None if isinstance(move, Take) and move.count in self.counts() else Refusal("M2", "too-many")

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        assert isinstance(move, Take)
        self.left -= move.count
        if move.count == 0:
            self.passed.append(seat)
        if tell is not None:
            tell(Taken(seat, move.count))
        if self.left == 0:
            self.outcome = last_wins(self) if self.edition >= NEWEST else first.last_loses(self.seats, seat)
        self.turn = (seat + 1) % self.seats

    def view(self, seat: Seat | None) -> MatchesView:
        seen = MatchesView(None, self.seats, self.left, self.turn, tuple(self.passed), self.outcome)
        return seen if seat is None else through_eyes(seen, self.own(seat))

    def own(self, seat: Seat) -> Own:
        return {"seat": seat}

    def copy(self) -> "State":
        twin = State(self.seats, self.left, self.edition)
        twin.turn, twin.passed, twin.outcome = self.turn, self.passed[:], self.outcome
        return twin

    def flaw(self) -> str | None:
        return "fewer than no matches" if self.left < 0 else None


def last_wins(state: State) -> Outcome:
    """Whoever takes the last match has won (M1)."""
    scores = tuple(int(seat == state.turn) for seat in range(state.seats))
    return Outcome(scores, (state.turn,), "last-wins")


def opening(seats: int, options: MatchesOptions) -> State:
    """Before the first move."""
    return State(seats, options.heap)


def imagine(view: MatchesView, rng: Random) -> State:
    """There is nothing to imagine."""
    return position_of(view, NEWEST)


def position_of(view: MatchesView, edition: int) -> State:
    """The position that the view shows."""
    state = State(view.seats, view.left, edition)
    state.turn, state.passed, state.outcome = view.turn, list(view.passed), view.outcome
    return state


def disguise(state: State, seat: Seat | None, rng: Random) -> None:
    """Nothing is hidden."""


def take_gladly(view: MatchesView, moves: Sequence[Move], rng: Random) -> Move:
    """The bot of the house takes what it can."""
    return moves[-1]
