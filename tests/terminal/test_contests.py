"""Contests held from a terminal: nothing that was played is lost."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import TableeError
from tablee.kernel.log import replay
from tablee.lab.contest import Contest, contest, play_game
from tablee.lab.farm import play_here
from tablee.terminal import contests
from tablee.terminal.contests import Plan, hold, made_folder
from tablee.texts.voice import Voice

EN = Voice("en")
TWO = contest(tablee.game("tango"), 2, {}, ("easy", "random"), "a")


def test_the_games_that_were_asked_for_are_played() -> None:
    came = hold(Plan(TWO, [4, 2], 1), EN)
    assert list(came.results) == [play_game(TWO, 4), play_game(TWO, 2)]
    assert (came.fresh, came.stopped) == (2, False)


def test_records_lie_in_the_folder(tmp_path: Path) -> None:
    came = hold(Plan(TWO, [1, 3], 1, records=str(tmp_path / "new" / "records")), EN)
    one, three = sorted((tmp_path / "new" / "records").iterdir())
    assert (one.name, three.name) == ("000001.json", "000003.json")
    assert replay(tablee.load(three)).state.outcome == came.results[1].outcome


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TableeError, match="file-unwritable"):
        made_folder(str(tmp_path / "file" / "below"))


def test_ctrl_c_keeps_what_was_played_and_the_next_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = Plan(TWO, range(6), 1, results=str(tmp_path / "league.csv"))

    def interrupted(*args: object) -> Iterator[Any]:
        yield play_game(TWO, 0)
        yield play_game(TWO, 1)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(contests, "play_all", interrupted)
        came = hold(plan, EN)
    assert (len(came.results), came.fresh, came.stopped) == (2, 2, True)
    assert "Stopped" in capsys.readouterr().err
    came = hold(plan, EN)
    assert [result.number for result in came.results] == [0, 1, 2, 3, 4, 5]
    assert (came.fresh, came.stopped) == (4, False)
    assert "2 games are there already" in capsys.readouterr().err


def test_a_cluster_gets_the_games_and_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to a real one is tried in the lab's own tests."""
    asked: list[object] = []

    class Cluster:
        def __enter__(self) -> str:
            return "client"

        def __exit__(self, *args: object) -> None:
            asked.append("closed")

    def sent(client: object, held: Contest) -> Contest:
        asked.append(client)
        return held

    monkeypatch.setattr(contests, "cluster", lambda address: asked.append(address) or Cluster())
    monkeypatch.setattr(contests, "send_players", sent)
    monkeypatch.setattr(contests, "count_workers", lambda client: 3)
    monkeypatch.setattr(contests, "sender", lambda client: play_here)
    came = hold(Plan(TWO, range(4), 1, on="tcp://there:1"), EN)
    assert asked == ["tcp://there:1", "client", "closed"]
    assert list(came.results) == [play_game(TWO, number) for number in range(4)]
