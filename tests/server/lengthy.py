"""Games that last: matches of as many rounds as there may be, played at random."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import tablee
from tablee import CHANCE, Event
from tablee.kernel import log as kernel_log
from tablee.server.lobby.seating import Seating, new_seating, sit, start
from tablee.server.play import live as live_game
from tablee.server.play.live import LiveGame

ROUNDS = {"rounds": 10_000}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "tango": (4, {}),
    "tarot": (4, ROUNDS),
    "taichi": (4, {"lexicon": "primer"}),
    "tacta": (4, ROUNDS),
    "tapecho": (4, ROUNDS),
}
"""Every game of the house: how many play, and for how long. Tango and Taïchi end by themselves."""
NOW = 0.0


def begun(name: str) -> Seating:
    """A table of people at which the game begins."""
    seats, options = GAMES[name]
    game = tablee.game(name)
    seating = new_seating(
        game, seats=seats, options=options, host="0", name="P0", seed="07" * 32, listed=False, clock=0
    )
    for seat in range(1, seats):
        seating = sit(seating, str(seat), f"P{seat}", seat)
    return start(seating, "0")


def play_on(live: LiveGame, inputs: int, rng: Random, humans: frozenset[int] = frozenset()) -> None:
    """So many inputs at random, or as many as the game has."""
    for _ in range(inputs):
        if live.state.outcome is not None:
            return
        if live.chance_acts:
            live.draw(humans, NOW)
            continue
        seat = rng.choice([seat for seat in live.state.acting if seat != CHANCE])
        moves = live.state.moves(seat)
        live.play(seat, moves[rng.randrange(len(moves))], humans, NOW)


def lengthy(name: str, inputs: int) -> LiveGame:
    """A game after so many inputs."""
    live = LiveGame(begun(name))
    play_on(live, inputs, Random(f"{name}{inputs}"))
    return live


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The seats whose moves are played meanwhile, again or for the first time."""
    played: list[int] = []
    honest = kernel_log.narrate

    def narrate(state: Any, seat: int, move: Any) -> list[Event]:
        played.append(seat)
        return honest(state, seat, move)

    with monkeypatch.context() as patch:
        patch.setattr(kernel_log, "narrate", narrate)
        patch.setattr(live_game, "narrate", narrate)
        yield played
