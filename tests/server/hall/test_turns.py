"""Whose turn it is at tables that sleep: known when they are put away, else found beside the event loop."""

import threading
from pathlib import Path
from typing import Any

import pytest

from tablee.server.hall import replays

from ..tools import Guest, Server, eventually, scenario, served


@pytest.fixture
def played_again(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads in which games were played again."""
    threads: list[threading.Thread] = []
    honest = replays.acting

    def noted(*rest: Any) -> frozenset[int]:
        threads.append(threading.current_thread())
        return honest(*rest)

    monkeypatch.setattr(replays, "acting", noted)
    return threads


async def turns(guest: Guest) -> list[bool]:
    return [mine["turn"] for mine in await guest.get("/api/mine")]


async def solo(server: Server, guest: Guest) -> str:
    made = await guest.post("/api/tables", {"game": "tango", "seats": 2, "bots": "random", "start": True})
    return str(made["code"])


@scenario
async def test_a_sleeping_game_is_played_again_once_and_beside_the_loop(
    tmp_path: Path, played_again: list[threading.Thread]
) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Solo")
        for _ in range(3):
            await solo(server, guest)
        first = await turns(guest)
        assert len(first) == len(played_again) == 3
        assert threading.main_thread() not in played_again
        assert await turns(guest) == first
        assert len(played_again) == 3


@scenario
async def test_a_table_says_whose_turn_it_is_when_it_is_put_away(
    tmp_path: Path, played_again: list[threading.Thread]
) -> None:
    async with served(tmp_path, linger=0.05, bot_delay=(60.0, 60.0)) as server:
        guest, other = server.guest("Ann"), server.guest("Bob")
        clients = await server.table(guest, other)
        await clients[0].ask("start")
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        for _ in range(2):
            acting = next(client for client in clients if client.moves)
            expected = [acting is client for client in clients]
            assert [await turns(guest), await turns(other)] == [[expected[0]], [expected[1]]]
            for client in clients:
                await client.close()
            await eventually(lambda: not server.hall.tables)
            assert [await turns(guest), await turns(other)] == [[expected[0]], [expected[1]]]
            clients = [await guest.connect(clients[0].code), await other.connect(clients[0].code)]
            mover, other_one = sorted(clients, key=lambda client: not client.moves)
            await mover.play(mover.moves[0])
            await other_one.until(lambda frame: frame["t"] == "step" and bool(frame["d"].get("moves")))
        assert played_again == []


@scenario
async def test_what_was_known_counts_no_more_when_a_table_goes_on(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        server.hall.turns.put_away("BCDFGH", [1])
        assert await server.hall.acting("BCDFGH") == {1}
        server.hall.forget("BCDFGH")
        assert await server.hall.acting("BCDFGH") == frozenset()
