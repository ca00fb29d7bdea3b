"""The last versions of a table, so that somebody who was away for a moment gets only what they missed."""

from collections import deque
from enum import IntEnum
from typing import Final

import msgspec
from msgspec import UNSET

from tablee.kernel.log import Log
from tablee.kernel.messages import Event
from tablee.kernel.seats import Seat
from tablee.server.lobby.seating import Seating
from tablee.server.play.live import LiveGame
from tablee.server.play.scene import Scene
from tablee.server.wire.encoding import frame
from tablee.server.wire.messages import Lobby, Spoken, Step

KEPT: Final = 64
"""Versions that can be told again; who has missed more gets a fresh welcome."""

LIFE: Final = 1 << 24
"""Versions of one life in memory: a table taken up again counts from a place nobody has seen."""


class Kind(IntEnum):
    """What a version was."""

    LOBBY = 0
    """Who was at the table: told again as it is now."""
    STEP = 1
    """An input: told again by playing the game again."""
    SPOKEN = 2
    LOST = 3
    """An undo, or a position before the first input: cannot be told again."""


class Version(msgspec.Struct, frozen=True, gc=False):
    """What everybody at the table was told under one number; not the frame itself, which would be large."""

    v: int
    kind: Kind
    at: int = 0
    """The number of inputs after a step."""
    spoken: Spoken | None = None


class History:
    """The last versions, without gaps."""

    __slots__ = ("versions",)

    def __init__(self) -> None:
        self.versions: deque[Version] = deque(maxlen=KEPT)

    def missed(self, last: int, now: int) -> list[Version] | None:
        """What came after version `last`; None if it cannot be told."""
        if last == now:
            return []
        if not self.versions or not self.versions[0].v <= last + 1 <= now:
            return None
        missed = [version for version in self.versions if version.v > last]
        return None if any(version.kind is Kind.LOST for version in missed) else missed


class Teller:
    """Tells missed versions once more, as some pair of eyes may see them."""

    def __init__(self, lobby: Lobby, live: LiveGame | None, seating: Seating, seat: Seat | None, now: float) -> None:
        self.lobby = lobby
        self.live = live
        self.seating = seating
        self.seat = seat
        self.now = now

    def told(self, missed: list[Version]) -> bytes:
        """The missed frames, in order."""
        steps = self._steps({version.at: version.v for version in missed if version.kind is Kind.STEP})
        return b"".join(self._told(version, steps) for version in missed)

    def _told(self, version: Version, steps: dict[int, bytes]) -> bytes:
        if version.spoken is not None:
            return frame(version.spoken, version.v)
        return steps[version.at] if version.kind is Kind.STEP else frame(self.lobby, version.v)

    def _steps(self, wanted: dict[int, int]) -> dict[int, bytes]:
        """The steps after those inputs; only the last one says what may be done now."""
        frames: dict[int, bytes] = {}
        live = self.live
        if live is None or not wanted:
            return frames

        def tell(events: list[Event], again: Log) -> None:
            at = len(again.inputs)
            if at in wanted:
                frames[at] = self._scene(live, events, again).frames((self.seat,), wanted[at])[self.seat]

        live.retell(min(wanted) - 1, tell)
        return frames

    def _scene(self, live: LiveGame, events: list[Event], again: Log) -> Scene:
        at, mover, state = len(again.inputs), again.inputs[-1].seat, again.state
        if at == live.at:
            return Scene.of(live, mover, events, self.seating.humans(), self.now)
        return Scene(state, Step(at, mover, events, UNSET, windows=state.windows))
