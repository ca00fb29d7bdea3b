"""The compiled build plays the same games as the sources."""

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.checksum import ROOT, compare
from fast_build import HOT, SOURCES, compile_into

GAMES = ["tacta", "taichi", "tango", "tapecho", "tarot"]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with its compiled modules, made anew: about half a minute of a core."""
    folder = tmp_path_factory.mktemp("fast")
    made = compile_into(folder)
    assert len(made) == len(HOT) + 1, "a file for each module, and what they share"
    return folder


def test_what_is_compiled_is_there() -> None:
    assert all((SOURCES / "tablee" / path).exists() for path in HOT)
    assert len(set(HOT)) == len(HOT)


@pytest.mark.parametrize("games", [500, pytest.param(10_000, marks=pytest.mark.slow)])
def test_the_same_games_compiled_and_interpreted(package: Path, games: int) -> None:
    fast, plain = (said.splitlines() for said in compare(package, games, GAMES))
    assert (fast[0], plain[0]) == ("running compiled", "running interpreted")
    assert fast[1:] == plain[1:]
    assert [line.split()[:2] for line in fast[1:]] == [[name, str(games)] for name in GAMES]


@pytest.mark.parametrize(("lang", "said"), [("en", "compiled"), ("fr", "compilé")])
def test_the_version_says_which_is_running(package: Path, lang: str, said: str) -> None:
    command = [sys.executable, "-m", "tablee.cli", "--lang", lang, "--version"]
    shown = subprocess.run(command, env={"PYTHONPATH": str(package)}, cwd=ROOT, capture_output=True, text=True)
    assert f"({said})" in shown.stdout
