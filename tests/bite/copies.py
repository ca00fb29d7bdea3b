"""Copies of the project, in which a fault can be put."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ..rooms import ROOT, Reach, stages
from .faults import Fault

NOT_COPIED = (".git", ".venv", "node_modules", ".mypy_cache", ".ruff_cache", ".hypothesis", "pictures", "static")

HANGS = 90
"""Seconds after which a test hangs."""

LONGEST = 900
"""Seconds after which the tests of a fault are stopped."""

FINE = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


class Copy:
    """A copy of the project that tests can be run in."""

    def __init__(self, folder: Path, reach: Reach = "all") -> None:
        self.folder = folder
        self.reach = reach
        self.sound: set[str] = set()
        """Tests that were seen to pass without any fault."""
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
        for name in ("src/tablee/server/static", "web/node_modules", "docs/pictures"):
            if (ROOT / name).exists():
                (folder / name).symlink_to(ROOT / name)
        self.environ = {
            **os.environ,
            "PYTHONPATH": str(folder / "src"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # two thirds of the time of a short run; no test here needs one
            "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / ".hypothesis"),
        }

    def notices(self, fault: Fault) -> str:
        """The first test that fails because of the fault; nothing if none does.

        The nearest tests are run first, then the others: pytest by itself would run them in their own order.
        """
        done: list[str] = []
        for tests in stages(ROOT / fault.path, self.reach):
            names = [str(path.relative_to(ROOT)) for path in tests]
            if failure := self._caught(fault, names, [f"--ignore={path}" for path in done]):
                return failure
            done += names
        return ""

    def _caught(self, fault: Fault, tests: list[str], without: list[str]) -> str:
        """The first of the tests that fails with the fault and passes without it."""
        while True:
            with self._put_in(fault):
                failure = self._failure([*without, *tests])
            if not failure:
                return ""
            alone = [failure] if "::" in failure else [*without, *tests]
            if failure in self.sound or not self._failure(alone):
                self.sound |= {failure} if "::" in failure else set()
                return failure
            print(f"  (without the fault it fails too: {failure})", flush=True)
            if "::" not in failure:
                return ""
            without = [*without, f"--deselect={failure}"]

    @contextmanager
    def _put_in(self, fault: Fault) -> Iterator[None]:
        """The fault is there for a while. What was compiled goes, since its size and second may be the same."""
        path = self.folder / fault.path
        text = path.read_text(encoding="utf-8")
        try:
            change(path, fault.text)
            yield
        finally:
            change(path, text)

    def _failure(self, arguments: list[str]) -> str:
        """The first test that fails, or what else went wrong; nothing if all pass."""
        command = [sys.executable, "-m", "pytest", "-x", "--no-header", "--tb=no"]
        command += ["-o", f"faulthandler_timeout={HANGS}", "-o", "faulthandler_exit_on_timeout=true", *arguments]
        try:
            run = subprocess.run(
                command, cwd=self.folder, env=self.environ, capture_output=True, text=True, timeout=LONGEST, check=False
            )
        except subprocess.TimeoutExpired:
            return "the tests do not end"
        if run.returncode in FINE:
            return ""
        failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return failed[0].split(" - ")[0].split(" ", 1)[1] if failed else f"pytest ends with {run.returncode}"


def change(path: Path, text: str) -> None:
    """Another text for a module, of which nothing compiled is left."""
    path.write_text(text, encoding="utf-8")
    for stale in path.parent.glob(f"__pycache__/{path.stem}.*"):
        stale.unlink()
