"""The tables a game is tried at: how many play, and with which options."""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import islice, product
from math import prod
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tablee.kernel.errors import BadOption
from tablee.kernel.game import AnyGame
from tablee.kernel.options import Options, read_options
from tablee.kernel.sheet import MatchOptions

SHORT_MATCHES: Final = {"rounds": 2, "target": 30, "minutes": 1}
"""Lengths of a match that random players come to the end of."""

MOST_COMBINATIONS: Final = 2_000
"""Beyond that, combinations of options are drawn by lot."""


def random_table(game: AnyGame, rng: Random) -> tuple[int, Options]:
    """How many play, and with which options: one of the tables worth trying."""
    seats = rng.choice(game.players)
    return seats, rng.choice(combinations(game.options, seats))


@cache
def combinations(kind: type[Options], seats: int) -> tuple[Options, ...]:
    """The options that so many players may choose, every field tried at each of its few values."""
    return tuple(dict.fromkeys(_accepted(kind, seats)))


def _accepted(kind: type[Options], seats: int) -> Iterator[Options]:
    """The combinations that the game allows."""
    for choice in _choices(kind):
        try:
            yield read_options(kind, choice, seats)
        except BadOption:
            continue


def _choices(kind: type[Options]) -> Iterator[dict[str, object]]:
    """Every combination of values, or many drawn by lot; the defaults come first."""
    values = {name: values_of(kind, name) for name in kind.__struct_fields__}
    if prod(map(len, values.values())) <= MOST_COMBINATIONS:
        rows: Iterator[tuple[object, ...]] = product(*values.values())
    else:
        rows = islice(_drawn(list(values.values())), MOST_COMBINATIONS)
    yield {}
    yield from (dict(zip(values, row, strict=True)) for row in rows)


def _drawn(columns: list[tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
    """Rows drawn by lot, without end; always the same ones."""
    rng = Random(0)
    while True:
        yield tuple(rng.choice(column) for column in columns)


def values_of(kind: type[Options], field: str) -> tuple[object, ...]:
    """The values at which an option is tried."""
    default = getattr(kind(), field)
    if issubclass(kind, MatchOptions) and field in SHORT_MATCHES:
        return (default, SHORT_MATCHES[field])
    hint = get_type_hints(kind, include_extras=True)[field]
    return tuple(dict.fromkeys((msgspec.to_builtins(default), *kind.samples.get(field, ()), *_few_values(hint))))


def _few_values(hint: object) -> tuple[object, ...]:
    """The values of a type that has few; of a number that may be left out, nought; of others, none."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _few_values(args[0])
    if origin is Literal:
        return args
    if origin in (Union, UnionType):
        numbers = (0,) if NoneType in args and int in args else ()
        return numbers + tuple(value for arg in args for value in _few_values(arg))
    if hint is NoneType:
        return (None,)
    if hint is bool:
        return (False, True)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(member.value for member in hint)
    return ()
