"""Where a browser comes from: the system's Chromium or Chrome, else one is installed, else the tests fail loudly."""

import shutil
import subprocess
import sys

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


def ensure() -> str | None:
    """A browser's path; None is the one that Playwright has installed itself."""
    found = find()
    if found:
        say(f"using {found}")
        return found
    for command in INSTALL:
        if shutil.which(command[0]) is None:
            continue
        say(f"no browser on this machine: running `{' '.join(command)}`")
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return find()
        say(f"that failed: {done.stderr.strip()[-400:]}")
    raise RuntimeError("the browser tests need Chromium or Chrome: none was found and none could be installed")


INSTALL = (
    ("apt-get", "install", "-y", "chromium", "fonts-noto-core"),
    (sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"),
)


def say(text: str) -> None:
    """Tell whoever runs the tests, past pytest's capture."""
    print(f"[browser tests] {text}", file=sys.__stderr__)
