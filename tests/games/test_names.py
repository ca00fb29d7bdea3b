"""No room and no page knows a game by its name: only a game's own folders do."""

import re
from pathlib import Path

from tablee.kernel.registry import games, offered
from tablee.server.command import settings_of_games
from tablee.terminal.commands import extras

ROOT = Path(__file__).parents[2]
WRITTEN = (".py", ".ts", ".svelte", ".ftl", ".css")
OWN = ("src/tablee/games/", "web/src/games/", "web/src/generated/", "src/tablee/server/static/")
"""The games' own folders, and what is made from them."""


def test_no_code_outside_a_games_own_folders_names_it() -> None:
    named = re.compile(rf"\b({'|'.join(games())})\b")
    found = []
    for place in ("src/tablee", "web/src"):
        for path in sorted((ROOT / place).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix not in WRITTEN or name.startswith(OWN):
                continue
            if any(f"/{game}/" in name or path.stem == game for game in games()):
                continue
            text = path.read_text(encoding="utf-8")
            found += [f"{name}: {word}" for word in sorted(set(named.findall(text)))]
    assert found == []


def test_nothing_that_measures_or_builds_the_house_lists_its_games() -> None:
    """A figure may be one of some games by name; one of all games asks which there are."""
    here = [path for path in ROOT.iterdir() if path.suffix in (".py", ".toml") or path.name == "Makefile"]
    tools = [path for place in ("benchmarks", "packaging", ".github") for path in (ROOT / place).rglob("*")]
    web = [path for path in (ROOT / "web").iterdir() if path.suffix in (".py", ".ts", ".js")]
    written = [path for path in (*here, *tools, *web) if path.is_file() and path.suffix not in (".md", ".pyc")]
    assert len(written) > 20
    listed = [
        path.relative_to(ROOT).as_posix() for path in written if len(words(path) & set(games())) > len(games()) // 2 + 1
    ]
    assert sorted(listed) == ["pyproject.toml"]


def words(path: Path) -> set[str]:
    """The words in a file."""
    return set(re.findall(r"\w+", path.read_text(encoding="utf-8", errors="replace")))


def test_the_house_knows_no_address_setting_or_command_of_one_game() -> None:
    """What one game brings besides its table is called by name in its own folders alone."""
    own = {screen for game in offered() for screen in game.screens}
    own |= {f"cli-serve-{name}" for _, name, _ in settings_of_games()}
    own |= {f"cli-{command}" for command in extras()}
    assert {"jour", "cli-serve-words", "cli-daily", "cli-deck"} <= own
    named = re.compile(rf"(?<![\w’-])({'|'.join(map(re.escape, sorted(own)))})(?![\w-])")
    found = []
    for place in ("src/tablee", "web/src"):
        for path in sorted((ROOT / place).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix not in WRITTEN or name.startswith(OWN):
                continue
            lines = path.read_text(encoding="utf-8").split("\n")
            # In a sentence, a word is only a word: what counts there is what the message is called.
            keys = [line.partition("=")[0] if path.suffix == ".ftl" else line for line in lines]
            found += [f"{name}: {word}" for word in sorted(set(named.findall("\n".join(keys))))]
    assert found == []
