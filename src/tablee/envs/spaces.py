"""The spaces of Gymnasium, which both of its doors share, and what a seat is handed in them."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from tablee.envs.table import House, Table
from tablee.kernel.seats import Seat

Observation: TypeAlias = dict[str, Any]


def observation_space(house: House, actions: int) -> spaces.Dict:
    """What a seat is handed."""
    encoding = house.encoding
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-1.0, 1.0, (encoding.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if encoding.width:
        parts["moves"] = spaces.Box(-1.0, 1.0, (encoding.actions, encoding.width), np.float32)
    return spaces.Dict(parts)


def observation(table: Table, seat: Seat) -> Observation:
    """What the seat is handed now."""
    numbers, mask, features = table.seen(seat)
    found: Observation = {
        "observation": np.frombuffer(numbers, np.float32),
        "action_mask": np.frombuffer(mask, np.int8),
    }
    if features is not None:
        encoding = table.house.encoding
        found["moves"] = np.frombuffer(features, np.float32).reshape(encoding.actions, encoding.width)
    return found
