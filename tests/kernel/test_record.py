"""Records: read back the same, and never believed when damaged, altered or not ours."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

import tablee
from tablee import BadRecord, Input, Log, Outcome, Record, Sitter, dump, dumps, load, loads, promise
from tablee.games.tango.moves import Dance
from tablee.kernel.conformance.examples import recorded
from tablee.kernel.record import Judged, names

TANGO = tablee.game("tango")


SITTERS = (Sitter(None, ("steady",)), Sitter("sharp"), Sitter("random", (None, "sharp")))


def a_short_game() -> Record:
    """A few moves of Tango, dealt from a promise."""
    log = Log.begin(TANGO, 3, {"cells": 12}, ("Zoé", "Malo « le grand »"), promise(bytes(32)), SITTERS)
    log.chance()
    for step in range(6):
        (seat,) = log.state.acting
        log.play(seat, log.state.moves(seat)[5 * step % 9])
    return log.record()


SHORT = a_short_game()
TEXT = dumps(SHORT)
WRITTEN = json.loads(TEXT)


def altered(**changes: object) -> str:
    """The text of the short game with some fields replaced."""
    return json.dumps(WRITTEN | changes)


def key_of(text: str | bytes) -> str:
    """What loads says is wrong."""
    with pytest.raises(BadRecord) as caught:
        loads(text)
    return caught.value.problem.key


# Round trips


def test_a_record_is_read_back_the_same() -> None:
    assert loads(TEXT) == SHORT
    assert loads(TEXT.encode()) == SHORT
    assert dumps(loads(TEXT)) == TEXT


@pytest.mark.parametrize("name", tablee.games())
def test_every_example_is_read_back_the_same(name: str) -> None:
    for _, record in recorded(tablee.game(name)):
        assert loads(dumps(record)) == record


def test_a_record_has_one_input_a_line() -> None:
    lines = TEXT.splitlines()
    assert lines[1] == '"inputs":['
    assert lines[-1] == "]}"
    assert len(lines) == 3 + len(SHORT.inputs)


def test_a_record_without_inputs_promise_or_result_is_read_back_too() -> None:
    empty = Log.begin(TANGO, 2).record()
    assert empty.inputs == ()
    assert empty.fairness is None
    assert loads(dumps(empty)) == empty


def test_layout_is_free() -> None:
    assert loads(json.dumps(WRITTEN, indent=3, sort_keys=True)) == SHORT
    assert loads(TEXT.replace("\n", "\r\n")) == SHORT


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    dump(SHORT, path)
    assert load(path) == SHORT
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_read_is_a_bad_record(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.json"):
        with pytest.raises(BadRecord, match="record-unreadable"):
            load(path)


def test_a_seat_without_a_name_has_a_number() -> None:
    assert SHORT.players == ("Zoé", "Malo « le grand »", "3")
    assert names((), 2) == ("1", "2")


def test_more_names_than_seats_are_a_mistake() -> None:
    with pytest.raises(AssertionError):
        names(("a", "b", "c"), 2)


# Damage


def test_a_record_cut_short_anywhere_is_a_bad_record() -> None:
    data = TEXT.rstrip().encode()
    for length in range(len(data)):
        with pytest.raises(BadRecord):
            loads(data[:length])


def test_a_byte_changed_anywhere_is_noticed_unless_it_says_the_same() -> None:
    data = TEXT.encode()
    for index, byte in enumerate(data):
        new = ord("7") if byte != ord("7") else ord("8")
        try:
            record = loads(data[:index] + bytes([new]) + data[index + 1 :])
        except BadRecord:
            continue
        assert record == SHORT, f"byte {index} may be another"


@given(st.integers(0, len(TEXT.encode()) - 1), st.integers(1, 255))
@settings(max_examples=300)
def test_any_byte_changed_in_any_way_is_noticed_unless_it_says_the_same(index: int, flip: int) -> None:
    data = bytearray(TEXT.encode())
    data[index] ^= flip
    try:
        record = loads(bytes(data))
    except BadRecord:
        return
    assert record == SHORT


@given(st.text() | st.binary())
def test_any_text_is_a_bad_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        loads(text)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=4,
)


@given(st.dictionaries(st.sampled_from(sorted(WRITTEN)), anything, min_size=1, max_size=2))
def test_fields_replaced_by_anything_give_a_bad_record_or_the_same(changes: dict[str, object]) -> None:
    try:
        record = loads(altered(**changes))
    except BadRecord:
        return
    assert record == SHORT


@given(st.lists(st.tuples(st.integers(-5, 5), anything | st.sampled_from([move for _, move in WRITTEN["inputs"]]))))
def test_inputs_replaced_by_anything_give_a_bad_record_or_the_same(inputs: list[object]) -> None:
    try:
        record = loads(altered(inputs=inputs))
    except BadRecord:
        return
    assert record == SHORT


@given(st.dictionaries(st.text() | st.sampled_from(TANGO.options.__struct_fields__), anything, min_size=1, max_size=3))
def test_options_replaced_by_anything_give_a_bad_record_or_the_same(options: dict[str, object]) -> None:
    try:
        record = loads(altered(options=options))
    except BadRecord:
        return
    assert record == SHORT


@pytest.mark.parametrize("value", [b'"\xff"', b"1e400", b"[" * 500 + b"]" * 500, b"12345678901234567890123"])
def test_an_option_that_cannot_be_decoded_is_a_bad_record(value: bytes) -> None:
    with pytest.raises(BadRecord):
        loads(TEXT.encode().replace(b'"cells":12', b'"cells":' + value))


def test_numbers_beyond_reason_are_a_bad_record() -> None:
    for huge in (2**63, 2**64, -(2**64), 10**30):
        for changes in ({"rules": huge}, {"tablee": huge}, {"inputs": [[huge, WRITTEN["inputs"][0][1]]]}):
            with pytest.raises(BadRecord):
                loads(altered(**changes))


# What is wrong, by name


def test_another_format_is_named() -> None:
    assert key_of(altered(tablee=3)) == "record-format"
    assert key_of(altered(tablee=0)) == "record-format"


def test_an_unknown_game_is_named() -> None:
    assert key_of(altered(game="whist")) == "game-unknown"


def test_unknown_options_are_named() -> None:
    assert key_of(altered(options={"cels": 12})) == "option-unknown"
    assert key_of(altered(options={"cells": 13})) == "option-wrong"
    assert key_of(altered(options={"first": 3})) == "option-first"


def test_a_wrong_number_of_seats_is_named() -> None:
    assert key_of(altered(players=["Zoé"])) == "seats-wrong"
    assert key_of(altered(players=["Zoé"] * 9)) == "seats-wrong"


def test_what_is_no_move_is_named() -> None:
    assert key_of(altered(inputs=[[0, {"type": "whistle"}]])) == "message-unknown"
    assert key_of(altered(inputs=[[0, {"type": "dance"}]])) == "message-malformed"


def test_a_field_too_many_is_damage() -> None:
    assert key_of(altered(comment="hello")) == "record-damaged"


@pytest.mark.parametrize(
    "changes",
    [
        {"players": ["Zoé", "Malo", "3"]},
        {"options": {"cells": 16}},
        {"inputs": WRITTEN["inputs"][:-1]},
        {"outcome": {"scores": [1, 0, 0], "winners": [0], "reason": "pair"}},
        {"fairness": None},
        {"sitters": []},
        {"sitters": [{"bot": None}] * 3},
        {"seal": ""},
        {"seal": WRITTEN["seal"].upper()},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_what_the_seal_does_not_cover_is_altered(changes: dict[str, object]) -> None:
    assert key_of(altered(**changes)) == "record-altered"


def test_a_record_of_other_rules_is_not_read() -> None:
    assert key_of(altered(rules=99)) == "edition-unknown"


def test_an_outcome_is_part_of_what_is_sealed() -> None:
    won = structs.replace(SHORT, outcome=Outcome((1, 0, 0), (0,), "pair"))
    assert loads(dumps(won)) == won
    assert json.loads(dumps(won))["seal"] != WRITTEN["seal"]


def test_an_input_is_written_as_seat_and_move() -> None:
    assert msgspec.json.encode(Input(1, Dance(3, 2))) == b'[1,{"type":"dance","dancer":3,"steps":2}]'


def judged(lag: int) -> Record:
    """The short record, its last input made in a race."""
    *before, last = SHORT.inputs
    return structs.replace(SHORT, inputs=(*before, Judged(last.seat, last.move, lag)))


@pytest.mark.parametrize("lag", [0, 84, 150])
def test_an_input_of_a_race_says_what_was_made_good(lag: int) -> None:
    record = judged(lag)
    written = json.loads(dumps(record))
    assert written["inputs"][-1][2] == lag
    assert all(len(line) == 2 for line in written["inputs"][:-1])
    assert loads(dumps(record)) == record
    assert loads(dumps(record)).inputs[-1].lag == lag
    assert written["seal"] != WRITTEN["seal"], "it cannot be altered unnoticed"


def test_what_was_made_good_changes_nothing_in_the_replay() -> None:
    log = tablee.replay(judged(84))
    assert log.state.view(None) == tablee.replay(SHORT).state.view(None)
    assert log.inputs == list(judged(84).inputs)
    assert log.before(len(log.inputs)).inputs == log.inputs
    assert [step.lag for step in SHORT.inputs] == [None] * len(SHORT.inputs)


@pytest.mark.parametrize("third", [-1, 1.5, "84", [84], {}])
def test_what_was_made_good_is_a_number_of_milliseconds(third: object) -> None:
    written = json.loads(dumps(judged(84)))
    written["inputs"][-1][2] = third
    with pytest.raises(BadRecord, match="record-damaged"):
        loads(json.dumps(written))


# Who sat where


def test_a_record_says_who_sat_where() -> None:
    assert WRITTEN["tablee"] == 2
    assert WRITTEN["sitters"] == [
        {"bot": None, "before": ["steady"]},
        {"bot": "sharp"},
        {"bot": "random", "before": [None, "sharp"]},
    ]
    assert loads(TEXT).sitters == SITTERS


def test_who_sat_where_stays_through_replay_and_undo() -> None:
    log = tablee.replay(SHORT)
    assert log.record() == SHORT
    assert log.before(3).sitters == SITTERS


def test_a_game_whose_sitters_nobody_named_says_so() -> None:
    record = Log.begin(TANGO, 2).record()
    assert record.sitters == ()
    assert json.loads(dumps(record))["sitters"] == []


@pytest.mark.parametrize("sitters", [[{"bot": None}] * 2, [{"bot": None}] * 4, [{}] * 3, [{"bot": 3}] * 3, [None] * 3])
def test_each_seat_has_one_sitter(sitters: object) -> None:
    assert key_of(altered(sitters=sitters)) == "record-damaged"
    with pytest.raises(AssertionError):
        Log.begin(TANGO, 3, sitters=(Sitter(None),))


def test_a_seat_that_changes_hands_names_everybody_once() -> None:
    seat = Sitter(None)
    assert seat.followed(None) == seat
    assert seat.followed("steady") == Sitter("steady", (None,))
    assert seat.followed("steady").followed(None) == Sitter(None, ("steady",))
    assert seat.followed("steady").followed(None).followed("steady") == Sitter("steady", (None,))
    assert seat.followed("steady").followed("sharp") == Sitter("sharp", (None, "steady"))


SEAL = "ccccbc46ae5b4f3d78b8951445faecb0bc1d1626703380908e5b99cc13af1055"
FIRST = """{"tablee":1,"game":"tango","rules":1,"players":["Ana","Bo"],"options":{"first":0},\
"fairness":null,"outcome":null,"seal":"SEAL",
"inputs":[
[-1,{"type":"deal","danseuses":[0,1],"danseurs":[6,4]}],
[0,{"type":"dance","dancer":2,"steps":3}]
]}
"""


def test_the_first_format_is_still_read() -> None:
    record = loads(FIRST.replace("SEAL", SEAL))
    assert record.players == ("Ana", "Bo")
    assert record.sitters == ()
    assert loads(dumps(record)) == record


def test_the_first_format_is_sealed_too_and_has_no_sitters() -> None:
    assert key_of(FIRST) == "record-altered"
    assert key_of(FIRST.replace("SEAL", SEAL).replace("Bo", "Bob")) == "record-altered"
    assert key_of(altered(tablee=1)) == "record-damaged"
    assert key_of(altered(tablee=1, sitters=[])) == "record-altered"
    assert key_of(FIRST.replace("SEAL", SEAL).replace('"tablee":1', '"tablee":2')) == "record-altered"
