"""The small learner of `examples/lab`: a few games here, the whole training among the slow tests."""

import numpy as np
import pytest
from examples.lab import learn_tango as learner
from examples.lab import policy_gradient

import tablee.envs


def test_a_few_games_make_it_better_than_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    policy = learner.train(games=160, batch=40, seed=1, rate=0.05, every=4, measured=20)
    assert capsys.readouterr().out.count("games") == 2
    before, _ = learner.measure(learner.Policy(np.random.default_rng(1)), 40, "random", seed=500)
    after, _ = learner.measure(policy, 40, "random", seed=500)
    assert after > before + 0.2


def test_what_it_is_told_of_actions() -> None:
    env = tablee.envs.aec(**learner.TABLE)
    env.reset(seed=2)
    told, offered = learner.inputs(env.last()[0])
    assert told.shape == (24, learner.INPUTS)
    assert np.isfinite(told).all()
    assert list(offered) == list(range(24))


@pytest.mark.slow
def test_it_beats_the_easy_player() -> None:
    policy = learner.train(games=3000, batch=50, seed=1)
    share, give = learner.measure(policy, 600, "easy", seed=10**6)
    assert share - give > 0.5


def test_a_policy_gradient_as_an_agent_of_openspiel() -> None:
    agents, won = policy_gradient.train("tango", 2, episodes=6, cells=12)
    assert len(won) == 6
    assert all(0 <= share <= 1 for share in won)
    assert all(np.abs(agent.weights).max() > 0 for agent in agents)
    assert all(agent.made == [] for agent in agents)
