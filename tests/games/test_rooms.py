"""What games bring for other rooms: named in `Game.rooms`, there, and loaded by nobody else."""

import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.kernel.registry import offered
from tablee.kernel.rooms import Rooms, enter

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tablee" / "games"

WANTED = {
    "terminal": "draw",
    "commands": "COMMANDS",
    "stock": "stocked",
    "interface": "OPERATIONS",
    "settings": "SETTINGS",
    "http": "answers",
    "care": "look",
    "envs": "encoding",
}
"""What each room asks its module for."""

NAMES = [game.name for game in offered()]


@pytest.mark.parametrize("name", NAMES)
def test_every_module_is_in_the_games_own_folder_and_has_what_its_room_asks_for(name: str) -> None:
    for room, module in tablee.game(name).rooms._asdict().items():
        assert module in ("", f"tablee.games.{name}.rooms.{room}")
        assert not module or hasattr(enter(module), WANTED[room])


@pytest.mark.parametrize("name", NAMES)
def test_every_file_of_a_room_is_named(name: str) -> None:
    there = {path.stem for path in (GAMES / name / "rooms").glob("*.py")} & set(Rooms._fields)
    assert there == {room for room, module in tablee.game(name).rooms._asdict().items() if module}


def test_all_rooms_are_known() -> None:
    assert set(Rooms._fields) == WANTED.keys()


def test_a_game_without_rooms_brings_nothing() -> None:
    assert enter("") is None


def test_the_rules_of_all_games_load_neither_terminal_nor_server() -> None:
    code = """
import sys, tablee
for name in tablee.games():
    tablee.game(name).start(tablee.game(name).players[0])
found = {"rich", "aiohttp", "fluent", "tablee.terminal", "tablee.server", "tablee.texts"} & sys.modules.keys()
print(*found, end="")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == ""


def test_a_table_loads_the_drawing_of_its_own_game_alone() -> None:
    code = """
import sys, tablee
from tablee.terminal.drawing import drawing
drawing(tablee.game("tango"))
print(*(name for name in sys.modules if ".rooms." in name and not name.startswith("tablee.games.tango")), end="")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == ""
