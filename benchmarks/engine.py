"""Random playouts and searches per CPU-second: our games beside OpenSpiel's and RLCard's, in one run on one core.

    python -m benchmarks.engine [--seconds 0.5] [--rounds 7] [--only search|adapters]
    python fast_build.py build/fast && PYTHONPATH=build/fast python -m benchmarks.engine      # compiled

`decisions` go through the public API alone: `acting`, `moves`, `play` without listening, `copy`, `view`, `imagine`.
`inside` is the same from deal to end by `Foresight.playout`, beside `RandomRolloutEvaluator`; `search` is whole
simulations of `bots.search`, beside `ISMCTSBot`, from the first choice of a game and from half of its choices.
`adapters` are steps through the doors of `tablee.envs`, beside PettingZoo's, RLCard's and OpenSpiel's card games.
Every figure is a rate; what counts is the ratio, taken round by round.
"""

import argparse
import random
import statistics
from collections.abc import Sequence
from dataclasses import replace

from benchmarks import adapters
from benchmarks.peers import (
    openspiel_clones,
    openspiel_playouts,
    openspiel_rollouts,
    openspiel_searches,
    rlcard_games,
)
from benchmarks.timing import Body, ratio, rounds
from tablee import CHANCE, AnyGame, State, game
from tablee.bots.search import SIMULATIONS, Node, Search
from tablee.games.tacta.rules import State as TactaState
from tablee.kernel.build import kind
from tablee.kernel.game import lottery

DEALS = 50
OPENSPIEL = ("hearts", "spades", "tarok", "oh_hell")
RLCARD = ("bridge", "doudizhu", "gin-rummy", "limit-holdem", "uno")
OURS: dict[str, tuple[int, dict[str, object]]] = {"tarot": (4, {}), "tango": (4, {})}
BATCH = 200
PLAYOUTS = 20


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


def inside(rules: AnyGame, deals: list[State], length: int, rng: random.Random) -> Body:
    """One call plays some of the deals to their end inside the rules."""
    assert rules.foresight is not None
    playout, choice = rules.foresight.playout, rng.choice

    def play() -> int:
        for _ in range(PLAYOUTS):
            playout(choice(deals).copy(), rng)
        return PLAYOUTS * length

    return play


def choices(rules: AnyGame, deals: list[State], part: float, rng: random.Random) -> list[State]:
    """From each deal the position that far into a random game, counted in decisions between several moves."""
    found = []
    for deal in deals:
        state, trail = deal.copy(), []
        while state.outcome is None and state.acting[0] >= 0:
            moves = state.moves(state.acting[0])
            if len(moves) > 1:
                trail.append(state.copy())
            state.play(state.acting[0], rng.choice(moves))
        found.append(trail[int(part * len(trail))])
    return found


def searches(rules: AnyGame, states: list[State], rng: random.Random) -> Body:
    """One call thinks about each of the positions."""
    assert rules.foresight is not None
    search = Search(rules.foresight, rules.bots["steady"], SIMULATIONS)
    asked = [(state.view(state.acting[0]), state.moves(state.acting[0])) for state in states]

    def think() -> int:
        for view, moves in asked:
            search.look_ahead(view, moves, rng)
        return SIMULATIONS * len(asked)

    return think


def placements(states: list[State], rng: random.Random) -> Body:
    """One call searches positions of TACTA; what it counts are the cards that were laid."""
    rules, laid = game("tacta"), [0]
    assert rules.foresight is not None
    playout = rules.foresight.playout

    def counted(state: State, dice: random.Random) -> Sequence[float]:
        assert isinstance(state, TactaState)
        before = len(state.plane.laid)
        standing = playout(state, dice)
        laid[0] += len(state.plane.laid) - before
        return standing

    search = Search(replace(rules.foresight, playout=counted), rules.bots["steady"], SIMULATIONS)
    asked = [(state.view(state.acting[0]), state.moves(state.acting[0])) for state in states]

    def think() -> int:
        laid[0] = 0
        for view, moves in asked:
            root = search.look_ahead(view, moves, rng)
            laid[0] += visits(root)
        return laid[0]

    return think


def visits(node: Node) -> int:
    """How many moves were made in the tree."""
    return sum(reply.tried + visits(reply) for reply in node.replies.values())


def search_contestants() -> dict[str, Body]:
    """Rollouts and searches, ours and OpenSpiel's."""
    bodies: dict[str, Body] = {}
    rng = random.Random(1)
    for name, (seats, options) in OURS.items():
        rules = game(name)
        deals = [dealt(rules, seats, options, rng) for _ in range(5)]
        if name == "tarot":
            bodies["tarot decisions"] = playouts(deals, rng)
            bodies["tarot inside"] = inside(rules, deals, 40, rng)
        bodies[f"{name} search, opening"] = searches(rules, choices(rules, deals, 0.0, rng), rng)
        bodies[f"{name} search, middle"] = searches(rules, choices(rules, deals, 0.5, rng), rng)
    tacta = game("tacta")
    tables = [dealt(tacta, 4, {}, rng) for _ in range(3)]
    bodies["tacta placements in search"] = placements(choices(tacta, tables, 0.5, rng), rng)
    bodies["OpenSpiel hearts decisions"] = openspiel_playouts("hearts")
    bodies["OpenSpiel hearts inside"] = openspiel_rollouts("hearts")
    bodies["OpenSpiel hearts search, opening"] = openspiel_searches("hearts", 0.0, SIMULATIONS)
    bodies["OpenSpiel hearts search, middle"] = openspiel_searches("hearts", 0.5, SIMULATIONS)
    return bodies


def search_report(rates: dict[str, list[float]]) -> str:
    """The ratios that count."""
    lines = [""]
    if "tarot inside" in rates:
        lines.append(f"tarot inside, over its public way: {ratio(rates['tarot inside'], rates['tarot decisions']):.2f}")
    for name in ("decisions", "inside", "search, opening", "search, middle"):
        for ours in OURS:
            if f"{ours} {name}" in rates:
                found = ratio(rates[f"{ours} {name}"], rates[f"OpenSpiel hearts {name}"])
                lines.append(f"{ours} {name}, over OpenSpiel hearts: {found:.2f}")
    return "\n".join(lines)


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


def table(rates: dict[str, list[float]]) -> str:
    """The medians, and how far they lie apart."""
    lines = [f"{'rate per CPU-second':42} {'median':>12}  {'lowest':>12}  {'highest':>12}"]
    for name, found in rates.items():
        lines.append(f"{name:42} {statistics.median(found):12,.0f}  {min(found):12,.0f}  {max(found):12,.0f}")
    return "\n".join(lines)


def report(rates: dict[str, list[float]]) -> str:
    """The medians, and our ratios to each peer."""
    lines = [table(rates)]
    if not any(name.startswith("RLCard") for name in rates):
        return lines[0]
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
    parser.add_argument("--only", choices=("playouts", "search", "adapters"))
    chosen = parser.parse_args()
    print(f"running {kind()}")
    if chosen.only in (None, "playouts"):
        print(report(rounds(contestants(), chosen.seconds, chosen.rounds)))
    if chosen.only in (None, "search"):
        rates = rounds(search_contestants(), chosen.seconds, chosen.rounds)
        print(report(rates) + "\n" + search_report(rates))
    if chosen.only in (None, "adapters"):
        rates = rounds(adapters.contestants(), chosen.seconds, chosen.rounds)
        print(table(rates) + "\n" + adapters.report(rates))


if __name__ == "__main__":
    main()
