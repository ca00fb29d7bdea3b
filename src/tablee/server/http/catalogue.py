"""The games as a host may choose them: players, options, bots."""

import types
from functools import cache
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from tablee.bots.simple import RANDOM, levels
from tablee.kernel.game import AnyGame
from tablee.kernel.looks import Pair
from tablee.kernel.presets import Preset, presets
from tablee.kernel.registry import offered
from tablee.texts.entries import plain_message
from tablee.texts.languages import FALLBACK, game_source, languages
from tablee.texts.tiles import tile


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
    own: bool = False
    """Whether all players choose for themselves, by a wish."""


class Paint(msgspec.Struct, frozen=True):
    """The colours of a game, each by day and by night."""

    accent: Pair
    on: Pair
    """What is written on the accent."""
    ink: Pair
    """The accent as text."""
    cloth: Pair


class ScreenInfo(msgspec.Struct, frozen=True):
    """A screen of a game besides its table."""

    path: str
    """The first part of its address."""
    title: dict[str, str]
    """What it is called, by language."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house."""

    name: str
    version: int
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    presets: tuple[Preset, ...]
    """Options that go well together."""
    levels: tuple[str, ...]
    """The bots, from the weakest to the strongest."""
    wish: str
    """The letters of what each player may wish to be; empty if nothing."""
    title: dict[str, str]
    """What it is called, by language."""
    about: dict[str, str]
    """One line about it, by language."""
    place: int
    """Where it stands among the others; they come in this order."""
    minutes: int
    """How long it takes, about; 0 if nobody knows."""
    colour: Paint
    tile: bool
    """Whether it brings a drawing of its own."""
    screens: tuple[ScreenInfo, ...]
    """What there is besides the table, where the page was built with it."""


def catalogue() -> tuple[GameInfo, ...]:
    """Every game installed, in the order in which they are shown."""
    return tuple(describe(game) for game in offered())


def describe(game: AnyGame) -> GameInfo:
    """A game for those who choose one."""
    colour = game.colour
    return GameInfo(
        name=game.name,
        version=game.version,
        players=tuple(game.players),
        options=options_of(game),
        presets=presets(game),
        levels=levels_of(game),
        wish="" if game.wish is None else game.wish.letters,
        title={lang: text or game.name for lang, text in headlines(game, "title").items()},
        about=headlines(game, "title.about"),
        place=game.place,
        minutes=game.minutes,
        colour=Paint(colour.accent, colour.on, colour.ink, colour.cloth),
        tile=tile(game.package) is not None,
        screens=tuple(ScreenInfo(path, headlines(game, f"screen-{path}")) for path in game.screens),
    )


def headlines(game: AnyGame, key: str) -> dict[str, str]:
    """A plain message of a game, by language."""
    return {lang: headline(game.package, key, lang) for lang in languages()}


@cache
def headline(package: str, key: str, lang: str) -> str:
    """A plain message of a game, in English where the language lacks it."""
    found = plain_message(key, game_source(package, "texts.ftl", lang))
    return found or plain_message(key, game_source(package, "texts.ftl", FALLBACK))


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The levels worth choosing: playing at random is for games that have no other bot, and for tests."""
    return tuple(name for name in levels(game) if name != RANDOM) or (RANDOM,)


def options_of(game: AnyGame) -> tuple[OptionInfo, ...]:
    """The choices, read from the types of the game's options."""
    hints = get_type_hints(game.options, include_extras=True)
    described = (
        option(field.name, hints[field.name], field.default, seat=game.words.get(field.name) == "seat")
        for field in msgspec.structs.fields(game.options)
    )
    wished = "" if game.wish is None else game.wish.option
    return tuple(replace(each, own=each.name == wished) for each in described)


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
