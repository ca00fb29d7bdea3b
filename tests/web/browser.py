"""Where a browser comes from: the system's Chromium or Chrome, else one is installed, else the tests fail loudly."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """The system's browser."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


INSTALL = (
    (("apt-get", "update"), ("apt-get", "install", "-y", "chromium", "fonts-noto-core")),
    ((sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"),),
)
"""Ways to get one, each some commands one after the other."""

LOCK = Path(tempfile.gettempdir()) / f"tablee-browser-{os.getuid()}.lock"


def ensure() -> str | None:
    """A browser's path; None is the one that Playwright has installed itself."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # test processes side by side install it once
        found = find()
        if found:
            say(f"using {found}")
            return found
        for commands in INSTALL:
            if all(run(command) for command in commands):
                return find()
    raise RuntimeError("the browser tests need Chromium or Chrome: none was found and none could be installed")


def run(command: tuple[str, ...]) -> bool:
    """Whether the command did what it should; said before and, if it failed, after."""
    if shutil.which(command[0]) is None:
        return False
    say(f"no browser on this machine: running `{' '.join(command)}`")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        say(f"that failed: {done.stderr.strip()[-400:]}")
    return done.returncode == 0


def say(text: str) -> None:
    """Tell whoever runs the tests, past pytest's capture."""
    print(f"[browser tests] {text}", file=sys.__stderr__)
