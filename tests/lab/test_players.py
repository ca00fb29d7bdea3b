"""Players of the house and of one's own."""

from pathlib import Path
from random import Random

import pytest

import tablee
from tablee import TableeError
from tablee.bots.simple import level
from tablee.lab.players import find_player, is_file, is_function

TANGO = tablee.game("tango")
MOVES = [TANGO.parse("ir1"), TANGO.parse("ir2")]


def written(folder: Path, text: str, name: str = "own.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def wrong(text: str) -> str:
    with pytest.raises(TableeError) as caught:
        find_player(TANGO, text)
    return caught.value.problem.key


def test_a_level_of_the_house() -> None:
    assert find_player(TANGO, "easy") is level(TANGO, "easy")
    assert wrong("genius") == "level-unknown"


def test_a_function_in_a_file_and_what_lies_beside_it(tmp_path: Path) -> None:
    written(tmp_path, "def first(moves):\n    return moves[0]\n", "beside_own.py")
    place = written(tmp_path, "import beside_own\ndef play(view, moves, rng):\n    return beside_own.first(moves)\n")
    play = find_player(TANGO, f"{place}:play")
    assert play(TANGO.start(2).view(0), MOVES, Random(1)) == MOVES[0]


def test_a_function_of_an_installed_module() -> None:
    play = find_player(TANGO, "tablee.bots.simple:play_at_random")
    assert play(TANGO.start(2).view(0), MOVES[:1], Random(1)) == MOVES[0]


def test_what_cannot_be_found_or_loaded_is_said(tmp_path: Path) -> None:
    place = written(tmp_path, "play = 3\n")
    assert wrong(f"{place}:play") == wrong(f"{place}:other") == "player-missing"
    assert wrong(f"{tmp_path}/nowhere.py:play") == "player-unreadable"
    assert wrong("no.such.module:play") == "player-unreadable"
    assert wrong(f"{written(tmp_path, '1/0', 'bad.py')}:play") == "player-unreadable"


def test_a_player_that_fails_is_named(tmp_path: Path) -> None:
    place = written(tmp_path, "def play(view, moves, rng):\n    return {}['x']\n")
    with pytest.raises(TableeError, match=r"player-failed.*own\.py:play.*KeyError"):
        find_player(TANGO, f"{place}:play")(TANGO.start(2).view(0), [], Random(1))


def test_files_modules_and_levels_are_told_apart() -> None:
    assert [is_function(text) for text in ("sharp", "a.py:f", "a.b:f")] == [False, True, True]
    assert [is_file(text) for text in ("sharp", "a.py:f", "a.b:f", "a.py")] == [False, True, False, False]
