"""As much of PostgreSQL's wire protocol as it takes to know where a message ends and what it asks for."""

import socket
import struct
from collections.abc import Iterator
from typing import NamedTuple

HEAD = 5
"""Bytes of a letter and a length."""
ENCRYPTION = (80_877_103, 80_877_104)
"""What a client asks first that would rather talk in secret, by TLS or by Kerberos."""
ENDS_REQUEST = frozenset("QSHXFpdcf")
"""After these letters of a client the server may answer."""
STARTUP = ""
"""The letter of the first message, which has none."""
READY = "Z"
"""ReadyForQuery: the answer is whole, and what was to be committed is."""
COMPLETE = "C"
"""CommandComplete."""


class Message(NamedTuple):
    """One message, whole."""

    letter: str
    raw: bytes

    @property
    def body(self) -> bytes:
        return self.raw[HEAD if self.letter else 4 :]


class Gone(Exception):
    """The other side has closed."""


def read_exactly(source: socket.socket, count: int) -> bytes:
    """So many bytes."""
    parts: list[bytes] = []
    while count:
        part = source.recv(min(count, 65_536))
        if not part:
            raise Gone
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def read_startup(source: socket.socket) -> Message:
    """The first message of a client; a wish for encryption is answered with a no."""
    while True:
        head = read_exactly(source, 4)
        (length,) = struct.unpack("!I", head)
        rest = read_exactly(source, length - 4)
        if length == 8 and struct.unpack("!I", rest)[0] in ENCRYPTION:
            source.sendall(b"N")
            continue
        return Message(STARTUP, head + rest)


def read_messages(source: socket.socket) -> Iterator[Message]:
    """All messages after the first, until the other side closes."""
    while True:
        try:
            head = read_exactly(source, HEAD)
            (length,) = struct.unpack("!I", head[1:])
            yield Message(chr(head[0]), head + read_exactly(source, length - 4))
        except Gone:
            return


class Statements:
    """What a connection asks for: statements that were prepared are called by their names later."""

    def __init__(self) -> None:
        self.prepared: dict[bytes, str] = {}

    def sql(self, message: Message) -> str:
        """The SQL that a message of a client has done; empty if none. Preparing it does nothing yet."""
        match message.letter:
            case "Q":
                return message.body.split(b"\0")[0].decode()
            case "P":
                name, text = message.body.split(b"\0")[:2]
                self.prepared[name] = text.decode()
                return ""
            case "B":
                return self.prepared.get(message.body.split(b"\0")[1], "")
            case _:
                return ""
