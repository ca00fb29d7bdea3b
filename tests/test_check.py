"""The figures that the checks print, and the floor that only rises."""

import subprocess
import sys
from pathlib import Path

import pytest

from . import check
from .check import FLOOR, Figures, figures, floor, lint
from .rooms import ROOT, git

REPORT = """<?xml version="1.0"?><testsuites name="pytest tests">
<testsuite name="pytest" errors="1" failures="2" skipped="3" tests="10" time="1.5"></testsuite></testsuites>"""


def test_the_figures_of_a_run() -> None:
    assert figures(REPORT, 2.0) == Figures(passed=4, failed=3, seconds=2.0)
    assert figures("", 2.0) == Figures(0, 0, 2.0)


def test_a_linter_that_is_not_content_is_heard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "BIN", Path(sys.executable).parent)
    python = Path(sys.executable).name
    assert lint("types", (python, "-c", "print('hidden')"))
    assert "hidden" not in capsys.readouterr().out
    assert not lint("types", (python, "-c", "print('line 3'); raise SystemExit(1)"))
    told = capsys.readouterr().out
    assert "types: NOT fine" in told
    assert "line 3" in told


@pytest.mark.parametrize(
    ("share", "good", "says"), [(49.0, False, "below the floor"), (50.2, True, ""), (51, True, "may rise")]
)
def test_coverage_below_the_floor_is_a_fault(
    share: float, good: bool, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "covered", lambda: share)
    monkeypatch.setattr(check, "floor", lambda: 50.0)
    assert check.is_covered() == good
    assert says in capsys.readouterr().out


def test_a_run_that_fails_without_a_report_has_failed() -> None:
    assert check.pytest("--no-such-option").failed == 1


def test_the_floor_has_never_been_higher() -> None:
    name = FLOOR.relative_to(ROOT).as_posix()
    for commit in git("log", "--format=%H", "--", name):
        was = subprocess.run(["git", "show", f"{commit}:{name}"], cwd=ROOT, capture_output=True, text=True, check=False)
        assert was.returncode != 0 or float(was.stdout) <= floor()
