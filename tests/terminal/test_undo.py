"""A move is taken back only if nothing has been learnt since."""

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import CHANCE, AnyGame, TableeError
from tablee.games.tango.moves import Deal
from tablee.terminal.undo import undone

from .seats import at_random, scripted, table


def log_of(name: str, seats: int, **options: Any) -> Any:
    log = tablee.Log.begin(tablee.game(name), seats, options, (), tablee.promise(b"x"))
    log.chance()
    return log


def refused(log: tablee.Log) -> Any:
    with pytest.raises(TableeError) as caught:
        undone(log, 0)
    return caught.value.problem.key


def play(log: tablee.Log, *moves: Any) -> Any:
    for move in moves:
        log.play(log.state.acting[0], log.game.parse(move))
    return log


def test_nothing_to_take_back() -> None:
    assert refused(log_of("tango", 2, first=0)) == "undo-nothing"


def test_open_moves_of_bots_reveal_nothing() -> None:
    log = log_of("tango", 3, first=0)
    before = log.record()
    assert undone(play(log, "ir1", "ob1", "iv1"), 0).record() == before


def test_a_couple_that_turns_out_to_be_nobodys_is_something_learnt() -> None:
    game = tablee.game("tango")
    log = tablee.Log.begin(game, 2, {"first": 0}, ())
    log.play(CHANCE, Deal((0, 1), (4, 5)))
    log.state = game.position(
        2, pairs=[(0, 4), (1, 5)], turn=0, places=[0, 4, 8, 12, 2, 6, 9, 14], markers=[0, 0, 3, 0, 0, 0, 3, 0]
    )
    log.before = lambda length: _at(log, game)  # type: ignore[method-assign]
    play(log, "ir1")
    assert log.state.markers[2] == log.state.markers[6] == 4
    assert refused(log) == "undo-revealed"


def _at(log: tablee.Log, game: AnyGame) -> Any:
    earlier = tablee.Log(game, 2, log.options)
    earlier.state = game.position(
        2, pairs=[(0, 4), (1, 5)], turn=0, places=[0, 4, 8, 12, 2, 6, 9, 14], markers=[0, 0, 3, 0, 0, 0, 3, 0]
    )
    return earlier


def test_a_card_from_a_hidden_hand_is_something_learnt() -> None:
    log = log_of("tarot", 3)
    while log.state.acting != (0,) or log.state.view(0).phase != "play":
        log.play(log.state.acting[0], log.state.moves(log.state.acting[0])[0])
    own = str(log.state.moves(0)[0])
    before = log.record()
    play(log, own)
    if log.state.acting != (0,):
        assert undone(log, 0).record() == before
        seat = log.state.acting[0]
        log.play(seat, log.state.moves(seat)[0])
    assert refused(log) == "undo-revealed"


def test_a_cut_cannot_be_taken_back() -> None:
    log = log_of("tarot", 2)
    for _ in range(4):
        if log.state.acting == (0,):
            break
        log = tablee.Log.begin(log.game, 2, {}, (), tablee.promise(bytes([_])))
        log.chance()
    play(log, "cut 20")
    assert refused(log) == "undo-revealed"


def test_the_words_of_a_round_that_is_over_are_something_learnt() -> None:
    log = log_of("taichi", 2, lexicon="primer")
    while log.state.acting != (0,) or log.state.view(0).phase != "rescue":
        seat = log.state.acting[0]
        log.play(seat, log.state.moves(seat)[0])
    play(log, "give-up")
    assert log.state.view(0).last is not None
    assert refused(log) == "undo-revealed"


def test_chance_is_never_undone() -> None:
    log = log_of("tarot", 2, rounds=2)
    while len(log.state.view(0).sheet) < 1:
        seat = log.state.acting[0]
        log.play(seat, log.state.moves(seat)[0])
    log.chance()
    while not any(step.seat == 0 for step in log.inputs):
        raise AssertionError
    assert refused(log) == "undo-chance"


def test_undo_at_the_table(tmp_path: Path) -> None:
    here, screen = table(tmp_path / "g", "tango", scripted("u", "ir1", "u", "ib1"), first=0)
    here.run()
    assert "rien joué" in screen.notices[1]
    assert screen.notices[2].startswith("Coup repris")
    own = [str(step.move) for step in here.log.inputs if step.seat == 0]
    assert own == ["ib1"]
    assert tablee.load(tmp_path / "g") == here.log.record()


def test_undo_never_changes_what_comes(tmp_path: Path) -> None:
    """The bots answer alike after the same move is taken back and made again."""
    logs = []
    for script in (("ir1", "ob1"), ("ir1", "u", "ir1", "ob1")):
        here, _ = table(tmp_path / "g", "tango", scripted(*script), first=0)
        here.run()
        logs.append(here.log.inputs)
    assert logs[0] == logs[1]


def test_undo_in_whole_games_keeps_the_record_sound(tmp_path: Path) -> None:
    for name in ("tango", "tarot"):
        count = iter(range(10**6))
        pick = at_random(name)
        here, _ = table(
            tmp_path / name, name, lambda sketch, n=count, p=pick: "u" if next(n) % 4 == 3 else p(sketch), seats=2
        )
        here.run()
        assert tablee.verify(tablee.load(tmp_path / name))
