"""Who is there, who keeps whose seat, who is the host, and when the game waits."""

import asyncio
import gc
import random
from pathlib import Path
from typing import Any

from tablee import Sitter, loads
from tablee.server.lobby.series import again
from tablee.server.table.table import Table

from ..tools import Client, Server, eventually, play_out, scenario, served


async def started(server: Server, seats: int = 2, **extra: Any) -> list[Client]:
    clients = await server.table(*(server.guest(f"P{seat}") for seat in range(seats)), **extra)
    await clients[0].ask("start")
    for client in clients:
        await client.until_true(lambda client=client: client.step is not None and client.v == clients[0].v)
    return clients


def seat(client: Client, number: int) -> dict[str, Any]:
    return dict(client.lobby["seats"][number])


@scenario
async def test_a_bot_keeps_the_seat_of_somebody_absent_and_gives_it_back(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.2) as server:
        clients = await started(server)
        guest, code = clients[1].guest, clients[1].code
        await clients[1].drop()
        await clients[0].lobby_where(lambda lobby: not lobby["seats"][1].get("present", True))
        assert not seat(clients[0], 1).get("kept")
        await clients[0].lobby_where(lambda lobby: bool(lobby["seats"][1].get("kept")))
        assert seat(clients[0], 1)["level"]
        rng = random.Random(3)
        for _ in range(4):
            await clients[0].until_true(lambda: bool(clients[0].moves))
            await clients[0].play(rng.choice(clients[0].moves))
        back = await guest.connect(code)
        assert back.you == 1
        await clients[0].lobby_where(lambda lobby: not lobby["seats"][1].get("kept"))
        await play_out([clients[0], back], rng)


@scenario
async def test_a_short_absence_changes_nothing(tmp_path: Path) -> None:
    async with served(tmp_path, grace=5.0) as server:
        clients = await started(server)
        await clients[1].drop()
        back = await clients[1].guest.connect(clients[1].code, last=None)
        assert back.you == 1
        assert not seat(back, 1).get("kept")


@scenario
async def test_the_time_of_grace_begins_anew_with_each_absence(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        attendance = server.hall.tables[clients[0].code].attendance
        await clients[1].drop()
        await eventually(lambda: len(attendance._grace) == 1)
        await clients[1].guest.connect(clients[1].code)
        assert not attendance._grace, "else the end of the first absence would be taken for that of a later one"


@scenario
async def test_the_game_waits_when_nobody_plays(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.1, linger=60.0) as server:
        host = server.guest("Solo")
        made = await host.post(
            "/api/tables", {"game": "tango", "seats": 3, "bots": "steady", "start": True, "clock": 5, "name": "Solo"}
        )
        spectator = await server.guest().connect(made["code"])
        await asyncio.sleep(0.3)
        at = spectator.step["at"] if spectator.step else 0
        client = await host.connect(made["code"])
        await client.until_true(lambda: bool(client.moves))
        now = client.step["at"] if client.step else 0
        assert now >= at
        await client.drop()
        await asyncio.sleep(0.5)
        assert spectator.step is not None
        assert spectator.step["at"] == now, "bots do not play on among themselves"
        assert not seat(spectator, 0).get("kept")
        table = server.hall.tables[made["code"]]
        assert table.live is not None
        assert table.live.clocks.stopped is not None


@scenario
async def test_standing_up_during_the_game(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        await clients[1].ask("stand")
        assert seat(clients[1], 1)["kept"] is True
        assert clients[1].you == 1
        await clients[0].until_true(lambda: bool(clients[0].moves))
        await clients[0].play(clients[0].moves[0])
        await clients[0].until_true(lambda: bool(clients[0].moves))
        assert clients[1].step is not None
        assert await clients[1].refused("play", move=clients[0].moves[0], at=clients[1].step["at"]) == "bot-plays"
        again = await clients[1].guest.connect(clients[1].code)
        assert seat(again, 1)["kept"] is True, "who stood up sits down again by their own will"
        await again.ask("sit", seat=1)
        assert not seat(again, 1).get("kept")
        await play_out([clients[0], again], random.Random(1))
        assert (await sitters(clients[0]))[1] == Sitter(None, ("steady",)), "the record names who helped out"


@scenario
async def test_who_takes_their_seat_back_is_asked_what_the_bot_was_asked(tmp_path: Path) -> None:
    async with served(tmp_path, bot_delay=(60.0, 60.0)) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Bob"))
        await clients[0].ask("start")
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        first, second = sorted(clients, key=lambda client: not client.moves)
        await second.ask("stand")
        await first.play(first.moves[0])
        await second.until_true(lambda: bool(second.step) and second.step["at"] == first.step["at"])
        assert not second.moves, "a bot is asked"
        await second.ask("sit", seat=second.you)
        await second.until_true(lambda: bool(second.moves))
        again = await second.guest.connect(second.code, last=second.v)
        await again.until_true(lambda: bool(again.moves))
        await second.play(second.moves[0])


@scenario
async def test_the_record_says_who_played_at_each_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(*(server.guest(f"P{number}") for number in range(2)), seats=4)
        for place, level in ((2, "random"), (3, "sharp")):
            await clients[0].ask("set-bot", seat=place, level=level)
        await clients[0].ask("start")
        await clients[1].ask("stand")
        await play_out([clients[0]], random.Random(1))
        assert await sitters(clients[0]) == (Sitter(None), Sitter("steady", (None,)), Sitter("random"), Sitter("sharp"))
        seating = server.hall.tables[clients[0].code].seating
        people = again(seating, seating.host, seating.seed, ()).sitters()[:2]
        assert people == (Sitter(None), Sitter(None)), "the next game is another one"


async def sitters(client: Client) -> tuple[Sitter, ...]:
    """Who sat where, as the record of the table has it."""
    async with client.guest.session.get(f"{client.guest.url}/api/tables/{client.code}/record") as response:
        return loads(await response.text()).sitters


@scenario
async def test_a_lost_host_is_replaced(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.15) as server:
        clients = await server.table(*(server.guest(f"P{number}") for number in range(3)))
        assert clients[0].host
        assert clients[1].lobby["host"] == 0
        await clients[0].drop()
        await clients[1].until_true(lambda: clients[1].host)
        assert clients[1].lobby["host"] == 1
        back = await clients[0].guest.connect(clients[0].code)
        assert not back.host
        assert back.you == 0


@scenario
async def test_a_host_who_is_not_there_is_replaced_also_later(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.15, linger=0.05) as server:
        host, guest = server.guest("Host"), server.guest("Guest")
        made = await host.post("/api/tables", {"game": "tango", "seats": 2, "name": "Host"})
        client = await guest.connect(made["code"])
        await client.ask("sit", seat=1)
        await client.until_true(lambda: client.host)
        assert client.lobby["host"] == 1


@scenario
async def test_the_host_hands_over(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(*(server.guest(f"P{number}") for number in range(3)))
        assert await clients[1].refused("hand-over", seat=1) == "not-host"
        await clients[2].ask("stand")
        await clients[0].ask("hand-over", seat=1)
        await clients[1].until_true(lambda: clients[1].host)
        assert await clients[0].refused("set-bot", seat=2, level="steady") == "not-host"
        await clients[1].ask("set-bot", seat=2, level="steady")


@scenario
async def test_spectators_are_counted_and_cannot_act(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        watcher = await server.guest("Eve").connect(clients[0].code)
        screen = await clients[0].guest.connect(clients[0].code, "?watch")
        await clients[0].lobby_where(lambda lobby: lobby.get("spectators") == 2)
        assert watcher.you is None
        assert screen.you is None
        assert screen.host is False
        assert not screen.moves
        for kind, data in (
            ("stand", {}),
            ("add-word", {"word": "x"}),
            ("ask-undo", {}),
            ("answer-undo", {"agree": True}),
        ):
            assert await watcher.refused(kind, **data) in ("not-seated", "undo-not-asked", "already-started")
        assert await screen.refused("sit", seat=1) == "not-seated"
        assert await screen.refused("play", move={"type": "dance", "dancer": 0, "steps": 1}, at=2) == "not-seated"
        await watcher.close()
        await clients[0].lobby_where(lambda lobby: lobby.get("spectators") == 1)


@scenario
async def test_people_who_share_a_screen_have_seats_of_their_own(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        family = server.guest("Family")
        made = await family.post("/api/tables", {"game": "tarot", "seats": 3, "name": "Ann"})
        hands = [await family.connect(made["code"], f"?hand={number}") for number in range(3)]
        for number, client in enumerate(hands[1:], 1):
            await client.ask("rename", name=f"Child {number}")
            await client.ask("sit", seat=number)
        await hands[0].ask("start")
        await play_out(hands, random.Random(2))
        assert [client.you for client in hands] == [0, 1, 2]
        mine = await family.get("/api/mine")
        assert [table["code"] for table in mine] == [made["code"]]
        stranger = server.guest()
        other = await stranger.connect(made["code"], "?hand=1")
        assert other.you is None


@scenario
async def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async with served(tmp_path, linger=0.1) as server:
        clients = await started(server)
        code = clients[0].code
        await clients[0].ask("chat", text="Bonsoir !")
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        actor = next(client for client in clients if client.moves)
        await actor.play(actor.moves[0])
        at, last = actor.step["at"] if actor.step else 0, actor.v
        task = server.hall.tables[code].task
        for client in clients:
            await client.close()
        await eventually(lambda: code not in server.hall.tables)
        await eventually(task.done)
        back = [await client.guest.connect(code, last=last) for client in clients]
        assert [client.you for client in back] == [0, 1]
        for client in back:
            assert client.step is not None
            assert client.step["at"] == at
            assert client.v is not None
            assert last is not None
            assert client.v > last
        assert back[0].frames[-1]["t"] in ("welcome", "lobby")
        welcome = next(frame for frame in back[0].frames if frame["t"] == "welcome")
        assert [line["text"] for line in welcome["d"]["chat"]] == ["Bonsoir !"]
        await play_out(back, random.Random(4))


@scenario
async def test_a_table_put_away_does_not_wait_for_the_collector(tmp_path: Path) -> None:
    async with served(tmp_path, linger=0.05) as server:
        clients = await started(server)
        await clients[0].until_true(lambda: any(client.moves for client in clients))
        gc.collect()
        gc.disable()
        try:
            for client in clients:
                await client.close()
            await eventually(lambda: not server.hall.tables)
            await eventually(lambda: not any(isinstance(found, Table) for found in gc.get_objects()))
        finally:
            gc.enable()
