"""Where games are kept."""

from datetime import datetime
from pathlib import Path

import pytest

import tablee
from tablee import BadRecord, TableeError
from tablee.terminal import save

NOON = datetime(2026, 11, 16, 12, 5)


def test_games_have_a_folder() -> None:
    assert save.folder({"XDG_DATA_HOME": "/data"}) == Path("/data/tablee/games")
    assert save.folder({}) == Path.home() / ".local/share/tablee/games"


def test_two_games_of_the_same_minute_have_two_files(tmp_path: Path) -> None:
    environ = {"XDG_DATA_HOME": str(tmp_path)}
    assert save.claim_new("tango", NOON, environ).name == "2026-11-16-12h05-tango.json"
    assert save.claim_new("tango", NOON, environ).name == "2026-11-16-12h05-tango-2.json"


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    there = tmp_path / "there"
    assert save.claim(there) == there
    with pytest.raises(TableeError):
        save.claim(there)


def test_a_game_that_chance_cannot_carry_on() -> None:
    log = tablee.Log.begin(tablee.game("tango"), 2)
    with pytest.raises(BadRecord):
        save.resumable(log)
    log.fairness = tablee.promise().hidden()
    with pytest.raises(BadRecord):
        save.resumable(log)
    log.fairness = tablee.promise()
    assert save.resumable(log) is log
