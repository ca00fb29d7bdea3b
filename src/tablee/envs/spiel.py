"""OpenSpiel's games: trees with explicit chance, information states, and worlds imagined from what a player knows."""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel

from tablee.envs.chance import WIDEST
from tablee.envs.table import WINS, House
from tablee.envs.walk import Walk
from tablee.kernel.game import AnyGame
from tablee.kernel.messages import encode
from tablee.kernel.registry import offered

MOST_POINTS = 10_000.0
"""Bounds of the scores of any game, which OpenSpiel wants to know before."""

PREFIX = "tablee_"

DEFAULTS: Mapping[str, object] = {"seats": 0, "options": "", "rewards": WINS, "max_cycles": 0, "knobs": ""}


class SpielGame(pyspiel.Game):
    """A game of Tablée in OpenSpiel; `game.__doc__` is its page.

    Chance is explicit: a shuffle is dealt card by card, and where several may act, who comes first is drawn. The
    information state is all that a player has done and seen, as lines; the tensor is the observation of the page.
    """

    rules: AnyGame
    """Which game it is; there is a class for each."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        given = {**DEFAULTS, **(params or {})}
        seats = given["seats"] or None
        self.house = House(rules, seats, read(given["options"]), given["rewards"], **read(given["knobs"]))
        self.most = given["max_cycles"] or None
        self.__doc__ = f"{self.house.page}\n{SpielGame.__doc__}"
        wins = self.house.rewards == WINS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.house.encoding.actions,
            max_chance_outcomes=WIDEST,
            num_players=self.house.seats,
            min_utility=0.0 if wins else -MOST_POINTS,
            max_utility=1.0 if wins else MOST_POINTS,
            utility_sum=1.0 if wins else None,
            max_game_length=self.most or rules.longest,
        )
        super().__init__(game_type(rules, self.house.rewards), info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        """The game before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Who looks at a state for a player."""
        return Observer(self.house, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)


class SpielState(pyspiel.State):
    """A position; all of it is in `walk`, which copies itself."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.walk = Walk(game.house, game.most)

    def current_player(self) -> int:
        walk = self.walk
        if walk.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if walk.asked is None else walk.asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.walk.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.walk.outcomes()

    def _apply_action(self, action: int) -> None:
        self.walk.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}" if self.walk.draw is not None else f"seat {action} first"
        return str(self.walk.choices().get(action, action))

    def is_terminal(self) -> bool:
        return self.walk.over

    def returns(self) -> Sequence[float]:
        return self.walk.paid()

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has done and seen, and what lies there now."""
        return self.walk.knows(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The view as JSON."""
        return encode(self.walk.state.view(self.current_player() if player is None else player)).decode()

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "SpielState":
        """A state that the player cannot tell from this one, each as likely; made from the player's view alone."""
        rng = Random(sampler() if callable(sampler) else None)
        return resample(self, player, rng)

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __str__(self) -> str:
        draw = f" | {self.walk.draw}" if self.walk.draw is not None else ""
        return encode(self.walk.state.view(None)).decode() + draw


def resample(state: SpielState, player: int, rng: Random) -> SpielState:
    """A state that the player cannot tell from this one; made from the player's view alone."""
    found: SpielState = state.get_game().new_initial_state()
    found.walk = state.walk.imagined(player, rng)
    return found


def loaded(text: str) -> Any:
    """The game of that name and parameters."""
    register_games()
    return pyspiel.load_game(text)


def replayed(text: str) -> Any:
    """The state of that text: a game played again, action by action."""
    register_games()
    return pyspiel.deserialize_game_and_state(text)[1]


class Observer:
    """What OpenSpiel shows of a state to a player, as numbers and as text."""

    def __init__(self, house: House, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters of observations; {params} was named.")
        self.house = house
        self.kind = kind
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.own and kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(house.encoding.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(self.house.encoding.observe(state.walk.state.view(player)), np.float32)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """What the player sees, as text: everything, what is public, or what is the player's own."""
        walk = state.walk
        if self.own and self.kind.public_info:
            return walk.knows(player) if self.kind.perfect_recall else encode(walk.state.view(player)).decode()
        if self.kind.public_info:
            return encode(walk.state.view(None)).decode()
        return repr(walk.state.own(player)) if self.own else None


def read(text: str) -> dict[str, Any]:
    """Options as they stand in the name of a game: `cells:12;bets`."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        try:
            found[name] = json.loads(value) if value else True
        except ValueError:
            found[name] = value
    return found


def written(options: Mapping[str, object]) -> str:
    """Options so that they can stand in the name of a game."""
    parts = [name if value is True else f"{name}:{_word(value)}" for name, value in options.items()]
    return ";".join(parts)


def _word(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def game_type(rules: AnyGame, rewards: str = WINS) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{PREFIX}{rules.name}",
        long_name=f"Tablée: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if rewards == WINS else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(DEFAULTS),
    )


def register_games() -> None:
    """Make all games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for rules in offered():
        if f"{PREFIX}{rules.name}" not in known:
            pyspiel.register_game(game_type(rules), kind_of(rules))


def kind_of(rules: AnyGame) -> type[SpielGame]:
    """The class of a game. OpenSpiel keeps what was registered until the very end, when Python is gone: a class bears
    it, a function does not."""
    return type(f"Spiel{rules.name.title()}", (SpielGame,), {"rules": rules})


def opened(
    rules: AnyGame,
    seats: int | None,
    options: Mapping[str, object],
    rewards: str,
    most: int | None,
    knobs: Mapping[str, object],
) -> SpielGame:
    """A game, with parameters under which `load_game` finds it too."""
    params: dict[str, object] = {
        "seats": seats or rules.players[0],
        "options": written(options),
        "rewards": rewards,
        "max_cycles": most or 0,
        "knobs": written(knobs),
    }
    return kind_of(rules)(params)
