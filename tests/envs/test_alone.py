"""Gymnasium's own test, on all games, and one learner against bots."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
import tablee.envs
from tablee.envs.alone import AloneEnv
from tablee.envs.law import secrecy
from tablee.envs.spaces import observation
from tablee.envs.table import Table
from tablee.kernel.seats import Seat

from .tables import NAMES, small


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore:.*is not within the observation space")
def test_gymnasiums_check_env(name: str) -> None:
    check_env(tablee.envs.gym(**small(name), opponents="easy"), skip_render_check=True)


def play_out(env: AloneEnv, seed: int) -> tuple[float, int]:
    """Any actions to the end: the reward, and after how many steps."""
    rng = np.random.default_rng(seed)
    found, _ = env.reset(seed=seed)
    reward, steps, done = 0.0, 0, False
    while not done:
        assert found["action_mask"].any()
        found, reward, terminated, truncated, _ = env.step(rng.choice(np.flatnonzero(found["action_mask"])))
        done = terminated or truncated
        steps += 1
        assert done or reward == 0.0
    return reward, steps


@pytest.mark.parametrize("name", NAMES)
def test_a_learner_plays_to_the_end(name: str) -> None:
    env = tablee.envs.gym(**small(name), opponents="random")
    reward, steps = play_out(env, 3)
    assert steps > 3
    assert reward == env.table.state.outcome.scores[env.mine]


def test_the_seat_is_drawn_unless_it_is_named() -> None:
    env = tablee.envs.gym("tarot", 4, opponents="easy")
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(30)}) == 4
    named = tablee.envs.gym("tarot", 4, opponents="easy", seat=2)
    assert {named.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_each_opponent_may_have_a_level_of_its_own() -> None:
    env = tablee.envs.gym("tango", 3, opponents=("easy", "random"), seat=1)
    bots = tablee.game("tango").bots
    assert env.bots[0] is bots["easy"]
    asked: list[tuple[int, int]] = []
    env.bots = [
        lambda view, moves, rng, number=number: asked.append((number, view.seat)) or moves[0] for number in (0, 1)
    ]
    play_out(env, 1)
    assert set(asked) == {(0, 2), (1, 0)}


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="name one level for all, or one for each of 2"):
        tablee.envs.gym("tango", 3, opponents=("easy",) * 3)
    with pytest.raises(tablee.TableeError, match="level-unknown"):
        tablee.envs.gym("tango", 3, opponents="genius")
    with pytest.raises(ValueError, match="seat=3: there are the seats 0 to 2"):
        tablee.envs.gym("tango", 3, seat=3)


def test_an_action_not_on_offer_ends_the_game() -> None:
    env = tablee.envs.gym("tarot", 2, opponents="easy", seat=0)
    found, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(found["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert f"Action {wrong} is not on offer" in info["why"]


def test_a_game_is_cut_short() -> None:
    env = tablee.envs.gym("tango", 2, opponents="random", max_cycles=3)
    assert play_out(env, 5) == (0.0, 3)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_observed_keeps_the_law(name: str) -> None:
    env = tablee.envs.gym(**small(name), opponents="random")

    def look(table: Table, seat: Seat) -> bytes:
        return b"|".join(part.tobytes() for part in observation(table, seat).values())

    assert secrecy(env.house, games=1, seed=4, look=look) > 10


def test_the_table_can_be_looked_at() -> None:
    env = tablee.envs.gym("tarot", 3, render_mode="ansi", lang="en")
    env.reset(seed=1)
    assert "Tarot" in env.render()
