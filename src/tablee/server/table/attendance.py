"""Who is there: seats are kept for those who went, and given back; a lost host is replaced; an empty room waits."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from tablee.kernel.seats import Seat
from tablee.server import metrics, problems
from tablee.server.guests.identity import guest_of
from tablee.server.lobby.admission import is_admitted, is_muted
from tablee.server.lobby.seating import Kept, Phase, Seating, give_back, keep
from tablee.server.play.live import LiveGame
from tablee.server.problems import Trouble
from tablee.server.store.store import Entry
from tablee.server.table.acks import Acks
from tablee.server.table.audience import Audience, is_stranger
from tablee.server.table.inbox import Inbox, Missing
from tablee.server.table.services import Services
from tablee.server.table.thinking import Thinking
from tablee.server.table.viewer import Viewer
from tablee.server.wire.encoding import frame
from tablee.server.wire.rfc6455 import Close
from tablee.server.wire.server_frames import Bye, Pause


class Outside(Protocol):
    """Where those wait who may not come in."""

    def __contains__(self, viewer: Viewer) -> bool: ...
    def receive(self, viewer: Viewer) -> None: ...
    def leave(self, viewer: Viewer) -> None: ...


class Room(Protocol):
    """A table as far as coming and going goes."""

    @property
    def seating(self) -> Seating: ...
    @property
    def humans(self) -> frozenset[Seat]: ...
    @property
    def live(self) -> LiveGame | None: ...
    @property
    def audience(self) -> Audience: ...
    @property
    def acks(self) -> Acks: ...
    @property
    def thinking(self) -> Thinking: ...
    @property
    def porch(self) -> Outside: ...
    @property
    def services(self) -> Services: ...
    @property
    def inbox(self) -> Inbox: ...
    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...
    async def write(self, entries: Sequence[Entry], seating: Seating | None) -> None: ...
    async def change(self, seating: Seating) -> None: ...
    def reseat(self, seating: Seating) -> None: ...
    def show_lobby(self, but: Viewer | None = None) -> None: ...
    def welcome(self, viewer: Viewer, last: int | None) -> None: ...
    def follow_up(self) -> None: ...


class Attendance:
    """Comings and goings at one table, and those who were there and may come back in time."""

    __slots__ = ("_grace", "_table")

    def __init__(self, table: Room) -> None:
        self._table = table
        self._grace: dict[str, asyncio.TimerHandle] = {}

    def running(self) -> bool:
        """Whether the game goes on: somebody who plays is there, or somebody watches a game of bots alone."""
        seating, audience, live = self._table.seating, self._table.audience, self._table.live
        if seating.phase is not Phase.PLAYING or live is None or live.broken:
            return False
        owners, present = seating.owners(), audience.present()
        return any(owner in present for owner in owners) if owners else len(audience) > 0

    def alone(self) -> bool:
        """Whether one person plays, with bots, and nobody else looks on."""
        table = self._table
        return len(table.seating.owners()) == len(table.humans) == 1 and not table.audience.strangers(table.seating)

    async def arrive(self, viewer: Viewer, last: int | None) -> None:
        """Somebody looks: they get what they missed, the others learn that they are there, their seat is theirs."""
        table = self._table
        if viewer in table.audience or viewer in table.porch:
            raise Trouble(problems.HELLO_AGAIN)  # the whole game would be told once more
        if viewer.gone:  # said hello, was put off, and left meanwhile: nobody would ever see them leave again
            return
        if not is_admitted(table.seating, viewer.owner):
            table.porch.receive(viewer)
            return
        self._make_room(viewer)
        await self._seat_again(viewer)
        table.audience.add(viewer)
        self._await_no_more(viewer.owner)
        table.show_lobby(but=viewer)  # the welcome has it already
        table.acks.accept()
        table.welcome(viewer, last)
        if table.services.store.away:
            viewer.send(frame(Pause(away=True)))
        viewer.ping()
        if table.seating.host not in table.audience.present():
            self._await_return(table.seating.host)
        self.expect()
        table.follow_up()

    def _make_room(self, viewer: Viewer) -> None:
        """The oldest of too many connections of one player gives way."""
        audience = self._table.audience
        same = audience.of(viewer.owner)
        if len(same) >= self._table.services.settings.quotas.tabs:
            metrics.CUT_OFF.labels("replaced").inc()
            audience.remove(same[0])
            same[0].close(Bye("replaced", 0), Close.GOING_AWAY)

    async def _seat_again(self, viewer: Viewer) -> None:
        """A bot that kept the seat of somebody absent stops playing."""
        table = self._table
        seat = None if viewer.watching else table.seating.seat_of(viewer.owner)
        if seat is not None and table.seating.chairs[seat].kept is Kept.ABSENT:
            seating = give_back(table.seating, seat)
            await table.write((), seating)
            table.reseat(seating)
            table.thinking.forget(seat)
        viewer.seat = seat
        viewer.host = viewer.owner == table.seating.host
        viewer.name = table.seating.muted.get(guest_of(viewer.owner)) or viewer.name
        if seat is not None:
            viewer.name = table.seating.chairs[seat].name or viewer.name

    async def leave(self, viewer: Viewer) -> None:
        """A connection has ended."""
        table = self._table
        if viewer not in table.audience:
            table.porch.leave(viewer)
            return
        table.audience.remove(viewer)
        if viewer.owner not in table.audience.present():
            self._await_return(viewer.owner)
            if table.seating.seat_of(viewer.owner) is None:
                table.acks.forget(viewer.owner)
        table.show_lobby()
        table.follow_up()

    def show_out(self) -> None:
        """Whoever was asked to leave goes, and is told nothing any more."""
        table = self._table
        for viewer in list(table.audience):
            if guest_of(viewer.owner) in table.seating.kicked:
                metrics.CUT_OFF.labels("removed").inc()
                table.audience.remove(viewer)
                table.acks.forget(viewer.owner)
                viewer.seat, viewer.host = None, False
                viewer.close(Bye("removed", 1_000), Close.GOING_AWAY)

    def expect(self) -> None:
        """Give everybody who should be there and is not the time of grace."""
        seating = self._table.seating
        if seating.phase is Phase.PLAYING:
            present = self._table.audience.present()
            for chair in seating.chairs:
                if chair.owner and not chair.automatic and chair.owner not in present:
                    self._await_return(chair.owner)

    def _await_no_more(self, owner: str) -> None:
        """They are back: when they go again, the time of grace begins anew."""
        handle = self._grace.pop(owner, None)
        if handle is not None:
            handle.cancel()

    def _await_return(self, owner: str) -> None:
        if owner in self._grace:
            return

        def end() -> None:
            self._grace.pop(owner, None)
            self._table.inbox.put(Missing(owner))

        self._grace[owner] = self._table.loop.call_later(self._table.services.settings.grace, end)

    async def give_up(self, owner: str) -> None:
        """Somebody has been away for too long: a bot plays for them, somebody else is the host."""
        if owner in self._table.audience.present():
            return
        seating = self._succeeded(owner)
        seat = seating.seat_of(owner)
        if seat is not None and self.running() and not seating.chairs[seat].automatic:
            seating = keep(seating, seat, Kept.ABSENT)
        try:
            await self._table.change(seating)
        except Trouble:
            self._await_return(owner)

    def _succeeded(self, owner: str) -> Seating:
        """The next player who is there becomes the host in place of one who left; nobody if nobody is there."""
        seating, audience = self._table.seating, self._table.audience
        if owner != seating.host:
            return seating
        present = audience.present()
        seated = [chair.owner for chair in seating.chairs if chair.owner in present]
        heir = min(seated, key=lambda owner: is_muted(seating, owner), default=None)  # who may speak, if there is one
        if heir is None and seating.phase is Phase.OPEN:
            heir = next((viewer.owner for viewer in audience if not viewer.watching), None)
        return seating if heir is None else replace(seating, host=heir)

    def is_stranger(self, viewer: Viewer) -> bool:
        """Whether these are other eyes than those of a player."""
        return is_stranger(viewer, self._table.seating)

    def stop(self) -> None:
        """Nobody is waited for any more."""
        for handle in self._grace.values():
            handle.cancel()
        self._grace.clear()
