"""What a browser may say is read strictly."""

from typing import get_args

import msgspec
import pytest

from tablee.server.wire.client_frames import Chat, ClientEnvelope, ClientFrame, SetTable


def read(frame: object) -> ClientFrame:
    return msgspec.json.decode(msgspec.json.encode({"id": "1", "d": frame}), type=ClientEnvelope).d


def test_every_frame_of_a_browser_has_a_name_of_its_own() -> None:
    frames = get_args(ClientFrame)
    assert len({frame.__struct_config__.tag for frame in frames}) == len(frames) == 27


def test_a_frame_is_read_by_its_name() -> None:
    assert read({"t": "chat", "text": "Bonsoir"}) == Chat("Bonsoir")
    assert read({"t": "set-table", "clock": 0}) == SetTable(clock=0)


@pytest.mark.parametrize(
    "frame",
    [
        {"t": "shout", "text": "Bonsoir"},
        {"t": "chat", "text": ""},
        {"t": "chat", "text": "x" * 281},
        {"t": "chat", "text": "Bonsoir", "loud": True},
        {"t": "sit", "seat": 12},
        {"t": "sit", "seat": -1},
        {"t": "set-table", "clock": 601},
        {"t": "set-table", "seats": 0},
        {"t": "react", "sign": "boo"},
        {"t": "portray", "face": 49},
        {"t": "standing-no", "span": "week"},
    ],
)
def test_what_is_not_in_the_protocol_is_not_read(frame: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(frame)
