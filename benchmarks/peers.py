"""The speed of other engines, OpenSpiel and RLCard, driven from Python.

Every function prepares one game and returns a body for the timing loop. The peers are
optional: a missing one raises `PeerMissing`.
"""

import random
import statistics
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Protocol

from benchmarks.timing import Body

INSTALL = "pip install -r benchmarks/requirements.txt"
SEED = 1
DEALS = 50
CLONES_PER_CALL = 1_000
ROLLOUT_DEALS = 5
ROLLOUTS = 50
MAX_STEPS = 20_000
"""No playout goes further than this, whatever the game."""


class PeerMissing(ImportError):
    """A peer engine is not installed, or cannot be loaded."""

    def __init__(self, peer: str) -> None:
        """Say which peer is missing and which command installs it."""
        super().__init__(f"{peer} cannot be loaded; install the peers with: {INSTALL}")


class SpielState(Protocol):
    """What the benchmark uses of an OpenSpiel state."""

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""

    def is_chance_node(self) -> bool:
        """Tell whether chance moves next (a card is dealt, say)."""

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        """Return chance's actions with their probabilities."""

    def legal_actions(self) -> Sequence[int]:
        """Return the legal actions of the player to move."""

    def apply_action(self, action: int) -> None:
        """Play an action, in place."""

    def returns(self) -> Sequence[float]:
        """Return each player's score."""

    def clone(self) -> "SpielState":
        """Return an independent copy."""


class SpielGame(Protocol):
    """What the benchmark uses of an OpenSpiel game."""

    def new_initial_state(self) -> SpielState:
        """Return the state before anything is dealt."""


class SpielBot(Protocol):
    """What the benchmark uses of an OpenSpiel bot."""

    def step(self, state: SpielState) -> int:
        """Think, and return an action."""


class RlcardEnv(Protocol):
    """What the benchmark uses of an RLCard environment."""

    def reset(self) -> tuple[Mapping[str, Mapping[int, object]], int]:
        """Deal a new game; return the first player's view and number."""

    def step(self, action: int) -> tuple[Mapping[str, Mapping[int, object]], int]:
        """Play an action; return the next player's view and number."""

    def is_over(self) -> bool:
        """Tell whether the game is over."""

    def get_payoffs(self) -> Sequence[float]:
        """Return each player's score."""


def openspiel_playouts(game_name: str) -> Body:
    """Random OpenSpiel playouts, driven from Python: one call plays one, and returns its decisions.

    Each playout starts from a clone of one of 50 prepared deals; cloning it, later
    chance moves and reading the scores are in the time, but are not decisions.
    """
    rng = random.Random(SEED)
    deals = _openspiel_deals(game_name, rng)
    return lambda: _openspiel_playout(rng.choice(deals).clone(), rng)


def openspiel_clones(game_name: str) -> Body:
    """Clones of a freshly dealt OpenSpiel state: one call makes a thousand."""
    state = _openspiel_deals(game_name, random.Random(SEED), count=1)[0]

    def clones() -> int:
        for _ in range(CLONES_PER_CALL):
            state.clone()
        return CLONES_PER_CALL

    return clones


def openspiel_rollouts(game_name: str) -> Body:
    """Random playouts inside OpenSpiel, in C++: one call makes some hundreds from prepared deals, and returns their
    decisions.

    `RandomRolloutEvaluator` can only be called by a bot, so a search of two simulations calls it twice.
    """
    spiel, rng = _load("pyspiel", "OpenSpiel"), random.Random(SEED)
    deals = _openspiel_deals(game_name, rng, count=ROLLOUT_DEALS)
    lengths = [statistics.fmean(_openspiel_playout(deal.clone(), rng) for _ in range(20)) for deal in deals]

    def rollouts() -> int:
        for seed, deal in enumerate(deals):
            _openspiel_bot(spiel, seed, rollouts=ROLLOUTS, simulations=2).step(deal)
        return round(2 * ROLLOUTS * (sum(lengths) - ROLLOUT_DEALS / 2))

    return rollouts


def openspiel_searches(game_name: str, part: float, simulations: int) -> Body:
    """Information-set Monte Carlo search in C++ from decisions so far into games: one call makes all simulations."""
    spiel, rng = _load("pyspiel", "OpenSpiel"), random.Random(SEED)
    chosen = [_openspiel_choice(deal, part, rng) for deal in _openspiel_deals(game_name, rng, count=ROLLOUT_DEALS)]

    def searches() -> int:
        for seed, state in enumerate(chosen):
            _openspiel_bot(spiel, seed, rollouts=1, simulations=simulations).step(state)
        return simulations * len(chosen)

    return searches


def _openspiel_bot(spiel: ModuleType, seed: int, rollouts: int, simulations: int) -> "SpielBot":
    """A bot that searches."""
    evaluator = spiel.RandomRolloutEvaluator(rollouts, seed)
    policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot: SpielBot = spiel.ISMCTSBot(seed, evaluator, 1.4, simulations, -1, policy, False, True)
    return bot


def _openspiel_choice(state: SpielState, part: float, rng: random.Random) -> SpielState:
    """The position that far into a random game from there, counted in decisions between several actions."""
    state, trail = state.clone(), []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            trail.append(state.clone())
        if state.is_chance_node():
            _chance_move(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return trail[int(part * len(trail))]


def rlcard_games(env_name: str) -> Body:
    """Random RLCard games, dealing included: one call plays one, and returns its decisions.

    RLCard cannot start from a prepared deal, and builds a player's view at each step.
    """
    env: RlcardEnv = _load("rlcard", "RLCard").make(env_name, config={"seed": SEED})
    rng = random.Random(SEED)
    return lambda: _rlcard_game(env, rng)


def _load(module: str, peer: str) -> ModuleType:
    """Import a peer's module, or raise `PeerMissing`."""
    try:
        return import_module(module)
    except ImportError as error:
        raise PeerMissing(peer) from error


def _openspiel_deals(game_name: str, rng: random.Random, count: int = DEALS) -> list[SpielState]:
    """Return `count` states of a game, each dealt up to the first decision."""
    game: SpielGame = _load("pyspiel", "OpenSpiel").load_game(game_name)
    return [_dealt(game.new_initial_state(), rng) for _ in range(count)]


def _dealt(state: SpielState, rng: random.Random) -> SpielState:
    """Let chance move until a player must decide; return the same state."""
    while state.is_chance_node():
        _chance_move(state, rng)
    return state


def _chance_move(state: SpielState, rng: random.Random) -> None:
    """Play one of chance's actions, drawn by its probability."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def _openspiel_playout(state: SpielState, rng: random.Random) -> int:
    """Play a state to its end at random; return the number of decisions."""
    decisions = 0
    for _ in range(MAX_STEPS):
        if state.is_terminal():
            break
        if state.is_chance_node():
            _chance_move(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    state.returns()
    return decisions


def _rlcard_game(env: RlcardEnv, rng: random.Random) -> int:
    """Deal and play one game at random; return the number of decisions."""
    view, _ = env.reset()
    decisions = 0
    while not env.is_over() and decisions < MAX_STEPS:
        view, _ = env.step(rng.choice(list(view["legal_actions"])))
        decisions += 1
    env.get_payoffs()
    return decisions
