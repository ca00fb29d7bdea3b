"""Legal moves that are too many to be listed: some of them are shown, and any of them is recognised."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

from tablee.kernel.messages import Move

M = TypeVar("M", bound=Move, covariant=True)


class Sample(Sequence[M], Generic[M]):
    """A few legal moves, spread over all there are. `in` is true of every legal move, shown or not.

    Where a game lists such moves, bots and random players choose among those shown, and people may make any.
    `told` are those of them that people may be told of, all of them if nothing is said: where the art is to find a
    move, a list would be the solution.
    """

    def __init__(self, shown: Sequence[M], holds: Callable[[Move], bool], told: Sequence[M] | None = None) -> None:
        self.shown = shown
        self.holds = holds
        self.told = shown if told is None else told

    @overload
    def __getitem__(self, index: int) -> M: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[M]: ...
    def __getitem__(self, index: int | slice) -> M | Sequence[M]:
        return self.shown[index]

    def __len__(self) -> int:
        return len(self.shown)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.holds(move)


def told(moves: Sequence[M]) -> Sequence[M]:
    """The moves of a list that people may be told of."""
    if type(moves) is tuple:  # most are, and to ask an abstract class takes four times as long
        return moves
    return moves.told if isinstance(moves, Sample) else moves


def keeps_back(moves: Sequence[Move]) -> bool:
    """Whether some of the moves are for the player to find."""
    return isinstance(moves, Sample) and moves.told is not moves.shown
