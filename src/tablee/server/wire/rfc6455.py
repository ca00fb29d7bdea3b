"""The WebSocket of a browser once the handshake is made: bytes in, whole messages out (RFC 6455).

Messages are handed on as they arrive, in the callback that received their bytes: a connection has no task that must
be woken for each of them, and keeps nothing but the bytes of an unfinished frame. Compression is not offered.
"""

import base64
import hashlib
from collections.abc import Callable
from enum import IntEnum
from typing import Final, Protocol

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
VERSION: Final = "13"
MASKED: Final = 0x80
FINAL: Final = 0x80
RESERVED: Final = 0x70
LONGEST_CONTROL: Final = 125


class Opcode(IntEnum):
    """What a frame is."""

    MORE = 0x0
    TEXT = 0x1
    BINARY = 0x2
    CLOSE = 0x8
    PING = 0x9
    PONG = 0xA


HEADS: Final = tuple(bytes((FINAL | opcode,)) for opcode in range(16))
"""The first byte of a whole frame, by its opcode."""
SHORT: Final = 126
"""From this length on, two more bytes say it."""
LONG: Final = 65_536
"""From this length on, eight."""
WHOLE_TEXT: Final = FINAL | Opcode.TEXT
"""How nearly all frames begin."""
TEXT: Final = HEADS[Opcode.TEXT] + b"\x7e"
"""A text whose length follows in two bytes."""


class Close(IntEnum):
    """Why a connection ends."""

    NORMAL = 1000
    GOING_AWAY = 1001
    PROTOCOL = 1002
    POLICY = 1008
    TOO_BIG = 1009


class Listener(Protocol):
    """Who gets the messages."""

    def hear(self, text: bytes) -> None:
        """A whole text message."""

    def hear_binary(self) -> None:
        """A message that is no text."""

    def hear_piece(self) -> None:
        """A piece of a message; the last one is heard as the whole."""

    def hear_ping(self, data: bytes) -> None:
        """A question to be answered with the same data."""

    def hear_pong(self, data: bytes) -> None:
        """The answer to a ping."""

    def end(self) -> None:
        """Nothing more will come."""


class BadFrame(Exception):
    """The peer does not speak WebSocket; `code` is the reason to give."""

    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


def accepted(key: str) -> str | None:
    """The answer to the key of a handshake; None if it is no key."""
    try:
        nonce = base64.b64decode(key, validate=True)
    except ValueError:
        return None
    if len(nonce) != 16:
        return None
    return base64.b64encode(hashlib.sha1(key.encode() + GUID, usedforsecurity=False).digest()).decode()


def framed(opcode: Opcode, data: bytes) -> bytes:
    """A frame of the server: never masked, never in pieces."""
    length = len(data)
    if length < SHORT:
        return HEADS[opcode] + length.to_bytes(1) + data
    if length < LONG:
        return HEADS[opcode] + b"\x7e" + length.to_bytes(2) + data
    return HEADS[opcode] + b"\x7f" + length.to_bytes(8) + data


def text(data: bytes) -> bytes:
    """The frame of a text."""
    length = len(data)
    return TEXT + length.to_bytes(2) + data if SHORT <= length < LONG else framed(Opcode.TEXT, data)


def closing(code: Close) -> bytes:
    """A close frame."""
    return framed(Opcode.CLOSE, code.to_bytes(2))


def unmasked(mask: bytes, data: bytes) -> bytes:
    """The content behind a mask: all bytes at once, as one large number."""
    length = len(data)
    stretched = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(data) ^ int.from_bytes(stretched)).to_bytes(length)


class Wire:
    """Reads the frames of one connection. aiohttp feeds it what it receives after the handshake."""

    __slots__ = ("answer", "buffer", "done", "listener", "most", "opcode", "pieces")

    def __init__(self, listener: Listener, answer: Callable[[bytes], None], most: int) -> None:
        self.listener = listener
        self.answer = answer
        """Writes to the peer, at the end."""
        self.most = most
        """Bytes of a message; a longer one ends the connection."""
        self.buffer = b""
        self.pieces = b""
        self.opcode: Opcode | None = None
        """What the message in pieces is."""
        self.done = False

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Bytes have arrived; whether the connection is at its end, and what was left over."""
        if self.done:
            return True, b""
        buffer = self.buffer + data if self.buffer else bytes(data)
        try:
            used = self._read(buffer)
        except BadFrame as error:
            self._end(error.code)
            return True, b""
        self.buffer = buffer[used:]
        return self.done, b""

    def feed_eof(self) -> None:
        """The connection is lost."""
        self.done = True
        self.listener.end()

    def _end(self, code: Close) -> None:
        self.done = True
        self.answer(closing(code))
        self.listener.end()

    def _read(self, buffer: bytes) -> int:
        """Take all whole frames; how many bytes they were."""
        start, size = 0, len(buffer)
        while size - start >= 6 and not self.done:
            first, length = buffer[start], buffer[start + 1]
            if not length & MASKED or first & RESERVED:
                raise BadFrame(Close.PROTOCOL)
            length &= ~MASKED
            body = start + 6
            if length == 126:
                body = start + 8
                length = int.from_bytes(buffer[start + 2 : start + 4])
            elif length == 127:
                body = start + 14
                length = int.from_bytes(buffer[start + 2 : start + 10])
            if length + len(self.pieces) > self.most:
                raise BadFrame(Close.TOO_BIG)
            end = body + length
            if end > size:
                break
            self._frame(first, unmasked(buffer[body - 4 : body], buffer[body:end]))
            start = end
        return start

    def _frame(self, first: int, data: bytes) -> None:
        """A whole frame."""
        if first == WHOLE_TEXT and self.opcode is None:
            self.listener.hear(data)
            return
        try:
            opcode = Opcode(first & 0x0F)
        except ValueError:
            raise BadFrame(Close.PROTOCOL) from None
        if opcode >= Opcode.CLOSE:
            self._control(opcode, data, whole=bool(first & FINAL))
        else:
            self._piece(opcode, data, last=bool(first & FINAL))

    def _piece(self, opcode: Opcode, data: bytes, *, last: bool) -> None:
        """A message, or a piece of one."""
        if (opcode is Opcode.MORE) == (self.opcode is None):
            raise BadFrame(Close.PROTOCOL)
        kind = self.opcode or opcode
        self.pieces += data
        self.opcode = kind
        if last:
            whole, self.pieces, self.opcode = self.pieces, b"", None
            if kind is Opcode.TEXT:
                self.listener.hear(whole)
            else:
                self.listener.hear_binary()
        else:
            self.listener.hear_piece()

    def _control(self, opcode: Opcode, data: bytes, *, whole: bool) -> None:
        if not whole or len(data) > LONGEST_CONTROL:
            raise BadFrame(Close.PROTOCOL)
        if opcode is Opcode.PING:
            self.listener.hear_ping(data)
        elif opcode is Opcode.PONG:
            self.listener.hear_pong(data)
        elif opcode is Opcode.CLOSE:
            self._end(Close.NORMAL)
