"""The checks of the house, with their figures.

python -m tests.check          linters, types, and the tests of the rooms that changed: under a minute
python -m tests.check all      linters, types, and all tests, with branch coverage
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from .rooms import BROWSER, ROOT, asked_for, changed

BIN = Path(sys.executable).parent

LINTERS: dict[str, tuple[str, ...]] = {
    "types": ("mypy",),
    "style": ("ruff", "check", "--quiet", "."),
    "format": ("ruff", "format", "--quiet", "--check", "."),
    "rooms": ("lint-imports",),
    "oldest Python": ("vermin", "--quiet", "--no-tips", "--target=3.11-", "--violations", "src", "hatch_build.py"),
    "newest Python": ("ruff", "check", "--quiet", "--target-version=py314", "--select=E9,F", "."),
}
"""Each says nothing worth reading unless something is wrong. The longest begins first, the others beside it."""

FLOOR = ROOT / "tests" / "coverage.floor"
"""The share of branches that must be run by the tests, in percent. It only rises."""

TIMED = (
    "tests/games/test_conformance.py",
    "tests/games/tapecho/test_laws.py",
    "tests/games/tapecho/test_leaks.py",
    "tests/bots",
    "tests/faults",
    "tests/lab/test_compiled.py",
    "tests/server/test_leaks.py",
    "tests/server/test_secrecy.py",
)
"""Long plays and servers in processes of their own, which show nothing new about what is run: measuring would only slow
them down, plays by half."""

PARALLEL = ("-n", "auto", "--dist", "loadgroup")
"""Tests of one group go to one worker, which makes what they share only once."""

IN_BROWSERS = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "loadgroup")
"""One worker more than there are cores: a browser often waits, since people are given time to see what happened."""


class Figures(NamedTuple):
    """What a run of tests came to."""

    passed: int
    failed: int
    seconds: float


def main(arguments: Sequence[str]) -> int:
    """Run the checks that were asked for, and print what they came to."""
    start = monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        content = list(pool.map(lint, LINTERS, LINTERS.values()))
    if not all(content):
        return 1
    runs = list(whole_suite() if "all" in arguments else changed_rooms())
    print(f"{sum(run.passed for run in runs)} tests, {summary('all' in arguments)}{monotonic() - start:.0f} s in all")
    good = all(run.failed == 0 for run in runs)
    return 0 if good and ("all" not in arguments or is_covered()) else 1


def lint(name: str, command: Sequence[str]) -> bool:
    """Run a linter; what it says, if it is not content."""
    start = monotonic()
    run = subprocess.run([str(BIN / command[0]), *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    said = "fine" if run.returncode == 0 else "NOT fine"
    more = "" if run.returncode == 0 else f"\n{run.stdout}{run.stderr}"
    print(f"{name}: {said}, {monotonic() - start:.1f} s{more}", flush=True)
    return run.returncode == 0


def changed_rooms() -> Iterator[Figures]:
    """The tests of the rooms that changed."""
    paths = [str(path.relative_to(ROOT)) for path in asked_for(changed())]
    yield pytest(*PARALLEL, *paths)


def whole_suite() -> Iterator[Figures]:
    """All tests. Those in browsers go apart: a browser's driver keeps an event loop of its own running."""
    quick = [f"--ignore={path}" for path in (BROWSER, *TIMED)]
    yield pytest(*PARALLEL, *quick, "--cov", "--cov-report=", "tests")
    yield pytest(*PARALLEL, *TIMED)
    yield pytest(*IN_BROWSERS, BROWSER)


def pytest(*arguments: str) -> Figures:
    """Run tests; their figures."""
    start = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", f"--junit-xml={report}", *arguments]
        code = subprocess.run(command, cwd=ROOT, env=os.environ, check=False).returncode
        found = figures(report.read_text(encoding="utf-8") if report.exists() else "", monotonic() - start)
    return found if code == 0 or found.failed else found._replace(failed=1)


def figures(report: str, seconds: float) -> Figures:
    """The figures in a report of pytest."""
    counts = {name: sum(map(int, re.findall(rf'<testsuite [^>]*\b{name}="(\d+)"', report))) for name in COUNTED}
    failed = counts["failures"] + counts["errors"]
    return Figures(counts["tests"] - failed - counts["skipped"], failed, seconds)


COUNTED = ("tests", "failures", "errors", "skipped")


def covered() -> float:
    """The share of lines and branches that the tests have run, in percent."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "coverage.json"
        subprocess.run([str(BIN / "coverage"), "json", "-q", "-o", str(path)], cwd=ROOT, check=True)
        return float(json.loads(path.read_text(encoding="utf-8"))["totals"]["percent_covered"])


def floor() -> float:
    """What must be covered."""
    return float(FLOOR.read_text(encoding="utf-8"))


def is_covered() -> bool:
    """Whether enough is covered; if there is much more, the floor may rise."""
    share = covered()
    if share < floor():
        print(f"branch coverage is {share:.2f} %, below the floor of {floor()} % in {FLOOR.relative_to(ROOT)}")
    elif share > floor() + 0.5:
        print(f"branch coverage is {share:.2f} %: the floor in {FLOOR.relative_to(ROOT)} may rise from {floor()} %")
    return share >= floor()


def summary(everything: object) -> str:
    """The share that is covered, where it was measured."""
    return f"branch coverage {covered():.2f} % (at least {floor()} %), " if everything else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
