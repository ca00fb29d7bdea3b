"""The games in the registries of the libraries, under versioned names, so that their own `make` finds them."""

from importlib.util import find_spec

from tablee.envs.table import House
from tablee.kernel.registry import offered

NAMESPACE = "tablee"


def register() -> tuple[str, ...]:
    """Make all games known to the libraries that are installed; the names that they now know. Again is no matter.

    `pettingzoo.env_registry.registration.make("aec", "tablee/NAME_v1", seats=3)`, `gymnasium.make("tablee/NAME-v1")`,
    `pyspiel.load_game("tablee_NAME(seats=3)")`.
    """
    houses = [House(game) for game in offered()]
    if find_spec("pettingzoo"):
        _register_pettingzoo(houses)
    if find_spec("gymnasium"):
        _register_gymnasium(houses)
    if find_spec("pyspiel"):
        from tablee.envs.spiel import register_games

        register_games()
    return tuple(f"{NAMESPACE}/{house.name}" for house in houses)


def _register_pettingzoo(houses: list[House]) -> None:
    from pettingzoo.env_registry import registration

    for house in houses:
        name, game = f"{NAMESPACE}/{house.name}", {"game": house.game.name}
        key = name.replace("_v", "-v")
        if key not in registration.aec_registry:
            registration.register("aec", name, entry_point="tablee.envs:aec", kwargs=game)
        if house.encoding.together and key not in registration.parallel_registry:
            registration.register("parallel", name, entry_point="tablee.envs:parallel", kwargs=game)


def _register_gymnasium(houses: list[House]) -> None:
    import gymnasium

    for house in houses:
        key = f"{NAMESPACE}/{house.name}".replace("_v", "-v")
        if key not in gymnasium.registry:
            gymnasium.register(key, entry_point="tablee.envs:gym", kwargs={"game": house.game.name})
