"""No room and no page knows a game by its name: only a game's own folders do."""

import re
from pathlib import Path

from tablee.kernel.registry import games

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
