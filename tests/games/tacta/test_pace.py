"""How long bots take: in free play as long as a human needs to find, turn and lay a card (A16); for a human's sake
longer, where a partner is to have a say (A14) or a count is to be read (A11)."""

from random import Random
from statistics import median
from typing import Any

import tablee
from tablee.games.tacta.pace import A_CARD_MORE, FIRST_LOOK, QUICKEST, READING, gives_time, pace

TACTA = tablee.game("tacta")


def begun(**options: Any) -> Any:
    """A game in which cards can be laid."""
    rng = Random(5)
    state = TACTA.start(4, options)
    while tablee.CHANCE in state.acting or state.phase == "countdown":
        seat = state.acting[0]
        state.play(seat, rng.choice(state.moves(seat)) if seat >= 0 else state.moves(seat).draw(rng.randrange))
    return state, rng


def test_in_turns_the_house_sets_the_pace() -> None:
    state, rng = begun()
    seat = state.acting[0]
    assert pace(state.view(seat), state.moves(seat)[0], rng) is None


def test_in_free_play_a_card_takes_a_human_time_and_longer_on_a_full_table() -> None:
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


def test_to_say_ready_takes_no_more_than_anything_else() -> None:
    state, rng = TACTA.start(4, {"free": True}), Random(1)
    while tablee.CHANCE in state.acting:
        state.play(tablee.CHANCE, state.moves(tablee.CHANCE).draw(rng.randrange))
    assert pace(state.view(0), state.moves(0)[0], rng) is None


def test_a_bot_leaves_the_choice_of_a_team_to_its_partner_but_chooses_before_the_time_is_up() -> None:
    teams, alone = (TACTA.start(4, {"sabotage": True, "teams": paired}) for paired in (True, False))
    (window,) = teams.windows
    times = [pace(teams.view(2), teams.moves(2)[0], Random(seed)) for seed in range(50)]
    assert window.seconds / 2 < min(times)
    assert max(times) < window.seconds - 5
    assert gives_time(teams.view(None))
    assert pace(alone.view(2), alone.moves(2)[0], Random(1)) is None
    assert not gives_time(alone.view(None))


def test_a_bot_begins_a_later_round_when_the_count_has_been_read() -> None:
    state, rng = begun(quick="cercle-carre", rounds=2)
    assert pace(state.view(state.turn), state.moves(state.turn)[0], rng) is None
    while not (state.match.sheet and state.phase == "play"):
        seat = state.acting[0]
        state.play(seat, rng.choice(state.moves(seat)) if seat >= 0 else state.moves(seat).draw(rng.randrange))
    assert READING[0] <= pace(state.view(state.turn), state.moves(state.turn)[0], rng) <= READING[1]
    state.play(state.turn, state.moves(state.turn)[0])
    assert pace(state.view(state.turn), state.moves(state.turn)[0], rng) is None
