"""Random playouts per CPU-second: our games beside OpenSpiel's and RLCard's, in one run on one core.

    python -m benchmarks.engine [--seconds 0.5] [--rounds 7]

Ours go through the public API alone: `acting`, `moves`, `play` without listening, `copy`, `view`, `imagine`.
Every figure is a rate; what counts is the ratio, taken round by round.
"""

import argparse
import random
import statistics

from benchmarks.peers import openspiel_clones, openspiel_playouts, rlcard_games
from benchmarks.timing import Body, ratio, rounds
from tablee import CHANCE, AnyGame, State, game
from tablee.kernel.game import lottery

DEALS = 50
OPENSPIEL = ("hearts", "spades", "tarok", "oh_hell")
RLCARD = ("bridge", "doudizhu", "gin-rummy", "limit-holdem", "uno")
OURS: dict[str, tuple[int, dict[str, object]]] = {"tarot": (4, {}), "tango": (4, {})}
BATCH = 200


def dealt(rules: AnyGame, seats: int, options: dict[str, object], rng: random.Random) -> State:
    """A position after the deal and everything said before the first real decision."""
    state = rules.start(seats, options)
    while CHANCE in state.acting or getattr(state, "phase", "play") != "play":
        seat = state.acting[0]
        state.play(seat, lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(state.moves(seat)))
    return state


def playouts(deals: list[State], rng: random.Random) -> Body:
    """One call plays one of the deals to its end at random."""
    choice = rng.choice

    def playout() -> int:
        state = choice(deals).copy()
        decisions = 0
        while state.outcome is None:
            seat = state.acting[0]
            state.play(seat, choice(state.moves(seat)))
            decisions += 1
        return decisions

    return playout


def whole_games(rules: AnyGame, seats: int, options: dict[str, object], rng: random.Random) -> Body:
    """One call plays a whole game, shuffles included."""

    def whole() -> int:
        state = dealt(rules, seats, options, rng)
        while state.outcome is None:
            seat = state.acting[0]
            state.play(seat, rng.choice(state.moves(seat)))
        return 1

    return whole


def copies(state: State) -> Body:
    """One call makes many copies."""

    def batch() -> int:
        for _ in range(BATCH):
            state.copy()
        return BATCH

    return batch


def views(state: State) -> Body:
    """One call looks through the eyes of one seat many times."""

    def batch() -> int:
        for _ in range(BATCH):
            state.view(0)
        return BATCH

    return batch


def imaginations(rules: AnyGame, state: State, rng: random.Random) -> Body:
    """One call imagines what one seat cannot see."""
    view = state.view(0)

    def batch() -> int:
        for _ in range(BATCH):
            rules.imagine(view, rng)
        return BATCH

    return batch


def contestants() -> dict[str, Body]:
    """Everything that is timed, by name."""
    bodies: dict[str, Body] = {}
    for name, (seats, options) in OURS.items():
        rng = random.Random(1)
        rules = game(name)
        deals = [dealt(rules, seats, options, rng) for _ in range(DEALS)]
        bodies[f"{name} decisions"] = playouts(deals, rng)
        bodies[f"{name} whole games"] = whole_games(rules, seats, options, rng)
        bodies[f"{name} copy"] = copies(deals[0])
        bodies[f"{name} view"] = views(deals[0])
        bodies[f"{name} imagine"] = imaginations(rules, deals[0], rng)
    for name in OPENSPIEL:
        bodies[f"OpenSpiel {name} decisions"] = openspiel_playouts(name)
    bodies["OpenSpiel hearts clone"] = openspiel_clones("hearts")
    for name in RLCARD:
        bodies[f"RLCard {name} decisions"] = rlcard_games(name)
    return bodies


def report(rates: dict[str, list[float]]) -> str:
    """The medians, and our ratios to each peer."""
    lines = [f"{'rate per CPU-second':32} {'median':>12}  {'lowest':>12}  {'highest':>12}"]
    for name, found in rates.items():
        lines.append(f"{name:32} {statistics.median(found):12,.0f}  {min(found):12,.0f}  {max(found):12,.0f}")
    lines.append("")
    lines.append(f"{'ratio, per decision':32} {'tarot':>8} {'tango':>8}")
    for peer in (name for name in rates if "decisions" in name and name.split()[0] not in OURS):
        tarot, tango = (ratio(rates[f"{ours} decisions"], rates[peer]) for ours in OURS)
        lines.append(f"{'over ' + peer.removesuffix(' decisions'):32} {tarot:8.2f} {tango:8.2f}")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU-seconds a figure and round")
    parser.add_argument("--rounds", type=int, default=7)
    chosen = parser.parse_args()
    print(report(rounds(contestants(), chosen.seconds, chosen.rounds)))


if __name__ == "__main__":
    main()
