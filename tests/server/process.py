"""A real server in a process of its own, which can be killed."""

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

UP = 120.0
"""Seconds a start may take on a busy machine."""

LAUNCH = """
import sys
from dataclasses import fields
from pathlib import Path
from tablee.server.logs import set_up_logs
from tablee.server.run import run_server
from tablee.server.settings import Pace, Quotas, Settings
if __name__ == "__main__":
    much = Pace(burst=1e9, rate=1e9)
    paces = [field.name for field in fields(Quotas) if isinstance(field.default, Pace)]
    quotas = Quotas(**dict.fromkeys(paces, much))
    set_up_logs("info")
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    sys.exit(run_server(Settings(host="127.0.0.1", port=port, data=data, bot_delay=(0, 0), quotas=quotas)))
"""
"""The server without limits, for load."""


def free_port() -> int:
    """A port that nobody is given by chance before the server has it: they are drawn from a higher range."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    """`tablee serve`, started and stopped by a test."""

    def __init__(self, data: Path, port: int, *command: str) -> None:
        self.data = data
        self.port = port
        self.command = command or (str(self._script()), str(data), str(port))
        self.url = f"http://127.0.0.1:{port}"
        self.log = data / "server.log"
        self.child: subprocess.Popen[bytes] | None = None

    def _script(self) -> Path:
        script = self.data / "launch.py"
        script.write_text(LAUNCH)
        return script

    def start(self) -> float:
        """Start it; the seconds until it answered."""
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.child = subprocess.Popen([sys.executable, *self.command], stdout=log, stderr=log)
        while time.monotonic() < began + UP:
            assert self.child.poll() is None, self.log.read_text()[-2000:]
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                    assert answer.status == 200
                    return time.monotonic() - began
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """kill -9: no time for anything."""
        assert self.child is not None
        os.kill(self.child.pid, signal.SIGKILL)
        self.child.wait(60)

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        assert self.child is not None
        if self.child.poll() is None:
            self.child.terminate()
        return self.child.wait(60)

    def lines(self) -> str:
        return self.log.read_text()
