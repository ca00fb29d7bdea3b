"""A position as plain values, so that two can be compared and told apart.

What a state is made of is what its slots hold (all along its classes) or its `__dict__`. Names that begin with `_`
are memories of computations: they say nothing that the rest does not, and are left out. Lists become tuples.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from types import FunctionType, NoneType
from typing import Final, TypeAlias, cast

import msgspec

Snapshot: TypeAlias = Hashable
"""Numbers, texts, tuples and nodes of them."""

ABSENT: Final = "(absent)"
"""What stands for something that is not there."""


ATOMS: Final = frozenset({NoneType, bool, bytes, float, int, str})
"""The types of values that are snapshots as they are."""


class Node(msgspec.Struct, frozen=True):
    """A thing with named parts."""

    kind: str
    parts: tuple[tuple[str, Snapshot], ...]


def snapshot(value: object) -> Snapshot:
    """The value with everything in it, comparable and hashable."""
    if type(value) in ATOMS:
        return value
    if isinstance(value, Enum | type | FunctionType):
        return value
    if isinstance(value, list | tuple):
        return tuple(map(snapshot, value))
    if isinstance(value, Mapping):
        return Node("", tuple((str(key), snapshot(value[key])) for key in sorted(value, key=repr)))
    if isinstance(value, set | frozenset):
        return frozenset(map(snapshot, value))
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, Sequence):
        return tuple(map(snapshot, value))
    return _taken_apart(value)


def _taken_apart(value: object) -> Snapshot:
    """An object by its fields; one without any stands for itself."""
    names = (*_slots(cast(Hashable, type(value))), *getattr(value, "__dict__", ()))
    if not names and isinstance(value, Hashable):
        return value
    kept = [name for name in names if not name.startswith("_")]
    return Node(type(value).__name__, tuple((name, snapshot(getattr(value, name, ABSENT))) for name in kept))


@cache
def _slots(kind: type) -> tuple[str, ...]:
    """The fields of a Struct, or the slots of a class and its bases; compiled classes list theirs apart."""
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    tables = [vars(base).get(table, ()) for base in kind.__mro__ for table in ("__slots__", "__mypyc_attrs__")]
    names = [name for table in tables for name in ((table,) if isinstance(table, str) else table)]
    return tuple(name for name in dict.fromkeys(names) if name != "__dict__")


def difference(before: Snapshot, after: Snapshot) -> str:
    """Where two snapshots first differ, such as `places.3: 5, then 6`; nothing if they do not."""
    found = next(_differences(before, after, ""), None)
    if found is None:
        return ""
    path, one, other = found
    return f"{path or 'the whole'}: {_short(one)}, then {_short(other)}"


def _differences(before: Snapshot, after: Snapshot, path: str) -> Iterator[tuple[str, Snapshot, Snapshot]]:
    """Every place where they differ, and what is there."""
    if before == after:
        return
    if not _alike(before, after):
        yield path, before, after
        return
    one, other = _parts(before), _parts(after)
    for name in dict.fromkeys((*one, *other)):
        yield from _differences(one.get(name, ABSENT), other.get(name, ABSENT), f"{path}.{name}" if path else name)


def _alike(before: Snapshot, after: Snapshot) -> bool:
    """Whether both have parts to be compared one by one."""
    return type(before) is type(after) and isinstance(before, tuple | Node)


def _parts(value: Snapshot) -> dict[str, Snapshot]:
    """The parts of a tuple or a node, by index or name."""
    if isinstance(value, Node):
        return dict(value.parts)
    return {str(i): part for i, part in enumerate(value)} if isinstance(value, tuple) else {}


def _short(value: Snapshot) -> str:
    """The value in a few words."""
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:117]}..."


def json_difference(before: bytes, after: bytes) -> str:
    """Where two JSON texts first differ."""
    return difference(snapshot(msgspec.json.decode(before)), snapshot(msgspec.json.decode(after)))
