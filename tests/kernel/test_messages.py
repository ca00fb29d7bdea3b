"""Messages: their tags, their JSON, and what a malformed one is called."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee import BadMessage, BadNotation, IllegalMove, Outcome, Refusal, TableeError, TimeUp, Window
from tablee.kernel.errors import spelled
from tablee.kernel.messages import Problem, encode, tag_of

from .toys import Dealt, Laid, Lay, Shuffle, toy

TOY = toy()

json = st.recursive(st.none() | st.integers() | st.text(), st.lists).map(msgspec.json.encode)


@pytest.mark.parametrize(
    ("name", "tag"), [("CardPlayed", "card-played"), ("Met", "met"), ("toys.TimeUp", "time-up"), ("ABet", "a-bet")]
)
def test_a_tag_is_the_name_of_the_class_in_kebab_case(name: str, tag: str) -> None:
    assert tag_of(name) == tag


def test_a_move_is_read_back_from_its_json() -> None:
    assert encode(Lay(3, True)) == b'{"type":"lay","card":3,"down":true}'
    assert TOY.read_move(encode(Lay(3, True))) == Lay(3, True)
    assert TOY.read_move('{"type":"lay","card":3}') == Lay(3)
    assert TOY.read_move(encode(Shuffle((2, 1)))) == Shuffle((2, 1))


def test_every_game_understands_the_clock() -> None:
    for game in (TOY, *map(tablee.game, tablee.games())):
        assert game.read_move(encode(TimeUp("match"))) == TimeUp("match")
        assert game.parse(str(TimeUp("match"))) == TimeUp("match")


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "message-malformed"),
        (b"{", "message-malformed"),
        (b"[]", "message-malformed"),
        (b"{}", "message-malformed"),
        (b'{"type":7}', "message-malformed"),
        (b'{"type":"\xff"}', "message-malformed"),
        (b'{"type":"lay"}', "message-malformed"),
        (b'{"type":"lay","card":"3"}', "message-malformed"),
        (b'{"type":"lay","card":3,"more":1}', "message-malformed"),
        (b"[" * 100_000, "message-malformed"),
        (b'{"type":"dealt","seat":0}', "message-unknown"),
        (b'{"type":"dance","dancer":1,"steps":1}', "message-unknown"),
    ],
)
def test_what_is_no_move_is_a_bad_message(data: bytes, key: str) -> None:
    with pytest.raises(BadMessage) as caught:
        TOY.read_move(data)
    assert caught.value.problem.key == key


@pytest.mark.parametrize("name", tablee.games())
@given(data=st.binary() | st.text() | json)
def test_any_bytes_are_a_move_or_a_bad_message(name: str, data: bytes | str) -> None:
    with pytest.raises(BadMessage):
        tablee.game(name).read_move(data)


@pytest.mark.parametrize("name", tablee.games())
@given(text=st.text() | st.text(alphabet="abcdefghijklmnopqrstuvwxyz 0123456789-"))
def test_any_text_is_the_notation_of_a_move_or_a_bad_notation(name: str, text: str) -> None:
    game = tablee.game(name)
    try:
        move = game.parse(text)
    except BadNotation:
        return
    assert game.parse(str(move)) == move


def test_an_event_hides_what_a_seat_may_not_see() -> None:
    assert Dealt(1, (4, 5)).seen_by(1) == Dealt(1, (4, 5))
    assert encode(Dealt(1, (4, 5)).seen_by(None)) == b'{"type":"dealt","seat":1}'
    assert encode(Laid(0, 3, True).seen_by(1)) == b'{"type":"laid","seat":0,"down":true}'
    assert TOY.read_event(encode(Laid(0, 3, True))) == Laid(0, 3, True)


def test_nothing_can_be_encoded_to_null() -> None:
    assert encode(None) == b"null"


def test_a_state_has_no_encoder() -> None:
    with pytest.raises(TypeError):
        encode(TOY.start(2))


@pytest.mark.parametrize(
    "value",
    [
        Outcome((3, -1), (0,), "cards"),
        Window("game", 60, (0, 1)),
        Refusal("Y3", "not-held", {"card": 3, "held": (1, 2), "by": "seat"}),
        Problem("option-wrong", {"option": "cells"}),
    ],
)
def test_plain_values_are_read_back_from_their_json(value: msgspec.Struct) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value


def test_values_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Lay(3).card = 4


def test_an_error_carries_its_problem_and_spells_it() -> None:
    error = TableeError("option-wrong", option="cells", value=13)
    assert error.problem == Problem("option-wrong", {"option": "cells", "value": 13})
    assert str(error) == "option-wrong (option='cells', value=13)"
    assert spelled("over", {}) == "over"


def test_an_illegal_move_carries_its_refusal() -> None:
    error = IllegalMove(Refusal("Y3", "not-held", {"card": 3}))
    assert error.refusal.clause == "Y3"
    assert str(error) == "Y3: not-held (card=3)"
