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


def first_load(static: Path) -> dict[str, int]:
    """The files that the first page asks for at once, with their gzipped size."""
    page = (static / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)
    return {name: len(gzip.compress((static / name).read_bytes(), 9)) for name in names}


def test_first_load_is_small(static: Path) -> None:
    sizes = first_load(static)
    assert any(name.endswith(".js") for name in sizes)
    assert any(name.endswith(".css") for name in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


def test_a_table_of_each_game_is_small_too(static: Path) -> None:
    scripts = [path for path in (static / "assets").glob("*") if path.suffix in (".js", ".css")]
    total = sum(len(gzip.compress(path.read_bytes(), 9)) for path in scripts)
    assert total <= 3 * FIRST_LOAD


FILES = 13
"""Scripts and styles that a table may ask for: on a phone each further one costs more than its bytes."""

MAKE = """(game) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ game, seats: 3, bots: 'easy', start: true }) }).then((answer) => answer.json())"""

ASKED = """() => performance.getEntriesByType('resource').map(({ name }) => name)"""


@pytest.mark.parametrize("game", ["tango", "tarot", "taichi", "tacta"])
def test_a_table_is_few_files(guest: Callable[..., Page], game: str) -> None:
    page = guest("/rules")
    page.goto(f"/t/{page.evaluate(MAKE, game)['code']}")
    page.wait_for_selector("[data-turn]")
    asked = [name for name in page.evaluate(ASKED) if name.endswith((".js", ".css"))]
    assert any(f"/art-{game}-" in name for name in asked)
    assert len(asked) <= FILES, asked


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
