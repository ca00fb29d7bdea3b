"""The libraries' own `make` finds every game under a versioned name."""

import gymnasium
import numpy as np
import pytest
from pettingzoo.env_registry import registration

import tablee.envs
from tablee.envs.alone import AloneEnv
from tablee.envs.together import TogetherEnv
from tablee.envs.turns import TurnsEnv

from .tables import NAMES, SMALL, TOGETHER


@pytest.fixture(autouse=True)
def registered() -> tuple[str, ...]:
    tablee.envs.register()
    return tablee.envs.register()


def test_all_games_have_a_versioned_name(registered: tuple[str, ...]) -> None:
    assert set(registered) == {f"tablee/{name}_v1" for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_makes_them(name: str) -> None:
    env = registration.make("aec", f"tablee/{name}_v1", options=SMALL.get(name, {}))
    assert isinstance(env, TurnsEnv)
    assert env.metadata["name"] == f"{name}_v1"
    assert (f"tablee/{name}-v1" in registration.parallel_registry) == (name in TOGETHER)


@pytest.mark.parametrize("name", TOGETHER)
def test_pettingzoo_makes_those_of_all_at_once(name: str) -> None:
    assert isinstance(registration.make("parallel", f"tablee/{name}_v1", options=SMALL.get(name, {})), TogetherEnv)


def test_gymnasium_makes_them() -> None:
    env = gymnasium.make("tablee/tango-v1", seats=3, opponents="random", seat=0)
    assert isinstance(env.unwrapped, AloneEnv)
    found, _ = env.reset(seed=1)
    env.step(np.flatnonzero(found["action_mask"])[0])
