"""Taking a move back at a table: somebody asks, the others agree or not. What may be taken back at all is the kernel's.

All other humans who play must agree, also one whose connection is lost for a moment; one who says no ends the matter,
and so does the next move, or that the asker leaves. Who is asked and leaves, by standing up or by staying away until a
bot keeps the seat, is not asked any more, and if all others have agreed the move is back: a bot's seat is never asked.
Who takes a seat back meanwhile is asked too. What was played before the table was last taken into memory stays.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.seats import Seat
from tablee.kernel.undo import undo_length
from tablee.server import problems
from tablee.server.play.live import Course
from tablee.server.problems import Trouble
from tablee.server.wire.messages import UndoRequest

if TYPE_CHECKING:
    from tablee.server.table.table import Table


async def ask(table: "Table", course: Course, seat: Seat) -> None:
    """Ask the other humans; where there is none, the move is back at once."""
    if table.undo is not None:
        raise Trouble(problems.UNDO_PENDING)
    length = undo_length(course.trail, seat)
    if length is None:
        raise Trouble(problems.UNDO_NOTHING)
    waiting = must_agree(seat, table.humans)
    if waiting:
        table.undo = UndoRequest(seat, waiting)
        table.show_lobby()
    else:
        await table.rewind(length, seat)


async def answer(table: "Table", course: Course, seat: Seat | None, agree: bool) -> None:
    """The last yes takes the move back, the first no ends the matter."""
    request = table.undo
    if request is None or seat not in request.waiting:
        raise Trouble(problems.UNDO_NOT_ASKED)
    if not agree:
        drop(table)
        return
    waiting = tuple(other for other in request.waiting if other != seat)
    if waiting:
        table.undo = replace(request, waiting=waiting)
        table.show_lobby()
    else:
        await grant(table, course, request)


async def grant(table: "Table", course: Course, request: UndoRequest) -> None:
    """Nobody is asked any more: the move is back, if it still can be."""
    length = undo_length(course.trail, request.seat)
    if length is None:
        drop(table)
        raise Trouble(problems.UNDO_NOTHING)
    await table.rewind(length, request.seat)


async def conclude(table: "Table") -> None:
    """Where those who were still asked have left, the move is back; if that fails, the request is dropped."""
    request, course = table.undo, table.course
    if request is None or request.waiting or course is None:
        return
    try:
        await grant(table, course, request)
    except Trouble:
        drop(table)


def drop(table: "Table") -> None:
    """The move stays."""
    if table.undo is not None:
        table.undo = None
        table.show_lobby()


def must_agree(seat: Seat, humans: frozenset[Seat]) -> tuple[Seat, ...]:
    """Who is asked: all other humans who play."""
    return tuple(sorted(humans - {seat}))


def still_asked(request: UndoRequest, before: frozenset[Seat], after: frozenset[Seat]) -> UndoRequest | None:
    """The request when other humans play than before; None if the asker is not among them any more."""
    if request.seat not in after:
        return None
    return replace(request, waiting=must_agree(request.seat, after & {*request.waiting, *(after - before)}))
