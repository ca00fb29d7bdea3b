"""Bots think elsewhere, by views alone, and a failing one does not stop the game."""

import asyncio
import inspect
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee import Log
from tablee.server.lobby.seating import house_level
from tablee.server.processes import Crew
from tablee.server.workers import Workers, think

from .tools import play_out, scenario, served


def position(name: str) -> Log:
    log = Log.begin(tablee.game(name), 3, {}, fairness=tablee.promise(b"1" * 32))
    log.chance()
    return log


@pytest.mark.parametrize("name", ["tango", "tarot"])
def test_a_worker_is_given_a_view_and_moves(name: str) -> None:
    game, log = tablee.game(name), position(name)
    seat = log.state.acting[0]
    moves = log.state.moves(seat)
    encoded = [msgspec.json.encode(move) for move in moves]
    view = msgspec.json.encode(log.state.view(seat))
    chosen = think(name, game.version, house_level(game), view, encoded, 7)
    assert chosen in encoded
    assert think(name, game.version, house_level(game), view, encoded, 7) == chosen, "the seed decides"
    assert list(inspect.signature(think).parameters) == ["name", "rules", "level", "view", "moves", "seed"]


@scenario
async def test_thinking_happens_in_another_process() -> None:
    workers = Workers(1)
    try:
        game, log = tablee.game("tango"), position("tango")
        seat = log.state.acting[0]
        move = await workers.choose(game, "steady", log.state.view(seat), log.state.moves(seat))
        assert move in log.state.moves(seat)
        (worker,) = workers.crew.members
        assert worker.pid not in (None, os.getpid())
        move = await workers.choose(game, "no such level", log.state.view(seat), log.state.moves(seat))
        assert move in log.state.moves(seat)
        assert workers.crew.members == {worker}, "a mistake is no reason to begin anew"
    finally:
        await workers.close()


@scenario
async def test_a_stuck_bot_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.workers.PATIENCE", 0.0)
    workers = Workers(1)
    try:
        game, log = tablee.game("tango"), position("tango")
        seat = log.state.acting[0]
        assert await workers.choose(game, "steady", log.state.view(seat), log.state.moves(seat)) in log.state.moves(
            seat
        )
        assert not workers.crew.members, "the process is replaced"
    finally:
        await workers.close()


@scenario
async def test_a_bot_that_errs_is_helped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(self: Workers, game: Any, level: str, view: Any, moves: Any) -> Any:
        return game.parse("time-up never")

    monkeypatch.setattr(Workers, "choose", nonsense)
    async with served(tmp_path) as server:
        guest = server.guest("Solo")
        made = await guest.post("/api/tables", {"game": "tango", "seats": 3, "bots": "steady", "start": True})
        await play_out([await guest.connect(made["code"])], random.Random(1))


@scenario
async def test_a_bot_seems_to_think(tmp_path: Path) -> None:
    async with served(tmp_path, bot_delay=(0.15, 0.15)) as server:
        guest = server.guest("Solo")
        asked = {"game": "tango", "seats": 2, "bots": "random", "start": True, "options": {"first": 0}}
        made = await guest.post("/api/tables", asked)
        client = await guest.connect(made["code"])
        await client.play(client.moves[0])
        await client.until_true(lambda: bool(client.moves))
        loop = asyncio.get_running_loop()
        began = loop.time()
        await client.play(client.moves[0])
        await client.until_true(lambda: bool(client.moves))
        assert loop.time() - began >= 0.14


@scenario
async def test_bots_can_play_alone_before_spectators(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Host"), seats=2)
        await clients[0].ask("stand")
        for seat in range(2):
            await clients[0].ask("set-bot", seat=seat, level="random")
        await clients[0].ask("start")
        await clients[0].until_true(lambda: clients[0].over)


@scenario
async def test_workers_go_home(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[Crew] = []

    async def close(self: Crew) -> None:
        gone.append(self)

    monkeypatch.setattr(Crew, "close", close)
    workers = Workers(1)
    await workers.close()
    assert gone == [workers.crew]
