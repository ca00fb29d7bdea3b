"""PettingZoo's own tests of Parallel environments, on the games in which several act at once."""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import tablee.envs
from tablee.envs.law import secrecy
from tablee.envs.table import Table
from tablee.envs.together import TogetherEnv
from tablee.kernel.seats import Seat

from .tables import NAMES, TOGETHER, small


@pytest.mark.parametrize("name", TOGETHER)
def test_pettingzoos_parallel_api_test(name: str) -> None:
    parallel_api_test(tablee.envs.parallel(**small(name)), num_cycles=60)


@pytest.mark.parametrize("name", TOGETHER)
def test_pettingzoos_parallel_seed_test(name: str) -> None:
    parallel_seed_test(lambda: tablee.envs.parallel(**small(name)), num_cycles=15)


@pytest.mark.parametrize("name", TOGETHER)
def test_pettingzoos_max_cycles_test(name: str) -> None:
    def opened(max_cycles: int) -> TogetherEnv:
        return tablee.envs.parallel(**small(name), max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=opened, env=lambda max_cycles: parallel_to_aec(opened(max_cycles))))


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(TOGETHER)))
def test_where_one_acts_at_a_time_the_other_door_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=rf"In {name} one player acts at a time: use tablee\.envs\.aec"):
        tablee.envs.parallel(name)


def test_a_free_game_played_to_its_end_by_all_at_once() -> None:
    env = tablee.envs.parallel("tacta", 4, {"free": True})
    seen, _ = env.reset(seed=2)
    rng, together = np.random.default_rng(1), 0
    paid: dict[str, float] = {}
    while env.agents:
        masks = {agent: np.flatnonzero(found["action_mask"]) for agent, found in seen.items()}
        together += sum(mask[0] != env.wait for mask in masks.values()) > 1
        seen, paid, ended, cut, _ = env.step({agent: rng.choice(mask) for agent, mask in masks.items()})
    assert together > 5
    assert all(ended.values())
    assert not any(cut.values())
    assert list(paid.values()) == [float(score) for score in env.table.state.outcome.scores]


def test_going_back() -> None:
    env = tablee.envs.parallel("tapecho", 5)
    env.reset(seed=2)
    before = env.state()
    shown = env._observed()["player_1"]["observation"].tobytes()
    for _ in range(5):
        env.step({agent: np.flatnonzero(env._seen(seat)["action_mask"])[0] for seat, agent in enumerate(env.agents)})
    assert env._observed()["player_1"]["observation"].tobytes() != shown
    env.restore(before)
    assert env._observed()["player_1"]["observation"].tobytes() == shown
    assert env.agents == env.possible_agents


@pytest.mark.parametrize("name", TOGETHER)
def test_what_is_observed_keeps_the_law(name: str) -> None:
    env = tablee.envs.parallel(**small(name))

    def look(table: Table, seat: Seat) -> bytes:
        env.table = table
        return b"|".join(part.tobytes() for part in env._seen(seat).values())

    assert secrecy(env.house, games=1, seed=2, look=look) > 20


def test_the_page_speaks_of_waiting() -> None:
    env = tablee.envs.parallel("tacta", 2, render_mode="ansi", lang="en")
    env.reset(seed=1)
    assert "to wait" in env.__doc__
    assert len(env.render()) > 100
    env.close()
