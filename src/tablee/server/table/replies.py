"""What was answered to whom: a frame that comes again gets the same answer and counts once."""

from collections.abc import Iterable
from typing import Final

from tablee.server.store.store import Entry
from tablee.server.wire.messages import Ack

REMEMBERED: Final = 24
"""Answers kept for each player: more than a client has under way."""


class Replies:
    """The last answers, by player."""

    def __init__(self) -> None:
        self.known: dict[str, dict[str, Ack | None]] = {}

    def find(self, owner: str, frame_id: str) -> Ack | None:
        """The answer already given, if there was one."""
        given = self.known.get(owner)
        if given is None or frame_id not in given:
            return None
        return given[frame_id] or Ack(frame_id, ok=True)

    def remember(self, owner: str, ack: Ack) -> None:
        """Keep an answer; a yes is kept as nothing at all, for it always looks the same."""
        given = self.known.get(owner)
        if given is None:
            given = self.known[owner] = {}
        given[ack.id] = None if ack.ok else ack
        if len(given) > REMEMBERED:
            del given[next(iter(given))]  # the oldest

    def forget(self, owner: str) -> None:
        """Somebody who has no seat has left."""
        self.known.pop(owner, None)

    def recall(self, log: Iterable[Entry]) -> None:
        """What was written down was answered with yes."""
        for entry in log:
            owner, _, frame_id = entry.mark.partition("/")
            if frame_id:
                self.remember(owner, Ack(frame_id, ok=True))


def mark(owner: str, frame_id: str) -> str:
    """How an entry of the log names the frame that asked for it."""
    return f"{owner}/{frame_id}"
