"""What hostile strangers send: frames and requests, drawn from a seed. Most are valid ones with something wrong."""

import copy
import gzip
import json
import random
import struct
import zlib
from typing import Any, NamedTuple

import msgspec

from tablee.server.wire.client_frames import ClientFrame

Json = dict[str, Any]

VALID: tuple[Json, ...] = (
    {"t": "hello", "last": 3},
    {"t": "rename", "name": "Eve"},
    {"t": "portray", "face": 7},
    {"t": "sit", "seat": 1},
    {"t": "stand"},
    {"t": "set-bot", "seat": 1, "level": "easy"},
    {"t": "set-table", "seats": 3, "options": {"cells": 12}, "listed": False, "clock": 30},
    {"t": "set-game", "game": "tango"},
    {"t": "add-word", "word": "sesame"},
    {"t": "wish", "letter": "w"},
    {"t": "start", "without": [1]},
    {"t": "play", "move": {"type": "dance", "dancer": 1, "steps": 1}, "at": 2},
    {"t": "go-on", "at": 2},
    {"t": "standing-no", "span": "turn"},
    {"t": "ask-undo"},
    {"t": "answer-undo", "agree": True},
    {"t": "chat", "text": "hello"},
    {"t": "react", "sign": "bravo"},
    {"t": "knock", "name": "Eve"},
    {"t": "admit", "who": "nobody", "agree": True},
    {"t": "remove", "who": "nobody"},
    {"t": "mute", "who": "nobody", "quiet": True},
    {"t": "lock", "locked": False},
    {"t": "free", "seat": 1},
    {"t": "hand-over", "seat": 1},
    {"t": "rematch"},
    {"t": "ping"},
)
"""A valid frame of every kind that does not do harm by being valid."""

TAGS = {str(kind.tag) for kind in msgspec.inspect.multi_type_info(ClientFrame.__args__) if hasattr(kind, "tag")}
"""The kinds there are."""

WRONG: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    11,
    12,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**63) - 1,
    10**400,
    0.5,
    1e308,
    "",
    " ",
    "\0",
    "é" * 300,
    "\u202e\ufeff\u200b",
    "\ud800",
    "x" * 9_000,
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    [],
    [[]],
    [1] * 1_000,
    {},
    {"": {}},
    {"type": None},
    {"__proto__": {}, "constructor": 1},
)
"""What no field expects, or hardly."""


class Mischief(NamedTuple):
    """Something to be sent."""

    data: bytes
    last: bool = False
    """Whether the connection is likely to end by it: what follows would not be heard."""


LAST = 0.04
"""How often something is sent that ends a connection."""


def frame(rng: random.Random) -> Mischief:
    """Bytes to be sent after the handshake."""
    return last_frame(rng) if rng.random() < LAST else whole_frame(rng)


def whole_frame(rng: random.Random) -> Mischief:
    """A frame whose content is wrong."""
    match rng.randrange(12):
        case 0:
            return Mischief(framed(rng, rng.randbytes(rng.randrange(200)), opcode=1))  # hardly ever UTF-8
        case 1:
            return Mischief(framed(rng, deep(rng), opcode=1))
        case 2:
            return Mischief(fragments(rng))
        case 3:
            return Mischief(framed(rng, rng.randbytes(rng.randrange(126)), opcode=rng.choice((2, 9, 10))))
        case 4:
            return Mischief(framed(rng, said(rng)[: rng.randrange(60)], opcode=1))
        case _:
            return Mischief(framed(rng, said(rng), opcode=1))


def last_frame(rng: random.Random) -> Mischief:
    """Bytes that are no frame of a client by RFC 6455, or the last one, or one that never ends."""
    data = said(rng)
    match rng.randrange(8):
        case 0:
            found = rng.randbytes(rng.randrange(1, 200))
        case 1:
            found = framed(rng, data, opcode=rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)))
        case 2:
            found = framed(rng, data, opcode=1, masked=False)
        case 3:
            found = framed(rng, data, opcode=1, reserved=rng.randrange(1, 8))
        case 4:
            found = framed(rng, zlib.compress(data), opcode=1, reserved=4)
        case 5:
            found = framed(rng, rng.randbytes(rng.choice((0, 1, 2, 126, 500))), opcode=rng.choice((8, 9, 10)))
        case 6:
            found = framed(rng, data, opcode=1, length=rng.choice((2**15, 2**16, 2**31, 2**63, 2**64 - 1)))
        case _:
            pieces = [head(0, 1) + mask(b"x", b"1234"), head(1, 1, final=False) + mask(b"x", b"1234")]
            found = b"".join(rng.choices(pieces, k=3))
    return Mischief(found, last=True)


def framed(
    rng: random.Random, data: bytes, *, opcode: int, reserved: int = 0, masked: bool = True, length: int | None = None
) -> bytes:
    """A frame of a client, or nearly one."""
    return head(opcode, len(data) if length is None else length, reserved, masked) + (
        mask(data, rng.randbytes(4)) if masked else data
    )


def head(opcode: int, length: int, reserved: int = 0, masked: bool = True, final: bool = True) -> bytes:
    first = final << 7 | reserved << 4 | opcode
    bit = masked << 7
    if length < 126:
        return bytes((first, bit | length))
    if length < 65_536:
        return bytes((first, bit | 126)) + struct.pack("!H", length)
    return bytes((first, bit | 127)) + struct.pack("!Q", length)


def mask(data: bytes, key: bytes) -> bytes:
    stretched = (key * (len(data) // 4 + 1))[: len(data)]
    return key + (int.from_bytes(data) ^ int.from_bytes(stretched)).to_bytes(len(data))


def fragments(rng: random.Random) -> bytes:
    """A message in pieces, with a ping between them."""
    whole = said(rng)
    parts = [whole[start : start + 20] for start in range(0, min(len(whole), 800), 20)]
    pieces = [
        head(0 if number else 1, len(part), final=number == len(parts) - 1) + mask(part, rng.randbytes(4))
        for number, part in enumerate(parts)
    ]
    pieces.insert(rng.randrange(len(pieces)), framed(rng, b"?", opcode=9))
    return b"".join(pieces)


def deep(rng: random.Random) -> bytes:
    """JSON that goes down a long way, in a valid frame or by itself."""
    depth = rng.choice((10, 500, 2_000, 4_000))
    opened, closed = rng.choice(((b"[", b"]"), (b'{"d":', b"}")))
    nest = opened * depth + b"1" + closed * depth
    return rng.choice((nest, b'{"id":"1","d":{"t":"play","at":1,"move":' + nest + b"}}", nest[: depth // 2]))


def said(rng: random.Random) -> bytes:
    """A valid frame in which, mostly, something was changed."""
    data: Json = {"id": f"e{rng.randrange(10**9)}", "d": copy.deepcopy(rng.choice(VALID))}
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        spoil(rng, data)
    return written(data)


def spoil(rng: random.Random, data: Json) -> None:
    """Change one thing at any depth: a value, a name, something missing, something more."""
    inside = [value for value in data.values() if isinstance(value, dict) and value]
    if inside and rng.random() < 0.8:
        spoil(rng, rng.choice(inside))
        return
    key = rng.choice(sorted(data, key=str)) if data else "t"
    match rng.randrange(5):
        case 0:
            data.pop(key, None)
        case 1:
            data[rng.choice(("x", "", "t", "id", "\0", "__class__"))] = copy.deepcopy(rng.choice(WRONG))
        case _:
            data[key] = copy.deepcopy(rng.choice(WRONG))


def written(data: Any) -> bytes:
    """As JSON, whatever is in it: half a surrogate pair too, and sometimes NaN."""
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass")


# Requests

PATHS = (
    "/",
    "/api/games",
    "/api/games/tango/page/fr",
    "/api/games/tango/tile.svg",
    "/api/texts/fr",
    "/api/house",
    "/api/me",
    "/api/mine",
    "/api/tables",
    "/api/tables/{code}",
    "/api/tables/{code}/names",
    "/api/tables/{code}/record",
    "/api/tables/{code}/replay",
    "/api/options",
    "/api/verify",
    "/api/positions",
    "/api/daily",
    "/api/openapi.json",
    "/ws/{code}",
    "/healthz",
    "/readyz",
)
BODIES: tuple[Json, ...] = (
    {"game": "tango", "seats": 2, "options": {}, "listed": False, "clock": 0, "name": "Eve", "bots": "easy"},
    {"game": "tarot", "seats": 4, "options": {"rounds": 1}, "start": False},
    {"game": "tapecho", "seats": 4, "options": {"deck": "[cards]\n"}},
    {"name": "Eve"},
    {"record": "{}"},
    {"record": "{}", "at": 3, "seat": 0, "bots": "easy", "name": ""},
)
METHODS = ("GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH", "TRACE", "CONNECT", "get", "G\0T", "X" * 300)
HEADERS = (
    "Origin: http://evil.example",
    "Origin: null",
    "Host:",
    "Host: a:b:c",
    "Cookie: tablee=" + "A" * 300,
    "Cookie: =;;;==;",
    "Content-Type: text/plain; charset=nonsense",
    "Content-Encoding: br",
    "Content-Encoding: gzip, gzip, gzip",
    "Transfer-Encoding: chunked, chunked",
    "Range: bytes=-1-,5",
    "Accept-Encoding: *;q=nan",
    "Accept-Language: " + "fr," * 300,
    "If-None-Match: " + '"' * 99,
    "If-Modified-Since: yesterday",
    "Expect: 100-continue",
    "Expect: nonsense",
    "Upgrade: websocket",
    "Connection: upgrade",
    "X-Forwarded-For: " + "1.2.3.4, " * 50,
    "X: " + "y" * 9_000,
    " folded: yes",
    "no colon",
    "bad\0name: 1",
)


def request(rng: random.Random, code: str) -> Mischief:
    """A request in which, mostly, something is wrong; the connection is not used again."""
    path = spoiled_path(rng, rng.choice(PATHS).format(code=code))
    method = rng.choice(METHODS) if rng.random() < 0.3 else rng.choice(("GET", "POST", "PUT"))
    version = rng.choice(("HTTP/1.1",) * 12 + ("HTTP/1.0", "HTTP/9.9", "HTTP", ""))
    lines = [f"{method} {path} {version}", "Host: 127.0.0.1", "Connection: close"]
    lines += rng.sample(HEADERS, rng.choice((0, 0, 1, 1, 2)))
    extra, body = spoiled_body(rng) if method in ("POST", "PUT", "PATCH") else ([], b"")
    whole = "\r\n".join([*lines, *extra, "", ""]).encode("utf-8", "surrogatepass") + body
    if rng.random() < 0.05:
        return Mischief(whole[: rng.randrange(1, len(whole))], last=True)
    if rng.random() < 0.05:
        place = rng.randrange(len(whole))
        return Mischief(whole[:place] + rng.randbytes(rng.randrange(1, 20)) + whole[place:], last=True)
    return Mischief(whole)


def spoiled_path(rng: random.Random, path: str) -> str:
    """A path as it is, or with something added."""
    match rng.randrange(8):
        case 0:
            return path + rng.choice(("/", "//", "/../..", "/%2e%2e/", "%00", "%", "%zz", "é", "?" * 50, "#x", "\\"))
        case 1:
            return (
                path + "?" + "&".join(f"{key}={rng.choice(WRONG)!s:.300}" for key in ("seat", "lang", "hand", "date"))
            )
        case 2:
            return "/" + "".join(rng.choices("abc/.%?&=~\\0é ", k=rng.randrange(200)))
        case 3:
            return rng.choice(("*", "http://evil.example/", "//evil.example", path * 40, "/" + "a" * 9_000))
        case _:
            return path


def spoiled_body(rng: random.Random) -> tuple[list[str], bytes]:
    """Headers of a body, and the body."""
    data = copy.deepcopy(rng.choice(BODIES))
    for _ in range(rng.choice((0, 1, 1, 2))):
        spoil(rng, data)
    body = written(data)
    match rng.randrange(9):
        case 0:
            return ["Transfer-Encoding: chunked"], b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
        case 1:
            size = rng.choice((b"zz", b"-1", b"ffffffffffffffff", b"", b"5;x=" + b"y" * 500))
            return ["Transfer-Encoding: chunked"], size + b"\r\n" + body + b"\r\n0\r\n\r\n"
        case 2:
            bomb = gzip.compress(body + b" " * rng.choice((10, 100_000, 3_000_000)))
            return ["Content-Encoding: gzip", f"Content-Length: {len(bomb)}"], bomb
        case 3:
            return ["Content-Encoding: gzip", f"Content-Length: {len(body)}"], body
        case 4:
            return [f"Content-Length: {rng.choice((0, 1, len(body) + 50, 10**12, -1, 'x'))}"], body
        case 5:
            nest = deep(rng)
            return [f"Content-Length: {len(nest)}"], nest
        case _:
            return [f"Content-Length: {len(body)}"], body
