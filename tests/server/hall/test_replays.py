"""Games as the store has them."""

from random import Random

import pytest
from msgspec.structs import replace

import tablee
from tablee.kernel.errors import BadRecord
from tablee.kernel.record import dumps
from tablee.server.hall import replays
from tablee.server.hall.replays import (
    acting,
    begun,
    chance_entries,
    check,
    check_early,
    inputs,
    log_of,
    measure,
    moments,
    position,
    record_of,
    spelled,
)
from tablee.server.lobby.seating import Phase, Seating, fill
from tablee.server.play.live import LiveGame
from tablee.server.problems import Trouble
from tablee.server.store.store import Entry, written

from ..lobby.test_seating import refused, table

SEED = "cd" * 32


def played(*, to_the_end: bool = True) -> tuple[Seating, list[Entry]]:
    """A table of Tarot where a hand was played."""
    seating, entries = begun(fill(table("ann", seats=3, seed=SEED), "easy"), "ann")
    found = list(entries)
    log = log_of(seating, inputs(seating, found))
    rng = Random(1)
    while log.state.outcome is None and (to_the_end or len(log.inputs) < 12):
        if tablee.CHANCE in log.state.acting:
            log.chance()
        else:
            log.play(log.state.acting[0], rng.choice(log.state.moves(log.state.acting[0])))
    found = [written(step) for step in log.inputs]
    return (replace(seating, phase=Phase.OVER) if to_the_end else seating), found


def test_a_game_starts_at_once_with_what_chance_does_first() -> None:
    seating, entries = begun(fill(table("ann", seed=SEED), "easy"), "ann")
    assert seating.phase is Phase.PLAYING
    assert [entry.seat for entry in entries] == [tablee.CHANCE] * len(entries)
    assert entries
    live = LiveGame(seating)
    assert chance_entries(live)
    assert not live.chance_acts


def test_every_moment_as_those_eyes_saw_it() -> None:
    seating, entries = played(to_the_end=False)
    steps = inputs(seating, entries)
    seen = list(moments(seating, steps, 1))
    assert [moment.at for moment in seen] == list(range(len(steps) + 1))
    assert [moment.seat for moment in seen] == [None, *(step.seat for step in steps)]
    assert seen[0].events == []
    view = tablee.game("tarot").read_view(bytes(seen[-1].view))
    assert view == log_of(seating, steps).state.view(1)
    assert bytes(seen[-1].view) != bytes(list(moments(seating, steps, None))[-1].view)


def test_a_replay_too_large_is_said_before_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    seating, entries = played()
    steps = inputs(seating, entries)
    outcome = measure(seating, steps, None)
    assert outcome is not None
    sizes = [len(bytes(moment.view)) for moment in moments(seating, steps, None)][1:]
    monkeypatch.setattr(replays, "MOST_TOLD", sum(sizes))
    assert measure(seating, steps, None) == outcome
    monkeypatch.setattr(replays, "MOST_TOLD", sum(sizes) - 1)
    with pytest.raises(Trouble) as caught:
        measure(seating, steps, None)
    assert caught.value.problem.args == {"most": len(steps) - 1}


def test_the_record_is_shown_when_the_game_is_over() -> None:
    seating, entries = played()
    steps = inputs(seating, entries)
    record = record_of(seating, steps)
    assert record.outcome is not None
    assert record.fairness is not None
    assert record.sitters == seating.sitters()
    assert check(dumps(record)) > 0
    assert record_of(replace(seating, promised=False), steps).fairness is None
    with refused("record-not-yet"):
        record_of(replace(seating, phase=Phase.PLAYING), steps)
    with refused("log-broken"):
        record_of(seating, steps[:-1])


def test_who_is_to_act() -> None:
    seating, entries = played(to_the_end=False)
    live = log_of(seating, inputs(seating, entries))
    assert acting(seating, entries) == frozenset(live.state.acting)
    over, all_of_it = played()
    assert acting(over, all_of_it) == frozenset()


def taken_up(at: int, **changes: object) -> tuple[Seating, tuple[Entry, ...]]:
    seating, entries = played()
    text = dumps(record_of(seating, inputs(seating, entries)))
    asked: dict[str, object] = {"seat": 2, "owner": "zoe", "name": "Zoé", "level": None, "seed": "00" * 32} | changes
    return position(text, at, **asked)


def test_a_position_is_played_on_from_by_one_and_bots() -> None:
    seating, entries = taken_up(8)
    assert [chair.owner for chair in seating.chairs] == ["", "", "zoe"]
    assert all(chair.automatic for chair in seating.chairs[:2])
    assert (seating.phase, seating.promised, seating.host) == (Phase.PLAYING, False, "zoe")
    assert len(inputs(seating, entries)) >= 8
    assert taken_up(8, level="random")[0].chairs[0].level == "random"


def test_positions_that_are_not_there() -> None:
    seating, entries = played()
    length = len(inputs(seating, entries))
    with refused("position-over"):
        taken_up(length)
    with refused("index-unknown"):
        taken_up(length + 1)
    with refused("seat-unknown"):
        taken_up(8, seat=3)
    with refused("level-unknown"):
        taken_up(8, level="godlike")
    with pytest.raises(BadRecord):
        check("{}")


def test_a_position_too_late_is_not_played_on_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_INPUTS", 5)
    check_early(5)
    with refused("position-too-late"):
        check_early(6)


def test_options_of_a_record_are_those_of_a_table() -> None:
    log = tablee.Log.begin(tablee.game("tarot"), 3, {"rounds": 2}, ("a", "b", "c"), tablee.promise(b"x"))
    assert spelled(log.record()) == {"rounds": 2}
