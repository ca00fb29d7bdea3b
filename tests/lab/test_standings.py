"""Who is better, and how sure that is."""

from collections.abc import Sequence
from typing import Any

import pytest

import tablee
from tablee.kernel.messages import Outcome
from tablee.lab import standings as module
from tablee.lab.contest import Contest, Result, contest, seated_in
from tablee.lab.standings import Figure, ranks, share_out, spread, standings, won_by


def held(players: Sequence[str] = ("easy", "random"), seats: int = 2) -> Contest:
    return contest(tablee.game("tango"), seats, {}, players, "a")


def game(contest: Contest, number: int, scores: Sequence[int], *winners: int) -> Result:
    return Result(number, seated_in(contest, number), Outcome(tuple(scores), winners, "pair"), 9)


def test_wins_and_points_go_to_whoever_sat_there() -> None:
    two = held()
    first, second = standings(two, [game(two, 0, (3, 1), 0), game(two, 1, (2, 6), 1)])
    assert (first.player, first.games, first.wins.mean, first.points.mean) == ("easy", 2, 1.0, 4.5)
    assert (second.player, second.games, second.wins.mean, second.points.mean) == ("random", 2, 0.0, 1.5)


def test_a_shared_win_is_a_part_of_one_and_several_seats_are_one_player() -> None:
    four = held(seats=4)
    shared = game(four, 0, (1, 2, 3, 4), 0, 1, 2)
    assert (won_by(shared, 0), won_by(shared, 1)) == (2 / 3, 1 / 3)
    shares = share_out(four, [shared])
    assert (shares[0].points, shares[1].points) == (2.0, 3.0)


def test_whoever_sat_out_has_no_share() -> None:
    three = held(("easy", "random", "steady"))
    assert set(share_out(three, [game(three, 0, (1, 0), 0)])) == {0, 1}


def test_intervals_are_taken_over_deals() -> None:
    """Who wins every deal in one seat and loses it in the other is surely equal, however many games it were."""
    two = held()
    even = [game(two, number, (1, 0), 0) for number in range(20)]
    assert standings(two, even)[0].wins == Figure(0.5, 0.0)
    uneven = [game(two, number, (1, 0), number % 2 if number < 10 else 1 - number % 2) for number in range(20)]
    assert standings(two, uneven)[0].wins.give > 0.25


def test_the_stronger_is_rated_higher_and_the_same_games_give_the_same_rating() -> None:
    two = held()
    games = [game(two, number, (1, 0), number % 2) for number in range(30)]
    first, second = standings(two, games)
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.mean - first.rating.give > 25 > second.rating.mean + second.rating.give
    assert standings(two, games) == [first, second]


def test_places_follow_wins_then_points() -> None:
    three = held(("easy", "random", "steady"), seats=3)
    assert ranks(game(three, 0, (5, 9, 5), 0), [0, 1, 2]) == [0.0, 1.0, 2.0]
    assert ranks(game(three, 0, (5, 5, 5), 0), [0, 1, 2]) == [0.0, 1.0, 1.0]


def test_without_openskill_or_with_one_player_there_is_no_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = held(("easy",))
    assert standings(alone, [game(alone, number, (1, 0), 0) for number in range(4)])[0].rating is None
    none: Any = lambda: None  # noqa: E731
    monkeypatch.setattr(module, "rating_model", none)
    two = held()
    assert standings(two, [game(two, number, (1, 0), 0) for number in range(4)])[0].rating is None


def test_the_spread_leaves_out_what_is_rare() -> None:
    assert spread([0.0] * 40) == 0
    assert spread([float(value) for value in range(1001)]) == pytest.approx(475, abs=2)
