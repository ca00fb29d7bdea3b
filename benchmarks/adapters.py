"""Steps a CPU-second through each door of `tablee.envs`, beside what others offer through the same interfaces.

A step is one choice of a player, drawn at random among those that the mask allows; deals and observations are included.
"""

import random
from importlib import import_module
from typing import Any

import numpy as np

import tablee.envs
from benchmarks.peers import rlcard_games
from benchmarks.timing import Body, ratio

OURS: dict[str, tuple[int, dict[str, object]]] = {"tango": (4, {}), "tarot": (4, {})}
CLASSIC = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
"""PettingZoo's card games; Hanabi needs a package of its own."""
RLCARD = ("leduc-holdem", "uno")
OPENSPIEL = ("python_kuhn_poker", "python_liars_poker")


def aec_games(env: Any, rng: random.Random) -> Body:
    """One call plays one game through PettingZoo's AEC interface."""

    def play() -> int:
        env.reset(seed=rng.randrange(2**31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            offered = np.flatnonzero(observation["action_mask"])
            env.step(offered[int(rng.random() * len(offered))])
            steps += 1
        return steps

    return play


def gym_games(env: Any, rng: random.Random) -> Body:
    """One call plays one game through Gymnasium's interface, against opponents who play at random."""

    def play() -> int:
        observation, _ = env.reset(seed=rng.randrange(2**31))
        steps, over = 0, False
        while not over:
            offered = np.flatnonzero(observation["action_mask"])
            observation, _, over, _, _ = env.step(offered[int(rng.random() * len(offered))])
            steps += 1
        return steps

    return play


def spiel_games(game: Any, rng: random.Random) -> Body:
    """One call plays one game through OpenSpiel's interface, with what the player sees as numbers; choices count."""

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def contestants() -> dict[str, Body]:
    """Everything that is timed, by name."""
    rng = random.Random(1)
    bodies: dict[str, Body] = {}
    for name, (seats, options) in OURS.items():
        bodies[f"{name} AEC"] = aec_games(tablee.envs.aec(name, seats, options), rng)
        bodies[f"{name} Gymnasium"] = gym_games(tablee.envs.gym(name, seats, options, opponents="random"), rng)
        bodies[f"{name} OpenSpiel"] = spiel_games(tablee.envs.openspiel(name, seats, options), rng)
    for name in CLASSIC:
        module = import_module(f"pettingzoo.classic.{name}")
        bodies[f"PettingZoo {name}"] = aec_games(module.env(), rng)
        bodies[f"PettingZoo {name}, raw"] = aec_games(module.raw_env(), rng)
    for name in RLCARD:
        bodies[f"RLCard {name}"] = rlcard_games(name)
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    for name in OPENSPIEL:
        bodies[f"OpenSpiel {name}"] = spiel_games(pyspiel.load_game(name), rng)
    return bodies


def report(rates: dict[str, list[float]]) -> str:
    """Our ratio to each peer, door by door."""
    peers = {"AEC": ("PettingZoo", "RLCard"), "Gymnasium": ("PettingZoo", "RLCard"), "OpenSpiel": ("OpenSpiel",)}
    lines = [""]
    for door, against in peers.items():
        for peer in (name for name in rates if name.split()[0] in against):
            found = " ".join(f"{ours} {ratio(rates[f'{ours} {door}'], rates[peer]):6.2f}" for ours in OURS)
            lines.append(f"{door:10} over {peer:42} {found}")
    return "\n".join(lines)
