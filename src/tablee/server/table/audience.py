"""Everybody who looks at a table: who they are, through whose eyes they look, and how they are told."""

from collections.abc import Iterator, Sequence

import msgspec

from tablee.kernel.seats import Seat
from tablee.server import metrics
from tablee.server.lobby.seating import Seating
from tablee.server.play.history import Version
from tablee.server.table.viewer import Viewer
from tablee.server.wire.rfc6455 import Close
from tablee.server.wire.server_frames import Bye


class News(msgspec.Struct, frozen=True, gc=False):
    """One version, before it has a history: the same for all, or by eyes."""

    version: Version
    common: bytes = b""
    eyes: dict[Seat | None, bytes] = {}


class Audience:
    """The connections that have been greeted, in the order in which they came."""

    __slots__ = ("_viewers",)

    def __init__(self) -> None:
        self._viewers: list[Viewer] = []

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._viewers)

    def __len__(self) -> int:
        return len(self._viewers)

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._viewers

    def add(self, viewer: Viewer) -> None:
        """Somebody looks from now on."""
        self._viewers.append(viewer)
        metrics.VIEWERS.inc()

    def remove(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self._viewers.remove(viewer)
        metrics.VIEWERS.dec()

    def of(self, owner: str) -> list[Viewer]:
        """The connections of one player."""
        return [viewer for viewer in self._viewers if viewer.owner == owner]

    def present(self) -> frozenset[str]:
        """Everybody whose browser is connected."""
        return frozenset(viewer.owner for viewer in self._viewers if not viewer.watching)

    def eyes(self) -> set[Seat | None]:
        """Through whose eyes the table is looked at."""
        return {viewer.seat for viewer in self._viewers}

    def strangers(self, seating: Seating) -> int:
        """How many connections only watch."""
        return sum(is_stranger(viewer, seating) for viewer in self._viewers)

    def tell(self, news: Sequence[News], but: Viewer | None = None) -> None:
        """Tell everybody, each by one write."""
        if len(news) == 1:  # as at nearly every move
            common, eyes = news[0].common, news[0].eyes
            for viewer in self._viewers:
                if viewer is not but:
                    viewer.send(common or eyes[viewer.seat])
            return
        for viewer in self._viewers:
            if viewer is not but:
                viewer.send(b"".join([item.common or item.eyes[viewer.seat] for item in news]))

    def close(self, bye: Bye) -> None:
        """Say good-bye to everybody."""
        for viewer in list(self._viewers):
            self.remove(viewer)
            viewer.close(bye, Close.GOING_AWAY)


def is_stranger(viewer: Viewer, seating: Seating) -> bool:
    """Whether these are other eyes than those of a player: a spectator's, or a common screen."""
    return viewer.watching or seating.seat_of(viewer.owner) is None
