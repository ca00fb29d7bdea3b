"""A policy gradient as an agent of OpenSpiel, in NumPy, on any game of the house.

    python examples/lab/policy_gradient.py --game tarot --seats 3 --episodes 500

OpenSpiel's own policy gradient needs PyTorch or JAX; this one keeps to its interface (`rl_agent.AbstractAgent`,
`rl_environment.Environment`), so that the other can take its place.
"""

import argparse
from typing import Any

import numpy as np
from open_spiel.python import rl_agent, rl_environment

import tablee.envs


class LinearAgent(rl_agent.AbstractAgent):  # type: ignore[misc]
    """Weights for each number of the observation and each action; REINFORCE with a running mean of what was won."""

    def __init__(self, player: int, size: int, actions: int, rate: float, seed: int) -> None:
        super().__init__(player)
        self.player = player
        self.weights = np.zeros((actions, size))
        self.rate = rate
        self.rng = np.random.default_rng(seed)
        self.made: list[tuple[Any, Any, int]] = []
        self.usual = 0.0
        """What was won on average."""

    def step(self, time_step: Any, is_evaluation: bool = False) -> rl_agent.StepOutput | None:
        if time_step.last():
            if not is_evaluation:
                self.learn(time_step.rewards[self.player])
            return None
        seen = np.array(time_step.observations["info_state"][self.player])
        legal = time_step.observations["legal_actions"][self.player]
        scores = self.weights[legal] @ seen
        likely = np.exp(scores - scores.max())
        chances = np.zeros(len(self.weights))
        chances[legal] = likely / likely.sum()
        action = int(self.rng.choice(len(chances), p=chances))
        self.made.append((seen, chances, action))
        return rl_agent.StepOutput(action=action, probs=chances)

    def learn(self, won: float) -> None:
        """Make what was done likelier if more was won than usual."""
        for seen, chances, action in self.made:
            push = -chances
            push[action] += 1.0
            self.weights += self.rate * (won - self.usual) * np.outer(push, seen)
        self.usual += 0.02 * (won - self.usual)
        self.made = []


def train(
    game: str, seats: int, episodes: int, seed: int = 1, **options: object
) -> tuple[list[LinearAgent], list[float]]:
    """Self-play of agents of their own; the agents, and what the first of them got in each game."""
    spiel = tablee.envs.openspiel(game, seats, options)
    dice = rl_environment.ChanceEventSampler(seed=seed)
    env = rl_environment.Environment(spiel, chance_event_sampler=dice)
    size, actions = spiel.observation_tensor_size(), spiel.num_distinct_actions()
    agents = [LinearAgent(player, size, actions, 0.01, seed + player) for player in range(seats)]
    won = []
    for _ in range(episodes):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
        won.append(step.rewards[0])
    return agents, won


def main() -> None:
    """Train, and say what was won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tango")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--episodes", type=int, default=300)
    given = parser.parse_args()
    _, won = train(given.game, given.seats, given.episodes)
    print(f"the first player won {np.mean(won):.0%} of {given.episodes} games")


if __name__ == "__main__":
    main()
