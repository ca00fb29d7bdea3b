"""The nine laws of a game, and the bench that tries a game by them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from tablee.kernel.conformance.copying import copying
from tablee.kernel.conformance.ending import ending
from tablee.kernel.conformance.examples import examples
from tablee.kernel.conformance.fold import fold
from tablee.kernel.conformance.imagination import imagination
from tablee.kernel.conformance.legality import legality
from tablee.kernel.conformance.report import LawBroken, Report, Row
from tablee.kernel.conformance.secrecy import secrecy
from tablee.kernel.conformance.substitution import substitution
from tablee.kernel.conformance.tables import combinations
from tablee.kernel.conformance.wording import wording
from tablee.kernel.game import AnyGame
from tablee.kernel.options import Options

Test: TypeAlias = Callable[[AnyGame, Random, int, Options], int]
"""Tries a game once, at a table of so many with such options: how many checks were made; LawBroken if one failed."""


@dataclass(frozen=True)
class Law:
    """What every game must keep."""

    number: int
    title: str
    """The key of its title in the texts."""
    test: Test
    once: bool = False
    """Whether one trial says all: the law does not depend on how a game is played."""


LAWS: Final = (
    Law(1, "law-fold", fold),
    Law(2, "law-legality", legality),
    Law(3, "law-wording", wording),
    Law(4, "law-secrecy", secrecy),
    Law(5, "law-imagination", imagination),
    Law(6, "law-ending", ending),
    Law(7, "law-substitution", substitution),
    Law(8, "law-copying", copying),
    Law(9, "law-examples", examples, once=True),
)


def check(game: AnyGame, games_per_law: int, seed: int) -> Report:
    """Try a game by all laws."""
    return Report(game.name, seed, tuple(rows(game, games_per_law, seed)))


def rows(game: AnyGame, games_per_law: int, seed: int) -> Iterator[Row]:
    """The rows of the report, each as soon as its law has been tried."""
    for law in LAWS:
        yield try_law(law, game, 1 if law.once else games_per_law, seed)


def try_law(law: Law, game: AnyGame, games: int, seed: int) -> Row:
    """One law over so many games: all numbers of players in turn, each with its options in a random order."""
    checks = 0
    for index, (seats, options) in zip(range(games), tables(game, Random(seed)), strict=False):
        try:
            checks += law.test(game, Random(f"{seed}/{law.number}/{index}"), seats, options)
        except LawBroken as broken:
            return Row(law.number, law.title, index + 1, checks, broken.message)
    return Row(law.number, law.title, games, checks)


def tables(game: AnyGame, rng: Random) -> Iterator[tuple[int, Options]]:
    """Tables without end, as different as can be: every number of players in turn, no options twice before all once."""
    left: dict[int, list[Options]] = {seats: [] for seats in game.players}
    while True:
        for seats, waiting in left.items():
            if not waiting:
                waiting += combinations(game.options, seats)
                rng.shuffle(waiting)
            yield seats, waiting.pop()
