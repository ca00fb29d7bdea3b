"""Taking a move back, against bots."""

from tablee.kernel.errors import TableeError
from tablee.kernel.log import Log
from tablee.kernel.seats import Seat
from tablee.kernel.undo import trace, undo_length


def undone(log: Log, seat: Seat) -> Log:
    """The game before the seat's last move. TableeError if there is none, or if taking it back would be unfair."""
    last = next((index for index in reversed(range(len(log.inputs))) if log.inputs[index].seat == seat), None)
    if last is None:
        raise TableeError("undo-nothing")
    if any(step.seat < 0 for step in log.inputs[last:]):
        raise TableeError("undo-chance")
    if undo_length(list(trace(log, last, frozenset({seat}))), seat) is None:
        raise TableeError("undo-revealed")
    return log.before(last)
