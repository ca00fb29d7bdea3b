"""The WebSocket of a table: the handshake, and frames that are checked and handed to the table."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from aiohttp import web

from tablee.kernel.errors import UnknownEdition
from tablee.server import metrics, problems
from tablee.server.guests.codes import numbered, read_code
from tablee.server.guests.identity import HANDS, person
from tablee.server.guests.limits import Bucket
from tablee.server.hall.hall import Hall
from tablee.server.http.door import GUEST, Door
from tablee.server.problems import Trouble
from tablee.server.settings import Quotas
from tablee.server.table.inbox import Frame
from tablee.server.table.table import Table
from tablee.server.table.viewer import Viewer
from tablee.server.wire.client_frames import ClientEnvelope
from tablee.server.wire.encoding import frame
from tablee.server.wire.rfc6455 import VERSION, Close, Wire, accepted
from tablee.server.wire.server_frames import Ack, Bye

SLACK: Final = 4
"""A message so many times too long is not even read to its end."""

_decode = msgspec.json.Decoder(ClientEnvelope).decode
_parts = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Sockets:
    """The handler of `/ws/{code}`."""

    def __init__(self, hall: Hall, door: Door) -> None:
        self.hall = hall
        self.door = door
        self.quotas = door.settings.quotas

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One connection, from the handshake to its end."""
        self.door.check_origin(request)
        response = handshake(request)
        viewer = self._viewer(request)
        bye = self._turned_away(viewer.address)
        table = None
        if bye is None:
            viewer.name = await self._name(request)
            try:
                table = await self._table(request)
            except UnknownEdition:
                bye = Bye("edition-unknown", 0)
        if table is None:
            await self._open(request, response, viewer)
            cut(viewer, bye or self._gone(viewer.address), Close.GOING_AWAY)
            return response
        table.hold()
        self.door.enter(viewer.address)
        try:
            await self._open(request, response, viewer)
            await self._seen(request, viewer, table)
        finally:
            self.door.leave(viewer.address)
            self.hall.release(table, viewer)
        return response

    async def _open(self, request: web.Request, response: web.StreamResponse, viewer: Viewer) -> None:
        """The end of the handshake: from now on the viewer can be reached, unless they have gone."""
        with suppress(ConnectionError):
            await response.prepare(request)
        response.headers.clear()  # sent, and not needed any more: 4 kB for as long as the connection lasts
        viewer.transport = request.transport

    def _turned_away(self, address: str) -> Bye | None:
        """Why nobody may come in now from there."""
        if self.hall.stopping:
            return Bye("stopping", 2_000)
        if self.door.sockets.get(address, 0) >= self.quotas.sockets:
            return Bye("too-many", 10_000)
        # Who has guessed too often learns nothing for a while, also not that a code is right.
        welcome = self.door.connects.take(address) and self.door.misses.may(address)
        return None if welcome else Bye("too-fast", 5_000)

    def _viewer(self, request: web.Request) -> Viewer:
        """Whose eyes: the guest's, one of those who share the screen, or a common screen's."""
        owner, address = person(request[GUEST], hand_of(request)), self.door.address(request)
        return Viewer(owner, address, watching="watch" in request.query, backlog=self.quotas.backlog_bytes)

    async def _name(self, request: web.Request) -> str:
        """What the guest is called; the others at the same screen say it themselves. A table in memory can be looked
        at while the store is away."""
        if hand_of(request) != 0 or self.hall.store.away:
            return ""
        return await self.hall.store.name_of(request[GUEST])

    async def _table(self, request: web.Request) -> Table | None:
        code = read_code(request.match_info["code"])
        return None if code is None else await self.hall.table(code)

    def _gone(self, address: str) -> Bye:
        """There is no such table; who guesses too often must wait."""
        return Bye("gone", 0) if self.door.misses.charge(address) else Bye("too-fast", 5_000)

    async def _seen(self, request: web.Request, viewer: Viewer, table: Table) -> None:
        """Listen until the connection ends."""
        if viewer.transport is None:
            return
        ear = Ear(viewer, table, self.quotas, self.door.crowds.of(viewer.address))
        wire = Wire(ear, viewer.transport.write, SLACK * self.quotas.frame_bytes)
        request.protocol.set_parser(cast(Any, wire))
        await ear.over


class Ear:
    """Hears one connection: every frame that can be understood goes to the table, in order."""

    __slots__ = ("bucket", "crowd", "over", "quotas", "table", "viewer")

    def __init__(self, viewer: Viewer, table: Table, quotas: Quotas, crowd: Bucket) -> None:
        self.viewer = viewer
        self.table = table
        self.quotas = quotas
        self.bucket = Bucket(quotas.frames, time.monotonic())
        self.crowd = crowd
        """What all connections of the same address share."""
        self.over = asyncio.get_running_loop().create_future()

    def hear(self, text: bytes) -> None:
        """A text: what is too much ends the connection, what is not understood is refused."""
        now = time.monotonic()
        if not self._count(now):
            return
        if len(text) > self.quotas.frame_bytes:
            cut(self.viewer, Bye("too-big", 1_000), Close.TOO_BIG)
        else:
            self._understand(text, now)

    def _count(self, now: float) -> bool:
        """Whether one more frame, of any kind, may be dealt with; what is too much ends the connection."""
        if self.viewer.transport is None:
            return False
        if self.bucket.take(now) and self.crowd.take(now) and not self.table.inbox.full:
            return True
        cut(self.viewer, Bye("too-fast", 5_000), Close.POLICY)
        return False

    def _understand(self, text: bytes, now: float) -> None:
        try:
            envelope = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(id_of(text), problems.FRAME_MALFORMED, reason=str(error))
            return
        self.table.inbox.put(Frame(self.viewer, envelope, now))

    def hear_binary(self) -> None:
        """The table reads text only."""
        if self._count(time.monotonic()):
            self._refuse("", problems.FRAME_BINARY)

    def hear_piece(self) -> None:
        """Pieces count like whole messages: each has to be put together."""
        self._count(time.monotonic())

    def hear_ping(self, data: bytes) -> None:
        """They would like to know whether we are there."""
        if self._count(time.monotonic()):
            self.viewer.answer(data)

    def hear_pong(self, data: bytes) -> None:
        """A measurement of the way to this connection and back."""
        if self._count(time.monotonic()):
            self.viewer.pong(data)

    def end(self) -> None:
        """The connection is over."""
        if not self.over.done():
            self.over.set_result(None)

    def _refuse(self, frame_id: str, problem: str, **args: str) -> None:
        """Say that a frame was not understood, with its id if it has one."""
        metrics.REFUSED.labels(problem).inc()
        self.viewer.send(frame(Ack(frame_id, ok=False, problem=problem, args={**args})))


def handshake(request: web.Request) -> web.StreamResponse:
    """The answer that turns a request into a WebSocket; Trouble if it does not ask for one."""
    headers = request.headers
    accept = accepted(headers.get("Sec-WebSocket-Key", ""))
    asked = headers.get("Upgrade", "").lower() == "websocket" and "upgrade" in headers.get("Connection", "").lower()
    if accept is None or not asked or headers.get("Sec-WebSocket-Version") != VERSION:
        raise Trouble(problems.REQUEST_MALFORMED, reason="not a WebSocket handshake")
    response = web.StreamResponse(
        status=101,
        headers={"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": accept},
    )
    response.force_close()
    return response


def hand_of(request: web.Request) -> int:
    """Which of the people at one screen this is."""
    return numbered(request.query.get("hand", ""), HANDS) or 0


def cut(viewer: Viewer, bye: Bye, code: Close) -> None:
    """Say why, and end the connection."""
    metrics.CUT_OFF.labels(bye.reason).inc()
    viewer.close(bye, code)


def id_of(text: bytes) -> str:
    """The id of a frame that is otherwise wrong; empty if it has none."""
    try:
        found = msgspec.json.decode(_parts.decode(text)["id"], type=str)
    except (msgspec.DecodeError, UnicodeError, RecursionError, KeyError):
        return ""
    return found[:36]
