"""The games where AI people work: one door each to PettingZoo, Gymnasium and OpenSpiel.

    import tablee.envs

    env = tablee.envs.aec(name, seats=2)                      # PettingZoo, one seat after the other
    env = tablee.envs.parallel(name, seats=2)                 # PettingZoo, for what is truly simultaneous
    env = tablee.envs.gym(name, seats=2, opponents="steady")  # Gymnasium: one seat against bots
    game = tablee.envs.openspiel(name, seats=2)               # OpenSpiel

Each needs its extra: `pip install "tablee[pettingzoo]"`, `"tablee[gymnasium]"`, `"tablee[openspiel]"`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tablee.envs.extras import needs
from tablee.envs.registration import register
from tablee.envs.table import SCORES, WINS, House
from tablee.kernel.game import AnyGame
from tablee.kernel.registry import game as named

if TYPE_CHECKING:
    from tablee.envs.alone import AloneEnv
    from tablee.envs.spiel import SpielGame
    from tablee.envs.together import TogetherEnv
    from tablee.envs.turns import TurnsEnv

Options = Mapping[str, object] | None


def aec(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options = None,
    *,
    rewards: str = SCORES,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    lang: str = "fr",
    **knobs: object,
) -> "TurnsEnv":
    """A PettingZoo AEC environment: the seats act one after the other.

    The fewest players if no number is given; `options` are those of the game; `rewards` are `"scores"` or `"wins"`;
    after `max_cycles` steps the game is cut short. Anything else is for the game's own encoding, such as `vocabulary`.
    """
    with needs("pettingzoo"):
        from tablee.envs.turns import TurnsEnv
    return TurnsEnv(House(game, seats, options, rewards, **knobs), max_cycles, render_mode, lang)


def parallel(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options = None,
    *,
    rewards: str = SCORES,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    lang: str = "fr",
    **knobs: object,
) -> "TogetherEnv":
    """A PettingZoo Parallel environment, for games in which several may act at the same time; ValueError for others."""
    with needs("pettingzoo"):
        from tablee.envs.together import TogetherEnv
    return TogetherEnv(House(game, seats, options, rewards, **knobs), max_cycles, render_mode, lang)


def gym(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options = None,
    *,
    opponents: str | tuple[str, ...] | None = None,
    seat: int | None = None,
    rewards: str = SCORES,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    lang: str = "fr",
    **knobs: object,
) -> "AloneEnv":
    """A Gymnasium environment: one seat, by lot if none is named, against bots of a level, or of a level each."""
    with needs("gymnasium"):
        from tablee.envs.alone import AloneEnv
    return AloneEnv(House(game, seats, options, rewards, **knobs), opponents, seat, max_cycles, render_mode, lang)


def openspiel(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options = None,
    *,
    rewards: str = WINS,
    max_cycles: int | None = None,
    **knobs: object,
) -> "SpielGame":
    """A game of OpenSpiel, with explicit chance; once this was called, `pyspiel.load_game("tablee_NAME")` finds it."""
    with needs("openspiel"):
        from tablee.envs.spiel import opened, register_games
    register_games()
    rules = named(game) if isinstance(game, str) else game
    return opened(rules, seats, options or {}, rewards, max_cycles, knobs)


__all__ = ["aec", "gym", "openspiel", "parallel", "register"]
