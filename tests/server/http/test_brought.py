"""What a game or a language brings reaches the page: texts, rules, facts, colours and a tile that only draws."""

from pathlib import Path

import aiohttp
import pytest

import tablee
from tablee.kernel.looks import contrast
from tablee.server.http.brought import edition
from tablee.server.http.catalogue import catalogue
from tablee.texts.entries import completed, entries, plain_message
from tablee.texts.tiles import foreign_in

from ..tools import scenario, served

PLAIN = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9" fill="url(#a)"/></svg>'


def test_games_come_in_the_order_of_the_house() -> None:
    assert [game.name for game in catalogue()] == ["tango", "tarot", "taichi", "tacta", "tapecho"]


def test_every_game_has_a_title_in_every_language() -> None:
    for game in catalogue():
        assert set(game.title) == set(game.about) == {"fr", "en"}
        assert all(game.title.values())
        assert all(about and not set(about) & set("#{}\n") for about in game.about.values()), game.about


@pytest.mark.parametrize("name", tablee.games())
def test_colours_are_read_by_day_and_by_night(name: str) -> None:
    colour = tablee.game(name).colour
    for which, papers in enumerate((("#f7f1e3", "#fffaf0"), ("#171a2b", "#21253b"))):
        assert contrast(colour.accent[which], colour.on[which]) >= 4.5
        assert all(contrast(colour.ink[which], paper) >= 4.5 for paper in papers)


@scenario
async def test_a_page_has_all_of_a_game(tmp_path: Path) -> None:
    async with served(tmp_path) as server, aiohttp.ClientSession() as session:
        async with session.get(f"{server.url}/api/games/tango/page/fr") as response:
            page, mark = await response.json(), response.headers["ETag"]
        assert "title = Tango" in page["editions"][0]["texts"]
        assert page["editions"][0]["rules"].startswith("# ")
        assert page["facts"]["view"] == "TangoView"
        assert page["facts"]["clauses"][0] == "G1"
        async with session.get(f"{server.url}/api/games/tango/page/fr", headers={"If-None-Match": mark}) as again:
            assert again.status == 304
        for path in ("tango/page/xx", "belote/page/fr", "tango/tile.svg"):
            async with session.get(f"{server.url}/api/games/{path}") as missing:
                assert missing.status == 404
        async with session.get(f"{server.url}/api/texts/fr") as response:
            texts = (await response.json())["texts"]
        assert "language = Français" in texts
        assert "cli-about" not in texts


def test_an_edition_in_a_language_nobody_speaks_is_english() -> None:
    game = tablee.game("tango")
    there, english = edition(game, game.version, "xx"), edition(game, game.version, "en")
    assert entries(there.texts) == entries(english.texts)
    assert there.rules == english.rules


def test_what_a_text_lacks_is_added_in_english() -> None:
    whole = entries(completed("a = à\n", "a = a\n    .b = b\nc = c\n"))
    assert {name: text.strip() for name, text in whole.items()} == {"a": "a = à", "c": "c = c"}


def test_plain_messages_are_read_without_saying_them() -> None:
    text = "title = One\n    two\n    .about = Three\n        four.\n# A note\nother = { $x }\n"
    assert plain_message("title", text) == "One two"
    assert plain_message("title.about", text) == "Three four."
    assert plain_message("none", text) == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<path", "<script/><path"),
        ("<path", "<foreignObject/><path"),
        ("<path", "<style>@import 'x'</style><path"),
        ("<path", "<image href='http://evil.example/a.png'/><path"),
        ("<path", "<use href='http://evil.example/a.svg#b'/><path"),
        ("<path", "<path onclick='x()'"),
        ("url(#a)", "url(http://evil.example/)"),
        ("<svg", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg"),
        ("</svg>", ""),
    ],
)
def test_a_tile_is_a_drawing_and_no_more(old: str, new: str) -> None:
    assert foreign_in(PLAIN) == ""
    assert foreign_in(PLAIN.replace(old, new))
