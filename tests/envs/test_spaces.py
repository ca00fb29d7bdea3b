"""What a seat is handed lies in the space that was promised."""

from random import Random

import pytest

from tablee.envs.spaces import observation, observation_space
from tablee.envs.table import House, Table

from .tables import NAMES, small


@pytest.mark.parametrize("name", NAMES)
def test_observations_lie_in_their_space(name: str) -> None:
    house = House(**small(name))
    space, table, rng = observation_space(house, house.encoding.actions), Table(house, Random(1)), Random(1)
    assert ("moves" in space.spaces) == bool(house.encoding.width)
    for _ in range(10):
        assert table.asked is not None
        for seat in range(house.seats):
            assert space.contains(observation(table, seat))
        table.play(rng.choice(list(table.choices())))
