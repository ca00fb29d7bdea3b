"""Whole games over sockets, and the life of a table."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee import loads, replay, verify
from tablee.server.store.store import Entry, Kind
from tablee.server.store.writer import Writer
from tablee.server.table import alarm, thinking
from tablee.server.table import table as table_module
from tablee.server.table.table import Table
from tablee.server.wire.server_frames import Spoken

from ..tools import Client, Refused, Server, play_out, scenario, served

insert = Writer._insert


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tango", 2, {}),
        ("tango", 4, {"cells": 12}),
        ("tarot", 2, {"rounds": 2}),
        ("tarot", 4, {"bets": True, "bonuses": True}),
        ("tarot", 5, {"bets": True, "call": True, "bonuses": True, "target": 40}),
        ("tarot", 3, {"bets": True}),
    ],
)
@scenario
async def test_a_whole_game_over_sockets(tmp_path: Path, game: str, seats: int, options: dict[str, Any]) -> None:
    async with served(tmp_path) as server:
        guests = [server.guest(f"Player {seat}") for seat in range(seats)]
        clients = await server.table(*guests, game=game, options=options)
        await clients[0].ask("start")
        await play_out(clients, random.Random(seats))
        code = clients[0].code
        async with guests[1].session.get(f"{server.url}/api/tables/{code}/record") as response:
            record = loads(await response.text())
        assert verify(record) >= 1
        assert replay(record).state.outcome == record.outcome
        assert clients[0].step is not None
        assert len(record.inputs) == clients[0].step["at"]
        assert record.players == tuple(guest.name for guest in guests)
        assert clients[0].lobby["promise"]["seed"] == record.fairness.seed  # type: ignore[union-attr]


@scenario
async def test_a_game_that_players_begin_is_shown_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(
            server.guest("Ann"), server.guest("Bob"), seats=3, game="tacta", options={"sabotage": True}
        )
        await clients[0].ask("set-bot", seat=2, level="random")
        watcher = await server.guest("Eve").connect(clients[0].code)
        await clients[0].ask("start")
        for client in (*clients, watcher):
            opening = await client.until(lambda frame: frame["t"] == "step")
            assert (opening["d"]["at"], opening["d"]["view"]["phase"]) == (0, "exchange")
            assert len(opening["d"].get("moves", [])) == (0 if client is watcher else 6)
            assert [limit["name"] for limit in opening["d"]["deadlines"]] == ["exchange"]
        await watcher.until(lambda frame: frame["t"] == "step" and frame["d"]["seat"] == 2)


@scenario
async def test_moves_are_refused_by_the_rules_and_by_the_table(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
        clients = await server.table(ann, bob)
        watcher = await eve.connect(clients[0].code)
        move = {"type": "dance", "dancer": 0, "steps": 1}
        assert await clients[0].refused("play", move=move, at=0) == "not-playing"
        await clients[0].ask("start")
        for client in (*clients, watcher):
            await client.until_true(lambda client=client: client.step is not None)
        actor = next(client for client in clients if client.moves)
        other = next(client for client in clients if not client.moves)
        assert actor.step is not None
        at = actor.step["at"]
        assert await watcher.refused("play", move=move, at=at) == "not-seated"
        assert await other.refused("play", move=move, at=at) == "not-your-turn"
        assert await actor.refused("play", move=move, at=at - 1) == "stale"
        assert await actor.refused("play", move=move, at=at + 1) == "stale"
        stranger = {"type": "dance", "dancer": 99, "steps": 1}
        assert await actor.refused("play", move=stranger, at=at) == "message-malformed"
        assert await actor.refused("play", move={"type": "shuffle"}, at=at) == "message-unknown"
        assert await actor.refused("play", move={"type": "deal", "danseuses": [0, 1], "danseurs": [4, 5]}, at=at)
        refusal = None
        try:
            await actor.play({"type": "dance", "dancer": 0, "steps": 9})
        except Refused as refused:
            refusal = refused.ack["refusal"]
        assert refusal is not None
        assert refusal["clause"].startswith("G")
        assert actor.step["at"] == at
        await actor.play(actor.moves[0])


@scenario
async def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("A"), server.guest("B"))
        await clients[0].ask("start")
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        actor = next(client for client in clients if client.moves)
        assert actor.step is not None
        step, v, move = actor.step, actor.v, actor.moves[0]
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_insert", _full_disk)
            assert await actor.refused("play", move=move, at=step["at"]) == "store-failed"
            assert await actor.refused("chat", text="hello?") == "store-failed"
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_write", _full_disk)
            assert await actor.refused("rename", name="Other") == "store-failed"
        assert actor.step == step
        assert actor.v == v, "nobody was told anything"
        fresh = await actor.guest.connect(actor.code)
        assert fresh.step is not None
        assert fresh.step["view"] == step["view"]
        await actor.play(move)
        await play_out(clients, random.Random(1))


def _full_disk(*_: object) -> None:
    raise OSError("no space left on device")


@scenario
async def test_a_bot_tries_again_when_the_store_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "RETRY", 0.05)
    monkeypatch.setattr(alarm, "RETRY", 0.05)
    async with served(tmp_path) as server:
        guest = server.guest("Solo")
        asked = {"game": "tango", "seats": 2, "bots": "random", "start": True, "options": {"first": 1}}
        made = await guest.post("/api/tables", asked)
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_insert", _full_disk)
            client = await guest.connect(made["code"])
            await asyncio.sleep(0.5)
            assert not client.moves
        await client.until_true(lambda: bool(client.moves))


@scenario
async def test_after_a_fault_of_ours_the_store_is_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("A"), server.guest("B"))
        await clients[0].ask("start")
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        actor = next(client for client in clients if client.moves)
        assert actor.step is not None
        at = actor.step["at"]
        with monkeypatch.context() as patch:
            patch.setattr(Table, "deliver", _fault)
            await actor.say("play", move=actor.moves[0], at=at)
            byes = [await client.bye() for client in clients]
        assert byes == [{"reason": "stopping", "retry": 1000}] * 2
        again = [await client.guest.connect(client.code) for client in clients]
        for client in again:
            assert client.step is not None
            assert client.step["at"] == at + 1, "it was on the disk"
        await play_out(again, random.Random(1))


def _fault(*_: object) -> None:
    raise RuntimeError("a fault of ours")


@scenario
async def test_while_the_store_is_away_the_table_waits_and_says_so(tmp_path: Path) -> None:
    async with served(tmp_path, bot_delay=(0.01, 0.01)) as server:
        guest = server.guest("Solo")
        asked = {"game": "tango", "seats": 2, "bots": "random", "start": True, "clock": 60, "options": {"first": 0}}
        made = await guest.post("/api/tables", asked)
        client = await guest.connect(made["code"])
        await client.until_true(lambda: bool(client.moves))
        table = server.hall.tables[made["code"]]
        assert table.live is not None
        turn_store(server, away=True)
        assert (await client.until(lambda frame: frame["t"] == "pause"))["d"] == {"away": True}
        await client.until_true(lambda: table.live is not None and table.live.clocks.stopped is not None)
        assert not table.running
        late = Client(guest, made["code"])
        await late.open()
        await late.hello()
        assert (await late.until(lambda frame: frame["t"] == "pause"))["d"] == {"away": True}
        assert table.live.clocks.stopped is not None, "who comes in does not set the clock going"
        await late.close()
        turn_store(server, away=False)
        assert (await client.until(lambda frame: frame == {"t": "pause", "d": {"away": False}}))["t"] == "pause"
        await client.play(client.moves[0])
        await client.until_true(lambda: bool(client.moves))
        assert table.live.clocks.stopped is None


def turn_store(server: Server, *, away: bool) -> None:
    """The database goes away, or comes back."""
    store = server.hall.store
    store.writer.away = away
    store.writer.turned()


@scenario
async def test_time_spent_waiting_for_the_store_is_made_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "STALLED", 0.0)
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("A"), server.guest("B"), clock=60)
        await clients[0].ask("start")
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        live = server.hall.tables[clients[0].code].live
        assert live is not None
        (before,) = live.clocks.turns.values()
        actor = next(client for client in clients if client.moves)
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_insert", lambda *args: (time.sleep(0.3), insert(*args)))
            await actor.ask("chat", text="slow today")
        (after,) = live.clocks.turns.values()
        assert after - before >= 0.3


@scenario
async def test_a_table_that_another_server_has_taken_is_let_go(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("A"), server.guest("B"))
        await clients[0].ask("start")
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        actor = next(client for client in clients if client.moves)
        assert actor.step is not None
        at, move = actor.step["at"], actor.moves[0]
        other = await server.hall.store.load(actor.code)  # as another server would
        assert other is not None
        spoken = msgspec.json.encode(Spoken("B", 1, "from over there")).decode()
        await server.hall.store.append(other.claim, [Entry(Kind.SPOKEN, 1, spoken)])
        frame_id = await actor.say("play", move=move, at=at)
        byes = [await client.bye() for client in clients]
        assert {bye["reason"] for bye in byes} == {"stopping"}
        assert not any(frame["d"].get("id") == frame_id for frame in actor.frames), "neither done nor refused"
        again = [await client.guest.connect(client.code) for client in clients]
        for client in again:
            assert client.step is not None
            assert client.step["at"] == at
            assert [line["text"] for line in client.frames[1]["d"]["chat"]] == ["from over there"]
        await play_out(again, random.Random(1))


@pytest.mark.parametrize("name", tablee.games())
@scenario
async def test_every_game_installed_is_played_at_the_table(tmp_path: Path, name: str) -> None:
    async with served(tmp_path) as server:
        guests = [server.guest(f"P{seat}") for seat in range(tablee.game(name).players[0])]
        clients = await server.table(*guests, game=name)
        await clients[0].ask("start")
        await play_out(clients, random.Random(1))
