"""A server in a process of its own that can be killed, and whose disk and clock can be tampered with while it runs."""

import json
import resource
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import psutil

from ..server.process import UP, Process, free_port

LAUNCH = """
import json, sqlite3, sys, threading, time
from dataclasses import fields
from pathlib import Path
from tablee.server.logs import set_up_logs
from tablee.server.run import run_server
from tablee.server.settings import Pace, Quotas, Settings

chosen = json.loads(sys.argv[1])
strings = Path(sys.argv[2])
skew, read_only, true_ns = [0], [0], time.time_ns


class Obedient(sqlite3.Connection):
    obeyed = 0

    def cursor(self, *args, **kwargs):
        if self.obeyed != read_only[0]:
            self.obeyed = read_only[0]
            self.execute(f"PRAGMA query_only={self.obeyed}")
        return super().cursor(*args, **kwargs)


def watch():
    seen = None
    while True:
        text = strings.read_text() if strings.exists() else ""
        if text and text != seen:
            asked = json.loads(text)
            skew[0] = int(asked["skew"] * 1e9)
            read_only[0] = int(asked["read_only"])
            (strings.parent / "pulled").write_text(str(asked["number"]))
            seen = text
        time.sleep(0.02)


if __name__ == "__main__":
    open_sqlite = sqlite3.dbapi2.connect
    sqlite3.connect = sqlite3.dbapi2.connect = lambda *a, **k: open_sqlite(*a, **{"factory": Obedient, **k})
    time.time_ns = lambda: true_ns() + skew[0]
    time.time = lambda: time.time_ns() / 1e9
    threading.Thread(target=watch, daemon=True).start()
    if chosen.pop("unlimited"):
        much = Pace(burst=1e9, rate=1e9)
        paces = {field.name: much for field in fields(Quotas) if isinstance(field.default, Pace)}
        chosen["quotas"] = Quotas(sockets=10_000, **paces)
    set_up_logs("info")
    data = Path(chosen.pop("data"))
    sys.exit(run_server(Settings(host="127.0.0.1", data=data, bot_delay=(0, 0), **chosen)))
"""
"""The server, with strings to pull: its clock, and whether SQLite may write."""

NO_ROOM = 1
"""Bytes a file may have when the disk is full."""


class House(Process):
    """`tablee serve`, with strings attached. Its log goes through a pipe: it has no part in the limits of files."""

    def __init__(self, folder: Path, *, unlimited: bool = True, **chosen: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        script = folder / "launch.py"
        script.write_text(LAUNCH)
        self.strings = folder / "strings"
        port, data = free_port(), folder / "data"
        settings = {"data": str(data), "port": port, "unlimited": unlimited, **chosen}
        super().__init__(folder, port, str(script), json.dumps(settings), str(self.strings))
        self.data = data
        self.pulls = 0
        self.skew = 0.0
        self.read_only = False
        self.readers: list[threading.Thread] = []

    def start(self) -> float:
        """Start it; the seconds until it answered."""
        began = time.monotonic()
        self.child = subprocess.Popen([sys.executable, *self.command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        reader = threading.Thread(target=self._keep_log, args=(self.child,), daemon=True)
        reader.start()
        self.readers.append(reader)
        while time.monotonic() < began + UP:
            assert self.child.poll() is None, self.lines()[-2000:]
            if self.get("/healthz") == 200:
                return time.monotonic() - began
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    def _keep_log(self, child: subprocess.Popen[bytes]) -> None:
        assert child.stdout is not None
        with self.log.open("ab") as log, child.stdout:
            for line in child.stdout:
                log.write(line)
                log.flush()

    def lines(self) -> str:
        """All it has said, of every life; whole when it does not run."""
        if self.child is not None and self.child.poll() is not None:
            for reader in self.readers:
                reader.join(UP)
        return super().lines() if self.log.exists() else ""

    def get(self, path: str, patience: float = 5.0) -> int:
        """The status of a page; 0 if there was no answer."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=patience) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            error.close()
            return error.code
        except OSError:
            return 0

    def memory(self) -> int:
        """Bytes that the server itself has in memory."""
        assert self.child is not None
        return int(psutil.Process(self.child.pid).memory_info().rss)

    # Strings

    def pull(self, *, skew: float | None = None, read_only: bool | None = None) -> None:
        """Set the clock off by so many seconds, or let SQLite only read; it is so when this returns."""
        self.pulls += 1
        self.skew = self.skew if skew is None else skew
        self.read_only = self.read_only if read_only is None else read_only
        asked = {"number": self.pulls, "skew": self.skew, "read_only": self.read_only}
        new = self.strings.with_suffix(".new")
        new.write_text(json.dumps(asked))
        new.rename(self.strings)
        end = time.monotonic() + UP
        pulled = self.strings.parent / "pulled"
        while not pulled.exists() or pulled.read_text() != str(self.pulls):
            assert time.monotonic() < end, self.lines()[-2000:]
            time.sleep(0.01)

    def fill_disk(self) -> None:
        """No file of the server may grow any more."""
        assert self.child is not None
        _, most = resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE, (NO_ROOM, most))

    def make_room(self) -> None:
        """There is room on the disk again."""
        assert self.child is not None
        _, most = resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE, (most, most))


def faults_in(log: str) -> list[str]:
    """Lines of a log that tell of a fault of ours, or of anything nobody has thought of."""
    return [line for line in log.splitlines() if "_fault" in line or "Traceback" in line or "exception" in line.lower()]
