"""The contracts between rooms bite: each breach, put into a copy of the house, is found."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
RULES = "games/tango/rules.py"


class Breach(NamedTuple):
    """An import that must not be."""

    file: str
    imported: str
    contract: str


BREACHES = {
    "rules that draw": Breach(RULES, "tablee.games.tango.rooms.terminal", "Nothing imports what a game brings"),
    "rules that know rich": Breach("games/tarot/rules.py", "rich", "Rules and kernel do no I/O"),
    "rules that know aiohttp": Breach("games/tarot/view.py", "aiohttp", "Rules and kernel do no I/O"),
    "rules that know the terminal": Breach("games/tacta/rules.py", "tablee.terminal.lines", "Rooms: imports go down"),
    "rules that know the server": Breach("games/tacta/bot.py", "tablee.server.problems", "Rooms: imports go down"),
    "a game that knows another": Breach("games/tarot/bot.py", "tablee.games.tango.bot", "A game knows nothing"),
    "a drawing of another game": Breach(
        "games/tarot/rooms/terminal.py", "tablee.games.tango.view", "A game knows nothing"
    ),
    "a drawing that knows the server": Breach(
        "games/tapecho/rooms/terminal.py", "tablee.server.problems", "What a game draws"
    ),
    "an answer that knows the terminal": Breach("games/taichi/rooms/http.py", "rich", "What a game answers"),
    "types that need a server": Breach("games/taichi/rooms/interface.py", "aiohttp", "What a game may be asked"),
    "a terminal that knows a game": Breach(
        "terminal/table.py", "tablee.games.tango.rooms.terminal", "No room knows a game"
    ),
    "a server that knows a game": Breach("server/http/api.py", "tablee.games.tango.view", "No room knows a game"),
    "a command that knows a game": Breach("cli.py", "tablee.games.taichi.daily", "No room knows a game"),
}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is said of a house with every breach in it."""
    home = tmp_path_factory.mktemp("house")
    shutil.copytree(
        ROOT / "src" / "tablee", home / "tablee", ignore=shutil.ignore_patterns("static", "__pycache__", "examples")
    )
    shutil.copy(ROOT / "pyproject.toml", home)
    for breach in BREACHES.values():
        path = home / "tablee" / breach.file
        path.write_text(f"{path.read_text(encoding='utf-8')}\nimport {breach.imported}\n", encoding="utf-8")
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(
        command, cwd=home, env={**os.environ, "PYTHONPATH": str(home)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout.partition("Broken contracts")[2]


@pytest.mark.parametrize("breach", BREACHES.values(), ids=BREACHES.keys())
def test_a_breach_is_found(said: str, breach: Breach) -> None:
    module = "tablee." + breach.file.removesuffix(".py").replace("/", ".")
    told = {part.partition("\n")[0]: part for part in parts(said)}
    (about,) = [text for name, text in told.items() if name.startswith(breach.contract)]
    assert f"{module} -> {breach.imported}" in about or f"{module} -> {breach.imported.partition('.')[0]}" in about


def parts(said: str) -> list[str]:
    """What is said of each broken contract, which begins with its underlined name."""
    lines = said.split("\n")
    heads = [at - 1 for at, line in enumerate(lines) if line and not line.strip("-") and at > 1]
    return ["\n".join(lines[start:end]) for start, end in zip(heads, [*heads[1:], None], strict=True)]
