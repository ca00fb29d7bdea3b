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
from typing import Final

import msgspec
from msgspec import inspect

from tablee.kernel.game import AnyGame
from tablee.server.http import schemas
from tablee.server.http.catalogue import GameInfo, describe
from tablee.server.http.operations import operations_of
from tablee.server.wire import client_frames, server_frames
from tablee.server.wire.shapes import OPAQUE, Kind, Kinds, facts_of, kinds_of, known, shared

HEADER: Final = "// Made by tablee.server.tools.typescript from the Python types: do not edit.\n"

FACTS: Final = ("words", "clauses", "endings", "facts", "shows")

RUNTIME: Final = "import type { Shape } from '../lib/complete'\n"


def pages() -> dict[str, str]:
    """Every generated file by its name."""
    games = {f"{game.name}.ts": game_page(game) for game in house_games()}
    shared = {"protocol.ts": protocol_page(), "requests.ts": requests_page()}
    return shared | {"house.ts": house_page(), "tiles.ts": tiles_page()} | games


def house_games() -> Iterator[AnyGame]:
    """The games of this package, found by their folders: a build has no entry points yet."""
    for module in pkgutil.iter_modules([str(Path(__file__).parents[2] / "games")]):
        game = getattr(importlib.import_module(f"tablee.games.{module.name}"), "game", None)
        if game is not None:
            yield game


def protocol_page() -> str:
    """The envelope, what a client says and what the table says."""
    client = typing.get_args(client_frames.ClientFrame)
    server = list(server_frames.SERVER_FRAMES.values())
    writer = Writer(Kinds([client_frames.ClientEnvelope, *client, *server]), asked=client)
    frames = "".join(f"  {json.dumps(name)}: {kind.__name__}\n" for name, kind in server_frames.SERVER_FRAMES.items())
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
    asked = schemas.NewTable, schemas.NewPosition, schemas.Choices
    answered = (
        schemas.Checked,
        schemas.Made,
        schemas.OpenTable,
        schemas.MyTable,
        schemas.Verdict,
        schemas.Replay,
        schemas.LogPage,
        GameInfo,
    )
    writer = Writer(Kinds([*asked, *answered]), asked=asked)
    return "\n".join((HEADER + RUNTIME, *writer.interfaces(), writer.shapes()))


def house_page() -> str:
    """What every page knows of the games of this package, until a server says which are installed."""
    return offers_page("house", ("name", "title", "colour", "tile"))


def tiles_page() -> str:
    """What the first page says of them besides."""
    return offers_page("tiles", ("name", "players", "about", "minutes", "screens"))


def offers_page(name: str, fields: Sequence[str]) -> str:
    """A few fields of the catalogue, in its order."""
    offers = sorted(house_games(), key=lambda game: (game.place, game.name))
    told = [{field: described(game)[field] for field in fields} for game in offers]
    kind = f"Pick<GameInfo, {' | '.join(map(repr, fields))}>"
    written = json.dumps(told, indent=2, ensure_ascii=False)
    imported = "import type { GameInfo } from './requests'\n"
    return f"{HEADER}{imported}\nexport const {name}: readonly {kind}[] = {written}\n"


def described(game: AnyGame) -> dict[str, object]:
    """A game as the catalogue has it."""
    found: dict[str, object] = msgspec.to_builtins(describe(game))
    return found


def game_page(game: AnyGame) -> str:
    """The moves, events, options and view of a game, what may be asked of it, and what its texts need."""
    title = game.name.capitalize()
    operations = operations_of(game)
    asked = [operation.body for operation in operations if operation.body is not None]
    writer = Writer(kinds_of(game, [*asked, *(operation.answer for operation in operations)]), asked=asked)
    told = msgspec.to_builtins(facts_of(game))
    facts = {name: json.dumps(told[name], ensure_ascii=False) for name in FACTS}
    return "\n".join(
        (
            HEADER + RUNTIME,
            *writer.interfaces(),
            union(f"{title}Move", game.move_types, shared(game)),
            union(f"{title}Event", game.event_types, shared(game)),
            *(f"export const {name} = {fact} as const\n" for name, fact in facts.items()),
            f"export const view = {json.dumps(told['view'])}\n",
            f"export const events: Record<string, string> = {json.dumps(told['events'], indent=2)}\n",
            writer.shapes(),
        )
    )


def union(name: str, kinds: Iterable[Kind], names: dict[Kind, str] | None = None) -> str:
    """One of those."""
    return f"export type {name} = " + " | ".join((names or {}).get(kind, kind.__name__) for kind in kinds) + "\n"


class Writer:
    """Writes Structs, and those they hold."""

    def __init__(self, kinds: Kinds, asked: Sequence[Kind] = ()) -> None:
        self.kinds = kinds
        self.asked = asked
        """What the browser says: it may leave out what has a default."""

    def interfaces(self) -> Iterator[str]:
        """An interface for each Struct."""
        for kind, info in self.kinds.known.items():
            fields = [] if info.tag is None else [f"  readonly {info.tag_field}: {json.dumps(info.tag)}"]
            for field in info.fields:
                mark = "?" if kind in self.asked and not field.required else ""
                fields.append(f"  readonly {field.encode_name}{mark}: {self.written(field.type)}")
            about = (kind.__doc__ or "").strip().split("\n\n")[0]
            body = "\n".join(fields)
            yield f"/** {about} */\nexport interface {self.kinds.name(kind)} {{\n{body}\n}}\n"

    def written(self, info: inspect.Type) -> str:
        """A type in TypeScript."""
        match info:
            case inspect.Metadata():
                return self.written(known(info))
            case inspect.StructType():
                return "unknown" if info.cls in OPAQUE else self.kinds.name(info.cls)
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
        found = msgspec.to_builtins(self.kinds.shapes(self.asked))
        written = json.dumps(found, indent=2, ensure_ascii=False)
        return f"export const shapes: Record<string, Shape> = {written}\n"


SIMPLE: Final[dict[type[inspect.Type], str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.AnyType: "unknown",
}


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
