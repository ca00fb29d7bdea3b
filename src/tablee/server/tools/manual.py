"""The page of the protocol, made from its types: `python -m tablee.server.tools.manual` writes docs/protocol.md."""

import ast
import inspect
import re
import sys
import types
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tablee.kernel.messages import Event, Move, Outcome, Refusal, Window
from tablee.kernel.pace import MOST_LAG
from tablee.server import problems
from tablee.server.settings import Quotas
from tablee.server.wire import client_frames, server_frames

PAGE: Final = Path(__file__).parents[4] / "docs" / "protocol.md"

PARTS: Final = (
    server_frames.SeatInfo,
    server_frames.UndoRequest,
    server_frames.Promise,
    server_frames.Person,
    server_frames.Deadline,
    server_frames.LogEntry,
    Window,
    Outcome,
    Refusal,
)
"""What other frames are made of."""

INTRODUCTION: Final = """# What a browser and the table say to each other

*Made from `client_frames.py` and `server_frames.py` in `src/tablee/server/wire` by
`python -m tablee.server.tools.manual`; do not edit.*

A table is a WebSocket at `/ws/CODE`. Who you are is in the cookie `tablee`, which any page or request to the JSON
interface sets; a handshake with an `Origin` of another site is refused with 403. Two things can be said in the address:

- `?watch`: a common screen. It sees what a spectator sees, even in the browser of a player, and cannot sit.
- `?hand=1` to `?hand=11`: another person at the same browser (pass-and-play), with a seat of their own.

All frames are JSON texts. The client sends `{"id": …, "d": {"t": type, …}}`. The table sends `{"t": type, "d": data}`,
and `"v": version` with everything that all at the table get.

## Rules of the connection

1. The first frame is `hello`. Anything else before it is refused with `hello-first`, another one with `hello-again`.
2. Every frame is answered by one `ack` with its `id`. A frame sent again with the same `id` gets the same answer and
   counts once, also after a new connection, and for moves and chat also after a restart of the server. The table
   remembers the last {remembered} answers of each player.
3. `lobby`, `step`, `rewound` and `spoken` have a version: for every viewer each is the last plus one. `welcome` says at
   which version it is. After a lost connection, `hello` with `last` brings the missed frames and a `you`, or a
   `welcome` if they cannot be told again: after {kept} versions, more than {again} steps, an undo, or a restart.
   Versions after a restart are higher than all before.
4. A move is acknowledged when it is on the disk; only then is anybody told.
5. `play` names with `at` the number of inputs the client has seen. If the seat's turn came after that, or the game has
   gone back, it is refused with `stale`, or by the rules if somebody else was faster; nothing has changed then.
   Where several may act, moves count in the order in which they were made: the table measures by WebSocket pings how
   long the way to each connection and back is, takes up to {most_lag} ms of it from the time a move arrives, and holds
   a move for as long as an earlier one of another player may be under way. Who acts alone never waits.
6. A frame that is no JSON, has no or an unknown `t`, unknown fields, or is binary is refused with `frame-malformed` or
   `frame-binary`; the `id` of the answer is empty if the frame had none. The connection stays.
7. A frame of more than {frame_bytes} bytes: `bye` with `too-big`, close code 1009. More than {burst} frames at once or
   {rate} a second, pings and pieces of a message among them, or {crowd} a second of all connections of an address:
   `bye` with `too-fast`, close code 1008. More than {tabs} connections of one player to a table: the
   oldest gets `bye` with `replaced`. No such table: `bye` with `gone`. The server stops: `bye` with `stopping`, close
   code 1001; come back after `retry` milliseconds. Who reads too slowly is cut off and welcomed anew at the next hello.
8. A `welcome` has the position and the last page of what has happened. What came of the first `since` inputs is
   fetched by those who read on, a page at a time: `GET /api/tables/CODE/log?before=SINCE`, with `&seat=` for a player's
   own eyes; each page says `since` in its turn, and 0 is the beginning. After a `rewound`, what came of inputs after
   the `at` of its step is struck out of whatever pages one has.
9. Where one has to knock (a locked table, or the host has asked one to leave), `hello` brings `outside` instead of a
   welcome, and nothing of the table: only `knock` and `ping` are heard, all else is refused with `not-admitted`. Once
   the host says yes, or opens the table, there is a `welcome`. Whoever is asked to leave gets `bye` with `removed`.
10. Fields that have their default value are left out.

What nobody may see is nowhere in a frame: events and views are made for each viewer, and a state has no encoder.
"""


def page() -> str:
    """The whole page."""
    parts = [introduction(), "## From the client\n"]
    parts += [section(frame, str(frame.__struct_config__.tag)) for frame in get_args(client_frames.ClientFrame)]
    parts.append("## From the table\n")
    parts += [section(frame, name) for name, frame in server_frames.SERVER_FRAMES.items()]
    parts.append("## Parts\n")
    parts += [section(part, part.__name__) for part in PARTS]
    parts.append("## Problems\n\n| key | meaning |\n|---|---|")
    parts += [f"| `{key}` | {gloss} |" for key, gloss in problems.GLOSSES.items()]
    return "\n".join(parts) + "\n"


def introduction() -> str:
    """The rules, with the numbers that are in force."""
    from tablee.server.play.history import AGAIN, KEPT
    from tablee.server.table.acks import REMEMBERED

    quotas = Quotas()
    numbers = {
        "remembered": REMEMBERED,
        "kept": KEPT,
        "again": AGAIN,
        "frame_bytes": f"{quotas.frame_bytes:,}",
        "burst": f"{quotas.frames.burst:g}",
        "rate": f"{quotas.frames.rate:g}",
        "crowd": f"{quotas.crowd.rate:g}",
        "tabs": quotas.tabs,
        "most_lag": round(1000 * MOST_LAG),
    }
    return re.sub(r"\{(\w+)\}", lambda found: str(numbers[found[1]]), INTRODUCTION)


def section(kind: type[msgspec.Struct], name: str) -> str:
    """One frame or part: what it means, and its fields."""
    lines = [f"### `{name}`\n", f"{inspect.getdoc(kind)}\n"]
    rows = list(fields(kind))
    if rows:
        lines += ["| field | type | default | meaning |", "|---|---|---|---|", *rows, ""]
    return "\n".join(lines)


def fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    """A row for each field."""
    hints = get_type_hints(kind, include_extras=True)
    meanings = dict(docstrings(kind))
    for field in msgspec.structs.fields(kind):
        default = "" if field.required else f"`{msgspec.json.encode(default_of(field)).decode()}`"
        yield f"| `{field.encode_name}` | {spelled(hints[field.name])} | {default} | {meanings.get(field.name, '')} |"


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


def docstrings(kind: type) -> Iterator[tuple[str, str]]:
    """The text under each field."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    for field, text in zip(body.body, body.body[1:], strict=False):
        match (field, text):
            case (ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(meaning)))):
                yield name, " ".join(meaning.split())


def spelled(hint: Any) -> str:
    """A type as a reader of JSON would call it."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated and (held := held_by(args[1:])) is not None:
        return spelled(held)
    if origin is Annotated:
        return " ".join([spelled(args[0]), *(bounds(meta) for meta in args[1:] if isinstance(meta, msgspec.Meta))])
    if origin in (Union, types.UnionType):
        return " or ".join(spelled(arg) for arg in args if arg is not msgspec.UnsetType)
    if origin is Literal:
        return " or ".join(f"`{msgspec.json.encode(arg).decode()}`" for arg in args)
    if origin in (tuple, list, Sequence):
        return f"list of {spelled(args[0])}"
    if origin is dict:
        return f"object of {spelled(args[1])}"
    simple = {int: "number", str: "text", bool: "true/false", type(None): "null", msgspec.Raw: "JSON"}
    simple |= {Event: "JSON", Move: "JSON"}
    return simple.get(hint, f"[{getattr(hint, '__name__', hint)}](#{getattr(hint, '__name__', '').lower()})")


def held_by(notes: Sequence[Any]) -> Any:
    """What JSON that is made elsewhere is known to be; None if nothing is known."""
    return next((note.extra["is"] for note in notes if isinstance(note, msgspec.Meta) and note.extra), None)


def bounds(meta: msgspec.Meta) -> str:
    """What a number or a text may be."""
    limits = {"≥": meta.ge, "≤": meta.le, "length ≥": meta.min_length, "length ≤": meta.max_length}
    return f"({', '.join(f'{sign} {limit}' for sign, limit in limits.items() if limit is not None)})"


def main() -> int:
    """Write the page."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
