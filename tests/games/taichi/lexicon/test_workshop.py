"""The folder in which a dictionary is built, and what becomes of it after an abrupt end."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablee.games.taichi.lexicon.workshop import LOCK, workshop

BUILDER = """
import sys, time
from pathlib import Path
from tablee.games.taichi.lexicon.workshop import workshop
with workshop(Path(sys.argv[1])) as scratch:
    print(scratch.name, flush=True)
    time.sleep(600)
"""


def aged(folder: Path, seconds: float) -> None:
    """Let nobody have touched a folder for a while."""
    then = time.time() - seconds
    os.utime(folder, (then, then))


def test_it_is_there_while_somebody_builds_and_gone_afterwards(tmp_path: Path) -> None:
    with workshop(tmp_path / "shelf") as scratch:
        (scratch / "sources").mkdir()
    assert list((tmp_path / "shelf").iterdir()) == []


def test_it_is_gone_after_a_failure_too(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), workshop(tmp_path):
        _ = 1 // 0
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_builder_has_left_the_next_one_sweeps_away(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", BUILDER, str(tmp_path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        left = tmp_path / other.stdout.readline().strip()
        aged(left, 5)
        with workshop(tmp_path) as scratch:
            assert left.is_dir(), "somebody builds in it"
            assert scratch.is_dir()
        other.send_signal(signal.SIGKILL)
    assert left.is_dir()
    with workshop(tmp_path):
        assert not left.exists()


def test_a_folder_without_a_lock_is_left_if_it_is_old(tmp_path: Path) -> None:
    for name, age in (("build-old", 7200), ("build-young", 60), ("complete-0.lexicon", 7200)):
        (tmp_path / name / "sources").mkdir(parents=True)
        aged(tmp_path / name, age)
    with workshop(tmp_path):
        pass
    assert sorted(path.name for path in tmp_path.iterdir()) == ["build-young", "complete-0.lexicon"]


def test_one_that_is_just_beginning_is_not_swept_away(tmp_path: Path) -> None:
    (tmp_path / "build-new").mkdir()
    (tmp_path / "build-new" / LOCK).touch()
    with workshop(tmp_path):
        assert (tmp_path / "build-new").is_dir()
