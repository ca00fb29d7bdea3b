"""Listen on the network until a signal says stop."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import structlog
from aiohttp import web

from tablee.server.app import make_app
from tablee.server.http.address import addresses
from tablee.server.settings import Settings

BACKLOG: Final = 1024
KEEPALIVE: Final = (("TCP_KEEPIDLE", 30), ("TCP_KEEPINTVL", 10), ("TCP_KEEPCNT", 3))
"""The kernel finds out who is gone: tables need no timer for it."""

SWITCH: Final = 0.0005
"""Seconds a thread may keep the interpreter while another waits for it. At the usual 5 ms the writer gets its turn so
late that all tables wait for the same commit and then move at once: 3,000 moves/s instead of 5,000 at 100 tables."""

Opened: TypeAlias = Callable[[Sequence[str]], None]
"""Told once, with the addresses, when browsers may come."""

log = structlog.get_logger("tablee.serving")


def print_addresses(found: Sequence[str]) -> None:
    """Say where to find the table, and nothing else."""
    print(*found, sep="\n", flush=True)


def run_server(settings: Settings, opened: Opened = print_addresses) -> int:
    """Serve until told to stop, on the quickest loop there is: uvloop took 15 % off a move where it was measured."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(serve(settings, opened))
    return uvloop.run(serve(settings, opened))


async def serve(settings: Settings, opened: Opened) -> int:
    """Serve until SIGTERM or SIGINT; everybody is told, every game is kept."""
    open_more_files()
    app = await make_app(settings)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=5.0)
    await runner.setup()
    listening = listen(settings.host, settings.port)
    await web.SockSite(runner, listening, backlog=BACKLOG).start()
    calm_the_collector()
    sys.setswitchinterval(SWITCH)
    port = int(listening.getsockname()[1])
    log.info("serving", host=settings.host, port=port, data=str(settings.data))
    opened(addresses(settings, port))
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await stop.wait()
    log.info("stopping")
    await runner.cleanup()
    return 0


def open_more_files() -> None:
    """Every connection is a file: as many as the system lets us have."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def calm_the_collector() -> None:
    """What lives since the start is never looked at again, the rest less often: here the longest delays are made."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; for `::` it takes both families."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in KEEPALIVE:
        if hasattr(socket, name):
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
    listening.bind((host, port))
    listening.setblocking(False)
    return listening
