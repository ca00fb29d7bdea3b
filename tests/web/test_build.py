"""The built page: small, compressed, self-contained."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
FIRST_LOAD = 120_000
"""Bytes of script and styles, gzipped, of the first load."""


SEATS = {"tango": 3, "tarot": 4, "taichi": 3, "tacta": 3, "tapecho": 5}

FILES = 16
"""Scripts and styles that a table may ask for: on a phone each further one costs more than its bytes."""

MAKE = """(table) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(table) }).then((answer) => answer.json())"""

ASKED = """() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1))"""


def asked(page: Page, static: Path) -> dict[str, int]:
    """The scripts and styles that the page has asked for when it is quiet, with their gzipped size."""
    page.wait_for_load_state("networkidle")
    names = [name for name in page.evaluate(ASKED) if name.endswith((".js", ".css")) and name != "sw.js"]
    return {name: len(gzip.compress((static / name).read_bytes(), 9)) for name in names}


def check_load(load: dict[str, int]) -> None:
    assert any(name.endswith(".css") for name in load)
    assert sum(load.values()) <= FIRST_LOAD, (sum(load.values()), load)
    assert len(load) <= FILES, list(load)


def holds(load: dict[str, int], name: str) -> bool:
    """Whether a file of that name is among them."""
    return any(path.startswith(f"assets/{name}-") for path in load)


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/tarot", "/pass/tango", "/jour"])
def test_first_load_is_small(guest: Callable[..., Page], static: Path, path: str) -> None:
    page = guest(path)
    page.wait_for_selector("h1")
    load = asked(page, static)
    assert sum(load.values()) <= FIRST_LOAD, (sum(load.values()), load)
    assert not any(holds(load, name) for name in ("table", "lobby")) or path == "/jour"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", SEATS)
def test_a_table_under_way_is_small(guest: Callable[..., Page], static: Path, game: str, lang: str) -> None:
    page = guest("/rules", lang=lang)
    made = page.evaluate(MAKE, {"game": game, "seats": SEATS[game], "bots": "easy", "start": True})
    page.goto(f"/t/{made['code']}")
    page.wait_for_selector("[data-turn]")
    load = asked(page, static)
    check_load(load)
    assert holds(load, f"play-{game}")
    assert holds(load, f"house-{lang}")
    assert not any(holds(load, name) for name in ("lobby", "Home", "End", "Menu", "rules", "TextView"))


@pytest.mark.parametrize("game", SEATS)
def test_a_lobby_is_small_and_the_table_comes_when_all_are_there(
    guest: Callable[..., Page], static: Path, game: str
) -> None:
    page = guest("/rules")
    made = page.evaluate(MAKE, {"game": game, "seats": SEATS[game]})
    page.goto(f"/t/{made['code']}")
    page.get_by_role("img", name=re.compile("QR")).wait_for()
    load = asked(page, static)
    check_load(load)
    assert not holds(load, f"play-{game}")
    page.get_by_role("button", name=re.compile("^Ajouter")).click()
    page.wait_for_function(
        f"() => performance.getEntriesByType('resource').some((one) => /play-{game}/.test(one.name))"
    )


def test_all_there_is_to_fetch_is_bounded(static: Path) -> None:
    scripts = [path for path in (static / "assets").glob("*") if path.suffix in (".js", ".css")]
    total = sum(len(gzip.compress(path.read_bytes(), 9)) for path in scripts)
    assert total <= 3.8 * FIRST_LOAD  # five tables, their rules and ends in two languages, and every screen


def test_the_page_opens_without_a_network_whatever_the_language(static: Path) -> None:
    """What no page can do without is named in it, for the service worker to keep."""
    page = (static / "index.html").read_text(encoding="utf-8")
    kept = set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', page))
    for name in ("index", "art", "house-fr", "house-en", "Home"):
        assert any(path.startswith(f"assets/{name}-") for path in kept), name


def test_the_mark_is_in_the_page_itself(static: Path) -> None:
    page = (static / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<div id="app">.*?<svg[^>]*>(.*?)</svg>', page)
    assert found is not None
    assert found[1].count("<path d=") > 5


def test_files_have_compressed_twins(static: Path) -> None:
    for path in (static / "assets").glob("*.js"):
        if path.stat().st_size >= 1024:
            assert path.with_name(path.name + ".br").is_file()
            assert gzip.decompress(path.with_name(path.name + ".gz").read_bytes()) == path.read_bytes()


def test_nothing_is_fetched_from_elsewhere(static: Path) -> None:
    for path in (static / "index.html", *(static / "assets").glob("*.css")):
        assert not re.findall(r"""(?:src|href)=["']https?:|url\(["']?https?:""", path.read_text(encoding="utf-8"))


def test_no_inline_script_or_style(static: Path) -> None:
    page = (static / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|<script(?![^>]*\ssrc=)|\son\w+=", page)


def test_it_can_be_installed(static: Path) -> None:
    manifest = json.loads((static / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert (static / icon["src"].lstrip("/")).is_file()


def test_the_lock_names_no_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"integrity"') > 30
