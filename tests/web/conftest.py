"""A server with the built page, and people in browsers at it."""

import contextlib
import fcntl
import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from web import build as builder

from . import browser as browser_finder

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


PATIENCE = 30_000
"""Milliseconds after which something hangs: no time is measured by it, and a slow machine does not reach it."""
expect.set_options(timeout=PATIENCE)

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
TV = {"width": 1920, "height": 1080}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": browser_finder.ensure(), "args": list(browser_finder.FLAGS)}


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page, built anew if it is out of date."""
    with (ROOT / "web" / ".building").open("w") as mark:
        fcntl.flock(mark, fcntl.LOCK_EX)  # test processes side by side build it once
        if os.environ.get("TABLEE_SKIP_WEB", "") in ("", "0") and not builder.is_fresh():
            browser_finder.say("the page is out of date: building it")
            builder.build()
    assert builder.is_built(), "there is no page: run `python web/build.py`"
    return Path(builder.STATIC)


class Server:
    """A server process that can be stopped and started again on the same data."""

    def __init__(self, data: Path, delay: int = 0, python: str = sys.executable) -> None:
        self.data = data
        self.python = python
        """Whose server it is: that of this tree, or of another environment."""
        self.delay = delay
        """How slow bots seem: 1 is human."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [self.python, "-m", "tablee.server.command", "--host", "127.0.0.1", "--log", "warning"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        command += ["--bot-delay", str(self.delay), "--words", "0"]
        # No dictionary that somebody has built on this machine: the small one is the same everywhere.
        self.process = subprocess.Popen(command, env={**os.environ, "TABLEE_CACHE": str(self.data / "cache")})
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=60)
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Wire:
    """A cable to the server that can be cut: all connections die, and none comes through until it is mended."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.cut_off = threading.Event()
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.door.accept()
            except OSError:
                return
            if self.cut_off.is_set():
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.target))
            self.ends += [near, far]
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=carry, args=(source, sink), daemon=True).start()

    def cut(self) -> None:
        self.cut_off.set()
        for end in self.ends:
            shut(end)
        self.ends.clear()

    def mend(self) -> None:
        self.cut_off.clear()

    def close(self) -> None:
        self.cut()
        self.door.close()


def carry(source: socket.socket, sink: socket.socket) -> None:
    """Carry bytes from one end to the other until either is gone."""
    try:
        while data := source.recv(65_536):
            sink.sendall(data)
    except OSError:
        pass
    shut(source)
    shut(sink)


def shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    cable = Wire(server.port)
    yield cable
    cable.close()


@contextlib.contextmanager
def serving(data: Path, delay: int = 0) -> Iterator[Server]:
    """A server that runs for a while."""
    house = Server(data, delay)
    house.start()
    try:
        yield house
    finally:
        house.stop()


@pytest.fixture(scope="session")
def server(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def own_server(static: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with serving(tmp_path) as house:
        yield house


@pytest.fixture
def thoughtful_server(static: Path, tmp_path: Path) -> Iterator[Server]:
    """A server whose bots take their time."""
    with serving(tmp_path, delay=1) as house:
        yield house


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a browser for somebody: another context is another person. No error may appear in any console."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def arrive(path: str = "/", *, name: str = "", lang: str = "fr-FR", url: str = "", **args: Any) -> Page:
        settings: dict[str, Any] = {"viewport": LAPTOP, "locale": lang, "reduced_motion": "reduce"} | args
        context = browser.new_context(base_url=url or server.url, **settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if name:
            context.add_init_script(f"localStorage.setItem('tablee.name', {json.dumps(json.dumps(name))})")
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{name}: {error}"))
        page.on("console", lambda message: noted(message, faults, name))
        page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not faults, faults


EXPECTED = ("net::ERR_", "WebSocket connection", "404 (Not Found)", "403 (Forbidden)")
"""What a browser reports by itself when we cut the network or ask for what is not there."""


def noted(message: Any, faults: list[str], name: str) -> None:
    if message.type in ("error", "warning") and not any(known in message.text for known in EXPECTED):
        faults.append(f"{name}: {message.text}")
