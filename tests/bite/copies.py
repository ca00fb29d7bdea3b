"""Copies of the project, in which a fault can be put."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ..rooms import ROOT, stages
from .faults import Fault

NOT_COPIED = (".git", ".venv", "node_modules", ".mypy_cache", ".ruff_cache", ".hypothesis", "pictures", "static")

HANGS = 90
"""Seconds after which a test hangs."""

LONGEST = 900
"""Seconds after which the tests of a fault are stopped."""


class Copy:
    """A copy of the project that tests can be run in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
        for name in ("src/tablee/server/static", "web/node_modules", "docs/pictures"):
            if (ROOT / name).exists():
                (folder / name).symlink_to(ROOT / name)
        self.environ = {
            **os.environ,
            "PYTHONPATH": str(folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",  # a fault may leave the size and the second of a file as they were
            "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / ".hypothesis"),
        }

    def notices(self, fault: Fault) -> str:
        """The first test that fails because of the fault; nothing if none does."""
        path = self.folder / fault.path
        text = path.read_text(encoding="utf-8")
        for stale in path.parent.glob(f"__pycache__/{path.stem}.*"):
            stale.unlink()
        path.write_text(fault.text, encoding="utf-8")
        try:
            return self._first_failure(fault)
        finally:
            path.write_text(text, encoding="utf-8")

    def _first_failure(self, fault: Fault) -> str:
        """The nearest tests are run first, then the others: pytest by itself would run them in their own order."""
        done: list[Path] = []
        for tests in stages(ROOT / fault.path):
            if failure := self._failure(tests, done):
                return failure
            done += tests
        return ""

    def _failure(self, tests: list[Path], done: list[Path]) -> str:
        command = [sys.executable, "-m", "pytest", "-x", "--no-header", "--tb=no"]
        command += ["-o", f"faulthandler_timeout={HANGS}", "-o", "faulthandler_exit_on_timeout=true"]
        command += [f"--ignore={path.relative_to(ROOT)}" for path in done if path not in tests]
        command += [str(path.relative_to(ROOT)) for path in tests]
        try:
            run = subprocess.run(
                command, cwd=self.folder, env=self.environ, capture_output=True, text=True, timeout=LONGEST, check=False
            )
        except subprocess.TimeoutExpired:
            return "the tests do not end"
        if run.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return ""
        failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        return failed[0].split(" - ")[0].split(" ", 1)[1] if failed else f"pytest ends with {run.returncode}"
