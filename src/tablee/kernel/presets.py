"""Choices that go well together, as each game's own `presets.toml` names them: to discover, quick, with everything.

    everything = [{ bets = true, call = true }, { bets = true }]

A preset is a list of choices: a table takes the first that can be played by so many.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from tablee.kernel.errors import BadOption
from tablee.kernel.game import AnyGame

FILE: Final = "presets.toml"
"""Where a game keeps its presets, in its own package."""

Choices = dict[str, bool | int | str]


class Preset(msgspec.Struct, frozen=True):
    """Choices under one name."""

    name: str
    """The texts of the game have it as `preset-NAME`, with a sentence `.about` it."""
    players: tuple[int, ...]
    """How many may play by these choices under this name."""
    options: Choices
    """What differs from the usual choices."""


def presets(game: AnyGame) -> tuple[Preset, ...]:
    """The presets of a game, in the order of its file; where a name has several choices, each for its own tables."""
    return tuple(preset for name, listed in written(game.package).items() for preset in shared_out(game, name, listed))


@cache
def written(package: str) -> Mapping[str, list[Choices]]:
    """What the file says; nothing if there is none."""
    path = files(package) / FILE
    if not path.is_file():
        return {}
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, list[Choices]])


def shared_out(game: AnyGame, name: str, listed: list[Choices]) -> Iterator[Preset]:
    """Each number of players goes to the first choices that allow it."""
    left = list(game.players)
    for options in listed:
        fit = tuple(seats for seats in left if fits(game, seats, options))
        left = [seats for seats in left if seats not in fit]
        yield Preset(name, fit, options)


def fits(game: AnyGame, seats: int, options: Choices) -> bool:
    """Whether so many can play by these choices."""
    try:
        game.choose(seats, options)
    except BadOption:
        return False
    return True
