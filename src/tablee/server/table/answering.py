"""Every frame gets one answer: yes, or why not."""

from types import TracebackType
from typing import TYPE_CHECKING

from tablee.kernel.errors import IllegalMove, TableeError
from tablee.kernel.messages import Args
from tablee.server import metrics, problems
from tablee.server.play.scene import frame
from tablee.server.table.viewer import Viewer
from tablee.server.wire.messages import Ack

if TYPE_CHECKING:
    from tablee.server.table.table import Table


class Answering:
    """While something is done for a frame: at the end it is answered, unless that is put off to a later time."""

    __slots__ = ("frame_id", "table", "viewer")

    def __init__(self, table: "Table", viewer: Viewer, frame_id: str) -> None:
        self.table = table
        self.viewer = viewer
        self.frame_id = frame_id

    def __enter__(self) -> None:
        self.table.reply = (self.viewer, self.frame_id)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        frame_id = self.frame_id
        match error:
            case None:
                self.table.acknowledge()
            case IllegalMove():
                self._refuse(Ack(frame_id, ok=False, refusal=error.refusal), error.refusal.key)
            case TableeError():
                problem = error.problem
                self._refuse(Ack(frame_id, ok=False, problem=problem.key, args=flat(problem.args)), problem.key)
            case Exception():
                self._refuse(Ack(frame_id, ok=False, problem=problems.SERVER_FAULT), problems.SERVER_FAULT)
        self.table.reply = None
        self.viewer.flush()
        return isinstance(error, IllegalMove | TableeError)

    def _refuse(self, ack: Ack, key: str) -> None:
        metrics.REFUSED.labels(key).inc()
        if key not in (problems.STORE_FAILED, problems.SERVER_FAULT, problems.TOO_FAST):
            self.table.replies.remember(self.viewer.owner, ack)
        self.viewer.hold(frame(ack))


def flat(args: Args) -> dict[str, int | str]:
    """The arguments of a problem as a frame carries them: lists are spelled out."""
    return {name: ", ".join(map(str, value)) if isinstance(value, tuple) else value for name, value in args.items()}
