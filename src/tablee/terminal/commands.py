"""What games let `tablee` do besides: each brings its commands, and says them in its own texts."""

from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from tablee.kernel.game import AnyGame
from tablee.kernel.registry import offered
from tablee.kernel.rooms import enter
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
    return {name: Extra(game, command) for game in offered() for name, command in commands_of(game).items()}


def commands_of(game: AnyGame) -> Mapping[str, Command]:
    """The commands of one game."""
    module = enter(game.rooms.commands)
    return {} if module is None else cast(Mapping[str, Command], module.COMMANDS)
