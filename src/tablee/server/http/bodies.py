"""Bodies of requests: read in a bounded time, unpacked to a bounded size, and large ones only so many at once."""

import asyncio
import zlib
from contextlib import AsyncExitStack
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from tablee.server import problems
from tablee.server.guests.limits import Places
from tablee.server.problems import Trouble
from tablee.server.settings import Quotas

T = TypeVar("T")

PATIENCE: Final = 10.0
"""Seconds for a body, and one more for every `RATE` bytes of it that have come: a phone may be slow."""
RATE: Final = 2_000
SMALL: Final = 64_000
"""Bytes that anybody may send at any time."""
WAITING: Final = 10.0
"""Seconds that a large body waits for its place."""
ANY_FORMAT: Final = zlib.MAX_WBITS | 32
"""Of what zlib can unpack: gzip and deflate."""


class Bodies:
    """Reads what comes with requests."""

    def __init__(self, quotas: Quotas) -> None:
        self.most = quotas.body_bytes
        self.large = Places(each=quotas.uploads, most=quotas.all_uploads, patience=WAITING)

    async def read(self, request: web.Request, who: str, kind: type[T]) -> T:
        """The body of a request, checked; Trouble if it is none or too slow, HTTPRequestEntityTooLarge if it is big."""
        packed = request.headers.get("Content-Encoding", "identity").lower()
        if packed not in ("identity", "gzip", "deflate"):
            raise Trouble(problems.REQUEST_MALFORMED, reason=f"Content-Encoding: {packed[:16]}")
        data = await self._whole(request, who)
        try:
            return msgspec.json.decode(data if packed == "identity" else self._unpacked(data), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError, zlib.error) as error:
            raise Trouble(problems.REQUEST_MALFORMED, reason=str(error)) from None

    def _unpacked(self, data: bytes | bytearray) -> bytes:
        """What was packed, as far as it may be that large."""
        unpacking = zlib.decompressobj(ANY_FORMAT)
        found = unpacking.decompress(data, self.most + 1)
        if len(found) > self.most:
            raise web.HTTPRequestEntityTooLarge(self.most)
        return found

    async def _whole(self, request: web.Request, who: str) -> bytearray:
        """Everything that comes, in time."""
        loop, found = asyncio.get_running_loop(), bytearray()
        until = loop.time() + PATIENCE
        async with AsyncExitStack() as held:
            while chunk := await _next(request, until):
                if len(found) <= SMALL < len(found) + len(chunk):
                    began = loop.time()
                    await held.enter_async_context(self.large.take(who))
                    until += loop.time() - began
                found += chunk
                until += len(chunk) / RATE
                if len(found) > self.most:
                    raise web.HTTPRequestEntityTooLarge(self.most)
        return found


async def _next(request: web.Request, until: float) -> bytes:
    """What comes next; nothing at the end."""
    try:
        async with asyncio.timeout_at(until):
            return await request.content.readany()
    except TimeoutError:
        raise Trouble(problems.REQUEST_SLOW) from None
    except web.RequestPayloadError as error:
        raise Trouble(problems.REQUEST_MALFORMED, reason=str(error)) from None
