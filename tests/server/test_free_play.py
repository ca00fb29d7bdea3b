"""TACTA without turns (A16) over four sockets: a countdown, all at once, and placements that were beaten."""

import asyncio
import contextlib
import os
import random
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee import loads, replay
from tablee.games.tacta import windows
from tablee.games.tacta.moves import Lay
from tablee.kernel.record import Judged
from tablee.server.table.viewer import Viewer

from .racing import Room, room
from .tools import Client, Refused, Server, eventually, scenario, served

TACTA = tablee.game("tacta")


async def four(server: Server, **options: object) -> list[Client]:
    clients = await server.table(
        *(server.guest(f"P{seat}") for seat in range(4)), game="tacta", options={"free": True, **options}
    )
    await clients[0].ask("start")
    for client in clients:
        await client.until_true(lambda client=client: bool(client.moves))
    return clients


async def all_ready(clients: list[Client]) -> None:
    """Nobody waits for the clock when all are ready."""
    for client in clients:
        await client.play({"type": "ready"})
    for client in clients:
        await client.until_true(lambda client=client: phase(client) == "play")


def phase(client: Client) -> str:
    assert client.step is not None
    return str(client.step["view"]["phase"])


@scenario
async def test_a_countdown_is_shown_and_the_clock_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "COUNTDOWN_SECONDS", 1)
    async with served(tmp_path) as server:
        clients = await four(server)
        for client in clients:
            assert client.step is not None
            assert [deadline["name"] for deadline in client.step["deadlines"]] == ["countdown"]
            assert 0 < client.step["deadlines"][0]["left"] <= 1_000
            assert client.moves == [{"type": "ready"}]
        await eventually(lambda: all(phase(client) == "play" for client in clients))
        assert all(len(client.moves) > 1 for client in clients), "all act at once"


@scenario
async def test_a_placement_beaten_by_another_is_refused_with_that_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Viewer, "pong", lambda *_: None)  # all are equally near
    async with served(tmp_path) as server:
        clients = await four(server)
        await all_ready(clients)
        live = server.hall.tables[clients[0].code].live
        assert live is not None
        first, late, move, beaten = rivals(live.state)
        assert clients[late].step is not None
        at = clients[late].step["at"]
        asked = [
            await clients[first].say("play", move=msgspec.to_builtins(move), at=at),
            await clients[late].say("play", move=msgspec.to_builtins(beaten), at=at),
        ]
        assert (await clients[first].answer(asked[0]))["ok"]
        refusal = (await clients[late].answer(asked[1]))["refusal"]
        assert refusal["clause"] == "A16"
        assert refusal["key"] == "beaten"
        assert refusal["args"]["seat"] == first
        await clients[late].until_true(lambda: clients[late].step["at"] == at + 1)  # type: ignore[index]
        await clients[late].play(clients[late].moves[0])


def rivals(state: tablee.State) -> tuple[int, int, tablee.Move, tablee.Move]:
    """Two players who want to cover the same shape."""
    for first in state.acting:
        for move in state.moves(first):
            after = state.copy()
            after.play(first, move)
            for late in state.acting:
                for other in state.moves(late) if late != first else ():
                    refusal = after.why_not(late, other)
                    if refusal is not None and refusal.key == "beaten":
                        return first, late, move, other
    raise AssertionError("nobody is in anybody's way")


@scenario
async def test_four_play_at_once_to_the_end_and_the_record_says_how(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await four(server)
        await all_ready(clients)
        await asyncio.gather(*(lay_all(client, random.Random(seat)) for seat, client in enumerate(clients)))
        async with clients[0].guest.session.get(f"{server.url}/api/tables/{clients[0].code}/record") as response:
            record = loads(await response.text())
        assert replay(record).state.outcome == record.outcome
        laid = [step for step in record.inputs if isinstance(step.move, Lay)]
        assert len({step.seat for step in laid}) == 4
        assert all(isinstance(step, Judged) and 0 <= step.lag <= 150 for step in laid)
        assert all(not isinstance(step, Judged) for step in record.inputs if step.seat < 0)


async def lay_all(client: Client, rng: random.Random, pause: float = 0.005) -> None:
    """Lay cards as fast as one can, without regard to the others; some placements are beaten."""
    while not client.over:
        if client.moves:
            with contextlib.suppress(Refused):
                await client.play(rng.choice(client.moves))
        await asyncio.sleep(pause)


@scenario
async def test_bots_play_along(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Solo")
        await server.hall.services.workers.crew.do(os.getpid)  # the bots are awake
        asked = {"game": "tacta", "seats": 3, "bots": "steady", "options": {"free": True}, "start": True}
        made = await guest.post("/api/tables", asked)
        client = await guest.connect(made["code"])
        await lay_all(client, random.Random(2), pause=0.1)
        live = server.hall.tables[made["code"]].live
        assert live is not None
        laid = [step for step in live.log.inputs if isinstance(step.move, Lay)]
        assert {1, 2} <= {step.seat for step in laid}, "these bots do not wait; a human may come too late for any card"
        assert {type(step) is Judged for step in laid if step.seat} == {False}, "only humans are far away"


def test_a_bot_that_was_beaten_thinks_again() -> None:
    async def play(scene: Room) -> None:
        scene.taps(0, 0.5)
        await asyncio.sleep(1.4)
        assert scene.state.winners == [0], "what the bot had in mind for 1.0 was of a round that is over"
        await asyncio.sleep(0.2)
        assert scene.state.winners == [0, 1], "it thinks again from 0.5 on"

    room([0.0, None], play)


@pytest.mark.parametrize(("seats", "partners"), [(4, [(0, 2), (1, 3)]), (6, [(0, 3), (1, 4), (2, 5)])])
@scenario
async def test_a_seat_is_a_team(tmp_path: Path, seats: int, partners: list[tuple[int, int]]) -> None:
    """Who wants to play with somebody sits down on the other seat of their colour."""
    async with served(tmp_path) as server:
        host, friend = server.guest("Ann"), server.guest("Bob")
        clients = await server.table(host, friend, game="tacta", seats=seats, options={"teams": True, "free": True})
        await clients[1].ask("sit", seat=partners[0][1])
        for seat in range(1, seats):
            if seat != partners[0][1]:
                await clients[0].ask("set-bot", seat=seat, level="easy")
        await clients[0].ask("start")
        await clients[1].until_true(lambda: clients[1].step is not None)
        assert clients[1].step is not None
        colours = clients[1].step["view"]["colours"]
        assert [colours[one] == colours[other] for one, other in partners] == [True] * len(partners)
        assert len(set(colours)) == len(partners)


@scenario
async def test_what_was_made_good_outlives_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Viewer, "pong", lambda *_: None)
    async with served(tmp_path) as server:
        clients = await four(server)
        await all_ready(clients)
        code = clients[0].code
        for seat, lag in enumerate((0.0, 0.02, 0.031, 0.15)):
            viewer = next(viewer for viewer in server.hall.tables[code].audience if viewer.seat == seat)
            viewer.trip.lag = lag
        for client in clients:
            await client.play(client.moves[0])
        live = server.hall.tables[code].live
        assert live is not None
        written = list(live.log.inputs)
        assert [step.lag for step in written[-4:]] == [0, 20, 31, 150]
    async with served(tmp_path) as server:
        await server.guest("Eve").connect(code)
        live = server.hall.tables[code].live
        assert live is not None
        assert live.log.inputs == written
