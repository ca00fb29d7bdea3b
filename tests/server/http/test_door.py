"""The door: where somebody comes from, how often they may, and bytes that are no text."""

import asyncio
import base64
import os
from contextlib import suppress
from pathlib import Path

import pytest

from tablee.server.guests.codes import numbered
from tablee.server.http.door import network, site
from tablee.server.settings import Pace, Quotas
from tablee.server.wire.rfc6455 import Opcode, unmasked

from ..tools import GENEROUS, PLENTY, WAIT, Server, eventually, scenario, served

SLOW = 0.001
"""A bucket that does not fill while a test runs."""


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_whom_an_address_stands_for(address: str, shown: str) -> None:
    assert network(address) == shown


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("11", 11), ("12", None), ("0001", None), ("-1", None), ("", None)]
)
def test_a_number_is_written_as_we_write_it(text: str, number: int | None) -> None:
    assert numbered(text, 12) == number


def test_no_site() -> None:
    assert site("https://tablee.example:8080/x") == "tablee.example:8080"
    assert site("http://[") == ""


async def raw(server: Server, head: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, int]:
    """A request written by hand; the status of its answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
    writer.write(head.replace(b"\n", b"\r\n") + b"\r\n")
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT)
    return reader, writer, int(answer.split()[1])


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /api/me HTTP/1.1\nHost: x\nCookie: tablee=\xff.\xff\n", 200),
        (b"PUT /api/me HTTP/1.1\nHost: x\nOrigin: http://[\nContent-Length: 0\n", 403),
        (b"PUT /api/me HTTP/1.1\nHost: x\nOrigin: \xff\nContent-Length: 0\n", 403),
        (b"GET /api/tables/\xff HTTP/1.1\nHost: x\n", 400),
        (b"GET /api/tables/%FF/replay?seat=%FF HTTP/1.1\nHost: x\n", 404),
        (b"GET /api/house HTTP/1.1\nHost: [\n", 200),
        (b"GET /api/house HTTP/1.1\nHost: \xff:x\n", 200),
    ],
)
@scenario
async def test_bad_bytes_are_no_fault_of_ours(tmp_path: Path, head: bytes, status: int) -> None:
    async with served(tmp_path) as server:
        _, writer, found = await raw(server, head)
        writer.close()
        assert found == status


@scenario
async def test_numbers_that_are_no_seats(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Solo")
        made = await guest.post("/api/tables", {"game": "tango", "seats": 2, "bots": "random", "start": True})
        for seat in ("00009", "0001", "2", "99999", "-1", "x", "²"):
            answer = await guest.get(f"/api/tables/{made['code']}/replay?seat={seat}", status=422)
            assert answer["key"] == "seat-unknown"
        client = await guest.connect(made["code"], "?hand=0001234")
        assert client.you == 0, "no hand of ours: the guest"


@scenario
async def test_the_last_word_of_a_proxy_counts(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=Quotas(requests=Pace(burst=1, rate=SLOW)), proxy=True) as server:
        for number, address in enumerate((b"10.0.0.1", b"10.0.0.1", b"10.0.0.2", b"2001:db8::1", b"2001:db8::2")):
            _, writer, status = await raw(
                server,
                b"GET /api/games HTTP/1.1\nHost: x\nX-Forwarded-For: 6.6.6.%d\nX-Forwarded-For: 7.7.7.7, %b\n"
                % (number, address),
            )
            writer.close()
            assert status == (429 if number in (1, 4) else 200)


@scenario
async def test_who_has_guessed_too_often_learns_nothing(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=Quotas(misses=Pace(burst=3, rate=SLOW))) as server:
        guest = server.guest("Eve")
        code = (await guest.post("/api/tables", {"game": "tango", "seats": 2}))["code"]
        await guest.get(f"/api/tables/{code}")
        await guest.get("/api/tables/BCDFGH", status=404)
        await guest.get("/api/tables/BCDFGH/replay", status=404)
        assert (await (await guest.open("BCDFGH")).bye())["reason"] == "gone"
        for path in ("", "/names", "/replay", "/record"):
            assert (await guest.get(f"/api/tables/{code}{path}", status=429))["key"] == "too-fast"
            assert (await guest.get(f"/api/tables/BCDFGH{path}", status=429))["key"] == "too-fast"
        for asked in (code, "BCDFGH"):
            assert (await (await guest.open(asked)).bye())["reason"] == "too-fast"


@scenario
async def test_pages_that_are_work_count_as_requests(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=Quotas(requests=Pace(burst=2, rate=SLOW))) as server:
        session = server.guest().session
        for path, status in (
            ("/readyz", 200),
            ("/readyz", 200),
            ("/readyz", 429),
            ("/healthz", 200),
        ):
            async with session.get(server.url + path) as response:
                assert response.status == status


def masked(opcode: int, data: bytes) -> bytes:
    """A frame as a browser sends it."""
    return bytes((opcode, 0x80 | len(data))) + b"mask" + unmasked(b"mask", data)


async def shaken(server: Server, code: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket written by hand."""
    key = base64.b64encode(os.urandom(16))
    reader, writer, status = await raw(
        server,
        b"GET /ws/%b HTTP/1.1\nHost: x\nUpgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Key: %b\n"
        b"Sec-WebSocket-Version: 13\n" % (code.encode(), key),
    )
    assert status == 101
    return reader, writer


@pytest.mark.parametrize("kind", [0x80 | Opcode.PING, 0x80 | Opcode.PONG, int(Opcode.TEXT)])
@scenario
async def test_pings_and_pieces_count(tmp_path: Path, kind: int) -> None:
    async with served(tmp_path, quotas=Quotas(frames=Pace(burst=20, rate=SLOW))) as server:
        made = await server.guest("A").post("/api/tables", {"game": "tango", "seats": 2})
        reader, writer = await shaken(server, made["code"])
        writer.write(masked(kind, b"x"))
        more = kind if kind & 0x80 else int(Opcode.MORE)
        writer.write(masked(more, b"x") * 30)
        rest = await asyncio.wait_for(reader.read(), WAIT)
        assert b'"reason":"too-fast"' in rest
        assert rest.endswith(b"\x03\xf0"), "close code 1008"
        assert rest.count(b"\x8a\x01x") == (20 if kind == 0x80 | Opcode.PING else 0)
        writer.close()


@scenario
async def test_pongs_do_not_pile_up_for_who_never_reads(tmp_path: Path) -> None:
    quotas = Quotas(frames=PLENTY, crowd=PLENTY, backlog_bytes=10_000)
    async with served(tmp_path, quotas=quotas) as server:
        made = await server.guest("A").post("/api/tables", {"game": "tango", "seats": 2})
        reader, writer = await shaken(server, made["code"])
        table = server.hall.tables[made["code"]]
        await eventually(lambda: table.sockets == 1)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        ping = masked(0x80 | Opcode.PING, b"x" * 125) * 500
        with suppress(ConnectionError):
            for _ in range(2_000):
                writer.write(ping)
                await writer.drain()
        await eventually(lambda: table.sockets == 0)


@scenario
async def test_all_connections_of_an_address_share_a_limit(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=Quotas(crowd=Pace(burst=30, rate=SLOW))) as server:
        clients = await server.table(server.guest("A"), server.guest("B"))
        ended = 0
        for number in range(40):
            client = clients[number % 2]
            if client.closed:
                break
            await client.say("ping")
        for client in clients:
            ended += (await client.bye())["reason"] == "too-fast"
        assert ended == 2


@scenario
async def test_hello_is_said_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("A"), server.guest("B"))
        await clients[0].ask("start")
        count = sum(frame["t"] == "welcome" for frame in clients[0].frames)
        for last in ({}, {"last": 1}, {"last": None}):
            assert await clients[0].refused("hello", **last) == "hello-again"
        assert sum(frame["t"] == "welcome" for frame in clients[0].frames) == count
        await clients[0].ask("ping")


@scenario
async def test_new_cookies_do_not_make_more_chat(tmp_path: Path) -> None:
    quotas = Quotas(
        chat=Pace(burst=2, rate=SLOW),
        chat_address=Pace(burst=5, rate=SLOW),
        chat_table=PLENTY,
        connects=GENEROUS.connects,
    )
    async with served(tmp_path, quotas=quotas) as server:
        made = await server.guest("A").post("/api/tables", {"game": "tango", "seats": 2})
        said = 0
        for _ in range(5):
            client = await server.guest().connect(made["code"])
            for text in ("one", "two", "three"):
                ack = await client.answer(await client.say("chat", text=text))
                said += ack["ok"]
                assert ack["ok"] or ack["problem"] == "too-fast"
        assert said == 5


@scenario
async def test_a_table_can_be_talked_at_only_so_much(tmp_path: Path) -> None:
    quotas = Quotas(chat=PLENTY, chat_address=PLENTY, chat_table=Pace(burst=3, rate=SLOW))
    async with served(tmp_path, quotas=quotas) as server:
        guest = server.guest("A")
        for _ in range(2):
            made = await guest.post("/api/tables", {"game": "tango", "seats": 2})
            client = await guest.connect(made["code"])
            for _ in range(3):
                await client.ask("chat", text="hello")
            assert await client.refused("chat", text="hello") == "too-fast"
