"""A contest: everybody plays every deal in every seat, and a game is the same wherever it is played."""

from collections import Counter
from pathlib import Path

import pytest

import tablee
from tablee import TableeError
from tablee.kernel.log import replay
from tablee.kernel.record import loads
from tablee.lab.contest import (
    Contest,
    contest,
    deal_of,
    games_a_deal,
    play_game,
    play_recorded,
    seated_in,
    seatings,
    whole_deals,
    write_down,
)


def held(*players: str, game: str = "tango", seats: int = 2, seed: str = "a", **options: object) -> Contest:
    return contest(tablee.game(game), seats, options, players, seed)


@pytest.mark.parametrize(("players", "seats", "games"), [(1, 4, 1), (2, 2, 2), (2, 4, 2), (3, 2, 6), (5, 4, 20)])
def test_everybody_sits_everywhere_equally_often(players: int, seats: int, games: int) -> None:
    ways = seatings(players, seats)
    assert len(ways) == len(set(ways)) == games
    for seat in range(seats):
        assert len(set(Counter(way[seat] for way in ways).values())) == 1
        assert {way[seat] for way in ways} == set(range(players))


def test_the_games_of_a_deal_follow_one_another() -> None:
    three = held("random", "easy", "steady")
    assert games_a_deal(three) == 6
    assert [deal_of(three, number) for number in (0, 5, 6, 12)] == [0, 0, 1, 2]
    assert [seated_in(three, number) for number in (0, 1, 2, 6)] == [(0, 1), (1, 0), (0, 2), (0, 1)]
    assert [whole_deals(three, games) for games in (0, 1, 6, 7)] == [0, 6, 6, 12]


@pytest.mark.parametrize("game", ["tango", "tarot"])
def test_a_game_is_always_the_same_and_no_two_deals_are(game: str) -> None:
    two = held("easy", "random", game=game)
    assert play_game(two, 3) == play_game(two, 3)
    assert write_down(two, 0).steps != write_down(two, 2).steps
    assert write_down(two, 0).steps != write_down(held("easy", "random", game=game, seed="b"), 0).steps


def test_the_same_cards_are_dealt_in_every_game_of_a_deal() -> None:
    """Hand after hand, though the players and the length of what they think differ."""
    two = held("random", "steady", game="tarot", seats=3, rounds=2)
    one, other = ([move for seat, move in write_down(two, number).steps if seat < 0] for number in (0, 1))
    assert one == other
    assert len(one) > 2


def test_a_player_against_itself_gets_exactly_half() -> None:
    two = held("easy", "easy")
    assert play_game(two, 0).outcome == play_game(two, 1).outcome


def test_a_record_replays_to_the_same_end_and_names_who_played() -> None:
    two = held("easy", "random", game="tarot", seats=4)
    result = play_recorded(two, 1)
    record = loads(result.record)
    assert replay(record).state.outcome == result.outcome == play_game(two, 1).outcome
    assert record.players == ("random 1", "easy 2", "random 3", "easy 4")
    assert [sitter.bot for sitter in record.sitters] == ["random", "easy", "random", "easy"]
    assert len(record.inputs) == result.inputs


def test_a_move_that_the_rules_refuse_is_said_with_its_clause(tmp_path: Path) -> None:
    (tmp_path / "cheat.py").write_text(
        "import tablee\ndef play(view, moves, rng):\n    return tablee.game('tango').parse('ir3')\n", encoding="utf-8"
    )
    two = held(f"{tmp_path}/cheat.py:play", f"{tmp_path}/cheat.py:play")
    with pytest.raises(TableeError, match=r"player-refused.*cheat\.py:play.*clause='G\d+'"):
        play_game(two, 0)


def test_what_cannot_be_held_is_refused() -> None:
    for players in ((), ("easy",) * 17):
        with pytest.raises(TableeError, match="players-many"):
            held(*players)
    with pytest.raises(TableeError, match="level-unknown"):
        held("easy", "genius")
    with pytest.raises(TableeError, match="option"):
        held("easy", colour=3)
