"""The entrance: connections as they come, before anything has been asked.

Half a request costs its sender nothing, so it must not cost much here either: whoever has not said what they want is
closed soon, and of one address only so many may wait. The oldest of too many gives way, so that somebody behind
the same router who asks in earnest is still served.
"""

import asyncio
import logging
import socket
from typing import Any, Final

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from tablee.server import metrics
from tablee.server.http.address import network
from tablee.server.settings import Settings

IDLE: Final = 10.0
"""Seconds for the head of a request, and between two: browsers come back by themselves."""
IDLE_PROXY: Final = 75.0
"""The same behind a proxy, which waits for whole requests, and must be the first to close."""
LINGER: Final = 2.0
"""Seconds in which the rest of a body that nobody wanted may still come."""
BACKLOG: Final = 1024

quiet: Final = logging.getLogger("tablee.entrance")
"""What is wrong with a stranger's request is said to the stranger; our own faults are logged by the door."""
quiet.setLevel(logging.CRITICAL)


class Connection(RequestHandler):
    """One connection of a browser."""

    __slots__ = ("entrance", "peer")

    def __init__(self, entrance: "Entrance", server: web.Server, loop: asyncio.AbstractEventLoop, **options: Any):
        super().__init__(server, loop=loop, **options)
        self.entrance = entrance
        self.peer = ""
        """The address it comes from, as far as limits go."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        found = transport.get_extra_info("peername")
        self.peer = network(str(found[0])) if found else ""
        self.rest()

    def connection_lost(self, exc: BaseException | None) -> None:
        self.begin()
        super().connection_lost(exc)

    def begin(self) -> None:
        """A request is here: this connection does not wait any more."""
        self.entrance.forget(self)

    def rest(self) -> None:
        """The connection waits for a request."""
        if self.transport is not None:
            self.entrance.note(self)


class Entrance:
    """Makes the connections of a server, and knows which of them wait."""

    def __init__(self, runner: web.AppRunner, settings: Settings) -> None:
        assert runner.server is not None
        self.server = runner.server
        self.loop = asyncio.get_running_loop()
        self.most = None if settings.proxy else settings.quotas.waiting
        """How many of one address may wait; behind a proxy all seem to come from one."""
        self.idle = IDLE_PROXY if settings.proxy else IDLE
        self.waiting: dict[str, dict[Connection, None]] = {}
        """Those that wait, by address, the oldest first."""

    def __call__(self) -> Connection:
        """A connection to come."""
        return Connection(
            self,
            self.server,
            self.loop,
            keepalive_timeout=self.idle,
            lingering_time=LINGER,
            auto_decompress=False,  # a small body may unpack to a very large one: see `bodies`
            access_log=None,
            logger=quiet,
        )

    def note(self, connection: Connection) -> None:
        """A connection waits; if too many of its address do, the oldest is closed."""
        same = self.waiting.setdefault(connection.peer, {})
        same[connection] = None
        if self.most is not None and len(same) > self.most:
            oldest = next(iter(same))
            self.forget(oldest)
            metrics.CUT_OFF.labels("waiting").inc()
            if oldest.transport is not None:
                oldest.transport.abort()

    def forget(self, connection: Connection) -> None:
        """A connection does not wait any more."""
        same = self.waiting.get(connection.peer)
        if same is not None:
            same.pop(connection, None)
            if not same:
                del self.waiting[connection.peer]

    async def open(self, listening: socket.socket) -> asyncio.Server:
        """Let browsers come in by that socket."""
        return await self.loop.create_server(self, sock=listening, backlog=BACKLOG)
