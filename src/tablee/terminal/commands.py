"""What games let `tablee` do besides: each brings its commands, and says them in its own texts."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import NamedTuple, cast

from tablee.kernel.game import AnyGame
from tablee.kernel.registry import brought
from tablee.terminal.arguments import Commands
from tablee.texts.speaker import Speaker


class Command(NamedTuple):
    """One command of a game."""

    add: Callable[[Commands, Speaker], None]
    """Make it known."""
    run: Callable[[Namespace, Speaker], int]
    """Do it; the exit code."""


class Extra(NamedTuple):
    """A command, and the game that brings it."""

    game: AnyGame
    command: Command


def extras() -> dict[str, Extra]:
    """The commands of all games by their names."""
    found = brought("commands")
    return {name: Extra(game, command) for game, module in found for name, command in commands_in(module).items()}


def commands_in(module: ModuleType) -> Mapping[str, Command]:
    """The commands that a game's module names."""
    return cast(Mapping[str, Command], module.COMMANDS)
