"""A contest on a cluster: a real scheduler and two real workers, of which one is killed in the middle."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import TableeError
from tablee.lab.cluster import cluster, count_workers, send_players, sender
from tablee.lab.contest import contest, play_game
from tablee.lab.farm import play_all


@pytest.fixture(scope="module")
def scheduler() -> Iterator[Any]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50, host="127.0.0.1"
    ) as local:
        yield local


def test_a_worker_killed_in_the_middle_changes_no_game(scheduler: Any, tmp_path: Path) -> None:
    (tmp_path / "last_move.py").write_text("def play(view, moves, rng):\n    return moves[-1]\n", encoding="utf-8")
    held = contest(tablee.game("tango"), 2, {}, ("easy", f"{tmp_path}/last_move.py:play"), "a")
    numbers = range(600)
    with cluster(scheduler.scheduler_address) as client:
        assert count_workers(client) == 2
        sent = send_players(client, held)
        assert sent.players == ("easy", "last_move:play")
        results = play_all(play_game, sent, numbers, sender(client), 2)
        got = [next(results) for _ in range(20)]
        victim = next(iter(client.run(os.getpid).values()))
        os.kill(victim, signal.SIGKILL)
        got += results
    assert got == [play_game(held, number) for number in numbers]


def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.cluster.WAITING", 0.5)
    with pytest.raises(TableeError, match="cluster-away"), cluster("tcp://127.0.0.1:9"):
        pass
    with pytest.raises(TableeError, match="cluster-away"), cluster("nowhere"):
        pass


def test_what_must_be_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(TableeError, match=r"extra-missing.*dask"), cluster("tcp://127.0.0.1:9"):
        pass
