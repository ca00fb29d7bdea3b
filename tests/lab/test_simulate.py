"""Bots against bots, and what came of it."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from tablee import CLOCK, Outcome, TimeUp
from tablee.lab.simulate import Played, Row, Tally, play_out, simulate, time_passes

from ..kernel.toys import ToyOptions, lay_highest, toy

TOY = toy(bots={"low": lambda view, moves, rng: moves[0], "highest": lay_highest})


def games(*levels: str, count: int = 6, seed: str = "a", **options: bool) -> list[Played]:
    return list(islice(simulate(TOY, 3, ToyOptions(**options), levels, seed), count))


def test_the_levels_move_on_by_a_seat_every_game() -> None:
    assert [game.levels for game in games("low", "highest", count=3)] == [
        ("low", "highest", "low"),
        ("highest", "low", "highest"),
        ("low", "highest", "low"),
    ]
    assert games("low", "highest", "random", count=2)[1].levels == ("highest", "random", "low")


def test_the_same_seed_plays_the_same_games_and_no_two_are_alike() -> None:
    assert games("random") == games("random")
    assert games("random") != games("random", seed="b")
    assert len({game.outcome for game in games("random", count=12)}) > 3


def test_a_game_is_played_to_its_end_and_its_inputs_are_counted() -> None:
    assert {game.inputs for game in games("random")} == {1 + 3 * 2}
    players: list[Any] = [lay_highest, lay_highest]
    outcome, inputs = play_out(TOY.start(2), players, Random(1))
    assert (outcome.reason, inputs) == ("cards", 1 + 2 * 2)


def test_an_input_takes_a_second_and_a_limit_runs_out() -> None:
    state = TOY.start(2, {"hurry": True})
    state.play(-1, state.moves(-1).at(0))
    (window,) = state.windows
    opened: dict[str, int] = {}
    for second in range(1, int(window.seconds)):
        assert not time_passes(state, second, opened)
    assert state.outcome is None
    assert time_passes(state, int(window.seconds), opened)
    assert state.outcome is not None
    assert state.outcome.reason == "time"
    assert not time_passes(state, 99, opened)
    assert opened == {}, "a limit that is closed is forgotten"
    with pytest.raises(Exception, match="over"):
        state.play(CLOCK, TimeUp(window.name))


def test_a_shared_win_counts_as_a_part_of_one() -> None:
    row = Row()
    row.add(0, Outcome((5, 3), (0,), "cards"))
    row.add(0, Outcome((4, 4), (0, 1), "cards"))
    row.add(0, Outcome((1, 9), (1,), "cards"))
    assert (row.games, row.wins, row.points) == (3, 1.5, 10)


def test_what_many_games_have_come_to() -> None:
    tally = Tally()
    tally.add(Played(("low", "highest"), Outcome((1, 2), (1,), "cards"), 5))
    tally.add(Played(("highest", "low"), Outcome((3, 0), (0,), "time"), 7))
    tally.add(Played(("low", "low"), Outcome((3, 0), (0,), "time"), 7))
    assert (tally.games, tally.inputs, tally.endings) == (3, 19, {"cards": 1, "time": 2})
    assert tally.levels["highest"] == Row(2, 2.0, 5)
    assert tally.levels["low"] == Row(4, 1.0, 4)
    assert tally.seats[0] == Row(3, 2.0, 7)
