"""PettingZoo's Parallel environment, for games in which several may act at the same time."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from tablee.envs.spaces import Observation, observation_space
from tablee.envs.table import House, Table, seeded
from tablee.envs.turns import drawn
from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat

Offers = dict[Seat, dict[int, Move]]


class TogetherEnv(ParallelEnv[str, Observation, int]):
    """A game of Tablée as a Parallel environment; `env.__doc__` is its page.

    There is one action more than the page says, the last: to wait. It is all that a seat can do that is not asked. In a
    step the moves of all who act are made in an order drawn by lot; one that has come too late, or was never on offer,
    is not made. A step in which nothing is made takes a second, so that time limits run out.
    """

    def __init__(self, house: House, max_cycles: int | None, render_mode: str | None, lang: str) -> None:
        if not house.encoding.together:
            raise ValueError(f"In {house.game.name} one player acts at a time: use tablee.envs.aec.")
        self.__doc__ = f"{house.page}\n{TogetherEnv.__doc__}"
        self.house = house
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {"name": house.name, "render_modes": ["human", "ansi"], "render_fps": 1}
        self.wait = house.encoding.actions
        self.possible_agents = [f"player_{seat}" for seat in range(house.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(house, self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.table: Table

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table = seeded(self.house, int(self._seeds.integers(2**62)))
        self.steps = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observation]:
        """What everybody is handed."""
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen(self, seat: Seat) -> Observation:
        encoding, table = self.house.encoding, self.table
        view, offer = table.state.view(seat), table.offer(seat)
        mask = np.zeros(self.wait + 1, np.int8)
        mask[list(offer) or [self.wait]] = 1
        found = {"observation": np.frombuffer(encoding.observe(view), np.float32), "action_mask": mask}
        if encoding.width:
            features = np.frombuffer(encoding.features(view, offer), np.float32)
            found["moves"] = features.reshape(encoding.actions, encoding.width)
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.table.play_together(
            {seat: int(actions.get(agent, self.wait)) for seat, agent in enumerate(self.possible_agents)}
        )
        self.steps += 1
        outcome = self.table.state.outcome
        paid = [0.0] * self.house.seats if outcome is None else self.house.paid(outcome)
        cut = outcome is None and self.steps == self.max_cycles
        there = self.agents
        if outcome is not None or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observed(),
            dict(zip(there, paid, strict=True)),
            dict.fromkeys(there, outcome is not None),
            dict.fromkeys(there, cut),
            {agent: {} for agent in there},
        )

    def state(self) -> Table:
        """The game as it is now, dice included; `restore` comes back to it. It knows everything."""
        return self.table.copy()

    def restore(self, table: Table) -> None:
        """Go back to where the game was, with everybody at the table."""
        self.table = table.copy()
        self.agents = [] if table.asked is None else self.possible_agents[:]

    def render(self) -> str | None:
        """The position as the terminal draws it."""
        return drawn(self.table, self.render_mode, self.lang)

    def close(self) -> None:
        """Nothing is held open."""
