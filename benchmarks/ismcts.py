"""Our sharp players beside OpenSpiel's Python ISMCTS, on our rules, with the same number of simulations for a move.

    python -m benchmarks.ismcts tango 2 --pairs 60 [--simulations 100] [--option cells=12]

Every deal is played twice, the second time with seats exchanged; `share` is our part of the wins, nineteen times in
twenty within the give.
A game that brings a sharp player of its own, which counts no simulations, plays with that one.
OpenSpiel's search is given our `imagine` as its resampler, random rollouts, and wins as what it plays for.
"""

import argparse
import time
from collections.abc import Sequence
from random import Random

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import tablee.envs
from tablee import AnyGame, Bot, Move, View, game
from tablee.bots.search import Search
from tablee.bots.simple import SHARP, STEADY
from tablee.envs.spiel import SpielState, read, resample
from tablee.kernel.build import kind
from tablee.lab.arena import duel

CURIOSITY = 1.0
"""The weight of exploration, for values between 0 and 1."""


def ours(rules: AnyGame, simulations: int) -> Bot[View]:
    """Our sharp player."""
    if SHARP in rules.bots:
        return rules.bots[SHARP]
    assert rules.foresight is not None
    return Search(rules.foresight, rules.bots[STEADY], simulations)


def theirs(rules: AnyGame, seats: int, options: dict[str, object], simulations: int) -> Bot[View]:
    """OpenSpiel's search as a player of views: what it is given as a state is imagined from the view."""
    spiel = tablee.envs.openspiel(rules, seats, options)

    def play(view: View, moves: Sequence[Move], rng: Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        dice = np.random.RandomState(rng.randrange(2**32))
        bot = ISMCTSBot(spiel, RandomRolloutEvaluator(1, dice), CURIOSITY, simulations, random_state=dice)
        bot.set_resampler(lambda state, player: resample(state, player, rng))
        root = SpielState(spiel)
        root.walk.stand(rules.imagine(view, rng), view.seat)
        return root.walk.choices()[bot.step(root)]

    return play


def main() -> None:
    """Play and print a line of the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    rules = game(given.game)
    options = read(";".join(given.option).replace("=", ":"))
    sides = theirs(rules, given.seats, options, given.simulations), ours(rules, given.simulations)
    began = time.process_time()
    result = duel(rules, given.seats, rules.choose(given.seats, options), sides, given.pairs, given.seed)
    spent = time.process_time() - began
    print(
        f"{rules.name}, {given.seats} players, {given.simulations} simulations, {result.games} games: "
        f"share {result}{' (surely better)' if result.decided else ''}; {spent:.0f} s of CPU, {kind()}"
    )


if __name__ == "__main__":
    main()
