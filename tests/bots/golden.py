"""Games as bots play them, to be compared with: `python -m tests.bots.golden` writes them anew.

A weight that is changed makes no single move wrong, so it is noticed here: each line is a mark of all moves of some
games. If a change is meant, `pytest -m slow tests/bots` says whether they still play as well as they should. What bots
say in Tai Chi Chuan changes with its dictionary, and is not among them.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import tablee
from tablee.kernel.game import AnyGame, Bot, lottery

PLAYED = Path(__file__).parent / "played.txt"
GAMES = 3
LONGEST = 240
"""Inputs of a game that are looked at."""

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("tacta", 3, {}),
    ("tacta", 2, {"table": "small", "sabotage": True}),
    ("tango", 2, {}),
    ("tango", 4, {"cells": 12}),
    ("tapecho", 4, {"teams": "couples"}),
    ("tapecho", 5, {}),
    ("tarot", 2, {"rounds": 2}),
    ("tarot", 4, {"bets": True, "bonuses": True}),
    ("tarot", 5, {"call": True, "bonuses": True}),
)
LEVELS = ("easy", "steady")
"""Whoever looks ahead plays otherwise when playing on by chance becomes quicker: `test_search.py` is about them."""


def moves(game: AnyGame, bot: Bot, seats: int, options: dict[str, Any], rng: Random) -> Iterator[str]:
    """What is done in a game in which all play so."""
    state = game.start(seats, options)
    for _ in range(LONGEST):
        if state.outcome is not None:
            break
        seat = rng.choice(state.acting)
        move = lottery(state).draw(rng.randrange) if seat < 0 else bot(state.view(seat), state.moves(seat), rng)
        state.play(seat, move)
        yield f"{seat} {move}"


def line(name: str, seats: int, options: dict[str, Any], level: str) -> str:
    """The mark of some games."""
    game = tablee.game(name)
    said = [text for seed in range(GAMES) for text in moves(game, game.bots[level], seats, options, Random(seed))]
    mark = hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]
    chosen = "".join(f" {key}={value}" for key, value in options.items())
    return f"{name} {seats}{chosen}, {level}: {len(said)} moves, {mark}"


if __name__ == "__main__":
    written = [line(*table, level) for table in TABLES for level in LEVELS]
    PLAYED.write_text("".join(f"{each}\n" for each in written), encoding="utf-8")
