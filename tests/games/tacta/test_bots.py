"""The bots of TACTA: each level beats the one below, and none sees more than its view."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee import CHANCE
from tablee.bots.simple import play_at_random
from tablee.games.tacta.moves import Lay, PutAside
from tablee.kernel.game import lottery

GAME = tablee.game("tacta")
BOTS = {"random": play_at_random, **GAME.bots}


def played(levels: list[str], seed: int, options: dict[str, object]) -> Any:
    """How a game between those levels ends."""
    rng = Random(seed)
    state = GAME.start(len(levels), options)
    while state.outcome is None:
        seat = rng.choice(state.acting)
        if seat == CHANCE:
            state.play(seat, lottery(state).draw(rng.randrange))
        else:
            state.play(seat, BOTS[levels[seat]](state.view(seat), state.moves(seat), rng))
    return state.outcome


def share(weaker: str, stronger: str, games: int, seats: int = 2, **options: object) -> float:
    """How much of the wins the stronger takes, changing seats."""
    won = 0.0
    for number in range(games):
        levels = [(weaker, stronger)[(seat + number) % 2] for seat in range(seats)]
        outcome = played(levels, number // 2, options)
        won += sum(levels[seat] == stronger for seat in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(
    ("weaker", "stronger", "games", "least"), [("random", "easy", 10, 0.8), ("easy", "steady", 10, 0.9)]
)
def test_each_level_beats_the_one_below(weaker: str, stronger: str, games: int, least: float) -> None:
    assert share(weaker, stronger, games) >= least


@pytest.mark.slow
def test_sharp_beats_steady() -> None:
    assert share("steady", "sharp", 120) > 0.55
    assert share("steady", "sharp", 40, seats=4) > 0.55


@pytest.mark.parametrize("level", list(GAME.bots))
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"sabotage": True}),
        (4, {"teams": True, "free": True}),
        (6, {"table": "small"}),
        (8, {"quick": "triangle"}),
        (2, {"small_table": True, "tiebreak": "replay"}),
    ],
)
def test_every_level_plays_every_variant_to_its_end(level: str, seats: int, options: dict[str, Any]) -> None:
    assert played([level] * seats, 1, options).winners


def test_a_bot_without_room_gives_up_the_card_that_costs_least() -> None:
    rng = Random(2)
    state = GAME.start(6, {"table": "small"})
    while not (state.acting[0] >= 0 and isinstance(state.moves(state.acting[0])[0], PutAside)):
        seat = state.acting[0]
        state.play(seat, lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(state.moves(seat)))
    seat = state.acting[0]
    moves = state.moves(seat)
    chosen = GAME.bots["sharp"](state.view(seat), moves, rng)
    assert chosen.card % 6 == min(move.card % 6 for move in moves)


def test_a_sharp_bot_covers_four_dots_rather_than_none() -> None:
    piles = ["vet6 vec1", "roo1 roc2"]
    state = GAME.position(2, piles=piles, laid=["roo4 a0 200 0"], turn=0)
    for level in ("steady", "sharp"):
        move = GAME.bots[level](state.view(0), state.moves(0), Random(1))
        assert isinstance(move, Lay)
        state_after = state.copy()
        state_after.play(0, move)
        assert state_after.view(None).dots[1] == 0
