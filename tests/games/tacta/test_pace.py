"""How long bots take: in free play as long as a human needs to find, turn and lay a card (A16)."""

from random import Random
from statistics import median

import tablee
from tablee.games.tacta.pace import A_CARD_MORE, FIRST_LOOK, QUICKEST, pace

TACTA = tablee.game("tacta")


def begun(**options):
    """A game in which cards can be laid."""
    rng = Random(5)
    state = TACTA.start(4, options)
    while tablee.CHANCE in state.acting or state.phase == "countdown":
        seat = state.acting[0]
        state.play(seat, rng.choice(state.moves(seat)) if seat >= 0 else state.moves(seat).draw(rng.randrange))
    return state, rng


def test_in_turns_the_house_sets_the_pace():
    state, rng = begun()
    seat = state.acting[0]
    assert pace(state.view(seat), state.moves(seat)[0], rng) is None


def test_in_free_play_a_card_takes_a_human_time_and_longer_on_a_full_table():
    state, rng = begun(free=True)
    assert len(state.acting) == 4
    middles = []
    for _ in range(2):
        view, move = state.view(0), state.moves(0)[0]
        times = [pace(view, move, rng) for _ in range(1_000)]
        assert min(times) >= QUICKEST
        assert max(times) < 15.0
        assert abs(median(times) - (FIRST_LOOK + A_CARD_MORE * len(view.laid))) < 0.25
        middles.append(median(times))
        for turn in range(24):
            state.play(turn % 4, rng.choice(state.moves(turn % 4)))
    assert middles[0] < middles[1]


def test_to_say_ready_takes_no_more_than_anything_else():
    state, rng = TACTA.start(4, {"free": True}), Random(1)
    while tablee.CHANCE in state.acting:
        state.play(tablee.CHANCE, state.moves(tablee.CHANCE).draw(rng.randrange))
    assert pace(state.view(0), state.moves(0)[0], rng) is None
