"""Long texts among the options go by a mark; options are checked before they are chosen; a table tells its names."""

from importlib.resources import files
from pathlib import Path

import pytest

from tablee.server.lobby.long_options import LONG, MOST, Shelf, mark, shortened

from ..tools import Refused, scenario, served

DECK = (files("tablee.games.tapecho") / "example.toml").read_text(encoding="utf-8")
ASKED = {"game": "tapecho", "seats": 4}


def test_only_long_texts_go_by_a_mark() -> None:
    options = {"deck": DECK, "camps": "wm", "seconds": 6, "one_of_each": True, "rounds": None}
    assert shortened(options) == options | {"deck": mark(DECK)}
    assert len(mark(DECK)) < LONG


def test_a_mark_is_the_text_on_the_shelf_or_the_one_chosen_before() -> None:
    shelf = Shelf()
    assert shelf.restored({"deck": mark(DECK)}, {}) == {"deck": mark(DECK)}
    assert shelf.restored({"deck": mark(DECK), "seconds": 6}, {"deck": DECK}) == {"deck": DECK, "seconds": 6}
    shelf.keep({"deck": DECK, "camps": "wm"})
    assert shelf.restored({"deck": mark(DECK)}, {}) == {"deck": DECK}
    assert list(shelf.texts.values()) == [DECK]


def test_the_oldest_texts_make_room() -> None:
    shelf = Shelf()
    texts = [str(number) * (MOST // 3) for number in range(4)]
    for text in texts:
        shelf.keep({"deck": text})
        shelf.keep({"deck": text})
    assert list(shelf.texts.values()) == texts[1:]
    assert shelf.letters == sum(map(len, texts[1:])) <= MOST


@scenario
async def test_options_are_checked_and_a_deck_is_chosen_by_its_mark(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        client, other = await server.table(server.guest("Ann"), server.guest("Bob"), game="tapecho", seats=4)
        checked = await client.guest.post(
            "/api/options", {**ASKED, "options": {"deck": DECK, "seconds": 3}}, status=200
        )
        assert checked == {"options": {"deck": mark(DECK), "seconds": 3}}
        await client.ask("set-table", options=checked["options"])
        assert server.hall.tables[client.code].seating.options == {"deck": DECK, "seconds": 3}
        assert (await other.guest.get(f"/api/tables/{client.code}"))["options"]["deck"] == mark(DECK)
        with pytest.raises(Refused) as refused:
            await client.ask("set-table", options={"deck": mark("never handed in")})
        assert refused.value.ack["problem"].startswith("deck-")


@scenario
async def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Ann")
        text = DECK.replace("value = 2", "value = 12").replace('spot = "lune"', 'spot = "mars"')
        found = (await guest.post("/api/options", {**ASKED, "options": {"deck": text}}, status=200))["problems"]
        assert {problem["key"] for problem in found} == {"deck-value", "deck-spot"}
        assert len(found) > 2
        assert [problem["args"]["line"] for problem in found] == sorted(problem["args"]["line"] for problem in found)
        found = await guest.post(
            "/api/options", {"game": "tapecho", "seats": 10, "options": {"deck": DECK}}, status=200
        )
        assert [problem["key"] for problem in found["problems"]] == ["deck-small"]
        found = await guest.post("/api/options", {**ASKED, "options": {"seconds": 7}}, status=200)
        assert [problem["key"] for problem in found["problems"]] == ["option-wrong"]
        assert (await guest.post("/api/options", {**ASKED, "seats": 11, "options": {}}, status=422))["key"]


@scenario
async def test_a_table_tells_what_its_cards_are_called(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Ann")
        own = await guest.post("/api/tables", {**ASKED, "options": {"deck": DECK}})
        names = await guest.get(f"/api/tables/{own['code']}/names?lang=en")
        assert names["context-0"] == "The haunted manor"
        assert names["context-0.symbol"] == "♠"
        assert names["card-0"] == "Soap bubble"
        assert (await guest.get(f"/api/tables/{own['code']}/names"))["card-0"] == "Bulle de savon"
        house = await guest.post("/api/tables", ASKED)
        assert await guest.get(f"/api/tables/{house['code']}/names?lang=fr") == {}
        await guest.get(f"/api/tables/{own['code']}/names?lang=xx", status=400)
        await guest.get("/api/tables/XXXXXX/names", status=404)
