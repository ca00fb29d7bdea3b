"""Programs of the system that tests of operation need: found, else installed, else the tests fail loudly."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PLACES = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
"""Servers are where ordinary users do not look."""
PACKAGES = {"nginx": "nginx-light", "openssl": "openssl"}
LOCK = Path(tempfile.gettempdir()) / f"tablee-programs-{os.getuid()}.lock"


def ensure(name: str) -> str:
    """The path of a program."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # test processes side by side install it once
        found = shutil.which(name, path=PLACES)
        if found is None and shutil.which("apt-get") is not None:
            for command in (("apt-get", "update"), ("apt-get", "install", "-y", PACKAGES[name])):
                print(f"[tests of operation] no {name} here: running `{' '.join(command)}`", file=sys.__stderr__)
                subprocess.run(command, capture_output=True, check=False)
            found = shutil.which(name, path=PLACES)
    if found is None:
        raise RuntimeError(f"the tests of operation need {name}: it was not found and could not be installed")
    return found
