"""Taking a move back at a table: somebody asks, the others agree or not. What may be taken back at all is `undo`'s."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.course import Course
from tablee.server.problems import Trouble
from tablee.server.protocol import UndoRequest
from tablee.server.undo import must_agree, undo_length

if TYPE_CHECKING:
    from tablee.server.table import Table


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
