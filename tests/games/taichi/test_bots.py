"""The bots of Tai Chi Chuan: what they know, what they weigh, and that each level is stronger than the one before."""

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

import tablee
from tablee import Seat
from tablee.games.taichi.bot_odds import EASY, SHARP, STEADY, chance, first_of, known, outlook, unseen, vocabulary
from tablee.games.taichi.lexicon import find
from tablee.games.taichi.moves import GIVE_UP, JOIN, NO, STAY_OUT, STOP, TURN, YES, Pick, Say, Take
from tablee.games.taichi.pieces import LETTERS, symbol_of
from tablee.lab.simulate import simulate

from ...rules.taichi_tables import words_at

TAICHI = tablee.game("taichi")
MINDS = {"easy": EASY, "steady": STEADY, "sharp": SHARP}
PRIMER = find("primer")


def choice(table: Any, seat: Seat | None = 0, level: str = "sharp", seed: int = 1) -> Any:
    """What the bot of that level does."""
    state = table.state
    return TAICHI.bots[level](state.view(seat), state.moves(seat), Random(seed))


# What they know


@pytest.mark.parametrize("level", ["easy", "steady", "sharp"])
def test_a_bot_says_words_of_its_vocabulary_only(level: str) -> None:
    table = words_at("So T", "sud")
    most = vocabulary(MINDS[level], PRIMER)
    said = {choice(table, level=level, seed=seed) for seed in range(60)}
    words = [move.word for move in said if isinstance(move, Say)]
    assert len(words) > 1
    assert all(PRIMER.rank(word) <= most for word in words)
    assert all(table.verdict(word) == "ok" for word in words)


def test_levels_know_more_and_more_words() -> None:
    sizes = [vocabulary(mind, PRIMER) for mind in (EASY, STEADY, SHARP)]
    assert sizes == sorted(set(sizes))
    assert sizes[-1] <= len(PRIMER)


@pytest.mark.parametrize("level", ["easy", "steady", "sharp"])
def test_a_bot_does_not_look_at_the_words_listed_among_the_moves(level: str) -> None:
    table = words_at("So T", "sud")
    view = table.public
    moves = list(table.state.moves(0))
    for seed in range(20):
        with_list = TAICHI.bots[level](view, moves, Random(seed))
        without = TAICHI.bots[level](view, [GIVE_UP], Random(seed))
        assert with_list == without


def test_a_bot_plays_by_what_its_seat_may_know() -> None:
    table = words_at("So T", "sud site", won=["R", "N", "D"])
    other = table.state.copy()
    other.pile.reverse()
    for seed in range(10):
        one = TAICHI.bots["sharp"](table.state.view(0), table.state.moves(0), Random(seed))
        two = TAICHI.bots["sharp"](other.view(0), other.moves(0), Random(seed))
        assert one == two


def test_a_bot_without_a_word_gives_up() -> None:
    table = words_at("QZ", seats=2)
    view = msgspec.structs.replace(table.public, letters=("Q", "W", "K", "X"))
    assert TAICHI.bots["sharp"](view, table.state.moves(0), Random(1)) == GIVE_UP


# The odds


def test_the_unseen_cards_are_all_but_those_that_lie_open() -> None:
    table = words_at("So T", "sud", discard="A N", pile="R I")
    seen = {*table.public.shown, *table.public.discard, *table.public.away}
    assert set(unseen(table.public)) == set(range(45)) - seen


def test_the_odds_are_counted_over_all_unseen_cards() -> None:
    table = words_at("So Ty", "sud site", pile="A N QZ", won=["", "R", "I"])
    view = table.public
    ahead = outlook(view, SHARP)
    hope = [chance(SHARP, known(view, SHARP, (*view.letters, LETTERS[card])).count) for card in unseen(view)]
    assert ahead.found == pytest.approx(sum(hope) / len(hope))
    tops = [2 if symbol_of(card) in map(symbol_of, view.shown) else 1 for card in unseen(view)]
    assert ahead.most == pytest.approx(sum(tops) / len(tops))
    assert 0 < ahead.found < 1


def test_a_recall_of_one_finds_any_known_word() -> None:
    assert chance(SHARP, 0) == 0
    assert chance(EASY, 1) == pytest.approx(EASY.recall)
    assert chance(EASY, 50) > 0.99


@pytest.mark.parametrize("racers", [1, 2, 4])
def test_the_chances_in_a_race_are_shared(racers: int) -> None:
    assert first_of(racers, 1.0) == pytest.approx(1 / racers)
    assert first_of(racers, 0.0) == 0
    assert racers * first_of(racers, 0.5) == pytest.approx(1 - 0.5**racers)


# What they decide


def test_easy_letters_invite_to_go_on() -> None:
    table = words_at("So", "sud", pile="T A R I E", won=["", "", ""])
    assert choice(table) == TURN


def test_where_no_word_is_left_one_stops() -> None:
    table = words_at("R QZ N", "rat riz ramequin", pile="JY HX FW", won=["", "", ""])
    assert choice(table) == STOP


def test_a_challenge_that_cannot_be_won_is_not_joined() -> None:
    table = words_at("R QZ N", "rat riz ramequin", pile="JY HX FW", won=["", "BK", ""])
    table.does("stop")
    assert choice(table, 1) == STAY_OUT


def test_a_challenge_that_is_worth_a_card_is_joined() -> None:
    table = words_at("So Ty", "sud site", pile="A I R E", won=["", "Al", "No"])
    table.does("stop")
    assert choice(table, 1) == JOIN
    assert choice(table, 1, "easy") in (JOIN, STAY_OUT)


def test_the_symbol_with_most_cards_is_taken() -> None:
    table = words_at("So Ty Al", "sud site salut", pile="Il", won=["", "R", "N"])
    table.does("stop", "join", "stay-out", "turn")
    table.seat(0, "say sanitaire")
    assert choice(table) == Take(2)


def test_a_picked_card_lies_there() -> None:
    table = words_at("So T", "sud", pile="A")
    table.does("give-up", "say site")
    table.does("give-up")
    assert choice(table, 1) in {Pick(card) for card in table.public.shown}


def test_an_unknown_word_is_voted_down_and_a_doubt_is_forgiven() -> None:
    table = words_at("A M", "aimer", options={"vote": True})
    table.does("insist amzblorf")
    assert choice(table, 1) == NO
    table.seat(1, "vote no")
    table.does("insist ami")
    assert choice(table, 1) == YES


def test_each_level_is_stronger_than_the_one_before() -> None:
    options = TAICHI.choose(2, {"lexicon": "primer"})
    for weak, strong in (("easy", "steady"), ("steady", "sharp")):
        wins = 0.0
        for game in islice(simulate(TAICHI, 2, options, [weak, strong], "levels"), 24):
            seat = game.levels.index(strong)
            wins += (seat in game.outcome.winners) / len(game.outcome.winners)
        assert wins > 14, f"{strong} against {weak}: {wins} of 24"
