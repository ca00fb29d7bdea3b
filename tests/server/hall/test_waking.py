"""Tables taken from the store: a slice at a time, and as far as their logs can be read."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from tablee.server.hall import waking
from tablee.server.hall.waking import Slices, counting
from tablee.server.store.store import Entry, Kind

from ..tools import Client, Guest, Server, play_out, scenario, served

# A slice at a time


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who had a turn, in order; a slice is two pieces of work, by a clock that goes on with each look at it."""
    clock = iter(range(10**9))
    monkeypatch.setattr(waking, "SLICE", 1)
    monkeypatch.setattr(waking.time, "perf_counter", lambda: next(clock))
    return []


@scenario
async def test_between_two_slices_everybody_has_a_turn(turns: list[str]) -> None:
    def work(name: str, pieces: int) -> Iterator[None]:
        for _ in range(pieces):
            turns.append(name)
            yield

    async def others() -> None:
        while True:
            turns.append("-")
            await asyncio.sleep(0)

    slices = Slices()
    beside = asyncio.create_task(others())
    await asyncio.gather(slices.work(work("a", 40)), slices.work(work("b", 10)), slices.work(work("c", 40)))
    beside.cancel()
    worked = "".join(turns)
    runs = [run for run in worked.split("-") if run]
    assert max(map(len, runs)) <= 2, "one slice a turn, however many want one"
    assert worked.replace("-", "").startswith("aabbccaabbcc"), "the short is done before the long"
    assert [worked.count(name) for name in "abc"] == [40, 10, 40]


@scenario
async def test_while_a_table_wakes_others_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as server:
        code = (await played(server, 20))[0].code
    monkeypatch.setattr(waking, "SLICE", 0.0)
    async with served(tmp_path) as server:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        tables = await asyncio.gather(*(server.hall.table(code) for _ in range(3)))
        beside.cancel()
        assert turns > 20, "one at least for each input"
        assert tables[0] is not None
        assert tables[0] is tables[1] is tables[2], "they have waited for the same"
        assert tables[0].live is not None
        assert tables[0].live.at >= 20


# Logs that are damaged

DAMAGES = {
    "refused": "UPDATE entries SET seat = 1 - seat WHERE number = :number AND seat >= 0",
    "unreadable": 'UPDATE entries SET body = \'{"type": "da\' WHERE number = :number',
    "unknown": 'UPDATE entries SET body = \'{"type": "fly"}\' WHERE number = :number',
    "nobody": "UPDATE entries SET seat = 77 WHERE number = :number",
    "an undo of nothing": "UPDATE entries SET kind = 1, body = 'all' WHERE number = :number",
}
GOOD = 9


async def played(server: Server, moves: int) -> list[Client]:
    """A game between two people after so many moves."""
    clients = await server.table(server.guest("A"), server.guest("B"), game="tarot")
    await clients[0].ask("start")
    for _ in range(moves):
        await clients[0].until_true(lambda: len({client.v for client in clients}) == 1)
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        actor = next(client for client in clients if client.moves)
        await actor.play(actor.moves[0])
    return clients


def damage(folder: Path, code: str, how: str, good: int) -> None:
    """Damage the first entry after so many."""
    with sqlite3.connect(folder / "tablee.db") as database:
        inputs = database.execute("SELECT number FROM entries WHERE code = ? AND kind = 0", (code,))
        numbers = sorted(number for (number,) in inputs)
        done = database.execute(f"{how} AND code = :code", {"code": code, "number": numbers[good]})
        assert done.rowcount == 1
    database.close()


@pytest.fixture
def lines() -> Iterator[list[Any]]:
    """What the operator reads."""
    before = structlog.get_config()
    with structlog.testing.capture_logs() as found:
        yield found
    structlog.configure(**before)


def again(server: Server, guest: Guest) -> Guest:
    """The same browser, at a server that was started again."""
    back = server.guest(guest.name)
    for cookie in guest.session.cookie_jar:
        back.session.cookie_jar.update_cookies({cookie.key: cookie.value})
    return back


@pytest.mark.parametrize("how", DAMAGES)
@scenario
async def test_a_damaged_log_opens_where_it_can_be_read(tmp_path: Path, how: str, lines: list[Any]) -> None:
    async with served(tmp_path) as server:
        clients = await played(server, 20)
        code, guests = clients[0].code, [client.guest for client in clients]
        steps = [frame["d"] for frame in clients[1].frames if frame["t"] == "step"]
    damage(tmp_path, code, DAMAGES[how], GOOD)
    async with served(tmp_path) as server:
        guest, other = (again(server, guest) for guest in guests)
        assert [table["turn"] for table in await guest.get("/api/mine")] == [False], "asleep"
        assert (await guest.get(f"/api/tables/{code}"))["phase"] == "playing"
        found = await guest.get(f"/api/tables/{code}/replay?seat=0")
        assert [moment["at"] for moment in found["moments"]] == list(range(GOOD + 1))
        assert (await guest.get(f"/api/tables/{code}/record", 403))["key"] == "record-not-yet"
        one, two = await guest.connect(code), await other.connect(code)
        assert one.lobby["problem"] == two.lobby["problem"] == "log-broken"
        assert one.step is not None
        assert two.step is not None
        assert two.step["at"] == GOOD
        assert two.step["view"] == next(step["view"] for step in steps if step["at"] == GOOD)
        assert not one.moves
        assert not two.moves
        move = {"type": "play", "card": 1}
        assert await one.refused("play", move=move, at=GOOD) == "log-broken"
        assert await two.refused("ask-undo") == "log-broken"
        assert await two.refused("standing-no", span="game") == "log-broken"
        await one.ask("chat", text="what now?")
        assert (await guest.get(f"/api/tables/{code}/log?before=5"))["log"] == []
        assert [table["turn"] for table in await guest.get("/api/mine")] == [False], "awake"
        assert await guest.get("/api/tables") == []
        assert [line["good"] for line in lines if line["event"] == "log_broken"] == [GOOD], "one line, once"
        assert not [line for line in lines if line["event"] == "table_fault"]
    async with served(tmp_path) as server:
        late = await again(server, guests[0]).connect(code)
        assert late.lobby["problem"] == "log-broken"
        assert [line["text"] for line in late.frames[-1]["d"]["chat"]] == ["what now?"], "what is said now is kept"


@scenario
async def test_bots_do_not_play_on_where_the_log_is_broken(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("A")
        made = await guest.post("/api/tables", {"game": "tarot", "seats": 3, "bots": "random", "start": True})
        client = await guest.connect(made["code"])
        for _ in range(3):
            await client.until_true(lambda: bool(client.moves))
            await client.play(client.moves[0])
    damage(tmp_path, made["code"], DAMAGES["unreadable"], 4)
    async with served(tmp_path) as server:
        client = await again(server, guest).connect(made["code"])
        table = server.hall.tables[made["code"]]
        await client.ask("ping")
        assert table.live is not None
        assert (table.running, table.live.at, table.live.clocks.stopped is not None) == (False, 4, True)


@scenario
async def test_a_game_that_was_over_has_no_record_any_more(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("A"), server.guest("B"))
        await clients[0].ask("start")
        await play_out(clients, random.Random(1))
        code, guest = clients[0].code, clients[0].guest
    damage(tmp_path, code, DAMAGES["unreadable"], 5)
    async with served(tmp_path) as server:
        guest = again(server, guest)
        assert (await guest.get(f"/api/tables/{code}/record", 422))["key"] == "log-broken"
        found = await guest.get(f"/api/tables/{code}/replay?seat=1")
        assert (found["outcome"], len(found["moments"])) == (None, 6)
        assert (await guest.connect(code)).lobby["problem"] == "log-broken"


@scenario
async def test_a_line_of_the_chat_that_cannot_be_read_is_let_go(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await played(server, 3)
        await clients[0].ask("chat", text="one")
        await clients[0].ask("chat", text="two")
        code = clients[0].code
    with sqlite3.connect(tmp_path / "tablee.db") as database:
        database.execute("UPDATE entries SET body = 'one' WHERE body LIKE '%\"one\"%'")
    database.close()
    async with served(tmp_path) as server:
        late = await server.guest().connect(code)
        assert [line["text"] for line in late.frames[-1]["d"]["chat"]] == ["two"]
        assert "problem" not in late.lobby


def test_what_was_taken_back_may_be_damaged() -> None:
    entries = [Entry(Kind.INPUT, 0, body) for body in "abc"]
    undo, bad = Entry(Kind.REWIND, 0, "2"), Entry(Kind.REWIND, 0, "9" * 5_000)
    said, judged = Entry(Kind.SPOKEN, 0, ""), Entry(Kind.JUDGED, 0, "d")
    assert counting([*entries, said, undo, judged]) == [*entries[:2], judged]
    assert counting([*entries, bad, judged]) == [*entries, bad]


@scenario
async def test_a_table_that_wakes_as_the_server_stops_is_let_go(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        code = (await played(server, 3))[0].code
    async with served(tmp_path) as server:
        coming = asyncio.create_task(server.hall.table(code))
        await asyncio.sleep(0)
        assert code in server.hall.waking
        server.hall.stopping = True
        assert await coming is None
        assert code not in server.hall.tables


@scenario
async def test_a_game_that_players_begin_is_woken_before_its_first_input(tmp_path: Path) -> None:
    options = {"sabotage": True}
    async with served(tmp_path) as server:
        ann = server.guest("Ann")
        (host, _) = await server.table(ann, server.guest("Bob"), seats=2, game="tacta", options=options)
        await host.ask("start")
        await host.until(lambda frame: frame["t"] == "step")
        code, jar = host.code, ann.session.cookie_jar
        cookies = {cookie.key: cookie.value for cookie in jar}
    async with served(tmp_path) as server:
        back = server.guest()
        back.session.cookie_jar.update_cookies(cookies)
        again = await back.connect(code)
        assert again.you == 0
        assert again.step is not None
        assert (again.step["at"], again.step["view"]["phase"]) == (0, "exchange")
        assert len(again.moves) == 6
        assert [limit["name"] for limit in again.step["deadlines"]] == ["exchange"]
        await again.play(again.moves[0])
