"""Many work at a contest, and the result is the same."""

from collections.abc import Sequence

import pytest

import tablee
from tablee import TableeError
from tablee.kernel.messages import Outcome
from tablee.lab import farm
from tablee.lab.contest import Contest, Result, contest, play_game
from tablee.lab.farm import Batch, Done, Here, Play, all_cores, cores, play_all, play_batch, play_here, suited

TWO = contest(tablee.game("tango"), 2, {}, ("easy", "random"), "a")


def sure(held: Contest, number: int) -> Result:
    return Result(number, (0, 1), Outcome((number, 0), (0,), "pair"), 9)


def failing(held: Contest, number: int) -> Result:
    if number == 5:
        raise TableeError("player-failed", player="x", reason="y")
    return sure(held, number)


def test_one_process_or_two_play_the_same_games() -> None:
    numbers = range(12)
    alone = list(play_all(play_game, TWO, numbers, play_here, 1))
    with cores(2) as send:
        together = list(play_all(play_game, TWO, numbers, send, 2))
    assert together == alone == [play_game(TWO, number) for number in numbers]


def test_games_come_in_order_and_only_those_asked_for() -> None:
    assert [result.number for result in play_all(sure, TWO, [7, 3, 11], play_here, 4)] == [7, 3, 11]
    assert list(play_all(sure, TWO, [], play_here, 4)) == []


def test_what_was_played_before_a_player_failed_is_not_lost() -> None:
    results = play_all(failing, TWO, range(9), play_here, 1)
    assert [next(results).number for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(TableeError, match="player-failed"):
        next(results)
    batch = play_batch(failing, TWO, range(3, 9))
    assert [result.number for result in batch.results] == [3, 4]
    assert batch.fault == ("player-failed", {"player": "x", "reason": "y"})


def test_batches_grow_to_about_a_second() -> None:
    assert [suited(1, 4.0), suited(1, 0.1), suited(10, 0.1), suited(1, 0.0)] == [1, 10, 100, farm.LARGEST]
    sizes = []

    def send(play: Play, held: Contest, numbers: Sequence[int]) -> Batch:
        sizes.append(len(numbers))
        return Here(Done([sure(held, number) for number in numbers], 0.1 * len(numbers), None))

    assert len(list(play_all(sure, TWO, range(40), send, 1))) == 40
    assert sizes[:3] == [1, 1, 1]
    assert sizes[3:6] == [10, 10, 10]


def test_there_is_a_core() -> None:
    assert all_cores() >= 1
