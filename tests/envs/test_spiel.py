"""OpenSpiel's own tests and algorithms on all games."""

import random
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.generate_playthrough import replay

import tablee.envs
from tablee.envs.law import secrecy
from tablee.envs.spiel import SpielGame, SpielState, read, resample, written
from tablee.envs.table import House, Table
from tablee.kernel.seats import Seat

from .playthroughs import CHOICES, FOLDER, played
from .tables import NAMES, SMALL, small


@pytest.fixture(autouse=True)
def _dice() -> Iterator[None]:
    """OpenSpiel rolls NumPy's common dice."""
    state = np.random.get_state()
    np.random.seed(1)
    yield
    np.random.set_state(state)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_python_test_of_games(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from open_spiel.python.tests import games_sim_test

    trial = games_sim_test.GamesSimTest()
    trial.sim_game(tablee.envs.openspiel(**small(name), max_cycles=25))
    assert "terminated with" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(tablee.envs.openspiel(**small(name)), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("rewards", ["scores", "wins"])
def test_returns(rewards: str) -> None:
    state = played_out(tablee.envs.openspiel("tarot", 3, rewards=rewards), 4)
    outcome = state.walk.state.outcome
    assert outcome is not None
    paid = House("tarot", 3, rewards=rewards).paid(outcome)
    assert state.returns() == paid
    assert [state.player_return(player) for player in range(3)] == paid


def played_out(game: SpielGame, seed: int, choices: int = 10_000) -> SpielState:
    """A game by any actions, up to a choice or to the end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (state.is_chance_node() or state.walk.steps < choices):
        offered = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(offered or state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """If the change is meant: `python -m tests.envs.playthroughs`."""
    assert played(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_openspiel_replays_its_playthroughs() -> None:
    name = "tango"
    tablee.envs.openspiel(name)
    flags.FLAGS.mark_as_parsed()
    original, again = replay(str(FOLDER / f"{name}.txt"))
    assert original == again
    assert CHOICES.keys() == set(NAMES)


def test_a_game_is_loaded_by_its_name() -> None:
    tablee.envs.register()
    game = pyspiel.load_game("tablee_tango(seats=3,options=cells:24;first:1)")
    assert game.num_players() == 3
    state = played_out(game, 1, choices=0)
    assert state.current_player() == 1
    assert state.walk.state.view(None).cells == 24
    assert (
        pyspiel.load_game("tablee_taichi(knobs=vocabulary:77,options=lexicon:primer)").house.encoding.mind.words == 77
    )


def test_options_in_a_name() -> None:
    options = {"cells": 12, "bets": True, "teams": "couples", "rounds": 3, "call": False}
    assert read(written(options)) == options
    assert read("") == {}


@pytest.mark.parametrize("name", NAMES)
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    state = played_out(tablee.envs.openspiel(**small(name)), 5, choices=6)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(2).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string() == state.observation_string()
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.clone().information_state_string(player) == state.information_state_string()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_observed_keeps_the_law(name: str) -> None:
    game = tablee.envs.openspiel(**small(name), rewards="scores")
    state = game.new_initial_state()

    def look(table: Table, seat: Seat) -> bytes:
        state.walk.state, state.walk.asked = table.state, table.asked
        state.walk._view = state.walk._choices = None
        legal = state.legal_actions() if table.asked == seat else []
        strings = (state.information_state_string(seat), state.observation_string(seat), repr(legal))
        return "|".join(strings).encode() + np.array(state.observation_tensor(seat), np.float32).tobytes()

    assert secrecy(game.house, games=1, seed=6, look=look) > 20


@pytest.mark.parametrize("name", ["tango", "tarot", "tacta"])
def test_openspiels_search_plays(name: str) -> None:
    game, rng = tablee.envs.openspiel(**small(name)), random.Random(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=6, random_state=np.random.RandomState(2))
    bot.set_resampler(lambda state, player: resample(state, player, rng))
    state = played_out(game, 2, choices=4)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_mccfr_learns_a_small_tango() -> None:
    game = tablee.envs.openspiel("tango", 2, {"cells": 12}, max_cycles=6)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy()
    state = played_out(game, 1, choices=0)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1.0)


def test_openspiels_environment_for_learners() -> None:
    game = tablee.envs.openspiel("tango", 2, {"cells": 12})
    env = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    step, rng = env.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == game.house.encoding.size
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 1.0


def test_the_page_and_what_is_wrong() -> None:
    game = tablee.envs.openspiel("tarot", 4, SMALL["tarot"])
    assert "card by card" in (game.__doc__ or "")
    with pytest.raises(ValueError, match="no parameters of observations"):
        game.make_py_observer(params={"colour": 1})
