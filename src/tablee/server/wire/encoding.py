"""Messages of the table as bytes for a socket: how the envelope of each kind begins need not be encoded each time."""

from typing import Final

import msgspec

from tablee.server.wire.rfc6455 import text
from tablee.server.wire.server_frames import (
    SERVER_FRAMES,
    Ack,
    Bye,
    Lobby,
    Outside,
    Pause,
    People,
    Reacted,
    Rewound,
    Spoken,
    Welcome,
    You,
)

Message = Rewound | Welcome | Lobby | Spoken | Reacted | Ack | You | Outside | People | Pause | Bye
"""What the table says, besides steps: those are put together for each pair of eyes."""

HEADS: Final = {kind: f'{{"t":"{name}","d":'.encode() for name, kind in SERVER_FRAMES.items()}
"""How the envelope of each kind begins."""

encode: Final = msgspec.json.Encoder().encode


def frame(data: Message, v: int | None = None) -> bytes:
    """The frame, ready for the socket: its kind, its data, and the version if it has one."""
    tail = b"}" if v is None else b',"v":%d}' % v
    return text(HEADS[type(data)] + encode(data) + tail)
