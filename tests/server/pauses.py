"""A server on an event loop that knows how long it was kept busy at once, in a thread of its own."""

import asyncio
import gc
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from .tools import Server, served

T = TypeVar("T")

UP = 60.0
"""Seconds a start may take on a busy machine."""


class Watched(asyncio.SelectorEventLoop):
    """Notes the longest time of a processor that one turn took: waiting, and what other threads do, counts nothing."""

    longest = 0.0

    def _run_once(self) -> None:
        began = time.thread_time()
        super()._run_once()  # type: ignore[misc]
        self.longest = max(self.longest, time.thread_time() - began)


class Elsewhere:
    """A server in another thread."""

    def __init__(self) -> None:
        self.loop = Watched()
        self.server: Server
        self.up: Future[None] = Future()

    def run(self, data: Path, chosen: dict[str, Any]) -> None:
        """In its thread: serve until told to stop."""
        asyncio.set_event_loop(self.loop)
        self.stop = asyncio.Event()
        self.loop.run_until_complete(self._serve(data, chosen))
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    async def _serve(self, data: Path, chosen: dict[str, Any]) -> None:
        try:
            async with served(data, **chosen) as self.server:
                self.up.set_result(None)
                await self.stop.wait()
        except BaseException as error:
            if self.up.done():
                raise
            self.up.set_exception(error)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something done on the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(UP)

    def pause(self, work: Callable[[], object]) -> float:
        """The longest time that the loop was kept busy at once while something was done."""
        self.forget()
        work()
        return self.longest()

    def forget(self) -> None:
        """What was before counts no more."""
        self.do(asyncio.sleep(0))
        self.loop.longest = 0.0

    def longest(self) -> float:
        """The longest time until now: the turn in which the last answer was given is over when the next one comes."""
        self.do(asyncio.sleep(0))
        return self.loop.longest


@contextmanager
def served_elsewhere(data: Path, **chosen: Any) -> Iterator[Elsewhere]:
    """A server that is watched; what the tests before have left in memory is nobody's pause."""
    gc.collect()
    gc.disable()
    found = Elsewhere()
    thread = threading.Thread(target=found.run, args=(data, chosen))
    thread.start()
    try:
        found.up.result(UP)
        yield found
    finally:
        if found.up.done() and found.up.exception() is None:
            found.loop.call_soon_threadsafe(found.stop.set)
        thread.join(UP)
        gc.enable()
