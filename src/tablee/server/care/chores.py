"""What a server does for itself once a day: mark the tables in memory, take away what is old."""

import asyncio
import threading
from collections.abc import Callable, Collection
from typing import Final, Protocol

import structlog
from sqlalchemy import update

from tablee.server.care.prune import DAY, LEAST, Pruned, always, prune, trim_chats
from tablee.server.care.stores import writing
from tablee.server.store.schema import tables
from tablee.server.store.store import connect, now_ms

FIRST: Final = 600.0
"""Seconds after the start: a server that is started again and again does something else first."""
PAUSE: Final = 24 * 3600.0

log = structlog.get_logger("tablee.care")


class Hall(Protocol):
    """All tables in memory, by their codes."""

    @property
    def tables(self) -> Collection[str]: ...


async def do_chores(hall: Hall, url: str, keep: int) -> None:
    """Once a day, beside the event loop, until called off. What fails today may do tomorrow."""
    pause, stopping = FIRST, threading.Event()
    try:
        while True:
            await asyncio.sleep(pause)
            pause = PAUSE
            await _try(lambda: tidy(url, tuple(hall.tables), keep, lambda: not stopping.is_set()))
    finally:
        stopping.set()


async def _try(work: Callable[[], Pruned]) -> None:
    try:
        done = await asyncio.to_thread(work)
        log.info("tidied", **done._asdict())
    except Exception as error:
        log.error("chores_failed", error=type(error).__name__)


def tidy(url: str, awake: Collection[str], keep: int, going: Callable[[], bool] = always) -> Pruned:
    """Mark the tables in memory; take away what is older than `keep` days, if that is not 0; trim the chat."""
    engine = connect(url)
    now = now_ms()
    try:
        for code in awake:
            with writing(engine) as connection:
                connection.execute(update(tables).where(tables.c.code == code).values(woken=now))
        if keep:
            return prune(engine, now - max(keep, LEAST) * DAY, going=going)
        return Pruned(0, 0, 0, trim_chats(engine))
    finally:
        engine.dispose()
