"""A sixth game, from outside: `examples/morpion-cache` beside the built wheel, in a virtual environment of its own."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect

from .conftest import LAPTOP, PHONE, Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "morpion-cache"
WRITTEN = (".py", ".ts", ".svelte", ".ftl", ".md", ".css")
TURNS = 40
"""Nobody can mark more cells, nor run into more marks."""

pytestmark = pytest.mark.xdist_group("sixth game")

Opener: TypeAlias = Callable[[dict[str, int]], Page]


@pytest.fixture(scope="module")
def home(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new virtual environment with the wheel of the house and that of the game, and nothing of this tree."""
    place = tmp_path_factory.mktemp("elsewhere")
    uv = str(Path(sys.executable).with_name("uv"))
    for source in (ROOT, EXAMPLE):
        subprocess.run([uv, "build", "-q", "--wheel", "-o", str(place / "dist"), str(source)], check=True)
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, str(place / "venv")], check=True)
    python = place / "venv" / "bin" / "python"
    wheels = [str(wheel) for wheel in sorted((place / "dist").glob("*.whl"))]
    subprocess.run([uv, "pip", "install", "-q", "--python", str(python), *wheels], cwd=place, check=True)
    return place


def run(home: Path, *arguments: str, said: str = "", code: int = 0) -> str:
    """What the `tablee` of that environment prints, far from this tree."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TABLEE"))}
    done = subprocess.run(
        [str(home / "venv" / "bin" / "tablee"), *arguments, "--lang", "en"],
        cwd=home,
        env={**environment, "COLUMNS": "100", "XDG_DATA_HOME": str(home)},
        input=said,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_the_house_knows_nothing_of_it() -> None:
    entry = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    assert entry == {"tablee.games": {"morpion": "morpion_cache:game"}}
    written = [path for place in ("src", "web/src") for path in (ROOT / place).rglob("*") if path.suffix in WRITTEN]
    assert len(written) > 300
    assert [path.name for path in written if "morpion" in path.read_text(encoding="utf-8").lower()] == []


def test_it_keeps_the_laws(home: Path) -> None:
    assert "Morpion keeps all the laws of the house" in run(home, "conformance", "morpion", "-n", "6")


def test_it_is_on_the_list_and_its_rules_are_read(home: Path) -> None:
    assert "-o lost_turn  A bump costs the turn" in run(home, "games")
    assert "M4 · Running into somebody" in run(home, "rules", "morpion", "taken")


def test_its_searching_bot_plays_and_beats_the_careless_one(home: Path) -> None:
    text = run(home, "simulate", "morpion", "-n", "12", "--seats", "2", "--bots", "sharp,easy", "--seed", "1")
    wins = {level: float(share) for level, share in re.findall(r"(\w+) +12 +([\d.]+) %", text)}
    assert wins["sharp"] > 70 > wins["easy"]
    assert "marks in a line" in text


def test_it_is_played_in_the_terminal(home: Path) -> None:
    record = home / "game.json"
    wanted = ("--bots", "1", "--level", "easy", "--seed", "3", "--save", str(record))
    text = run(home, "play", "morpion", *wanted, said="1\n" * TURNS)
    assert "Morpion caché" in text
    assert "✕" in text
    assert re.search(r"You mark cell \d", text)
    assert re.search(r"All in a line|A full square", text)
    run(home, "verify", str(record))


@pytest.fixture(scope="module")
def house(home: Path) -> Iterator[Server]:
    """The server of that environment."""
    server = Server(home / "data", python=str(home / "venv" / "bin" / "python"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def open_page(house: Server, browser: Browser) -> Iterator[Opener]:
    """The first page in a new browser, where nothing may go wrong."""
    faults: list[str] = []
    contexts = []

    def complain(line: ConsoleMessage) -> None:
        if line.type == "error":
            faults.append(line.text)

    def opened(size: dict[str, int]) -> Page:
        screen = ViewportSize(width=size["width"], height=size["height"])
        context = browser.new_context(base_url=house.url, viewport=screen, locale="fr-FR", reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", complain)
        page.goto("/")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_it_is_played_to_its_end_in_a_browser(open_page: Opener, size: dict[str, int]) -> None:
    page = open_page(size)
    tile = page.locator("article[data-game=morpion]")
    expect(tile.get_by_role("heading", name="Morpion caché")).to_be_visible()
    expect(tile).to_contain_text("2 à 3 joueurs")
    expect(page.locator("article[data-game]").last).to_have_attribute("data-game", "morpion")
    tile.scroll_into_view_if_needed()
    expect(tile.locator("img")).to_have_js_property("naturalWidth", 320)
    accent = tile.evaluate("tile => getComputedStyle(tile).getPropertyValue('--accent')")
    assert accent.replace(" ", "") == "light-dark(#3b4fa0,#5468bd)"
    tile.get_by_role("button", name="Jouer tout de suite").click()
    free = page.locator("[data-cell][data-legal]")
    end = page.get_by_role("dialog")  # called otherwise when one has won
    board = page.locator("[data-cell]")
    expect(board).to_have_count(25)
    width = board.first.evaluate("cell => cell.getBoundingClientRect().width")
    assert width >= 44
    for _ in range(TURNS):
        expect(free.or_(end).first).to_be_visible()
        if end.is_visible():
            break
        before = free.count()
        free.nth(before // 2).click()
        expect(free).not_to_have_count(before)
    expect(end).to_contain_text(re.compile("ligne|Grille pleine"))


def test_its_rules_are_a_page(open_page: Opener) -> None:
    page = open_page(LAPTOP)
    page.goto("/rules")
    page.get_by_role("link", name="Morpion caché").click()
    expect(page.get_by_role("heading", name="Morpion caché")).to_be_visible()
    expect(page.locator("#M4")).to_contain_text("vous découvrez à qui elle est")
