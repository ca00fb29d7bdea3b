"""What environments show, to be compared with: `python -m tests.envs.golden` writes it anew.

Whoever has trained on an encoding relies on every number of it: what is meant to change gets another `version`. Each
line is a mark of all that was seen at some tables, by those who were asked and by their neighbours. What is offered in
Tai Chi Chuan changes with its dictionary, and is not among them.
"""

import hashlib
from pathlib import Path
from random import Random
from typing import Any

from tablee.envs.table import House, Table

SEEN = Path(__file__).parent / "seen.txt"
MOST = 70
"""Moves of a game that are looked at."""

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("tacta", 2, {}),
    ("tacta", 4, {"teams": True}),
    ("tango", 2, {"cells": 12}),
    ("tango", 4, {}),
    ("tapecho", 4, {"teams": "couples"}),
    ("tapecho", 5, {}),
    ("tarot", 4, {"bets": True}),
    ("tarot", 5, {"call": True, "bonuses": True}),
)


def line(name: str, seats: int, options: dict[str, Any]) -> str:
    """The mark of what was seen."""
    house = House(name, seats, options)
    mark, rng = hashlib.sha256(), Random(seats)
    table = Table(house, Random(1))
    for _ in range(MOST):
        if table.asked is None:
            break
        for seat in (table.asked, (table.asked + 1) % seats):
            for numbers in table.seen(seat):
                mark.update(",".join(f"{number:.5f}" for number in numbers or ()).encode())
        table.play(rng.choice(sorted(table.choices())))
    chosen = "".join(f" {key}={value}" for key, value in options.items())
    return f"{name} {seats}{chosen}: version {house.encoding.version}, {mark.hexdigest()[:16]}"


if __name__ == "__main__":
    SEEN.write_text("".join(f"{line(*table)}\n" for table in TABLES), encoding="utf-8")
