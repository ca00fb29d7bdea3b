"""A host's own deck of Tapécho at a table (P3): handed in when the table is made, kept whole, never in a frame."""

import io
import json
import random
from importlib.resources import files
from pathlib import Path

import tablee
from tablee import loads, replay

from .tools import Client, Server, play_out, scenario, served

HOUSE = (files("tablee.games.tapecho") / "deck.toml").read_text(encoding="utf-8")
OWN = HOUSE + "".join(f"# {number:05d} a remark of the host, for whoever reads the file\n" for number in range(450))
"""The house's deck with many remarks: as large as a deck gets."""


async def party(server: Server, deck: str) -> list[Client]:
    return await server.table(*(server.guest(f"P{seat}") for seat in range(4)), game="tapecho", options={"deck": deck})


@scenario
async def test_a_large_deck_is_played_with_and_is_in_the_record(tmp_path: Path) -> None:
    assert 55_000 < len(OWN) < 70_000
    async with served(tmp_path) as server:
        clients = await party(server, OWN)
        await clients[0].ask("start")
        await play_out(clients, random.Random(3))
        assert max(len(text) for client in clients for text in client.texts) < 30_000, "the text is in no frame"
        async with clients[0].guest.session.get(f"{server.url}/api/tables/{clients[0].code}/record") as response:
            record = loads(await response.text())
        assert record.options == tablee.game("tapecho").choose(4, {"deck": OWN})
        assert replay(record).state.outcome == record.outcome


@scenario
async def test_other_options_can_be_changed_and_the_deck_stays(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await party(server, OWN)
        told = clients[0].lobby["options"]["deck"]
        assert len(told) < 40
        await clients[0].ask("set-table", options={"deck": told, "seconds": 10})
        assert server.hall.tables[clients[0].code].seating.options == {"deck": OWN, "seconds": 10}
        await clients[0].ask("set-table", options={"seconds": 10})
        assert server.hall.tables[clients[0].code].seating.options == {"seconds": 10}


@scenario
async def test_a_mistake_is_found_with_its_line_and_card(tmp_path: Path) -> None:
    lines = HOUSE.split("\n")
    place = next(number for number, line in enumerate(lines, 1) if "value = 5" in line)
    lines[place - 1] = lines[place - 1].replace("value = 5", "value = 55")
    async with served(tmp_path) as server:
        guest = server.guest("Ann")
        asked = {"game": "tapecho", "seats": 4}
        wrong = await guest.post("/api/tables", {**asked, "options": {"deck": "\n".join(lines)}}, status=422)
        assert wrong["key"] == "deck-value"
        assert wrong["args"]["line"] == place
        assert wrong["args"]["card"]
        assert wrong["args"]["value"] == "55"
        wrong = await guest.post("/api/tables", {**asked, "options": {"deck": HOUSE + "\natouts = ["}}, status=422)
        assert wrong["key"] == "deck-syntax"
        assert wrong["args"]["line"] >= len(HOUSE.split("\n"))
        wrong = await guest.post("/api/tables", {**asked, "options": {"deck": "a = " + "[" * 100_000}}, status=422)
        assert wrong["key"] == "deck-syntax"


@scenario
async def test_a_deck_too_large_is_refused_and_the_server_goes_on(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Ann")
        asked = {"game": "tapecho", "seats": 4, "name": "Ann"}
        wrong = await guest.post("/api/tables", {**asked, "options": {"deck": "#" * 200_001}}, status=422)
        assert wrong["key"] == "option-wrong"
        assert wrong["args"]["option"] == "deck"
        body = io.BytesIO(json.dumps({**asked, "options": {"deck": "#" * 1_600_000}}).encode())
        async with guest.session.post(server.url + "/api/tables", data=body) as response:
            assert response.status == 413
        client = await guest.connect((await guest.post("/api/tables", asked))["code"])
        await client.say("set-table", options={"deck": OWN[:20_000]})
        assert (await client.bye())["reason"] == "too-big", "long texts do not go over the socket"
