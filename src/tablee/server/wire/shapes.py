"""What a browser must know of Structs to read them: what each leaves out when it has its default, what it holds."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect

from tablee.kernel.game import AnyGame
from tablee.kernel.looks import Shown
from tablee.kernel.messages import Event, Move, View

Kind = type[msgspec.Struct]

OPAQUE: Final = (Event, Move, View)
"""What depends on the game: its own facts have the types."""


class Shape(msgspec.Struct, frozen=True):
    """A Struct that does not say everything."""

    omitted: dict[str, Any]
    """Fields that are left out when they have this value."""
    inner: dict[str, str]
    """The shapes of what it holds, by field."""


class Facts(msgspec.Struct, frozen=True):
    """What a browser is told of a game beside its texts."""

    words: dict[str, str]
    """The fields whose numbers the texts name."""
    clauses: tuple[str, ...]
    endings: tuple[str, ...]
    facts: dict[str, str]
    """What the game says of itself."""
    shows: tuple[Shown, ...]
    """What can be drawn of its view without knowing it."""
    view: str
    """The shape of its view."""
    events: dict[str, str]
    """The shape of each event by its tag."""
    shapes: dict[str, Shape]


def facts_of(game: AnyGame) -> Facts:
    """Everything that the types of a game, and the game itself, tell a browser."""
    names = shared(game)
    return Facts(
        words=dict(game.words),
        clauses=game.clauses,
        endings=game.endings,
        facts=dict(game.facts()),
        shows=game.shows,
        view=game.view_type.__name__,
        events={str(tag(kind)): names.get(kind, kind.__name__) for kind in game.event_types},
        shapes=kinds_of(game).shapes(),
    )


def kinds_of(game: AnyGame, besides: Sequence[Kind] = ()) -> "Kinds":
    """The moves, events, options and view of a game, and others besides."""
    return Kinds([*game.move_types, *game.event_types, game.options, game.view_type, *besides], shared(game))


def shared(game: AnyGame) -> dict[Kind, str]:
    """Names of a game that a move and an event share: the event is then called so."""
    moves = {kind.__name__ for kind in game.move_types}
    return {kind: f"{kind.__name__}Event" for kind in game.event_types if kind.__name__ in moves}


def tag(kind: Kind) -> str | int | None:
    """The tag of a Struct, if it has one."""
    return kind.__struct_config__.tag


class Kinds:
    """Structs, and those they hold."""

    def __init__(self, kinds: Sequence[Kind], names: Mapping[Kind, str] | None = None) -> None:
        self.names = names or {}
        self.known: dict[Kind, inspect.StructType] = {}
        for kind in kinds:
            self._collect(inspect.type_info(kind))

    def _collect(self, info: inspect.Type) -> None:
        """Remember the Structs inside a type."""
        if isinstance(info, inspect.StructType):
            if info.cls in self.known or info.cls in OPAQUE:
                return
            self.known[info.cls] = info
        for part in parts(info):
            self._collect(part)

    def name(self, kind: Kind) -> str:
        """What a Struct is called in a browser."""
        return self.names.get(kind, kind.__name__)

    def shapes(self, besides: Sequence[Kind] = ()) -> dict[str, Shape]:
        """The shapes of all that leave something out or hold others."""
        found: dict[str, Shape] = {}
        for kind, info in self.known.items():
            omitted = {f.encode_name: default(f) for f in info.fields if not f.required}
            inner = {f.encode_name: held for f in info.fields if (held := self._held(f.type))}
            if kind not in besides and (omitted or inner):
                found[self.name(kind)] = Shape(omitted, inner)
        return found

    def _held(self, info: inspect.Type) -> str | None:
        """The Struct that a field holds, alone or in a list."""
        if isinstance(info, inspect.StructType):
            return None if info.cls in OPAQUE else self.name(info.cls)
        return next((name for part in parts(info) if (name := self._held(part))), None)


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
