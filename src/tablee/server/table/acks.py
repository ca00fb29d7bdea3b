"""Every frame gets one answer, yes or why not; one that comes again gets the same answer and counts once."""

from collections.abc import Iterable
from types import TracebackType
from typing import Final

from tablee.kernel.errors import IllegalMove, TableeError
from tablee.server import metrics, problems
from tablee.server.problems import flat
from tablee.server.store.store import Entry
from tablee.server.store.writer import Unsure
from tablee.server.table.viewer import Viewer
from tablee.server.wire.encoding import frame
from tablee.server.wire.server_frames import Ack

REMEMBERED: Final = 24
"""Answers kept for each player: more than a client has under way."""
PASSING: Final = frozenset({problems.STORE_FAILED, problems.SERVER_FAULT, problems.TOO_FAST})
"""A no that may be a yes when the frame comes again."""


class Acks:
    """The answers of one table: the one that is due now, and the last ones, by player."""

    __slots__ = ("_due", "_given")

    def __init__(self) -> None:
        self._due: tuple[Viewer, str] | None = None
        self._given: dict[str, dict[str, Ack | None]] = {}

    def find(self, owner: str, frame_id: str) -> Ack | None:
        """The answer already given, if there was one."""
        given = self._given.get(owner)
        if given is None or frame_id not in given:
            return None
        return given[frame_id] or Ack(frame_id, ok=True)

    def answering(self, viewer: Viewer, frame_id: str) -> "Answering":
        """Answer that frame with what comes of the following."""
        return Answering(self, viewer, frame_id)

    def owe(self, viewer: Viewer, frame_id: str) -> None:
        """That frame waits for its answer."""
        self._due = (viewer, frame_id)

    def put_off(self) -> None:
        """The frame under way will be answered later."""
        self._due = None

    def accept(self) -> None:
        """Say yes to the frame under way, together with what it brings about."""
        if self._due is None:
            return
        viewer, frame_id = self._due
        self._due = None
        ack = Ack(frame_id, ok=True)
        self.remember(viewer.owner, ack)
        viewer.hold(frame(ack))

    def refuse(self, viewer: Viewer, ack: Ack, key: str) -> None:
        """Say no to a frame."""
        metrics.REFUSED.labels(key).inc()
        if key not in PASSING:
            self.remember(viewer.owner, ack)
        viewer.hold(frame(ack))

    def remember(self, owner: str, ack: Ack) -> None:
        """Keep an answer; a yes is kept as nothing at all, for it always looks the same."""
        given = self._given.get(owner)
        if given is None:
            given = self._given[owner] = {}
        given[ack.id] = None if ack.ok else ack
        if len(given) > REMEMBERED:
            del given[next(iter(given))]  # the oldest

    def forget(self, owner: str) -> None:
        """Somebody who has no seat has left."""
        self._given.pop(owner, None)

    def recall(self, log: Iterable[Entry]) -> None:
        """What was written down was answered with yes."""
        for entry in log:
            owner, _, frame_id = entry.mark.partition("/")
            if frame_id:
                self.remember(owner, Ack(frame_id, ok=True))


class Answering:
    """While something is done for a frame: at the end it is answered, unless that is put off to a later time."""

    __slots__ = ("acks", "frame_id", "viewer")

    def __init__(self, acks: Acks, viewer: Viewer, frame_id: str) -> None:
        self.acks = acks
        self.viewer = viewer
        self.frame_id = frame_id

    def __enter__(self) -> None:
        self.acks.owe(self.viewer, self.frame_id)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        acks, viewer, frame_id = self.acks, self.viewer, self.frame_id
        if error is None:
            acks.accept()
            viewer.flush()
            return False
        match error:
            case IllegalMove():
                acks.refuse(viewer, Ack(frame_id, ok=False, refusal=error.refusal), error.refusal.key)
            case TableeError():
                key = error.problem.key
                acks.refuse(viewer, Ack(frame_id, ok=False, problem=key, args=flat(error.problem.args)), key)
            case Unsure():
                pass  # whoever gets no answer sends again, and is told what is true
            case Exception():
                acks.refuse(viewer, Ack(frame_id, ok=False, problem=problems.SERVER_FAULT), problems.SERVER_FAULT)
        acks.put_off()
        viewer.flush()
        return isinstance(error, IllegalMove | TableeError)


def mark(owner: str, frame_id: str) -> str:
    """How an entry of the log names the frame that asked for it."""
    return f"{owner}/{frame_id}"
