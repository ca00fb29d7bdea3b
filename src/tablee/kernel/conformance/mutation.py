"""Moves close to other moves, made by altering their JSON."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from tablee.kernel.errors import BadMessage
from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Move, encode

ODD_NUMBERS: Final = (-(10**6), -2, -1, 0, 1, 2, 99, 10**6)


def altered(game: AnyGame, move: Move, rng: Random) -> Move | None:
    """The move with one value of its JSON changed; None if that is no move."""
    data = msgspec.json.decode(encode(move))
    places = [(data, name) for name in data if name != "type"]
    places += [(held, index) for held in _lists(data) for index in range(len(held))]
    if not places:
        return None
    holder, key = rng.choice(places)
    holder[key] = _another(holder[key], rng)
    return _read(game, data)


def swapped(game: AnyGame, move: Move, rng: Random) -> Move | None:
    """The move with two elements of one of its lists exchanged; None if that is no move."""
    data = msgspec.json.decode(encode(move))
    long_lists = [held for held in _lists(data) if len(held) > 1]
    if not long_lists:
        return None
    _exchange(rng.choice(long_lists), rng)
    return _read(game, data)


def _lists(data: Any) -> Iterator[list[Any]]:
    """Every list in a piece of JSON."""
    if isinstance(data, list):
        yield data
    if isinstance(data, list | dict):
        for held in data.values() if isinstance(data, dict) else data:
            yield from _lists(held)


def _exchange(held: list[Any], rng: Random) -> None:
    """Two elements of a list change places."""
    i, j = rng.sample(range(len(held)), 2)
    held[i], held[j] = held[j], held[i]


def _another(value: Any, rng: Random) -> Any:
    """A value of the same kind, but another."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((value - 1, value + 1, *ODD_NUMBERS))
        case str():
            return rng.choice(("", value + "x", value[:-1]))
        case list():
            return rng.choice((value[:-1], value[1:], value + value[:1], value[::-1], []))
        case _:
            return rng.choice((None, 0, "", []))


def _read(game: AnyGame, data: Any) -> Move | None:
    """The move of that JSON, if it is one."""
    try:
        return game.read_move(msgspec.json.encode(data))
    except BadMessage:
        return None
