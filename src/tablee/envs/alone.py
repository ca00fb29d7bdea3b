"""Gymnasium's environment: one seat against bots."""

from typing import Any

import gymnasium
from gymnasium import spaces

from tablee.bots.simple import level, usual
from tablee.envs.spaces import Observation, observation, observation_space
from tablee.envs.table import House, Table, seeded
from tablee.envs.turns import drawn
from tablee.kernel.seats import Seat

ILLEGAL = -1.0
"""What an action costs that is not on offer; the game ends by it."""


class AloneEnv(gymnasium.Env[Observation, Any]):
    """A game of Tablée for one learner and bots; `env.__doc__` is its page.

    An action that is not on offer ends the game with a reward of -1; `info["why"]` says what would have done.
    """

    def __init__(
        self,
        house: House,
        opponents: str | tuple[str, ...] | None,
        seat: Seat | None,
        max_cycles: int | None,
        render_mode: str | None,
        lang: str,
    ) -> None:
        self.__doc__ = f"{house.page}\n{AloneEnv.__doc__}"
        self.house = house
        if seat is not None and not 0 <= seat < house.seats:
            raise ValueError(f"seat={seat}: there are the seats 0 to {house.seats - 1}.")
        levels = (opponents or usual(house.game),) if not isinstance(opponents, tuple) else opponents
        if len(levels) not in (1, house.seats - 1):
            raise ValueError(f"opponents={levels}: name one level for all, or one for each of {house.seats - 1}.")
        self.bots = [level(house.game, name) for name in levels]
        self.seat = seat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {"name": house.name, "render_modes": ["human", "ansi"], "render_fps": 1}
        self.observation_space = observation_space(house, house.encoding.actions)
        self.action_space: spaces.Space[Any] = spaces.Discrete(house.encoding.actions)
        self.table: Table
        self.mine: Seat = 0
        """Where the learner sits in this game."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.steps = 0
        self.mine = int(self.np_random.integers(self.house.seats)) if self.seat is None else self.seat
        self.table = seeded(self.house, int(self.np_random.integers(2**62)))
        self._others()
        return observation(self.table, self.mine), {"seat": self.mine}

    def _others(self) -> None:
        """Let the bots play until the learner is asked."""
        table, mine = self.table, self.mine
        while (asked := table.asked) is not None and asked != mine:
            bot = self.bots[(asked - mine - 1) % self.house.seats % len(self.bots)]
            table.let(bot)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if int(action) not in table.choices():
            why = {"why": table.not_on_offer(int(action))}
            return observation(table, self.mine), ILLEGAL, True, False, why
        table.play(int(action))
        self.steps += 1
        self._others()
        outcome = table.state.outcome
        reward = 0.0 if outcome is None else self.house.paid(outcome)[self.mine]
        cut = outcome is None and self.steps == self.max_cycles
        if self.render_mode == "human":
            self.render()
        return observation(table, self.mine), reward, outcome is not None, cut, {}

    def render(self) -> str | None:
        """The position as the terminal draws it."""
        return drawn(self.table, self.render_mode, self.lang)
