"""Who plays in the lab: a level of the house, or a function of one's own."""

import importlib
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import cast

from tablee.bots.simple import level
from tablee.kernel.errors import TableeError
from tablee.kernel.game import AnyGame, Bot
from tablee.kernel.messages import Move, View


def find_player(game: AnyGame, text: str) -> Bot[View]:
    """The player of that name: `sharp`, `my_bot.py:play` or `package.module:play`; TableeError if there is none.

    A function of one's own takes a view, the legal moves and dice, and returns one of the moves.
    """
    if not is_function(text):
        return level(game, text)
    place, _, name = text.rpartition(":")
    module = read_file(place) if is_file(text) else import_named(place)
    found = getattr(module, name, None)
    if not callable(found):
        raise TableeError("player-missing", place=place, name=name)
    return guarded(cast(Bot[View], found), text)


def is_function(text: str) -> bool:
    """Whether a function is meant, not a level."""
    return ":" in text


def is_file(text: str) -> bool:
    """Whether it is a function in a file, not of an installed module."""
    return text.rpartition(":")[0].endswith(".py")


def read_file(place: str) -> ModuleType:
    """The module in that file; what it imports may lie beside it."""
    path = Path(place).resolve()
    spec = spec_from_file_location(path.stem, path) if path.is_file() else None
    if spec is None or spec.loader is None:
        raise TableeError("player-unreadable", place=place, reason="no such file")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = module_from_spec(spec)
    run_with(place, partial(spec.loader.exec_module, module))
    return module


def import_named(place: str) -> ModuleType:
    """The installed module of that name."""
    found: list[ModuleType] = []
    run_with(place, lambda: found.append(importlib.import_module(place)))
    return found[0]


def run_with(place: str, load: Callable[[], None]) -> None:
    """Load somebody's module; whatever it does wrong is said of it."""
    try:
        load()
    except Exception as error:
        raise TableeError("player-unreadable", place=place, reason=f"{type(error).__name__}: {error}") from error


def guarded(play: Bot[View], text: str) -> Bot[View]:
    """The same player; an exception of its own is said of it, with the line where it happened."""

    def asked(view: View, moves: Sequence[Move], rng: Random, /) -> Move:
        try:
            return play(view, moves, rng)
        except Exception as error:
            raise TableeError("player-failed", player=text, reason=f"{type(error).__name__}: {error}") from error

    return asked
