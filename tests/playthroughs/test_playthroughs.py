"""Every playthrough is played again: each input is still legal, and all that follows from it is still the same."""

import difflib
from itertools import islice
from pathlib import Path

import pytest

import tablee
from tablee.kernel.registry import games

from .form import longest, read_header, told

FILES = sorted(Path(__file__).parent.glob("*.txt"))
SHOWN = 40
"""Lines of a difference worth reading: what comes after the first usually follows from it."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_still_goes_like_this(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    again = list(told(read_header(lines), [line for line in lines if line.startswith("> ")]))
    if again != lines:
        difference = difflib.unified_diff(lines, again, f"{path.name} as it was", f"{path.name} now", lineterm="", n=4)
        pytest.fail("\n".join(islice(difference, SHOWN)), pytrace=False)
    assert lines[-1].startswith("= over: ")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_is_short_enough_to_be_read(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= longest(read_header(lines).game)


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_playthrough_for_each_number_of_players(name: str) -> None:
    headers = [read_header(path.read_text(encoding="utf-8").splitlines()) for path in FILES]
    assert {header.seats for header in headers if header.game == name} == set(tablee.game(name).players)


@pytest.mark.parametrize("name", games())
def test_every_option_of_a_game_is_in_a_playthrough(name: str) -> None:
    headers = [read_header(path.read_text(encoding="utf-8").splitlines()) for path in FILES]
    chosen = {option for header in headers if header.game == name for option in header.options}
    assert chosen == set(tablee.game(name).options.__struct_fields__)
