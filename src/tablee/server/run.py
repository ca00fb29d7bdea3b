"""Listen on the network until a signal says stop."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TypeAlias

import structlog
from aiohttp import web

from tablee.kernel.errors import TableeError
from tablee.server.app import HALL, make_app
from tablee.server.http.address import addresses
from tablee.server.http.admin import make_admin
from tablee.server.http.entrance import Entrance
from tablee.server.settings import Settings

KEEPALIVE: Final = (("TCP_KEEPIDLE", 30), ("TCP_KEEPINTVL", 10), ("TCP_KEEPCNT", 3))
"""The kernel finds out who is gone: tables need no timer for it."""

UNREAD: Final = 30_000
"""Milliseconds after which the kernel cuts off whoever takes nothing of what they were sent."""

SWITCH: Final = 0.0005
"""Seconds a thread may keep the interpreter while another waits for it. At the usual 5 ms the writer gets its turn so
late that all tables wait for the same commit and then move at once: 3,000 moves/s instead of 5,000 at 100 tables."""

WAITING: Final = 1.0
"""Seconds that requests under way have to end when the server stops."""
LEAVING: Final = 4.0
"""Seconds after which the server is gone, whatever holds it: what was acknowledged is on the disk."""

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
    """Serve until SIGTERM or SIGINT; everybody is told, every game is kept. TableeError if a port is taken."""
    open_more_files()
    with ExitStack() as bound:
        listening = bound.enter_context(listen(settings.host, settings.port))
        figures = bound.enter_context(listen(settings.admin_host, settings.admin_port)) if settings.admin_port else None
        app = await make_app(settings)  # the folder is not touched unless there are doors to it
        bound.pop_all()
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=WAITING)
    await runner.setup()
    entrance = await Entrance(runner, settings).open(listening)
    admin = await open_admin(settings.data, figures)
    app[HALL].services.clerks.wake()
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
    leave_in_time()
    entrance.close()
    await asyncio.gather(admin.cleanup(), runner.cleanup())
    return 0


async def open_admin(folder: Path, listening: socket.socket | None) -> web.AppRunner:
    """The figures, on a port of their own if there is one."""
    runner = web.AppRunner(make_admin(folder), access_log=None, shutdown_timeout=WAITING)
    await runner.setup()
    if listening is not None:
        host, port, *_ = listening.getsockname()
        await web.SockSite(runner, listening).start()
        log.info("figures", host=host, port=port)
    return runner


def leave_in_time() -> None:
    """A thread that hangs, such as on a disk that does not answer, must not keep the server from going."""

    def leave() -> None:
        log.error("stopped_hard", after=LEAVING)
        os._exit(1)

    watch = threading.Timer(LEAVING, leave)
    watch.daemon = True
    watch.start()


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
    """A listening socket; for `::` it takes both families. TableeError if the port cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in KEEPALIVE:
        if hasattr(socket, name):
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise TableeError("port-taken", host=host, port=str(port), reason=error.strerror or "") from None
    listening.setblocking(False)
    return listening
