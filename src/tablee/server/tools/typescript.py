"""The TypeScript of what goes over the wire, made from the Python types.

`python -m tablee.server.tools.typescript web/src/generated` writes `protocol.ts` and one file a game. Tagged unions
stay unions. What a Struct leaves out when it has its default is written down as data, so that the browser can complete
it.
"""

import importlib
import json
import pkgutil
import sys
import typing
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Event, Move, View
from tablee.server.http import schemas
from tablee.server.http.catalogue import GameInfo
from tablee.server.wire import messages

HEADER: Final = "// Made by tablee.server.tools.typescript from the Python types: do not edit.\n"

RUNTIME: Final = "import type { Shape } from '../lib/complete'\n"

Kind = type[msgspec.Struct]

OPAQUE: Final = (Event, Move, View)
"""What depends on the game: its own file has the types."""


def pages() -> dict[str, str]:
    """Every generated file by its name."""
    games = {f"{game.name}.ts": game_page(game) for game in house_games()}
    return {"protocol.ts": protocol_page(), "requests.ts": requests_page()} | games


def house_games() -> Iterator[AnyGame]:
    """The games of this package, found by their folders: a build has no entry points yet."""
    for module in pkgutil.iter_modules([str(Path(__file__).parents[2] / "games")]):
        game = getattr(importlib.import_module(f"tablee.games.{module.name}"), "game", None)
        if game is not None:
            yield game


def protocol_page() -> str:
    """The envelope, what a client says and what the table says."""
    client = typing.get_args(messages.ClientFrame)
    server = list(messages.SERVER_FRAMES.values())
    writer = Writer([messages.ClientEnvelope, *client, *server], asked=client)
    frames = "".join(f"  {json.dumps(name)}: {kind.__name__}\n" for name, kind in messages.SERVER_FRAMES.items())
    return "\n".join(
        (
            HEADER + RUNTIME,
            *writer.interfaces(),
            union("ClientFrame", client),
            f"/** What each `t` of the table carries as `d`. */\nexport interface ServerFrames {{\n{frames}}}\n",
            writer.shapes(),
        )
    )


def requests_page() -> str:
    """What is asked and answered over HTTP."""
    asked = schemas.NewTable, schemas.NewPosition, schemas.Choices, schemas.DailyWords
    answered = (
        schemas.Checked,
        schemas.Made,
        schemas.OpenTable,
        schemas.MyTable,
        schemas.Verdict,
        schemas.Replay,
        schemas.WordShelf,
        schemas.WordInfo,
        schemas.Daily,
        GameInfo,
    )
    writer = Writer([*asked, *answered], asked=asked)
    return "\n".join((HEADER + RUNTIME, *writer.interfaces(), writer.shapes()))


def game_page(game: AnyGame) -> str:
    """The moves, events, options and view of a game, and what its texts need."""
    title = game.name.capitalize()
    writer = Writer([*game.move_types, *game.event_types, game.options, game.view_type], shared(game))
    facts = {"words": dict(game.words), "clauses": game.clauses, "endings": game.endings, "facts": dict(game.facts())}
    told = [f"export const {name} = {json.dumps(fact, ensure_ascii=False)} as const\n" for name, fact in facts.items()]
    return "\n".join(
        (
            HEADER + RUNTIME,
            *writer.interfaces(),
            union(f"{title}Move", game.move_types, shared(game)),
            union(f"{title}Event", game.event_types, shared(game)),
            *told,
            f"export const view = {json.dumps(game.view_type.__name__)}\n",
            events(game),
            writer.shapes(),
        )
    )


def shared(game: AnyGame) -> dict[Kind, str]:
    """Names of a game that a move and an event share: the event is then called so."""
    moves = {kind.__name__ for kind in game.move_types}
    return {kind: f"{kind.__name__}Event" for kind in game.event_types if kind.__name__ in moves}


def events(game: AnyGame) -> str:
    """The shape of each event by its tag."""
    names = shared(game)
    lines = {str(tag(kind)): names.get(kind, kind.__name__) for kind in game.event_types}
    return f"export const events: Record<string, string> = {json.dumps(lines, indent=2)}\n"


def union(name: str, kinds: Iterable[Kind], names: dict[Kind, str] | None = None) -> str:
    """One of those."""
    return f"export type {name} = " + " | ".join((names or {}).get(kind, kind.__name__) for kind in kinds) + "\n"


def tag(kind: Kind) -> str | int | None:
    """The tag of a Struct, if it has one."""
    return kind.__struct_config__.tag


class Writer:
    """Writes Structs, and those they hold."""

    def __init__(self, kinds: Sequence[Kind], names: dict[Kind, str] | None = None, asked: Sequence[Kind] = ()) -> None:
        self.names = names or {}
        self.asked = asked
        """What the browser says: it may leave out what has a default."""
        self.kinds: dict[Kind, inspect.StructType] = {}
        for kind in kinds:
            self._collect(inspect.type_info(kind))

    def _collect(self, info: inspect.Type) -> None:
        """Remember the Structs inside a type."""
        if isinstance(info, inspect.StructType):
            if info.cls in self.kinds or info.cls in OPAQUE:
                return
            self.kinds[info.cls] = info
        for part in parts(info):
            self._collect(part)

    def name(self, kind: Kind) -> str:
        """What a Struct is called in TypeScript."""
        return self.names.get(kind, kind.__name__)

    def interfaces(self) -> Iterator[str]:
        """An interface for each Struct."""
        for kind, info in self.kinds.items():
            fields = [] if info.tag is None else [f"  readonly {info.tag_field}: {json.dumps(info.tag)}"]
            for field in info.fields:
                mark = "?" if kind in self.asked and not field.required else ""
                fields.append(f"  readonly {field.encode_name}{mark}: {self.written(field.type)}")
            about = (kind.__doc__ or "").strip().split("\n\n")[0]
            body = "\n".join(fields)
            yield f"/** {about} */\nexport interface {self.name(kind)} {{\n{body}\n}}\n"

    def written(self, info: inspect.Type) -> str:
        """A type in TypeScript."""
        match info:
            case inspect.Metadata():
                return self.written(known(info))
            case inspect.StructType():
                return "unknown" if info.cls in OPAQUE else self.name(info.cls)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.written(part) for part in info.types))
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in info.values)
            case inspect.EnumType():
                return " | ".join(json.dumps(value.value) for value in info.cls)
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self.written, info.item_types))}]"
            case inspect.VarTupleType() | inspect.ListType():
                item = self.written(info.item_type)
                return f"readonly ({item})[]" if "|" in item or item.startswith("readonly") else f"readonly {item}[]"
            case inspect.DictType():
                key = "number" if isinstance(info.key_type, inspect.IntType) else "string"
                return f"{{ readonly [key: {key}]: {self.written(info.value_type)} }}"
            case _:
                return SIMPLE[type(info)]

    def shapes(self) -> str:
        """What each Struct leaves out when it has its default, and which fields hold other Structs."""
        lines: dict[str, object] = {}
        for kind, info in self.kinds.items():
            if kind in self.asked:
                continue
            omitted = {f.encode_name: default(f) for f in info.fields if not f.required}
            inner = {f.encode_name: held for f in info.fields if (held := self._held(f.type))}
            if omitted or inner:
                lines[self.name(kind)] = {"omitted": omitted, "inner": inner}
        written = json.dumps(lines, indent=2, ensure_ascii=False)
        return f"export const shapes: Record<string, Shape> = {written}\n"

    def _held(self, info: inspect.Type) -> str | None:
        """The Struct that a field holds, alone or in a list."""
        if isinstance(info, inspect.StructType):
            return None if info.cls in OPAQUE else self.name(info.cls)
        return next((name for part in parts(info) if (name := self._held(part))), None)


SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.AnyType: "unknown",
}


def known(info: inspect.Metadata) -> inspect.Type:
    """What a type with notes is: JSON that is made elsewhere may be known to be something."""
    held = (info.extra or {}).get("is")
    return info.type if held is None else inspect.type_info(held)


def parts(info: inspect.Type) -> Iterator[inspect.Type]:
    """The types inside a type."""
    match info:
        case inspect.Metadata():
            yield known(info)
        case inspect.StructType():
            yield from (field.type for field in info.fields)
        case inspect.UnionType():
            yield from info.types
        case inspect.TupleType():
            yield from info.item_types
        case inspect.VarTupleType() | inspect.ListType():
            yield info.item_type
        case inspect.DictType():
            yield info.value_type
        case _:
            pass


def default(field: inspect.Field) -> Any:
    """The default of a field, as JSON."""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.to_builtins(value)


def main(folder: str) -> None:
    """Write every file that has changed."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        path = target / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
