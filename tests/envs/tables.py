"""The tables at which environments are tried: every game, small."""

from functools import cache
from typing import Any

from tablee.kernel.registry import offered

SMALL: dict[str, dict[str, object]] = {"tango": {"cells": 12}, "tarot": {"bets": True}, "taichi": {"lexicon": "primer"}}
NAMES = [game.name for game in offered()]
TOGETHER = ["taichi", "tacta", "tapecho"]
KNOBS: dict[str, dict[str, Any]] = {"taichi": {"vocabulary": 3000}}


@cache
def small(name: str) -> dict[str, Any]:
    """What a door is told to open to a small table of that game."""
    return {"game": name, "options": SMALL.get(name, {}), **KNOBS.get(name, {})}
