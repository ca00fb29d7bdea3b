"""Taking a move back at a table: somebody asks, the others agree or not. What may be taken back at all is the kernel's.

All other humans who play must agree, also one whose connection is lost for a moment; one who says no ends the matter,
and so does the next move, or that the asker leaves. Who is asked and leaves, by standing up or by staying away until a
bot keeps the seat, is not asked any more, and if all others have agreed the move is back: a bot's seat is never asked.
Who takes a seat back meanwhile is asked too. What was played before the table was last taken into memory stays.
"""

from typing import Protocol

from msgspec.structs import replace

from tablee.kernel.seats import Seat
from tablee.kernel.undo import undo_length
from tablee.server import problems
from tablee.server.play.live import LiveGame
from tablee.server.problems import Trouble
from tablee.server.wire.server_frames import UndoRequest


class Rewindable(Protocol):
    """A table as far as taking back goes."""

    @property
    def humans(self) -> frozenset[Seat]: ...
    @property
    def live(self) -> LiveGame | None: ...
    def show_lobby(self) -> None: ...
    async def rewind(self, length: int, seat: Seat) -> None: ...


class UndoRequests:
    """What somebody would like to take back at one table, and who has not answered yet."""

    __slots__ = ("_table", "pending")

    def __init__(self, table: Rewindable) -> None:
        self._table = table
        self.pending: UndoRequest | None = None

    async def ask(self, live: LiveGame, seat: Seat) -> None:
        """Ask the other humans; where there is none, the move is back at once."""
        if self.pending is not None:
            raise Trouble(problems.UNDO_PENDING)
        length = undo_length(live.trail, seat)
        if length is None:
            raise Trouble(problems.UNDO_NOTHING)
        waiting = must_agree(seat, self._table.humans)
        if waiting:
            self.pending = UndoRequest(seat, waiting)
            self._table.show_lobby()
        else:
            await self._table.rewind(length, seat)

    async def answer(self, live: LiveGame, seat: Seat | None, agree: bool) -> None:
        """The last yes takes the move back, the first no ends the matter."""
        request = self.pending
        if request is None or seat not in request.waiting:
            raise Trouble(problems.UNDO_NOT_ASKED)
        if not agree:
            self._drop()
            return
        waiting = tuple(other for other in request.waiting if other != seat)
        if waiting:
            self.pending = replace(request, waiting=waiting)
            self._table.show_lobby()
        else:
            await self._grant(live, request)

    async def _grant(self, live: LiveGame, request: UndoRequest) -> None:
        """Nobody is asked any more: the move is back, if it still can be."""
        length = undo_length(live.trail, request.seat)
        if length is None:
            self._drop()
            raise Trouble(problems.UNDO_NOTHING)
        await self._table.rewind(length, request.seat)

    def follow(self, before: frozenset[Seat], after: frozenset[Seat]) -> None:
        """Other humans play than before: those who do not any more are not asked."""
        if self.pending is not None:
            self.pending = still_asked(self.pending, before, after)

    async def conclude(self) -> None:
        """Where those who were still asked have left, the move is back; if that fails, the request is dropped."""
        request, live = self.pending, self._table.live
        if request is None or request.waiting or live is None:
            return
        try:
            await self._grant(live, request)
        except Trouble:
            self._drop()

    def clear(self) -> None:
        """The game has gone on, or back: nobody is asked any more. The table says so by itself."""
        self.pending = None

    def _drop(self) -> None:
        """The move stays."""
        if self.pending is not None:
            self.pending = None
            self._table.show_lobby()


def must_agree(seat: Seat, humans: frozenset[Seat]) -> tuple[Seat, ...]:
    """Who is asked: all other humans who play."""
    return tuple(sorted(humans - {seat}))


def still_asked(request: UndoRequest, before: frozenset[Seat], after: frozenset[Seat]) -> UndoRequest | None:
    """The request when other humans play than before; None if the asker is not among them any more."""
    if request.seat not in after:
        return None
    return replace(request, waiting=must_agree(request.seat, after & {*request.waiting, *(after - before)}))
