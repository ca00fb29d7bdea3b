"""A game under way, play_on, taken back, seen by each seat, and checked against its promise."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

import tablee
from tablee import (
    CHANCE,
    BadRecord,
    BadSeats,
    IllegalMove,
    Input,
    Log,
    Outcome,
    Record,
    TimeUp,
    dumps,
    loads,
    promise,
    replay,
    transcript,
    verify,
)
from tablee.games.tango.events import Danced, Dealt, Starts
from tablee.games.tango.moves import Dance, Deal, DrawFirst
from tablee.kernel.conformance.mutation import altered
from tablee.kernel.conformance.play import random_game
from tablee.kernel.conformance.snapshot import snapshot
from tablee.kernel.log import opened, play_on

TANGO = tablee.game("tango")
SEED = bytes(range(32))


def played(seats: int, words: tuple[str, ...] = ()) -> Log:
    """A game of Tango by random players at a table with a promise."""
    rng = Random(seats)
    log = Log.begin(TANGO, seats, fairness=promise(SEED).with_words(words))
    log.chance()
    while log.state.outcome is None:
        (seat,) = log.state.acting
        log.play(seat, rng.choice(log.state.moves(seat)))
    return log


GAME = played(3)
RECORD = GAME.record()


def with_input(record: Record, index: int, step: Input) -> Record:
    """The record with one input replaced."""
    return structs.replace(record, inputs=(*record.inputs[:index], step, *record.inputs[index + 1 :]))


# Playing


def test_a_log_begins_before_the_first_input() -> None:
    log = Log.begin(TANGO, 2, {"cells": 24}, ("Lila",))
    assert log.inputs == []
    assert log.players == ("Lila", "2")
    assert log.state.acting == (CHANCE,)
    with pytest.raises(BadSeats):
        Log.begin(TANGO, 5)


def test_playing_writes_down_and_tells() -> None:
    log = Log.begin(TANGO, 2, {"first": 1})
    events = log.play(CHANCE, Deal((0, 1), (4, 5)))
    assert events == [Dealt(0, 0, 4), Dealt(1, 1, 5), Starts(1)]
    assert log.inputs == [Input(CHANCE, Deal((0, 1), (4, 5)))]


def test_a_refused_move_is_not_written_down() -> None:
    log = Log.begin(TANGO, 2, {"first": 1})
    before = snapshot(log.state)
    with pytest.raises(IllegalMove):
        log.play(0, Dance(0, 1))
    assert log.inputs == []
    assert snapshot(log.state) == before


def test_chance_acts_until_a_player_must() -> None:
    log = Log.begin(TANGO, 2, fairness=promise(SEED))
    events = log.chance()
    assert [type(step.move) for step in log.inputs] == [Deal, DrawFirst]
    assert [type(event) for event in events] == [Dealt, Dealt, Starts]
    assert log.drawn == 2
    assert log.chance() == []


def test_the_same_seed_and_words_deal_the_same_and_others_do_not() -> None:
    deals = {words: played(4, words).inputs[0] for words in [(), ("a",), ("b",), ("a", "")]}
    assert played(4, ("a",)).inputs[0] == deals[("a",)]
    assert len(set(deals.values())) > 1


def test_a_game_can_be_taken_back_to_any_length() -> None:
    for length in (0, 1, 5, len(GAME.inputs)):
        earlier = GAME.before(length)
        assert earlier.inputs == GAME.inputs[:length]
        again = Log(TANGO, 3, GAME.options)
        for step in GAME.inputs[:length]:
            again.play(step.seat, step.move)
        assert snapshot(earlier.state) == snapshot(again.state)
    assert GAME.record() == RECORD


# Replaying


def test_a_replay_is_in_the_same_position() -> None:
    again = replay(RECORD)
    assert snapshot(again.state) == snapshot(GAME.state)
    assert again.record() == RECORD


def test_a_game_that_goes_on_can_be_replayed_too() -> None:
    unfinished = GAME.before(10).record()
    assert unfinished.outcome is None
    assert replay(unfinished).record() == unfinished


def test_events_come_one_input_after_the_other() -> None:
    log = opened(RECORD)
    steps = play_on(log, RECORD)
    assert [type(event) for event in next(steps)] == [Dealt] * 3
    assert len(log.inputs) == 1
    assert [type(event) for event in next(steps)] == [Starts]


def test_an_illegal_input_is_named_with_its_clause() -> None:
    wrong = with_input(RECORD, 4, RECORD.inputs[3])
    with pytest.raises(BadRecord, match="record-illegal") as caught:
        replay(wrong)
    args = caught.value.problem.args
    assert args["index"] == 4
    assert args["clause"] in TANGO.clauses


def test_an_input_after_the_end_is_illegal() -> None:
    with pytest.raises(BadRecord, match="record-illegal"):
        replay(structs.replace(RECORD, inputs=(*RECORD.inputs, RECORD.inputs[-1])))


@pytest.mark.parametrize("outcome", [None, Outcome((0, 0, 1), (2,), "limit")])
def test_another_outcome_is_not_believed(outcome: Outcome | None) -> None:
    with pytest.raises(BadRecord, match="record-outcome"):
        replay(structs.replace(RECORD, outcome=outcome))


@pytest.mark.parametrize("name", tablee.games())
def test_random_games_of_every_game_replay(name: str) -> None:
    game = tablee.game(name)
    seats = game.players[-1]
    options = game.choose(seats, {})
    log = Log(game, seats, options)
    for step in random_game(game, Random(2), seats, options):
        log.play(step.seat, step.move)
    assert snapshot(replay(log.record()).state) == snapshot(log.state)


# Transcripts


def test_a_transcript_has_an_entry_an_input() -> None:
    for seat in (0, 1, 2, None):
        assert len(transcript(RECORD, seat)) == len(RECORD.inputs)


def test_a_transcript_shows_a_seat_its_own_cards_alone() -> None:
    deal = RECORD.inputs[0].move
    assert isinstance(deal, Deal)
    for seat in range(3):
        dealt = transcript(RECORD, seat)[0]
        assert dealt[seat] == Dealt(seat, deal.danseuses[seat], deal.danseurs[seat])
        assert [event for event in dealt if event != dealt[seat]] == [
            Dealt(other) for other in range(3) if other != seat
        ]
    assert transcript(RECORD, None)[0] == [Dealt(0), Dealt(1), Dealt(2)]


def test_a_transcript_shows_everybody_what_is_public() -> None:
    public = [[event for event in events if isinstance(event, Danced)] for events in transcript(RECORD, None)]
    for seat in range(3):
        assert [
            [event for event in events if isinstance(event, Danced)] for events in transcript(RECORD, seat)
        ] == public


# Promises


def test_a_kept_promise_is_verified_draw_by_draw() -> None:
    assert verify(RECORD) == 2
    assert verify(played(2, ("un", "deux")).record()) == 2


def test_an_altered_draw_is_found() -> None:
    first = RECORD.inputs[1].move
    assert isinstance(first, DrawFirst)
    other = Input(CHANCE, DrawFirst((first.first + 1) % 3))
    cheated = structs.replace(with_input(RECORD, 1, other), inputs=(RECORD.inputs[0], other), outcome=None)
    assert replay(cheated) is not None
    with pytest.raises(BadRecord, match="record-draw-altered") as caught:
        verify(cheated)
    assert caught.value.problem.args["index"] == 1


def test_altered_words_are_found() -> None:
    assert RECORD.fairness is not None
    with pytest.raises(BadRecord, match="record-draw-altered"):
        verify(structs.replace(RECORD, fairness=RECORD.fairness.with_words(("abracadabra",))))


def test_another_seed_is_found() -> None:
    assert RECORD.fairness is not None
    forged = structs.replace(RECORD.fairness, seed=promise(bytes(32)).seed)
    with pytest.raises(BadRecord, match="record-promise-broken"):
        verify(structs.replace(RECORD, fairness=forged))


def test_another_commitment_is_found() -> None:
    assert RECORD.fairness is not None
    for commitment in ("", "é", promise(bytes(32)).commitment):
        with pytest.raises(BadRecord, match="record-promise-broken"):
            verify(structs.replace(RECORD, fairness=structs.replace(RECORD.fairness, commitment=commitment)))


def test_a_hidden_seed_cannot_be_verified_yet() -> None:
    assert RECORD.fairness is not None
    hidden = structs.replace(RECORD, fairness=RECORD.fairness.hidden())
    assert replay(hidden) is not None
    with pytest.raises(BadRecord, match="record-seed-hidden"):
        verify(hidden)


def test_a_game_dealt_by_hand_has_no_promise() -> None:
    with pytest.raises(BadRecord, match="record-no-promise"):
        verify(structs.replace(RECORD, fairness=None))


def test_a_draw_out_of_turn_is_illegal_rather_than_altered() -> None:
    late = structs.replace(RECORD, inputs=(*RECORD.inputs[:3], RECORD.inputs[0]), outcome=None)
    with pytest.raises(BadRecord, match="record-illegal"):
        verify(late)


def test_an_outcome_that_was_not_is_found_by_verify_too() -> None:
    with pytest.raises(BadRecord, match="record-outcome"):
        verify(structs.replace(RECORD, outcome=None))


# Forged records


def forged(record: Record, rng: Random) -> Record:
    """The record with something changed in it, as somebody might who can make seals."""
    inputs = list(record.inputs)
    i, j = rng.randrange(len(inputs)), rng.randrange(len(inputs))
    seats = rng.randrange(2, 5)
    match rng.randrange(8):
        case 0:
            del inputs[i]
        case 1:
            inputs.insert(i, inputs[j])
        case 2:
            inputs[i], inputs[j] = inputs[j], inputs[i]
        case 3:
            inputs[i] = Input(rng.choice((-99, -3, -2, -1, 0, 1, 2, 3, 99, 2**70)), inputs[i].move)
        case 4:
            inputs[i] = Input(inputs[i].seat, altered(TANGO, inputs[i].move, rng) or TimeUp("tango"))
        case 5:
            return structs.replace(record, players=tuple("abcd"[:seats]))
        case 6:
            return structs.replace(record, options=TANGO.choose(seats, {"cells": 24, "first": 1}))
        case _:
            return structs.replace(record, outcome=Outcome((7,) * seats, (99,), "whim"))
    return structs.replace(record, inputs=tuple(inputs))


@given(st.integers(0, 2**64))
@settings(max_examples=200)
def test_a_forged_record_with_a_fresh_seal_is_played_or_a_bad_record(seed: int) -> None:
    rng = Random(seed)
    record = forged(forged(RECORD, rng), rng) if rng.randrange(2) else forged(RECORD, rng)
    for use in (replay, verify, lambda again: transcript(again, 0)):
        try:
            use(loads(dumps(record)))
        except BadRecord:
            continue
