"""What players wish to be: the camps of Tapécho (P4), each for themselves, in the lobby."""

import random
from pathlib import Path

import tablee
from tablee import loads

from ..tools import Client, Server, play_on, scenario, served


async def party(server: Server, **extra: object) -> list[Client]:
    return await server.table(*(server.guest(f"P{seat}") for seat in range(4)), game="tapecho", **extra)


def wishes(client: Client) -> str:
    return "".join(seat.get("wish", "?") for seat in client.lobby["seats"])


@scenario
async def test_everybody_chooses_their_own_camp_and_all_see_it(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await party(server)
        for client, letter in zip(clients, "mmww", strict=True):
            await client.ask("wish", letter=letter)
        await clients[0].lobby_where(lambda lobby: wishes(clients[0]) == "mmww")
        assert clients[0].lobby["options"] == {}, "the host has chosen nothing"
        await clients[0].ask("start")
        for client in clients:
            await client.until_true(lambda client=client: client.step is not None)
            assert client.step is not None
            assert client.step["view"]["camps"] == [1, 1, 0, 0]
        assert clients[0].lobby["options"] == {"camps": "mmww"}
        assert await clients[1].refused("wish", letter="w") == "already-started"


@scenario
async def test_a_wish_goes_along_to_another_seat_and_leaves_with_its_player(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Bob"), game="tapecho", seats=5)
        await clients[1].ask("wish", letter="w")
        await clients[1].ask("sit", seat=4)
        assert wishes(clients[1]) == "????w"
        await clients[0].ask("set-table", seats=4)
        await clients[0].lobby_where(lambda lobby: wishes(clients[0]) == "?w??")
        await clients[1].ask("wish", letter="")
        assert wishes(clients[1]) == "????"
        await clients[1].ask("wish", letter="m")
        await clients[1].ask("stand")
        assert wishes(clients[1]) == "????"
        assert await clients[1].refused("wish", letter="m") == "not-seated"


@scenario
async def test_wishes_go_before_what_the_host_has_noted_and_others_are_drawn(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await party(server, options={"camps": "wwmm"})
        await clients[3].ask("wish", letter="w")
        await clients[0].ask("start")
        await clients[0].until_true(lambda: clients[0].step is not None)
        assert clients[0].lobby["options"] == {"camps": "wwmw"}
        assert clients[0].step is not None
        camps = clients[0].step["view"]["camps"]
        assert sorted(camps) == [0, 0, 1, 1], "one of the three women plays a man"
        assert camps[2] == 1


@scenario
async def test_a_rematch_asks_again(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), game="tapecho", seats=4)
        await clients[0].ask("wish", letter="m")
        for seat in (1, 2, 3):
            await clients[0].ask("set-bot", seat=seat, level="easy")
        await clients[0].ask("start")
        await play_on(clients[0], random.Random(1))
        async with clients[0].guest.session.get(f"{server.url}/api/tables/{clients[0].code}/record") as response:
            record = loads(await response.text())
        assert record.options == tablee.game("tapecho").choose(4, {"camps": "m???"})
        await clients[0].ask("rematch")
        await clients[0].lobby_where(lambda lobby: "next" in lobby)
        again = await clients[0].guest.connect(clients[0].lobby["next"])
        assert again.lobby["options"] == {}
        assert wishes(again)[0] == "m"


@scenario
async def test_what_the_game_does_not_know_cannot_be_wished(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await party(server)
        assert await clients[1].refused("wish", letter="x") == "option-wrong"
        assert await clients[1].refused("wish", letter="wm") == "frame-malformed"
        others = await server.table(server.guest("Ann"), server.guest("Bob"), game="tango")
        assert await others[1].refused("wish", letter="w") == "option-unknown"
        games = {game["name"]: game for game in await clients[0].guest.get("/api/games")}
        assert games["tapecho"]["wish"] == "wm"
        assert games["tango"]["wish"] == ""
