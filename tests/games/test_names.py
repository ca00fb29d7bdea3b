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
