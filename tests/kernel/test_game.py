"""A game as a value: moves read from text and bytes, choices, editions, and what a game need not say."""

from dataclasses import replace
from random import Random

import pytest

import tablee
from tablee import CHANCE, BadNotation, TimeUp
from tablee.kernel.errors import BadMessage, BadOption, BadPosition, BadSeats, UnknownEdition
from tablee.kernel.game import (
    always,
    lottery,
    narrate,
    no_courtesy,
    no_facts,
    no_names,
    no_no,
    no_pace,
    play_by_chance,
    sound,
)
from tablee.kernel.messages import encode

from .toys import Dealt, Lay, Shuffle, ToyOptions, toy

TOY = toy()


def test_a_move_is_read_from_its_notation() -> None:
    assert TOY.parse("hide 3") == Lay(3, True)
    assert TOY.parse("time-up game") == TimeUp("game")
    for text in ("time-up", "time-up a b", "up time-up"):
        with pytest.raises(BadNotation):
            TOY.parse(text)


def test_a_move_is_read_from_its_json() -> None:
    assert TOY.read_move(encode(Lay(3))) == Lay(3)
    assert TOY.read_move(encode(TimeUp("game"))) == TimeUp("game")


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b'{"type":"Dance"}', "message-unknown"),
        (b'{"type":"lay"}', "message-malformed"),
        (b"{}", "message-malformed"),
        (b"\xff", "message-malformed"),
        ("[" * 100_000, "message-malformed"),
    ],
)
def test_what_is_no_move_says_why(data: bytes | str, key: str) -> None:
    with pytest.raises(BadMessage) as caught:
        TOY.read_move(data)
    assert caught.value.problem.key == key
    if key == "message-unknown":
        assert caught.value.problem.args == {"game": "toy", "tag": "Dance"}


def test_views_and_events_are_read_back() -> None:
    state = TOY.start(2)
    events = narrate(state, CHANCE, lottery(state).at(5))
    assert TOY.read_view(encode(state.view(1))) == state.view(1)
    assert [TOY.read_event(encode(event)) for event in events] == events
    assert any(isinstance(event, Dealt) for event in events)


def test_a_game_begins_with_checked_choices() -> None:
    assert TOY.choose(2, {"hand": 1}) == ToyOptions(hand=1)
    assert TOY.start(2).options == TOY.start(2, {}).options == ToyOptions()
    with pytest.raises(BadSeats):
        TOY.start(9)
    with pytest.raises(BadOption):
        TOY.start(2, {"hand": 7})


def test_editions_the_newest_first_each_with_what_lies_over_it() -> None:
    third = replace(TOY, version=3).after(replace(TOY, version=2), TOY)
    assert [edition.version for edition in third.editions] == [3, 2, 1]
    assert [edition.layers for edition in third.editions] == [(), (2,), (2, 1)]
    assert third.edition(2).version == 2
    assert third.edition(3) is third
    with pytest.raises(UnknownEdition) as caught:
        third.edition(4)
    assert caught.value.problem.args == {"game": "toy", "rules": 4, "known": (3, 2, 1)}


def test_editions_go_back_in_order() -> None:
    with pytest.raises(AssertionError, match="in order"):
        TOY.after(replace(TOY, version=2))
    with pytest.raises(AssertionError, match="in order"):
        TOY.after(TOY)


def test_what_a_game_need_not_say() -> None:
    view = TOY.start(2).view(0)
    assert (dict(no_names(ToyOptions(), "fr")), dict(no_facts())) == ({}, {})
    assert no_pace(view, Lay(1), Random(1)) is None
    assert no_no(view) is None
    assert no_courtesy(view) is False
    assert always(view) is True
    assert (TOY.place, TOY.minutes, TOY.wish, TOY.foresight) == (100, 0, None, None)


def test_what_chance_may_do_is_a_lottery() -> None:
    state = TOY.start(2)
    assert lottery(state).size == 720
    state.play(CHANCE, Shuffle((0, 1, 2, 3, 4, 5)))
    with pytest.raises(AssertionError):
        lottery(state)


def test_moves_are_found_by_their_tags() -> None:
    assert tablee.game("tango").tags["dance"] in tablee.game("tango").move_types


def test_a_position_set_up_by_hand_is_sound_or_says_why_not() -> None:
    state = TOY.start(2)
    assert sound(state) is state
    with pytest.raises(BadPosition) as wrong:
        sound(state, "nobody's turn")
    assert wrong.value.problem.args["reason"] == "nobody's turn"
    state.play(CHANCE, Shuffle((0, 1, 2, 3, 4, 5)))
    state.hands[0] = list(state.hands[1])
    with pytest.raises(BadPosition) as wrong:
        sound(state)
    assert wrong.value.problem.args["reason"] == "a card in two places"


def test_a_game_plays_on_by_chance_to_its_end() -> None:
    state = TOY.start(3)
    state.play(CHANCE, Shuffle((0, 1, 2, 3, 4, 5)))
    scores = play_by_chance(state, Random(1))
    assert state.outcome is not None
    assert list(scores) == list(state.outcome.scores)
