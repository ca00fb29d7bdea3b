"""Messages as bytes for a socket."""

import msgspec
import pytest

from tablee.server.wire import encoding, server_frames
from tablee.server.wire.encoding import frame
from tablee.server.wire.rfc6455 import Close, Opcode, closing, framed
from tablee.server.wire.server_frames import Ack


def test_every_frame_has_a_name() -> None:
    assert set(encoding.HEADS) == set(server_frames.SERVER_FRAMES.values())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_texts_are_wrapped_as_websocket_frames(length: int) -> None:
    data = framed(Opcode.TEXT, b"x" * length)
    assert data[0] == 0x81
    if length < 126:
        assert data[1] == length
    elif length < 65_536:
        assert data[1:4] == b"\x7e" + length.to_bytes(2)
    else:
        assert data[1:10] == b"\x7f" + length.to_bytes(8)
    assert data.endswith(b"x" * length)
    assert closing(Close.GOING_AWAY) == b"\x88\x02\x03\xe9"


def test_a_frame_has_its_kind_its_data_and_its_version() -> None:
    assert msgspec.json.decode(frame(Ack("7", ok=True))[2:]) == {"t": "ack", "d": {"id": "7", "ok": True}}
    assert msgspec.json.decode(frame(Ack("7", ok=True), 42)[2:])["v"] == 42
    assert msgspec.json.decode(frame(Ack("7", ok=True), 0)[2:])["v"] == 0
