"""How long bots take: longer for rare words, long words and many cards; within the clock; and people can win a race."""

from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest

import tablee
from tablee.games.taichi.moves import GIVE_UP, STOP, TURN, Say
from tablee.games.taichi.pace import LEAST, MOST, pace, thinking
from tablee.games.taichi.phases import Phase

from ...rules.taichi_tables import words_at

TAICHI = tablee.game("taichi")


def times(view: Any, move: Any, count: int = 400) -> Any:
    """Many draws of how long somebody takes."""
    rng = Random(7)
    return [pace(view, move, rng) for _ in range(count)]


def race_of(table: Any) -> Any:
    return msgspec.structs.replace(table.public, phase=Phase.RACE)


def test_the_game_knows_its_pace() -> None:
    assert TAICHI.pace is pace


def test_a_rare_word_takes_longer_than_a_common_one() -> None:
    view = words_at("S").public
    assert thinking(view, "satellite") > thinking(view, "saint")


def test_a_long_word_takes_longer_to_type() -> None:
    view = words_at("S").public
    assert thinking(view, "s" * 12) > thinking(view, "s" * 4)


def test_every_card_takes_its_time() -> None:
    few, many = words_at("So").public, words_at("So Ty Al", "sud site").public
    assert thinking(many, "salut") > thinking(few, "salut")


def test_the_times_of_one_word_vary() -> None:
    drawn = times(words_at("S").public, Say("sud"))
    assert len({round(seconds, 3) for seconds in drawn}) > 300
    assert min(drawn) >= LEAST
    assert max(drawn) <= MOST


@pytest.mark.parametrize("seconds", [15, 30])
def test_the_clock_is_kept(seconds: int) -> None:
    view = msgspec.structs.replace(race_of(words_at("S")), letters=("S",) * 8)
    view = msgspec.structs.replace(view, options=msgspec.structs.replace(view.options, seconds=seconds))
    assert max(times(view, Say("satellite"))) <= 0.9 * seconds


def test_a_race_leaves_people_time() -> None:
    table = words_at("So Ty Al", "sud site salut", pile="I", won=["", "R", "N"])
    table.does("stop", "join", "stay-out", "turn")
    assert 6 < median(times(table.public, Say("sanitaire"))) < 20


def test_where_nobody_races_one_is_not_kept_waiting() -> None:
    table = words_at("So Ty Al", "sud site")
    assert median(times(table.public, Say("salut"))) < median(times(race_of(table), Say("salut")))
    assert median(times(table.public, GIVE_UP)) < 10


def test_other_moves_take_the_time_of_the_house() -> None:
    view = words_at("S").public
    assert times(view, TURN, 1) == times(view, STOP, 1) == [None]


def test_a_bot_leaves_time_to_read_the_round_that_is_over() -> None:
    table = words_at("So", "sud", seats=2)
    assert times(table.public, TURN, 1) == [None]
    table.does("stop", "stay-out")
    assert table.public.last is not None
    assert 4 <= min(times(table.public, TURN)) <= max(times(table.public, TURN)) <= 5
