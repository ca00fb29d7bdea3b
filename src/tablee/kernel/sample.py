"""Legal moves that are too many to be listed: some of them are shown, and any of them is recognised."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

from tablee.kernel.messages import Move

M = TypeVar("M", bound=Move, covariant=True)


class Sample(Sequence[M], Generic[M]):
    """A few legal moves, spread over all there are. `in` is true of every legal move, shown or not.

    Where a game lists such moves, bots and random players choose among those shown, and people may make any.
    """

    def __init__(self, shown: Sequence[M], holds: Callable[[Move], bool]) -> None:
        self.shown = shown
        self.holds = holds

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
