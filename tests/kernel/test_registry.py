"""Which games there are."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tablee
from tablee import AnyGame, UnknownGame

from .toys import toy


def test_the_games_of_the_house_are_installed() -> None:
    assert {"tango", "tarot"} <= set(tablee.games())
    assert list(tablee.games()) == sorted(tablee.games())


@pytest.mark.parametrize("name", tablee.games())
def test_a_game_is_found_by_its_name_and_games_can_be_listed_afterwards(name: str) -> None:
    assert tablee.game(name).name == name
    assert name in tablee.games()


def test_an_unknown_game_is_named_beside_those_known() -> None:
    with pytest.raises(UnknownGame) as caught:
        tablee.game("whist")
    assert caught.value.problem.args == {"game": "whist", "known": tablee.games()}


def test_a_game_can_be_added_for_the_process(registered: Callable[[AnyGame], AnyGame]) -> None:
    game = registered(toy())
    assert tablee.game("toy") is game
    assert "toy" in tablee.games()


def test_a_game_added_again_takes_the_place_of_the_first(registered: Callable[[AnyGame], AnyGame]) -> None:
    registered(toy())
    again = registered(toy(longest=5))
    assert tablee.game("toy") is again


def test_a_package_that_cannot_be_loaded_is_named_and_stops_no_other_game(tmp_path: Path) -> None:
    about = tmp_path / "whist-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: whist\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tablee.games]\nwhist = whist_of_old:game\n")
    (tmp_path / "whist_of_old.py").write_text("import cards_that_nobody_has\n")
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "games", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "“whist” is installed, but its package whist_of_old cannot be loaded" in done.stderr
    assert "No module named 'cards_that_nobody_has'" in done.stderr
    assert "Traceback" not in done.stderr
    assert "Tango" in done.stdout


def test_what_a_game_brings_for_a_room_and_cannot_be_loaded_is_named_and_stops_no_other(tmp_path: Path) -> None:
    about = tmp_path / "whist-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: whist\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tablee.games]\nwhist = whist_of_old:game\n")
    (tmp_path / "whist_of_old.py").write_text(
        "from dataclasses import replace\nimport tablee\nfrom tablee.kernel.rooms import Rooms\n"
        "rooms = Rooms(commands='whist_commands', settings='whist_set')\n"
        "game = replace(tablee.game('tango'), name='whist', rooms=rooms)\n"
    )
    (tmp_path / "whist_commands.py").write_text("import cards_that_nobody_has\n")
    (tmp_path / "whist_set.py").write_text("1 / 0\n")
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "games", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "“whist” is installed, but its package whist_commands cannot be loaded" in done.stderr
    assert "whist_set cannot be loaded (ZeroDivisionError" in done.stderr
    assert "Traceback" not in done.stderr
    assert "Tai Chi Chuan" in done.stdout
