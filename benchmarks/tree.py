"""Where the time of a simulation goes: positions supposed, moves made in the tree, the playout, and the tree itself.

    python -m benchmarks.tree
    python fast_build.py build/fast && PYTHONPATH=build/fast:. python -m benchmarks.tree      # compiled

A search is watched once, and what it asked of the rules is done again alone and timed: the positions, the moves from
each up to the playout, the playouts from there. What a simulation takes beyond these is the tree's: nodes, selection,
bookkeeping.
"""

import argparse
import random
import statistics
from collections.abc import Callable, Sequence

from benchmarks.engine import choices, dealt, searches
from benchmarks.timing import Body, rounds
from tablee import AnyGame, State, game
from tablee.bots.search import SIMULATIONS, Node, descend, leads_of
from tablee.kernel.build import kind
from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat

SEATS = {"tarot": 4, "tango": 4, "tacta": 4}
POSITIONS = 3
Trail = list[tuple[Seat, Move]]


class Watched:
    """A position that keeps what is done to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.made: Trail = []

    @property
    def acting(self) -> tuple[Seat, ...]:
        return self.state.acting

    def moves(self, seat: Seat) -> Sequence[Move]:
        return self.state.moves(seat)

    def play(self, seat: Seat, move: Move) -> None:
        self.made.append((seat, move))
        self.state.play(seat, move)


def watch(rules: AnyGame, state: State, rng: random.Random) -> list[tuple[State, Trail, State]]:
    """For every simulation of a search: the position supposed, the moves made in the tree, where the playout begins."""
    foresight = rules.foresight
    assert foresight is not None
    seat = state.acting[0]
    view, moves = state.view(seat), state.moves(seat)
    worlds, root, stake, found = foresight.worlds(view), Node(), 1e-9, []
    for _ in range(SIMULATIONS):
        world = worlds(rng)
        before, watched = world.copy(), Watched(world)
        path = descend(watched, root, seat, moves, lambda it: foresight.chooses(it.state), stake, rng.random)  # type: ignore[arg-type, attr-defined]
        found.append((before, watched.made, world.copy()))
        leads = leads_of(foresight.playout(world, rng))
        stake = max(stake, *map(abs, leads))
        for mover, node in path:
            node.gain += leads[mover]
    return found


def parts(rules: AnyGame, rng: random.Random) -> dict[str, Body]:
    """What is timed for a game; each body counts simulations."""
    foresight = rules.foresight
    assert foresight is not None
    deals = [dealt(rules, SEATS[rules.name], {}, rng) for _ in range(POSITIONS)]
    asked = choices(rules, deals, 0.5, rng)
    worlds = [foresight.worlds(state.view(state.acting[0])) for state in asked]
    watched = [one for state in asked for one in watch(rules, state, rng)]

    def suppose() -> int:
        for world in worlds:
            for _ in range(SIMULATIONS):
                world(rng)
        return SIMULATIONS * len(worlds)

    def copy() -> int:
        for before, _, _ in watched:
            before.copy()
        return len(watched)

    def make() -> int:
        for before, made, _ in watched:
            replay(before.copy(), made, foresight.chooses)
        return len(watched)

    def play_on() -> int:
        for _, _, leaf in watched:
            foresight.playout(leaf.copy(), rng)
        return len(watched)

    return {"all": searches(rules, asked, rng), "positions": suppose, "copies": copy, "moves": make, "playout": play_on}


def replay(state: State, made: Trail, chooses: Callable[[State], bool]) -> None:
    """What the tree asked of the rules in one simulation."""
    for place, (seat, move) in enumerate(made):
        if place:
            state.moves(seat)
        state.play(seat, move)
        if state.acting and state.acting[0] >= 0:
            chooses(state)


def report(name: str, rates: dict[str, list[float]]) -> str:
    """Microseconds of a simulation, and the share of each part: medians over the rounds."""
    took = {part: statistics.median(1e6 / rate for rate in found) for part, found in rates.items()}
    copied = took["copies"]
    shares = {
        "positions": took["positions"],
        "moves": took["moves"] - copied,
        "playout": took["playout"] - copied,
    }
    shares["tree"] = took["all"] - sum(shares.values())
    told = ", ".join(f"{part} {spent:.1f} ({spent / took['all']:.0%})" for part, spent in shares.items())
    return f"{name}: {took['all']:.1f} µs a simulation: {told}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU-seconds a figure and round")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    print(f"running {kind()}")
    for name in SEATS:
        print(report(name, rounds(parts(game(name), random.Random(1)), chosen.seconds, chosen.rounds)), flush=True)


if __name__ == "__main__":
    main()
