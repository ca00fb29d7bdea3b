"""A hello costs the same at any length of game: nothing is played again but the few steps that somebody has missed."""

import time
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tablee.server.play.history import AGAIN
from tablee.server.play.live import PAGE
from tablee.server.play.milestones import EVERY, REACH
from tablee.server.store.store import written
from tablee.server.table.table import Table
from tablee.server.table.viewer import Viewer

from ..lengthy import GAMES, begun, counted, lengthy
from ..racing import Line
from ..tools import Json, Server, scenario, served

LENGTH = 2_000
MOST = 0.03
"""Seconds of CPU that a hello may take here: ten times what it may take on a machine of today that is not busy."""


class Socket(Line):
    """A connection that can be closed."""

    def close(self) -> None:
        pass

    abort = close


async def woken(server: Server, name: str, inputs: int) -> Table:
    """A table with a long game, taken from the store."""
    steps = lengthy(name, inputs).log.inputs
    code = await server.hall.create(begun(name), tuple(written(step) for step in steps))
    table = await server.hall.table(code)
    assert table is not None
    return table


def looker(table: Table, owner: str) -> tuple[Viewer, Line]:
    """Somebody whose browser has opened a connection."""
    viewer, line = Viewer(owner, "", watching=False, backlog=1 << 30), Socket(cast(Any, table.loop))
    viewer.transport = cast(Any, line)
    return viewer, line


def heard(line: Line, kind: str) -> list[Json]:
    return [frame["d"] for _, frame in line.sent if frame["t"] == kind]


@pytest.mark.parametrize("name", GAMES)
@scenario
async def test_a_hello_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    async with served(tmp_path) as server:
        table = await woken(server, name, LENGTH)
        assert table.live is not None
        spent = []
        for owner in ("0", "1", "spectator", "0", "stranger"):
            viewer, line = looker(table, owner)
            with counted(monkeypatch) as played:
                began = time.thread_time()
                await table.attendance.arrive(viewer, None)
                spent.append(time.thread_time() - began)
            assert played == []
            (welcome,) = heard(line, "welcome")
            assert welcome["step"]["at"] == table.live.at
            assert sum(len(entry["events"]) for entry in welcome["log"]) <= PAGE
            assert (welcome.get("since", 0) > 0) == (table.live.at >= PAGE)
        assert min(spent) < MOST


@pytest.mark.parametrize("missed", [1, AGAIN, AGAIN + 1])
@scenario
async def test_what_was_missed_is_told_by_playing_a_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missed: int
) -> None:
    async with served(tmp_path) as server:
        table = await woken(server, "tarot", LENGTH)
        live = table.live
        assert live is not None
        viewer, line = looker(table, "0")
        await table.attendance.arrive(viewer, None)
        last, at = table.v, live.at
        while live.at < at + missed:
            seat = live.state.acting[0]
            await table.advance(seat, live.state.moves(seat)[0])
        steps = heard(line, "step")
        back, again = looker(table, "0")
        with counted(monkeypatch) as played:
            await table.attendance.arrive(back, last)
        assert len(played) <= max(EVERY, REACH * (live.at - at)) + live.at - at
        if live.at - at <= AGAIN:
            told = heard(again, "step")
            assert [step["view"] for step in told] == [step["view"] for step in steps]
            assert [step["events"] for step in told] == [step["events"] for step in steps]
        else:
            assert len(heard(again, "welcome")) == 1


@scenario
async def test_steps_that_are_large_are_not_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score sheet of a long match is in every one of them."""
    async with served(tmp_path) as server:
        table = await woken(server, "tarot", 100)
        live = table.live
        assert live is not None
        size = len(msgspec.json.encode(live.state.view(None)))
        monkeypatch.setattr("tablee.server.play.history.AGAIN_BYTES", 2 * size)
        last = table.v
        for _ in range(3):
            await table.advance(live.state.acting[0], live.state.moves(live.state.acting[0])[0])
        viewer, line = looker(table, "0")
        table.welcome(viewer, last)
        assert [frame["t"] for _, frame in line.sent] == ["welcome"]
        viewer, line = looker(table, "0")
        table.welcome(viewer, table.v - 1)
        assert [frame["t"] for _, frame in line.sent] == ["step", "you"]


@scenario
async def test_a_move_that_was_not_written_costs_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as server:
        table = await woken(server, "tacta", LENGTH)
        live = table.live
        assert live is not None
        seat, at, view = live.state.acting[0], live.at, msgspec.json.encode(live.state.view(0))

        def full(*rest: Any) -> None:
            raise OSError("no space left")

        monkeypatch.setattr(server.hall.store, "append", full)
        with counted(monkeypatch) as played, pytest.raises(Exception, match="store-failed"):
            await table.advance(seat, live.state.moves(seat)[0])
        assert len(played) <= 2 * EVERY
        assert (live.at, msgspec.json.encode(live.state.view(0))) == (at, view)
