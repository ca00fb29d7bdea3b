"""The compiled build plays the same games as the sources."""

import shutil
import subprocess
import sys
from fcntl import LOCK_EX, flock
from hashlib import sha256
from pathlib import Path

import pytest
from benchmarks.checksum import ROOT, compare
from fast_build import HOT, PACKAGES, SOURCES, compile_into, has_tools

pytestmark = pytest.mark.xdist_group("compiled")

GAMES = ["tacta", "taichi", "tango", "tapecho", "tarot"]


def ensure_tools() -> None:
    """A C compiler and the headers of this Python: installed where they are missing, as the browser is."""
    if has_tools() or shutil.which("apt-get") is None:
        return
    for command in (("apt-get", "update"), ("apt-get", "install", "-y", *PACKAGES)):
        print(f"[tests of the compiled build] no C compiler here: running `{' '.join(command)}`", file=sys.__stderr__)
        subprocess.run(command, capture_output=True, check=False)


@pytest.fixture(scope="module")
def package() -> Path:
    """The package with its compiled modules: half a minute of a core, unless these sources were compiled before.

    Workers of one test run take turns, and the later ones find what the first has made.
    """
    paths = sorted(SOURCES.rglob("*.py"))
    sources = sha256(b"".join(str(path).encode() + path.read_bytes() for path in paths)).hexdigest()
    folder = ROOT / "build" / "tested"
    folder.parent.mkdir(exist_ok=True)
    with (ROOT / "build" / "tested.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        made = folder / "sources.sha256"
        ensure_tools()
        if not made.exists() or made.read_text() != sources:
            assert len(compile_into(folder, level="1")) == len(HOT) + 1, "a file for each module, and what they share"
            made.write_text(sources)
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
    command = [sys.executable, "-c", "from tablee.cli import main; main()", "--lang", lang, "--version"]
    shown = subprocess.run(command, env={"PYTHONPATH": str(package)}, cwd=ROOT, capture_output=True, text=True)
    assert f"({said})" in shown.stdout
