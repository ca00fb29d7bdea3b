"""Time limits, without waiting."""

from pathlib import Path
from typing import Any

import pytest

from tablee import Window
from tablee.server.play.clocks import Clocks
from tablee.server.wire.server_frames import Deadline

from ..tools import Client, eventually, scenario, served

CUT = Window("cut", 20, (1,))
MATCH = Window("match", 600, (0, 1))


def test_a_window_keeps_its_end_while_it_stays_open() -> None:
    clocks = Clocks(0)
    clocks.note([MATCH], [0], -1, 100.0)
    clocks.note([MATCH, CUT], [1], 0, 150.0)
    assert clocks.deadlines(160.0) == (Deadline("match", (0, 1), 540_000), Deadline("cut", (1,), 10_000))
    assert clocks.next() == 170.0
    assert clocks.closed(170.0) == ["cut"]
    clocks.note([MATCH], [0], 1, 165.0)
    clocks.note([MATCH, CUT], [1], -1, 166.0)
    assert clocks.deadlines(166.0)[1].left == 20_000, "a new cut, a new window"


def test_a_window_that_another_one_holds_up_goes_on_with_what_was_left() -> None:
    word, vote = Window("word-1", 60, (0,)), Window("vote-1", 15, (1, 2), holds=("word-1",))
    clocks = Clocks(0)
    clocks.note([word], [0], -1, 100.0)
    clocks.note([vote], [1, 2], 0, 120.0)
    clocks.note([vote], [2], 1, 125.0)
    assert clocks.deadlines(125.0) == (Deadline("vote-1", (1, 2), 10_000),)
    assert clocks.closed(161.0) == ["vote-1"], "the word does not run out during the vote"
    clocks.note([word], [0], 2, 130.0)
    assert clocks.deadlines(130.0) == (Deadline("word-1", (0,), 40_000),)
    clocks.note([], [0], 0, 131.0)
    clocks.note([word], [0], 0, 132.0)
    assert clocks.next() == 192.0, "what was held up is forgotten with the vote"


def test_the_turn_begins_with_the_turn() -> None:
    clocks = Clocks(30)
    clocks.note([], [0, 1], -1, 0.0)
    clocks.note([], [0, 1], 1, 10.0)
    assert clocks.deadlines(10.0) == (Deadline("turn", (0,), 20_000), Deadline("turn", (1,), 30_000))
    assert clocks.late(29.0) == []
    assert clocks.late(30.0) == [0]
    assert clocks.late(31.0) == [], "not named twice"
    clocks.forget_turns()
    assert clocks.next() is None


def test_time_stands_still() -> None:
    clocks = Clocks(30)
    clocks.note([MATCH], [0], -1, 0.0)
    clocks.stop(10.0)
    clocks.stop(12.0)
    assert clocks.next() is None
    assert [deadline.left for deadline in clocks.deadlines(999.0)] == [590_000, 20_000]
    clocks.go(5_000.0)
    assert clocks.next() == 5_020.0
    clocks.go(6_000.0)
    assert clocks.next() == 5_020.0


async def alone(server: Any, **extra: Any) -> Client:
    guest = server.guest("Solo")
    asked = {"seats": 2, "bots": "random", "start": True, **extra}
    made = await guest.post("/api/tables", asked)
    client: Client = await guest.connect(made["code"])
    return client


@scenario
async def test_a_bot_moves_for_who_is_out_of_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.lobby.seating.LEAST_CLOCK", 1)
    async with served(tmp_path) as server:
        client = await alone(server, game="tango", clock=1)
        await client.until_true(lambda: bool(client.moves))
        assert client.step is not None
        at = client.step["at"]
        deadline = client.step["deadlines"][0]
        assert deadline["name"] == "turn"
        assert deadline["seats"] == [0]
        assert 0 < deadline["left"] <= 1000
        await client.until_true(lambda: client.step is not None and client.step["at"] >= at + 2)
        mine = [frame["d"] for frame in client.frames if frame["t"] == "step" and frame["d"]["at"] == at + 1]
        assert mine[0]["seat"] == 0, "a bot has played that move"
        assert client.lobby["seats"][0].get("kept", False) is False, "only that move"


@scenario
async def test_the_clock_closes_a_window_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec.structs import replace

    from tablee.games.tarot import windows

    monkeypatch.setattr(windows, "CUT_WINDOW", replace(windows.CUT_WINDOW, seconds=1))
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("A"), server.guest("B"), server.guest("C"), game="tarot")
        await clients[0].ask("start")
        for client in clients:
            await client.until_true(lambda client=client: client.step is not None and bool(client.step.get("windows")))
        assert {client.step["deadlines"][0]["name"] for client in clients if client.step} == {"cut"}
        await eventually(lambda: all(client.step is not None and client.step["seat"] == -2 for client in clients))
        assert clients[0].step is not None
        assert clients[0].step["view"]["phase"] == "play"
