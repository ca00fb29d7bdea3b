"""Which games there are: every entry point of the group `tablee.games`."""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from tablee.kernel.errors import BrokenGame, UnknownGame
from tablee.kernel.game import AnyGame, Game
from tablee.kernel.rooms import enter

GROUP = "tablee.games"

_added: dict[str, AnyGame] = {}
_refused: dict[str, BrokenGame] = {}
"""What games bring for other rooms and cannot be used, by name."""


@cache
def games() -> tuple[str, ...]:
    """The names of the games installed, in alphabetical order."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)} | _added.keys()))


@cache
def game(name: str) -> AnyGame:
    """The game of that name, in its newest edition; UnknownGame if there is none, BrokenGame if it fails."""
    if name in _added:
        return _added[name]
    for point in entry_points(group=GROUP, name=name):
        return _loaded(point)
    raise UnknownGame("game-unknown", game=name, known=games())


def _loaded(point: EntryPoint) -> AnyGame:
    """The game that a package names: whatever that package does wrong is said of it, and stops no other game."""
    try:
        found = point.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BrokenGame("game-broken", game=point.name, package=point.module, reason=reason) from error
    if not isinstance(found, Game):
        raise BrokenGame("game-broken", game=point.name, package=point.module, reason=f"{point.value} is no Game")
    return found


def offered() -> tuple[AnyGame, ...]:
    """The games that can be played, in the order in which they are shown."""
    return tuple(sorted(_sorted_out()[0], key=lambda each: (each.place, each.name)))


def broken() -> tuple[BrokenGame, ...]:
    """What is wrong with the games that are installed and cannot be loaded, or with what they bring for other rooms."""
    return (*_sorted_out()[1], *_refused.values())


def brought(room: str) -> Iterator[tuple[AnyGame, ModuleType]]:
    """The modules that games bring for a room. One that cannot be loaded is told of by `broken`, and stops no other."""
    for each in offered():
        name = getattr(each.rooms, room)
        try:
            module = enter(name)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            refuse(name, BrokenGame("game-broken", game=each.name, package=name, reason=reason))
        else:
            if module is not None:
                yield each, module


def refuse(name: str, fault: BrokenGame) -> None:
    """Something that a game brings cannot be used: `broken` tells of it."""
    _refused[name] = fault


def _sorted_out() -> tuple[list[AnyGame], list[BrokenGame]]:
    whole: list[AnyGame] = []
    faults: list[BrokenGame] = []
    for name in games():
        try:
            whole.append(game(name))
        except BrokenGame as fault:
            faults.append(fault)
    return whole, faults


def edition(name: str, version: int) -> AnyGame:
    """The game of that name by the rules of that version; UnknownGame or UnknownEdition if there is none."""
    return game(name).edition(version)


def add(extra: AnyGame) -> AnyGame:
    """Register a game for this process: for tests, notebooks and prototypes."""
    _added[extra.name] = extra
    games.cache_clear()
    game.cache_clear()
    return extra
