"""A small learner that teaches itself Tango with twelve cells, in NumPy alone: policy gradient in self-play.

    python examples/lab/learn_tango.py --games 3000

Both seats of a PettingZoo environment play by the same policy, a small network that looks at each action: whom it would
bring together, whether they are one's own, how far they are, and for whom the opponent has worked. After every batch of
games the actions of winners become a little likelier, those of losers less likely (REINFORCE). Now and then it is
measured against the house's easy player, through the Gymnasium door.
"""

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tablee.envs
from tablee.envs.turns import TurnsEnv

Array = NDArray[np.float64]

CELLS, DANCERS, STEPS, OFTEN = 12, 8, 5, 8
TABLE: dict[str, Any] = {"game": "tango", "seats": 2, "options": {"cells": CELLS}, "rewards": "wins", "meetings": True}

PLACES = slice(8, 8 + 8 * CELLS)
MARKERS = slice(PLACES.stop, PLACES.stop + DANCERS * STEPS)
TOKENS = slice(MARKERS.stop, MARKERS.stop + 8)
MINE = slice(TOKENS.stop, TOKENS.stop + 8)
THEIRS = slice(MINE.stop, MINE.stop + 8)
TIED = slice(THEIRS.stop + 16 + 2, THEIRS.stop + 16 + 4)
"""Where things stand in an observation: see the page, `tablee.envs.aec("tango").__doc__`."""

INPUTS = 12


def inputs(seen: dict[str, NDArray[np.float32]]) -> tuple[Array, NDArray[np.int64]]:
    """What the network is told of each action on offer, and the numbers of these actions."""
    offered = np.flatnonzero(seen["action_mask"])
    view, moves = seen["observation"].astype(float), seen["moves"][offered].astype(float)
    meets, soon = moves[:, :8], moves[:, 8:]
    markers = view[MARKERS].reshape(DANCERS, STEPS) @ np.arange(STEPS)
    mine, theirs = view[:8], view[THEIRS] * OFTEN
    grows = meets * (markers < STEPS - 1)
    open_after = markers + grows < STEPS - 1
    left = (mine * (STEPS - 1 - markers)).sum()
    own = grows @ mine
    tied = np.full(len(offered), view[TIED].any(), float)
    couple = meets @ mine == 2
    told = [
        *(own, grows @ (mine * markers), own == left, own / left if left else own),
        *(couple, couple * tied, meets.any(axis=1), tied),
        *(grows @ (1 - mine), grows @ theirs, (soon * open_after) @ mine, (soon * open_after) @ theirs),
    ]
    return np.stack(told, axis=1), offered


@dataclass
class Policy:
    """A network with one hidden layer, which gives each action a weight."""

    rng: np.random.Generator
    hidden: int = 24
    first: Array = field(init=False)
    second: Array = field(init=False)
    steps: int = 0
    memory: list[list[Array]] = field(init=False)

    def __post_init__(self) -> None:
        self.first = self.rng.normal(0, 0.3, (INPUTS, self.hidden))
        self.second = np.zeros(self.hidden)
        self.memory = [[np.zeros_like(self.first), np.zeros_like(self.second)] for _ in range(2)]

    def chances(self, told: Array) -> tuple[Array, Array]:
        """How likely each action is, and what the hidden layer says."""
        inner = np.tanh(told @ self.first)
        weights = inner @ self.second
        likely = np.exp(weights - weights.max())
        return likely / likely.sum(), inner

    def climb(self, first: Array, second: Array, rate: float) -> None:
        """A step uphill, as long in every direction that has been steady (Adam)."""
        self.steps += 1
        for weights, slope, mean, square in zip((self.first, self.second), (first, second), *self.memory, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            steady = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8)
            weights += rate * steady

    def choose(self, seen: dict[str, NDArray[np.float32]], best: bool) -> tuple[int, "Choice"]:
        """An action by its chances, or the likeliest."""
        told, offered = inputs(seen)
        chances, inner = self.chances(told)
        place = int(chances.argmax()) if best else int(self.rng.choice(len(chances), p=chances))
        return int(offered[place]), Choice(told, inner, chances, place)


@dataclass
class Choice:
    """A choice that was made."""

    told: Array
    inner: Array
    chances: Array
    place: int


def play_itself(env: TurnsEnv, policy: Policy) -> list[tuple[Choice, float]]:
    """One game of the policy against itself: every choice, and whether it won."""
    made: list[tuple[str, Choice]] = []
    paid: dict[str, float] = {}
    env.reset(seed=int(policy.rng.integers(2**31)))
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            paid[agent] = reward
            env.step(None)
            continue
        action, choice = policy.choose(seen, best=False)
        made.append((agent, choice))
        env.step(action)
    return [(choice, paid[agent] - 0.5) for agent, choice in made]


def learn(policy: Policy, games: list[list[tuple[Choice, float]]], rate: float) -> None:
    """Make the choices of winners likelier."""
    first, second = np.zeros_like(policy.first), np.zeros_like(policy.second)
    for game in games:
        for choice, gain in game:
            push = -choice.chances
            push[choice.place] += 1.0
            second += gain * (push @ choice.inner)
            first += gain * choice.told.T @ (np.outer(push, policy.second) * (1 - choice.inner**2))
    policy.climb(first / len(games), second / len(games), rate)


def measure(policy: Policy, games: int, opponent: str = "easy", seed: int = 0) -> tuple[float, float]:
    """The share of wins against a level, seats drawn by lot; and how far the truth may be, nineteen times in twenty."""
    env = tablee.envs.gym(**TABLE, opponents=opponent)
    wins = []
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(policy.choose(seen, best=True)[0])
        wins.append(reward)
    return float(np.mean(wins)), float(1.96 * np.std(wins) / np.sqrt(games))


def train(games: int, batch: int, seed: int, rate: float = 0.02, every: int = 10, measured: int = 100) -> Policy:
    """Games in batches, and what has come of it every so many batches."""
    policy = Policy(np.random.default_rng(seed))
    env = tablee.envs.aec(**TABLE)
    began = time.process_time()
    for number in range(games // batch + 1):
        if number % every == 0:
            share, give = measure(policy, measured)
            spent = time.process_time() - began
            print(f"{number * batch:6} games  {spent:5.0f} s  {share:6.1%} ± {give:5.1%}  {'█' * round(40 * share)}")
        learn(policy, [play_itself(env, policy) for _ in range(batch)], rate)
    return policy


def main() -> None:
    """Train, and measure at the end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--batch", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.02)
    given = parser.parse_args()
    policy = train(given.games, given.batch, given.seed, given.rate)
    for level in ("random", "easy", "steady"):
        share, give = measure(policy, 1000, level, seed=10**6)
        print(f"against {level}: {share:.1%} ± {give:.1%} of 1,000 games")


if __name__ == "__main__":
    main()
