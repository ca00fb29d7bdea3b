"""Which games there are: every entry point of the group `tablee.games`."""

from functools import cache
from importlib.metadata import entry_points

from tablee.kernel.errors import UnknownGame
from tablee.kernel.game import AnyGame, Game

GROUP = "tablee.games"

_added: dict[str, AnyGame] = {}


@cache
def games() -> tuple[str, ...]:
    """The names of the games installed, in alphabetical order."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)} | _added.keys()))


@cache
def game(name: str) -> AnyGame:
    """The game of that name, in its newest edition; UnknownGame if there is none."""
    if name in _added:
        return _added[name]
    for point in entry_points(group=GROUP, name=name):
        found = point.load()
        assert isinstance(found, Game), f"{point.value} is not a tablee.Game"
        return found
    raise UnknownGame("game-unknown", game=name, known=games())


def offered() -> tuple[AnyGame, ...]:
    """The games in the order in which they are shown."""
    return tuple(sorted(map(game, games()), key=lambda each: (each.place, each.name)))


def edition(name: str, version: int) -> AnyGame:
    """The game of that name by the rules of that version; UnknownGame or UnknownEdition if there is none."""
    return game(name).edition(version)


def add(extra: AnyGame) -> AnyGame:
    """Register a game for this process: for tests, notebooks and prototypes."""
    _added[extra.name] = extra
    games.cache_clear()
    game.cache_clear()
    return extra
