"""The games as a host may choose them: players, options, bots."""

import types
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tablee.bots.simple import RANDOM, levels
from tablee.kernel.game import AnyGame
from tablee.kernel.registry import game as find_game
from tablee.kernel.registry import games


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice before the game."""

    name: str
    kind: Literal["flag", "choice", "number", "seat", "text"]
    default: bool | int | str | None = None
    choices: tuple[int | str, ...] = ()
    """Of a choice: what may be chosen."""
    least: int | None = None
    """Of a number."""
    most: int | None = None
    """Of a number; of a text, its length."""
    optional: bool = False
    """Whether it may be left open (null)."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house."""

    name: str
    version: int
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    """The bots, from the weakest to the strongest."""
    wish: str
    """The letters of what each player may wish to be; empty if nothing."""


def catalogue() -> tuple[GameInfo, ...]:
    """Every game installed."""
    return tuple(describe(find_game(name)) for name in games())


def describe(game: AnyGame) -> GameInfo:
    """A game for those who choose one."""
    wishes = "" if game.wish is None else game.wish.letters
    return GameInfo(game.name, game.version, tuple(game.players), options_of(game), offered(game), wishes)


def offered(game: AnyGame) -> tuple[str, ...]:
    """The levels worth choosing: playing at random is for games that have no other bot, and for tests."""
    return tuple(name for name in levels(game) if name != RANDOM) or (RANDOM,)


def options_of(game: AnyGame) -> tuple[OptionInfo, ...]:
    """The choices, read from the types of the game's options."""
    hints = get_type_hints(game.options, include_extras=True)
    return tuple(
        option(field.name, hints[field.name], field.default, seat=game.words.get(field.name) == "seat")
        for field in msgspec.structs.fields(game.options)
    )


def option(name: str, hint: object, default: object, *, seat: bool) -> OptionInfo:
    """One choice, by its type."""
    kinds = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    optional = type(None) in kinds
    kind = next(each for each in kinds if each is not type(None))
    least, most = bounds(kind)
    value = default if isinstance(default, bool | int | str) else None
    if get_origin(kind) is Literal:
        return OptionInfo(name, "choice", value, choices=get_args(kind), optional=optional)
    if kind is bool:
        return OptionInfo(name, "flag", value, optional=optional)
    if plain(kind) is str:
        return OptionInfo(name, "text", value, most=most, optional=optional)
    return OptionInfo(name, "seat" if seat else "number", value, least=least, most=most, optional=optional)


def plain(kind: object) -> object:
    """The type without its limits."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def bounds(kind: object) -> tuple[int | None, int | None]:
    """The least and the most of a number, or the length of a text."""
    if get_origin(kind) is not Annotated:
        return None, None
    metas = [meta for meta in get_args(kind)[1:] if isinstance(meta, msgspec.Meta)]
    least = next((int(meta.ge) for meta in metas if meta.ge is not None), None)
    limits = [limit for meta in metas for limit in (meta.le, meta.max_length) if limit is not None]
    return least, int(limits[0]) if limits else None
