"""The last versions of a table, so that somebody who was away for a moment gets only what they missed."""

from collections import deque
from enum import IntEnum
from typing import Final

import msgspec
from msgspec import UNSET

from tablee.kernel.seats import Seat
from tablee.server.lobby.seating import Seating
from tablee.server.play.live import LiveGame, Retold
from tablee.server.play.scene import Scene
from tablee.server.wire.encoding import frame
from tablee.server.wire.server_frames import Lobby, Spoken, Step

KEPT: Final = 64
"""Versions that can be told again; who has missed more gets a fresh welcome."""

AGAIN: Final = 16
"""Steps that are told again; where more were missed, a fresh welcome says it in less."""
AGAIN_BYTES: Final = 128_000
"""The same in bytes, for the score sheet of a long match is part of every step."""

LIFE: Final = 1 << 24
"""Versions of one life in memory: a table taken up again counts from a place nobody has seen."""


class Kind(IntEnum):
    """What a version was."""

    LOBBY = 0
    """Who was at the table: told again as it is now."""
    STEP = 1
    """An input: told again by playing the last ones again."""
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

    __slots__ = ("renewed", "versions")

    def __init__(self) -> None:
        self.versions: deque[Version] = deque(maxlen=KEPT)
        self.renewed: dict[Seat | None, int] = {}
        """The version at which a seat was told everything once more: what it had heard until then does not do."""

    def missed(self, last: int, now: int, seat: Seat | None, size: int) -> list[Version] | None:
        """What came after version `last` for a seat; None if it cannot be told, or not in a few steps of that size."""
        if last <= self.renewed.get(seat, -1):
            return None
        if last == now:
            return []
        if not self.versions or not self.versions[0].v <= last + 1 <= now:
            return None
        missed = [version for version in self.versions if version.v > last]
        steps = sum(version.kind is Kind.STEP for version in missed)
        much = steps > AGAIN or steps * size > AGAIN_BYTES
        return None if much or any(version.kind is Kind.LOST for version in missed) else missed


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
        live = self.live
        if live is None or not wanted:
            return {}
        again = live.excerpt(min(wanted) - 1, max(wanted))
        return {
            told.at: self._scene(live, told).frames((self.seat,), wanted[told.at])[self.seat]
            for told in again.retold()
            if told.at in wanted
        }

    def _scene(self, live: LiveGame, told: Retold) -> Scene:
        if told.at == live.at:
            return Scene.of(live, told.seat, told.events, self.seating.humans(), self.now)
        return Scene(told.state, Step(told.at, told.seat, told.events, UNSET, windows=told.state.windows))
