"""The game under way at a table, by itself."""

import gc
from random import Random

import tablee
from tablee.server.lobby.seating import new_seating, sit
from tablee.server.play.live import LiveGame

MOVES = 300


def test_what_a_move_leaves_behind_is_nothing_for_the_collector() -> None:
    """Or it would stop everybody now and then, to look through all moves ever made at all tables."""
    game, rng, options = tablee.game("tarot"), Random(3), {"rounds": 100}
    seating = new_seating(game, seats=2, options=options, host="a", name="Ann", seed="07" * 32, listed=False, clock=0)
    live = LiveGame(sit(seating, "b", "Bob", 1))
    humans = frozenset((0, 1))
    play_on(live, humans, rng, 100)
    gc.collect()
    gc.disable()
    try:
        before = gc.get_count()[0]
        play_on(live, humans, rng, MOVES)
        left = gc.get_count()[0] - before
    finally:
        gc.enable()
    assert left < MOVES / 2, "deals and hands seen for the first time stay, no move does"


def play_on(live: LiveGame, humans: frozenset[int], rng: Random, moves: int) -> None:
    """So many moves; a game that ends goes back to its beginning."""
    for _ in range(moves):
        if live.state.outcome is not None:
            live.rewind(1, humans, 0.0)
        while live.chance_acts:
            live.draw(humans, 0.0)
        seat = live.state.acting[0]
        live.play(seat, rng.choice(live.state.moves(seat)), humans, 0.0)
