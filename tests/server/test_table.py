"""Whole games over sockets, and the life of a table."""

import random
from pathlib import Path
from typing import Any

import pytest

from tablee import loads, replay, verify

from .tools import Refused, play_out, scenario, served


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
