"""PettingZoo's AEC environment: one seat after the other."""

from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tablee.envs.spaces import Observation, observation, observation_space
from tablee.envs.table import House, Table, seeded
from tablee.kernel.seats import Seat


class Moment(NamedTuple):
    """An environment as it was: for planners who try things out and come back."""

    table: Table
    agents: tuple[str, ...]
    steps: int
    rewards: dict[str, float]
    cumulative: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    selection: str


class TurnsEnv(AECEnv[str, Observation, int]):
    """A game of Tablée as an AEC environment; `env.__doc__` is its page."""

    def __init__(self, house: House, max_cycles: int | None, render_mode: str | None, lang: str) -> None:
        super().__init__()
        self.__doc__ = house.page
        self.house = house
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {
            "name": house.name,
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(house.seats)]
        self.seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(house, house.encoding.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(house.encoding.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.agents: list[str] = []
        self.table: Table

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table = seeded(self.house, int(self._seeds.integers(2**62)))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._next()

    def _next(self) -> str:
        asked = self.table.asked
        return self.agents[0] if asked is None else self.possible_agents[asked]

    def observe(self, agent: str) -> Observation:
        return observation(self.table, self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        outcome = self.table.state.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, self.house.paid(outcome), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        if self.render_mode == "human":
            self.render()

    def state(self) -> Moment:
        """The environment as it is now, dice included; `restore` comes back to it as often as is wanted.

        It knows everything: it is for planners that may look, never an observation.
        """
        return Moment(
            self.table.copy(),
            tuple(self.agents),
            self.steps,
            self.rewards.copy(),
            self._cumulative_rewards.copy(),
            self.terminations.copy(),
            self.truncations.copy(),
            self.agent_selection,
        )

    def restore(self, moment: Moment) -> None:
        """Go back to a moment of this environment, or of another one of the same kind."""
        self.table = moment.table.copy()
        self.agents = list(moment.agents)
        self.steps = moment.steps
        self.rewards = moment.rewards.copy()
        self._cumulative_rewards = moment.cumulative.copy()
        self.terminations = moment.terminations.copy()
        self.truncations = moment.truncations.copy()
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = moment.selection

    def render(self) -> str | None:
        """The position as the terminal draws it, through the eyes of who is asked."""
        return drawn(self.table, self.render_mode, self.lang)

    def close(self) -> None:
        """Nothing is held open."""


def drawn(table: Table, mode: str | None, lang: str) -> str | None:
    """The drawing as text, or printed; nothing unless it was asked for."""
    if mode is None:
        return None
    from tablee.envs.picture import text  # only who looks needs a terminal

    seat = table.asked
    moves = () if seat is None else tuple(table.choices().values())
    shown = text(table.house.game, table.state.view(seat), moves, lang)
    if mode == "ansi":
        return shown
    print(shown)
    return None
