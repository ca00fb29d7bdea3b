"""The server ends in time, whatever its processes and its clients do."""

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

import aiohttp

from .process import Process, free_port
from .tools import eventually, scenario

IN_TIME = 5.0


def workers_of(pid: int) -> list[int]:
    """The processes in which a server has its work done."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((place / "stat").read_text().rpartition(") ")[2].split()[1])
            if parent == pid and "spawn_main" in (place / "cmdline").read_text():
                found.append(int(place.name))
        except OSError:
            continue
    return found


def half_a_request(port: int, text: bytes) -> socket.socket:
    """A connection that says so much and waits."""
    found = socket.create_connection(("127.0.0.1", port))
    found.sendall(text)
    return found


@scenario
async def test_the_server_ends_within_five_seconds(tmp_path: Path) -> None:
    server = Process(tmp_path, free_port())
    await asyncio.to_thread(server.start)
    assert server.child is not None
    pid = server.child.pid
    await eventually(lambda: bool(workers_of(pid)))
    waiting = [
        half_a_request(server.port, b"GET /api/me HTTP/1.1\r\nHost: x\r\n"),
        half_a_request(server.port, b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"),
    ]
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        asked = {"game": "tango", "seats": 2, "bots": "steady", "start": True, "name": "Ann"}
        async with session.post(f"{server.url}/api/tables", json=asked) as response:
            code = (await response.json())["code"]
        async with session.ws_connect(f"{server.url}/ws/{code}", autoclose=False) as _:
            workers = workers_of(pid)
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)
            began = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0
            took = time.monotonic() - began
    assert took < IN_TIME, server.lines()[-2000:]
    assert "Traceback" not in server.lines(), server.lines()[-3000:]
    await eventually(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    for connection in waiting:
        connection.close()
