"""A checksum over many games of each game: the same whether the hot modules are compiled or interpreted.

    python -m benchmarks.checksum --games 10000            # the one that is installed
    python -m benchmarks.checksum --games 10000 --both     # compile, then compare the two; an error if they differ

A game is played at random at a random table, time limits included. Every input goes into the sum, and so do the
outcome, what a seat sees at the end, a playout from an imagined position, and now and then a small search.
"""

import argparse
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import tablee
from tablee.bots.search import Search
from tablee.kernel.build import kind
from tablee.kernel.conformance.play import random_input
from tablee.kernel.conformance.tables import random_table
from tablee.kernel.game import AnyGame, State

ROOT = Path(__file__).parents[1]
SEARCHES = 10
"""One game in so many is searched for a moment."""
TRIES = 12


def checksum(game: AnyGame, games: int) -> str:
    """The sum over so many games."""
    total = sha256()
    for number in range(games):
        rng = Random(f"{game.name}/{number}")
        seats, options = random_table(game, rng)
        state = game.opening(seats, options)
        stop = rng.randrange(60)
        for step in range(game.longest):
            if state.outcome is not None:
                break
            if step == stop:
                total.update(thought(game, state, rng, number % SEARCHES == 0).encode())
            made = random_input(state, rng)
            state.play(made.seat, made.move)
            total.update(f"{made.seat} {made.move};".encode())
        total.update(f"{state.outcome} {state.view(0)}".encode())
    return total.hexdigest()[:16]


def thought(game: AnyGame, state: State, rng: Random, searches: bool) -> str:
    """What somebody who acts makes of the position: a playout, or a search."""
    seat = state.acting[0]
    if game.foresight is None or seat < 0 or not game.foresight.worth_it(state.view(seat)):
        return ""
    view, moves = state.view(seat), state.moves(seat)
    if not searches:
        return str(list(game.foresight.playout(game.foresight.worlds(view)(rng), rng)))
    root = Search(game.foresight, game.bots["steady"], TRIES).look_ahead(view, moves, rng)
    return str([(str(move), node.tried, node.gain) for move, node in root.replies.items()])


def report(games: int, names: list[str]) -> str:
    """A line a game."""
    return "".join(f"{name} {games} {checksum(tablee.game(name), games)}\n" for name in names)


def run_with(package: Path, games: int, names: list[str]) -> "subprocess.Popen[str]":
    """The same in a process of its own that finds the package there."""
    command = [sys.executable, "-m", "benchmarks.checksum", "--games", str(games), *names]
    paths = os.pathsep.join((str(package), str(ROOT)))
    return subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True
    )


def compare(compiled: Path, games: int, names: list[str]) -> tuple[str, str]:
    """What is said compiled and interpreted, side by side; the second word of the first line tells which it is."""
    running = [run_with(package, games, names) for package in (compiled, ROOT / "src")]
    said = [process.communicate()[0] for process in running]
    return said[0], said[1]


def main() -> None:
    """Print the sums, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=sorted(tablee.games()))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--both", action="store_true")
    chosen = parser.parse_args()
    if not chosen.both:
        print(f"running {kind()}\n{report(chosen.games, chosen.names)}", end="")
        return
    from fast_build import compile_into

    folder = ROOT / "build" / "fast"
    compile_into(folder)
    fast, plain = compare(folder, chosen.games, chosen.names)
    print(f"{fast}{plain}", end="")
    same = fast.splitlines()[1:] == plain.splitlines()[1:] != []
    sys.exit(None if same else "the compiled and the interpreted games differ")


if __name__ == "__main__":
    main()
