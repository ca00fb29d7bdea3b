"""One connection to a table: whose eyes it is, and how to reach it."""

import asyncio
import time
from typing import Final

import structlog

from tablee.kernel.seats import Seat
from tablee.server import metrics
from tablee.server.guests.identity import anonymous
from tablee.server.wire.encoding import frame
from tablee.server.wire.lag import Trip
from tablee.server.wire.rfc6455 import Close, Opcode, closing, framed
from tablee.server.wire.server_frames import Bye

PATIENCE: Final = 3.0
"""Seconds a client has to close its side."""

log = structlog.get_logger("tablee.viewer")


class Viewer:
    """Somebody looking at a table."""

    __slots__ = (
        "address",
        "backlog",
        "held",
        "host",
        "name",
        "owner",
        "people",
        "seat",
        "transport",
        "trip",
        "watching",
    )

    def __init__(self, owner: str, address: str, *, watching: bool, backlog: int) -> None:
        self.owner = owner
        self.address = address
        """Where they come from, as far as limits go."""
        self.name = ""
        self.watching = watching
        """Whether this is a common screen: a spectator's eyes, whoever's browser it is."""
        self.backlog = backlog
        self.seat: Seat | None = None
        """Whose eyes these are; None for a spectator. Kept by the table."""
        self.host = False
        self.people = b""
        """The people at the table, as this host was told last."""
        self.held = b""
        self.transport: asyncio.Transport | None = None
        self.trip = Trip()
        """How far away they are."""

    @property
    def gone(self) -> bool:
        """Whether nothing reaches them any more."""
        return self.transport is None or self.transport.is_closing()

    def hold(self, data: bytes) -> None:
        """Send together with what comes next."""
        self.held += data

    def send(self, data: bytes) -> None:
        """Send now; a reader too slow to follow is cut off, and will get a fresh welcome when it returns."""
        transport = self.transport
        if transport is None or transport.is_closing():
            return
        waiting = transport.get_write_buffer_size()
        if waiting > self.backlog:
            metrics.CUT_OFF.labels("too-slow").inc()
            log.warning("viewer_cut_off", reason="too-slow", who=anonymous(self.owner), seat=self.seat, waiting=waiting)
            transport.abort()
            return
        if self.held:
            data = self.held + data
            self.held = b""
        transport.write(data)

    def ping(self) -> None:
        """Measure how far away they are, unless that was done just now."""
        payload = self.trip.ask(time.monotonic())
        if payload:
            self.send(framed(Opcode.PING, payload))

    def answer(self, payload: bytes) -> None:
        """They measure how far away we are."""
        self.send(framed(Opcode.PONG, payload))

    def pong(self, payload: bytes) -> None:
        """They have answered; measure again until it is known well enough."""
        self.trip.answer(payload, time.monotonic())
        if not self.trip.known:
            self.ping()

    def flush(self) -> None:
        """Send what was held."""
        if self.held:
            self.send(b"")

    def close(self, bye: Bye, code: Close) -> None:
        """Say why, and close."""
        transport = self.transport
        self.send(frame(bye) + closing(code))
        self.transport = None
        if transport is not None:
            asyncio.get_running_loop().call_later(PATIENCE, transport.abort)
