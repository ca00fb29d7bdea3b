"""PettingZoo's own tests of AEC environments, on all games; going back; the law."""

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import tablee.envs
from tablee.envs.law import secrecy
from tablee.envs.table import Table
from tablee.envs.turns import TurnsEnv
from tablee.kernel.seats import Seat

from .tables import NAMES, small

CYCLES = 15

pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{message}")
    for message in (
        "Observation is not a NumPy array",  # it is a dictionary of them, as in PettingZoo's own card games
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",  # of somebody who is not asked
        "The observation contains negative numbers",
    )
]


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_api_test(name: str) -> None:
    api_test(tablee.envs.aec(**small(name)), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_seed_test(name: str) -> None:
    seed_test(lambda: tablee.envs.aec(**small(name)), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoos_render_test(name: str) -> None:
    seen = []

    def opened(render_mode: str) -> TurnsEnv:
        return tablee.envs.aec(**small(name), render_mode=render_mode, lang="en")

    render_test(opened, custom_tests={"ansi": lambda shown: seen.append(shown) or len(shown) > 100})
    assert len(set(seen)) > 1


def play_on(env: TurnsEnv, seed: int) -> dict[str, float]:
    """Any actions to the end; what everybody has got."""
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"])))
    return total


@pytest.mark.parametrize("name", NAMES)
def test_rewards_come_at_the_end_and_are_the_scores(name: str) -> None:
    env = tablee.envs.aec(**small(name))
    env.reset(seed=3)
    total = play_on(env, 1)
    outcome = env.table.state.outcome
    assert outcome is not None
    assert list(total.values()) == [float(score) for score in outcome.scores]
    assert env.agents == []


def test_wins() -> None:
    env = tablee.envs.aec("tarot", 4, rewards="wins")
    env.reset(seed=3)
    assert sum(play_on(env, 1).values()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", NAMES)
def test_a_planner_comes_back_to_where_it_was(name: str) -> None:
    env = tablee.envs.aec(**small(name))
    env.reset(seed=8)
    for _ in range(6):
        env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    moment, agent = env.state(), env.agent_selection
    before = env.observe(agent)["observation"].tobytes()
    ends = []
    for _ in range(2):
        ends.append(play_on(env, 5))
        env.restore(moment)
        assert env.agent_selection == agent
        assert env.agents == env.possible_agents
        assert env.observe(agent)["observation"].tobytes() == before
    assert ends[0] == ends[1]


def test_a_game_is_cut_short() -> None:
    env = tablee.envs.aec("tango", 3, max_cycles=4)
    env.reset(seed=1)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(play_on(env, 1).values()) == {0.0}


def test_an_action_not_on_offer_is_said_and_nothing_has_changed() -> None:
    env = tablee.envs.aec("tarot", 4)
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(ValueError, match="not on offer"):
        env.step(3)
    assert env.agent_selection == agent
    assert "Proviseur" in env.__doc__


@pytest.mark.parametrize("name", NAMES)
def test_what_is_observed_keeps_the_law(name: str) -> None:
    env = tablee.envs.aec(**small(name), max_cycles=10)
    env.reset(seed=1)

    def look(table: Table, seat: Seat) -> bytes:
        env.table = table
        agent = env.possible_agents[seat]
        return b"|".join(part.tobytes() for part in env.observe(agent).values()) + repr(env.infos[agent]).encode()

    assert secrecy(env.house, games=1, seed=2, look=look) > 20
