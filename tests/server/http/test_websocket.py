"""The WebSocket itself: frames whole, in pieces, masked, broken."""

import asyncio
import base64
import os
from pathlib import Path

import pytest
import structlog
from aiohttp.test_utils import make_mocked_request
from aiohttp.web_protocol import RequestHandler
from hypothesis import given
from hypothesis import strategies as st

from tablee.server import metrics
from tablee.server.hall.hall import Hall
from tablee.server.http.websocket import handshake
from tablee.server.problems import Trouble
from tablee.server.table.inbox import Frame
from tablee.server.table.table import Table
from tablee.server.wire.client_frames import ClientEnvelope, Hello
from tablee.server.wire.rfc6455 import Close, Opcode, Wire, accepted, closing, framed, unmasked
from tablee.server.wire.server_frames import Spoken

from ..tools import eventually, scenario, served

MOST = 100_000


class Notes:
    """A listener that writes everything down."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.pings: list[bytes] = []
        self.pongs: list[bytes] = []
        self.pieces = 0
        self.binary = 0
        self.over = 0
        self.sent = b""

    def hear(self, text: bytes) -> None:
        self.texts.append(text)

    def hear_binary(self) -> None:
        self.binary += 1

    def hear_piece(self) -> None:
        self.pieces += 1

    def hear_ping(self, data: bytes) -> None:
        self.pings.append(data)

    def hear_pong(self, data: bytes) -> None:
        self.pongs.append(data)

    def end(self) -> None:
        self.over += 1

    def write(self, data: bytes) -> None:
        self.sent += data


def wire(most: int = MOST) -> tuple[Wire, Notes]:
    notes = Notes()
    return Wire(notes, notes.write, most), notes


def client(
    opcode: int, data: bytes = b"", *, last: bool = True, mask: bytes = b"\x01\x80\xfe\x7f", rsv: int = 0
) -> bytes:
    """A frame as a browser sends it."""
    first = (0x80 if last else 0) | rsv | opcode
    length = len(data)
    if length < 126:
        head = bytes((first, 0x80 | length))
    elif length < 65_536:
        head = bytes((first, 0x80 | 126)) + length.to_bytes(2)
    else:
        head = bytes((first, 0x80 | 127)) + length.to_bytes(8)
    return head + mask + unmasked(mask, data)


def test_the_key_of_the_handshake() -> None:
    assert accepted("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=", "the example of RFC 6455"
    for key in ("", "short", "dGhlIHNhbXBsZSBub25jZQ", "é" * 24, base64.b64encode(b"x" * 17).decode()):
        assert accepted(key) is None


@given(st.binary(min_size=4, max_size=4), st.binary(max_size=300))
def test_masks_come_off(mask: bytes, data: bytes) -> None:
    masked = unmasked(mask, data)
    assert masked == bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
    assert unmasked(mask, masked) == data


@given(st.lists(st.binary(max_size=400), max_size=8), st.lists(st.integers(1, 50), min_size=1, max_size=60))
def test_bytes_may_arrive_in_any_portions(texts: list[bytes], portions: list[int]) -> None:
    reader, notes = wire()
    stream = b"".join(client(Opcode.TEXT, text) for text in texts)
    at = 0
    for portion in portions * (len(stream) // len(portions) + 1):
        reader.feed_data(stream[at : at + portion])
        at += portion
    assert notes.texts == texts
    assert not reader.done


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 90_000])
def test_sizes(size: int) -> None:
    reader, notes = wire()
    assert reader.feed_data(client(Opcode.TEXT, b"x" * size)) == (False, b"")
    assert notes.texts == [b"x" * size]
    server = framed(Opcode.TEXT, b"y" * size)
    assert server.endswith(b"y" * size)
    assert server[0] == 0x81
    assert not server[1] & 0x80


def test_messages_in_pieces_with_a_ping_between() -> None:
    reader, notes = wire()
    reader.feed_data(client(Opcode.TEXT, b"one ", last=False))
    reader.feed_data(client(Opcode.PING, b"still there?"))
    reader.feed_data(client(Opcode.MORE, b"two ", last=False) + client(Opcode.MORE, b"three"))
    assert notes.texts == [b"one two three"]
    assert notes.pings == [b"still there?"]
    assert notes.pieces == 2
    reader.feed_data(client(Opcode.PONG, b"an answer"))
    assert notes.pongs == [b"an answer"]
    reader.feed_data(client(Opcode.BINARY, b"\x00", last=False) + client(Opcode.MORE, b"\x01"))
    assert notes.binary == 1
    reader.feed_data(client(Opcode.TEXT, b"next"))
    assert notes.texts[-1] == b"next"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (framed(Opcode.TEXT, b"not masked"), Close.PROTOCOL),
        (client(Opcode.TEXT, b"x", rsv=0x40), Close.PROTOCOL),
        (client(Opcode.TEXT, b"x", rsv=0x10), Close.PROTOCOL),
        (client(0x3), Close.PROTOCOL),
        (client(0xB), Close.PROTOCOL),
        (client(Opcode.MORE, b"of what?"), Close.PROTOCOL),
        (client(Opcode.TEXT, b"a", last=False) + client(Opcode.TEXT, b"b"), Close.PROTOCOL),
        (client(Opcode.PING, b"x" * 126), Close.PROTOCOL),
        (client(Opcode.PING, b"x", last=False), Close.PROTOCOL),
        (client(Opcode.TEXT, b"x" * (MOST + 1)), Close.TOO_BIG),
        (b"\x81\xff" + (1 << 62).to_bytes(8) + b"mask", Close.TOO_BIG),
        (client(Opcode.TEXT, b"x" * 60_000, last=False) + client(Opcode.MORE, b"x" * 60_000), Close.TOO_BIG),
        (client(Opcode.CLOSE, b"\x03\xe8"), Close.NORMAL),
        (client(Opcode.CLOSE), Close.NORMAL),
    ],
)
def test_what_ends_a_connection(data: bytes, code: Close) -> None:
    reader, notes = wire()
    done, _ = reader.feed_data(data + client(Opcode.TEXT, b"never heard"))
    assert done
    assert reader.done
    assert notes.sent == closing(code)
    assert notes.over == 1
    assert b"never heard" not in notes.texts
    reader.feed_data(client(Opcode.TEXT, b"nor this"))
    assert not notes.texts


def test_a_large_message_is_not_kept_when_it_is_announced() -> None:
    reader, notes = wire(1_000)
    assert reader.feed_data(b"\x81\xfe" + (5_000).to_bytes(2) + b"mask")[0]
    assert notes.sent == closing(Close.TOO_BIG)


def test_a_lost_connection_ends() -> None:
    reader, notes = wire()
    reader.feed_data(client(Opcode.TEXT, b"half")[:5])
    reader.feed_eof()
    assert notes.over == 1


@given(st.binary(max_size=200))
def test_noise_never_breaks_the_reader(data: bytes) -> None:
    reader, _ = wire(50)
    reader.feed_data(data)
    assert len(reader.buffer) <= 64 + 14


@scenario
async def test_over_a_real_socket(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        made = await server.guest("A").post("/api/tables", {"game": "tango", "seats": 2})
        port = int(server.url.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws/{made['code']} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: WebSocket\r\n"
            f"Connection: keep-alive, Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        assert head.startswith("HTTP/1.1 101")
        assert f"Sec-WebSocket-Accept: {accepted(key)}" in head
        assert "Set-Cookie: tablee=" in head
        assert "Content-Length" not in head
        assert "chunked" not in head
        hello = b'{"id":"1","d":{"t":"hello"}}'
        writer.write(client(Opcode.PING, b"p") + client(Opcode.TEXT, hello[:9], last=False))
        assert await reader.readexactly(3) == framed(Opcode.PONG, b"p")
        writer.write(client(Opcode.MORE, hello[9:]))
        first = await reader.readexactly(2)
        assert (await reader.readexactly(first[1])).startswith(b'{"t":"ack","d":{"id":"1","ok":true}')
        writer.write(client(Opcode.CLOSE, b"\x03\xe8"))
        rest = await reader.read()
        assert rest.endswith(closing(Close.NORMAL))
        writer.close()
        await writer.wait_closed()


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Upgrade": "websocket", "Connection": "Upgrade"},
        {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": "x", "Sec-WebSocket-Version": "13"},
        {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version": "8",
        },
    ],
)
@scenario
async def test_a_request_that_is_no_handshake(tmp_path: Path, headers: dict[str, str]) -> None:
    async with served(tmp_path) as server:
        session = server.guest().session
        async with session.get(f"{server.url}/ws/BCDFGH", headers=headers) as response:
            assert response.status == 400
            assert (await response.json())["key"] == "request-malformed"


@scenario
async def test_who_goes_during_the_handshake_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Ann")
        code = (await guest.post("/api/tables", {"game": "tango", "seats": 2}))["code"]
        table = await server.hall.table(code)
        assert table is not None
        gone, asked = asyncio.Event(), asyncio.Event()

        async def late(self: Hall, code: str) -> Table | None:
            asked.set()
            await gone.wait()
            return table

        def busy() -> list[RequestHandler]:
            assert server.entrance is not None
            return [one for one in server.entrance.server.connections if one._request_in_progress]

        monkeypatch.setattr(Hall, "table", late)
        host, port = server.url.removeprefix("http://").split(":")
        for code_asked in (code, "QQQQQQ"):
            asked.clear()
            gone.clear()
            _, writer = await asyncio.open_connection(host, int(port))
            key = "dGhlIHNhbXBsZSBub25jZQ=="
            writer.write(
                f"GET /ws/{code_asked} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
            )
            await asked.wait()
            with structlog.testing.capture_logs() as logs:
                writer.transport.abort()
                await eventually(lambda: all(one.transport is None for one in busy()))
                gone.set()
                await eventually(lambda: not busy())
            assert not [line for line in logs if line["log_level"] == "error"], logs
        assert table.sockets == 0
    assert not caplog.records


@scenario
async def test_a_hello_put_off_of_somebody_who_left_greets_nobody(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        before = viewers()
        guest = server.guest("Ann")
        client = await guest.connect((await guest.post("/api/tables", {"game": "tango", "seats": 2}))["code"])
        table = server.hall.tables[client.code]
        (viewer,) = table.audience
        await client.drop()
        await eventually(lambda: len(table.audience) == 0)
        table.inbox.put(Frame(viewer, ClientEnvelope("late", Hello()), 0.0))
        await eventually(lambda: table.inbox.empty)
        await table.speak(Spoken("Ann", None, "the table goes on"), "")
        assert len(table.audience) == 0
        assert viewers() == before


def viewers() -> float:
    """How many look at tables, as it is counted."""
    return metrics.registry.get_sample_value("tablee_viewers") or 0.0


HEADERS = {
    "Connection": "keep-alive, Upgrade",
    "Upgrade": "WebSocket",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


def test_a_handshake_that_asks_for_a_websocket_is_answered() -> None:
    response = handshake(make_mocked_request("GET", "/ws/BCDFGH", headers=HEADERS))
    assert response.status == 101
    assert response.headers["Connection"] == "Upgrade"
    assert response.headers["Upgrade"] == "websocket"
    assert response.headers["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


@pytest.mark.parametrize("missing", HEADERS)
def test_a_handshake_that_lacks_something_is_refused(missing: str) -> None:
    for headers in ({name: value for name, value in HEADERS.items() if name != missing}, {**HEADERS, missing: "8"}):
        with pytest.raises(Trouble) as caught:
            handshake(make_mocked_request("GET", "/ws/BCDFGH", headers=headers))
        assert caught.value.problem.key == "request-malformed"
