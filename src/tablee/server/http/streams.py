"""Large answers: made and sent piece by piece as their reader takes them, never whole, and only so many at once."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Final

from aiohttp import web

from tablee.server import metrics
from tablee.server.guests.limits import Places
from tablee.server.settings import Quotas

PIECE: Final = 32_000
"""Bytes that are made at once."""
SLOW: Final = 20.0
"""Seconds in which a reader must have taken a piece."""
WAITING: Final = 10.0
"""Seconds that a reader waits for a place."""


class Streams:
    """Sends large answers."""

    def __init__(self, quotas: Quotas) -> None:
        self.places = Places(each=quotas.streams, most=quotas.all_streams, patience=WAITING)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="streams")
        """One for all: several would keep the event loop waiting without being any faster."""

    def place(self, who: str) -> AbstractAsyncContextManager[None]:
        """To be held from before anything large is in memory; Trouble if none is free."""
        return self.places.take(who)

    async def send(
        self, request: web.Request, parts: Iterator[bytes], headers: Mapping[str, str] | None = None
    ) -> web.StreamResponse:
        """An answer in JSON. What goes wrong before its first piece is told; later the connection is cut."""
        pieces = grouped(parts)
        piece = await self._make(pieces)
        response = web.StreamResponse(headers=headers)
        response.content_type = "application/json"
        if request.method == "HEAD":
            return response
        response.enable_compression()
        try:
            await response.prepare(request)
            while piece:
                async with asyncio.timeout(SLOW):
                    await response.write(piece)
                piece = await self._make(pieces)
        except TimeoutError:
            metrics.CUT_OFF.labels("too-slow").inc()
            cut(request)
        except ConnectionError:
            pass  # they have gone
        except BaseException:
            cut(request)
            raise
        return response

    async def _make(self, pieces: Iterator[bytes]) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self.thread, next, pieces, b"")


def cut(request: web.Request) -> None:
    """End the connection of a request at once."""
    if request.transport is not None:
        request.transport.abort()


def grouped(parts: Iterable[bytes]) -> Iterator[bytes]:
    """Many small parts as a few pieces."""
    held, size = [], 0
    for part in parts:
        held.append(part)
        size += len(part)
        if size >= PIECE:
            yield b"".join(held)
            held, size = [], 0
    if held:
        yield b"".join(held)
