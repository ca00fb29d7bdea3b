"""Bodies of requests: unpacked to a bounded size, and refused where they are none."""

import gzip
import zlib
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from tablee.server.http.bodies import Bodies
from tablee.server.settings import Quotas

from ..tools import scenario, served


@scenario
async def test_a_body_that_cannot_be_unpacked_is_malformed(tmp_path: Path) -> None:
    async with served(tmp_path) as server, aiohttp.ClientSession(auto_decompress=False) as session:
        for packed in ("gzip", "deflate", "br", "zstd", "gzip, gzip", "nonsense"):
            headers = {"Content-Encoding": packed, "Content-Type": "application/json"}
            async with session.put(server.url + "/api/me", data=b"this is not packed", headers=headers) as response:
                assert response.status == 400, packed
                assert (await response.json())["key"] == "request-malformed"


@scenario
async def test_a_body_is_unpacked_as_far_as_it_may_be_large(tmp_path: Path) -> None:
    async with served(tmp_path) as server, aiohttp.ClientSession() as session:
        headers = {"Content-Encoding": "gzip"}
        sound, bomb = gzip.compress(b'{"name":"Ann"}'), gzip.compress(bytes(200_000_000), 1)
        async with session.put(server.url + "/api/me", data=sound, headers=headers) as response:
            assert await response.json() == {"name": "Ann"}
        async with session.put(server.url + "/api/me", data=bomb, headers=headers) as response:
            assert response.status == 413


def test_what_was_packed_may_be_as_large_as_what_was_not() -> None:
    bodies = Bodies(Quotas(body_bytes=1_000))
    assert bodies._unpacked(gzip.compress(b"x" * 1_000)) == b"x" * 1_000
    assert bodies._unpacked(zlib.compress(b"x" * 10)) == b"x" * 10
    with pytest.raises(web.HTTPRequestEntityTooLarge):
        bodies._unpacked(gzip.compress(b"x" * 1_001))
