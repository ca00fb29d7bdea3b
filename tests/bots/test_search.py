"""The player who tries moves out: stronger than the careless one, the same for the same dice, and blind to secrets."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tablee
from tablee.bots.search import Node, Search, leads_of
from tablee.bots.simple import level, levels, usual
from tablee.kernel.game import lottery
from tablee.lab.arena import Duel, duel

SEARCHED = ("tacta", "taichi", "tango", "tapecho", "tarot")


def searcher(name: str, simulations: int = 40) -> Search:
    """The player who tries out so many games."""
    game = tablee.game(name)
    return Search(game.foresight, game.bots["steady"], simulations)


def between(name: str, weaker: str, stronger: str, pairs: int, seats: int = 2) -> Duel:
    """How the stronger of two levels fares."""
    game = tablee.game(name)
    return duel(game, seats, game.choose(seats, {}), (level(game, weaker), level(game, stronger)), pairs, stronger)


def advanced(name: str, seats: int, moves: int, **options: object) -> Any:
    """A game under way, so many moves after the deal, with a choice to make."""
    game = tablee.game(name)
    state = game.start(seats, options)
    rng = Random(4)
    while moves or state.acting[0] < 0 or not game.foresight.worth_it(state.view(state.acting[0])):
        seat = state.acting[0]
        moves -= seat >= 0 and moves > 0
        state.play(seat, lottery(state).draw(rng.randrange) if seat < 0 else rng.choice(state.moves(seat)))
    return state


@pytest.mark.parametrize("name", SEARCHED)
def test_there_are_three_levels_and_chance(name: str) -> None:
    game = tablee.game(name)
    assert list(levels(game)) == ["random", "easy", "steady", "sharp"]
    assert usual(game) == "steady"


@pytest.mark.parametrize(("name", "pairs"), [("tango", 40), ("tarot", 200)])
def test_easy_beats_chance(name: str, pairs: int) -> None:
    assert between(name, "random", "easy", pairs).decided


def test_steady_beats_easy_in_tango() -> None:
    assert between("tango", "easy", "steady", 60).decided


def test_steady_beats_easy_in_tarot() -> None:
    assert between("tarot", "easy", "steady", 10).share > 0.6


def test_a_little_search_beats_easy_in_tango() -> None:
    game = tablee.game("tango")
    quick = Search(game.foresight, game.bots["steady"], simulations=100)
    result = duel(game, 2, game.choose(2, {}), (game.bots["easy"], quick), 10, "quick")
    assert result.share > 0.6, result


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("tango", 2), ("tango", 4), ("tarot", 2), ("tarot", 4)])
def test_sharp_beats_steady(name: str, seats: int) -> None:
    assert between(name, "steady", "sharp", 80, seats).decided


@pytest.mark.parametrize("name", SEARCHED)
def test_the_same_view_and_dice_give_the_same_move(name: str) -> None:
    state = advanced(name, 4, 8)
    seat = state.acting[0]
    tried = [searcher(name).look_ahead(state.view(seat), state.moves(seat), Random(9)) for _ in range(2)]
    assert told(tried[0]) == told(tried[1])
    assert sum(node.tried for node in tried[0].replies.values()) == 40


def told(node: Node) -> list[tuple[str, int, float]]:
    """What came of each move."""
    return [(str(move), reply.tried, reply.gain) for move, reply in node.replies.items()]


@pytest.mark.parametrize("name", SEARCHED)
def test_several_games_from_one_imagined_position_are_as_many_games(name: str) -> None:
    game, state = tablee.game(name), advanced(name, 4, 8)
    seat = state.acting[0]
    together = Search(replace(game.foresight, together=4), game.bots["steady"], 41)
    root = together.look_ahead(state.view(seat), state.moves(seat), Random(9))
    assert sum(node.tried for node in root.replies.values()) == 41


@pytest.mark.parametrize("name", SEARCHED)
def test_a_playout_stops_where_it_can_be_judged_and_says_how_everybody_stands(name: str) -> None:
    game, state = tablee.game(name), advanced(name, 4, 8)
    worlds, dice = game.foresight.worlds(state.view(state.acting[0])), Random(3)
    for _ in range(30):
        assert len(game.foresight.playout(worlds(dice), dice)) == 4


@pytest.mark.parametrize("name", SEARCHED)
def test_positions_supposed_fit_the_view(name: str) -> None:
    game, state = tablee.game(name), advanced(name, 4, 8)
    view, dice = state.view(state.acting[0]), Random(3)
    worlds = game.foresight.worlds(view)
    first = worlds(dice)
    game.foresight.playout(first, dice)
    for _ in range(10):
        assert worlds(dice).view(view.seat) == view


@pytest.mark.parametrize("name", SEARCHED)
def test_another_truth_behind_the_same_view_changes_nothing(name: str) -> None:
    game = tablee.game(name)
    state = advanced(name, 4, 8)
    seat = state.acting[0]
    other = game.disguise(state, seat, Random(1))
    assert other is not None
    assert other.view(seat) == state.view(seat)
    tried = [searcher(name).look_ahead(each.view(seat), each.moves(seat), Random(9)) for each in (state, other)]
    assert told(tried[0]) == told(tried[1])


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("tango", 4, {"cells": 24}),
        ("tarot", 5, {"call": True, "bonuses": True}),
        ("tarot", 4, {"bets": True, "rounds": 2}),
        ("tarot", 2, {"minutes": 1}),
        ("tacta", 2, {"table": "small", "turn_seconds": 5}),
        ("tacta", 3, {"free": True}),
        ("tapecho", 4, {"teams": "couples"}),
        ("tapecho", 5, {}),
        ("taichi", 3, {"vote": True}),
    ],
)
def test_sharp_players_play_every_variant_to_its_end(name: str, seats: int, options: dict[str, Any]) -> None:
    game = tablee.game(name)
    sharp = Search(game.foresight, game.bots["steady"], simulations=8)
    state, rng = game.start(seats, options), Random(2)
    while state.outcome is None:
        seat = rng.choice(state.acting)
        chosen = lottery(state).draw(rng.randrange) if seat < 0 else sharp(state.view(seat), state.moves(seat), rng)
        state.play(seat, chosen)
        if len(state.windows) and options.get("minutes") and len(state.view(None).sheet) > 1:
            state.play(tablee.CLOCK, tablee.TimeUp("match"))
    assert state.outcome.winners


def test_a_win_at_hand_is_seen() -> None:
    """Danseuse rouge and danseur rouge need one marker each, and one of them can step in front of the other."""
    game = tablee.game("tango")
    state = game.position(2, pairs=[(2, 6), (0, 4)], turn=0, markers=(0, 0, 3, 0, 0, 0, 3, 0), places=FACING)
    move = level(game, "sharp")(state.view(0), state.moves(0), Random(1))
    state.play(0, move)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


FACING = (0, 4, 8, 12, 2, 6, 10, 14)


def test_a_lead_is_over_the_others_average() -> None:
    assert leads_of((30, 10, 20)) == [15, -15, 0]
    assert leads_of((1.0, 0.0)) == [1.0, -1.0]
