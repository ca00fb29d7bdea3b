"""Those outside: who has to knock, who does, and what the host is told of them and of those inside.

Outside nothing of the table can be seen. Knocks belong to a guest for as long as one of their connections waits; the
host hears a few at a time, and whoever was refused rests for a while.
"""

import asyncio
from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final, NamedTuple, Protocol

from tablee.server import metrics, problems
from tablee.server.guests.identity import guest_of, handle
from tablee.server.guests.names import clean_name
from tablee.server.lobby.admission import admit, is_admitted, is_muted, mute, remove, seats_of, unmute
from tablee.server.lobby.seating import Seating, check_host
from tablee.server.problems import Trouble
from tablee.server.table.acks import Acks
from tablee.server.table.attendance import Attendance
from tablee.server.table.audience import Audience
from tablee.server.table.services import Services
from tablee.server.table.viewer import Viewer
from tablee.server.wire.encoding import frame
from tablee.server.wire.rfc6455 import Close
from tablee.server.wire.server_frames import Bye, Outside, People, Person

SOON: Final = 0.05
"""Seconds in which what changes is told to the host at once."""
WAITING: Final = 64
"""Connections that may wait outside one table."""
KNOCKING: Final = 12
"""Guests who may knock at one time."""
SHARE: Final = 6
"""Those of them who may come from one address: others must be heard too."""
REST: Final = 300.0
"""Seconds before somebody whom the host has refused may knock again."""
TOLD: Final = 100
"""People whom the host is told of: players first."""


class Knocker(NamedTuple):
    """Somebody who has knocked."""

    name: str
    address: str


class Entrance(Protocol):
    """A table as far as its door goes."""

    @property
    def code(self) -> str: ...
    @property
    def seating(self) -> Seating: ...
    @property
    def audience(self) -> Audience: ...
    @property
    def attendance(self) -> Attendance: ...
    @property
    def acks(self) -> Acks: ...
    @property
    def services(self) -> Services: ...
    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...
    async def change(self, seating: Seating) -> None: ...
    def tell_standing(self, viewer: Viewer) -> None: ...


class Porch:
    """The outside of one table."""

    __slots__ = ("_knocks", "_resting", "_table", "_timer", "_waiting")

    def __init__(self, table: Entrance) -> None:
        self._table = table
        self._waiting: list[Viewer] = []
        self._knocks: dict[str, Knocker] = {}
        self._resting: dict[str, float] = {}
        """Until when the guests who were refused may not knock."""
        self._timer: asyncio.TimerHandle | None = None

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._waiting

    # Outside

    def receive(self, viewer: Viewer) -> None:
        """Somebody comes who has to knock."""
        same = self._screens(guest_of(viewer.owner))
        if len(same) >= self._table.services.settings.quotas.tabs:
            self.leave(same[0])
            same[0].close(Bye("replaced", 0), Close.GOING_AWAY)
        if len(self._waiting) >= WAITING:
            metrics.CUT_OFF.labels("too-many").inc()
            viewer.close(Bye("too-many", 10_000), Close.GOING_AWAY)
            return
        self._waiting.append(viewer)
        self._table.acks.accept()
        self._tell(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A connection that waited has ended; a knock ends with the last one of its guest."""
        if viewer not in self._waiting:
            return
        self._waiting.remove(viewer)
        self._table.acks.forget(viewer.owner)
        guest = guest_of(viewer.owner)
        if guest in self._knocks and not self._screens(guest):
            del self._knocks[guest]
            self.tell()

    def knock(self, viewer: Viewer, name: str) -> None:
        """Let the host know that somebody would like to come in; to knock twice is to knock once."""
        guest = guest_of(viewer.owner)
        if viewer not in self._waiting or guest in self._knocks:
            return
        rest = self._rest(guest)
        if rest > 0:
            raise Trouble(problems.KNOCK_LATER, minutes=ceil(rest / 60))
        neighbours = sum(knocker.address == viewer.address for knocker in self._knocks.values())
        if len(self._knocks) >= KNOCKING or neighbours >= SHARE:
            raise Trouble(problems.KNOCKS_MANY)
        if not self._table.services.knocks.take(guest, viewer.address, self._table.code):
            raise Trouble(problems.TOO_FAST)
        viewer.name = self._table.seating.muted.get(guest) or clean_name(name) or viewer.name
        self._knocks[guest] = Knocker(viewer.name, viewer.address)
        self._tell_all(guest)

    def _screens(self, guest: str) -> list[Viewer]:
        return [viewer for viewer in self._waiting if guest_of(viewer.owner) == guest]

    def _rest(self, guest: str) -> float:
        """Seconds before that guest may knock again."""
        return max(0.0, self._resting.get(guest, 0.0) - self._table.loop.time())

    def _tell_all(self, guest: str) -> None:
        for viewer in self._screens(guest):
            self._tell(viewer)
        self.tell()

    def _tell(self, viewer: Viewer) -> None:
        """Tell somebody outside how they stand, and nothing else."""
        guest = guest_of(viewer.owner)
        rest = self._rest(guest)
        if guest in self._knocks:
            told = Outside("knocking")
        elif rest > 0:
            told = Outside("refused", ceil(1000 * rest))
        else:
            told = Outside("removed" if guest in self._table.seating.kicked else "locked")
        viewer.send(frame(told))

    # What the host says

    async def answer(self, host: str, who: str, agree: bool) -> None:
        """The host lets in somebody who knocks, or does not."""
        seating = self._table.seating
        check_host(seating, host)
        guest = self._meant(who, self._knocks)
        if agree:
            await self._table.change(admit(seating, host, guest))
        else:
            self._refuse(guest)

    def _refuse(self, guest: str) -> None:
        now = self._table.loop.time()
        self._resting = {other: until for other, until in self._resting.items() if until > now}
        self._resting[guest] = now + REST
        del self._knocks[guest]
        self._tell_all(guest)

    async def remove(self, host: str, who: str) -> None:
        """The host asks somebody to leave."""
        here = self._here()
        check_host(self._table.seating, host)
        await self._table.change(remove(self._table.seating, host, self._meant(who, here), here))

    async def mute(self, host: str, who: str, quiet: bool) -> None:
        """The host asks somebody to be quiet, or lets them speak."""
        table, here = self._table, self._here()
        check_host(table.seating, host)
        guest = self._meant(who, here)
        change = mute(table.seating, host, guest, here[guest]) if quiet else unmute(table.seating, host, guest)
        await table.change(change)
        for viewer in table.audience:
            if guest_of(viewer.owner) == guest:
                table.tell_standing(viewer)

    def guests(self) -> Iterable[str]:
        """The guests inside, and those who have a seat."""
        return self._here()

    def _meant(self, who: str, guests: Iterable[str]) -> str:
        """The guest whom the host calls by that name."""
        code = self._table.code
        found = next((guest for guest in guests if handle(guest, code) == who), None)
        if found is None:
            raise Trouble(problems.PERSON_UNKNOWN)
        return found

    async def let_in(self) -> None:
        """Whoever may come in now does."""
        table = self._table
        for viewer in [viewer for viewer in self._waiting if is_admitted(table.seating, viewer.owner)]:
            self._waiting.remove(viewer)
            self._knocks.pop(guest_of(viewer.owner), None)
            await table.attendance.arrive(viewer, None)

    # What the host is told

    def tell(self) -> None:
        """Who is here or knocks has changed, perhaps: the host is told soon, once for all that happens meanwhile."""
        if self._timer is None:
            self._timer = self._table.loop.call_later(SOON, self._tell_host)

    def _tell_host(self) -> None:
        self._timer = None
        hosts = [viewer for viewer in self._table.audience if viewer.host and not viewer.watching]
        if not hosts:
            return
        told = frame(People(tuple(self._people())[:TOLD], tuple(self._knockers())))
        for viewer in hosts:
            if viewer.people != told:
                viewer.people = told
                viewer.send(told)

    def _here(self) -> dict[str, str]:
        """The guests inside or with a seat, players first, and what they are called."""
        seating = self._table.seating
        chairs = [chair for chair in seating.chairs if chair.owner]
        seated = [(guest_of(chair.owner), chair.name) for chair in chairs]
        viewers = [(guest_of(viewer.owner), viewer.name) for viewer in self._table.audience]
        called: dict[str, str] = {}
        for guest, name in seated + viewers:
            if guest not in seating.kicked:
                called[guest] = called.get(guest) or name
        return called

    def _people(self) -> Iterator[Person]:
        table, seating = self._table, self._table.seating
        called = self._here()
        called.pop(guest_of(seating.host), None)
        private = {guest_of(viewer.owner) for viewer in table.audience if not viewer.watching}
        for guest, name in called.items():
            seats, muted = seats_of(seating, guest), is_muted(seating, guest)
            screen = not seats and guest not in private
            yield Person(handle(guest, table.code), name, seats, muted, screen)

    def _knockers(self) -> Iterator[Person]:
        for guest, knocker in self._knocks.items():
            screen = all(viewer.watching for viewer in self._screens(guest))
            yield Person(handle(guest, self._table.code), knocker.name, screen=screen)

    def close(self, bye: Bye) -> None:
        """Say good-bye to everybody outside."""
        if self._timer is not None:
            self._timer.cancel()
        for viewer in self._waiting:
            viewer.close(bye, Close.GOING_AWAY)
        self._waiting.clear()
