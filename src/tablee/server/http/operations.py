"""One thing that can be asked of the JSON interface, described: by the house, or by a game for its own answers."""

from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeAlias, cast

import msgspec

from tablee.kernel.game import AnyGame
from tablee.kernel.rooms import enter

Json: TypeAlias = dict[str, Any]
"""A piece of the description."""


@dataclass(frozen=True, kw_only=True)
class Operation:
    """One thing that can be asked for."""

    method: str
    path: str
    summary: str
    answer: Any
    status: int = 200
    body: type[msgspec.Struct] | None = None
    parameters: tuple[Json, ...] = ()
    problems: tuple[int, ...] = field(default=(429,))
    media: str = "application/json"
    """What kind of thing the answer is."""


def operations_of(game: AnyGame) -> tuple[Operation, ...]:
    """What may be asked of a game."""
    module = enter(game.rooms.interface)
    return () if module is None else operations_in(module)


def operations_in(module: ModuleType) -> tuple[Operation, ...]:
    """What may be asked, as a game's module names it."""
    return cast(tuple[Operation, ...], module.OPERATIONS)
