"""Work done in processes of their own: one that dies, hangs or takes too long is replaced, and none is left behind."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeAlias, TypeVar, cast

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Args

T = TypeVar("T")
Prepare: TypeAlias = Callable[[], None]
"""Done by a process once, before its first work."""

STARTING: Final = 60.0
"""Seconds a process has to be ready: long, for a busy machine starts it slowly and nobody is to blame."""
LEAVING: Final = 2.0
"""Seconds in which a killed process is gone."""

_spawn = multiprocessing.get_context("spawn")


class Lost(Exception):
    """The process died before its work was done."""


class Failed(Exception):
    """The work went wrong."""


# In the process


def attend(line: Connection, prepare: Prepare) -> None:
    """Do what comes in by the line, one after the other, until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    threading.Thread(target=_follow_parent, daemon=True).start()
    prepare()
    with suppress(EOFError, OSError):
        line.send("ready")
        while True:
            line.send(_done(*line.recv()))


def _follow_parent() -> None:
    """Do not outlive the server."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _done(work: Callable[..., object], args: tuple[object, ...]) -> tuple[str, object]:
    """What came of it, as data: exceptions do not travel well."""
    try:
        return "done", work(*args)
    except TableeError as error:
        return "refused", (error.problem.key, error.problem.args)
    except MemoryError:
        os._exit(1)
    except Exception as error:
        return "failed", type(error).__name__


# In the server


class Process:
    """One process and the thread that talks to it: a line that nobody reads at the other end may block a writer."""

    def __init__(self, prepare: Prepare) -> None:
        self._prepare = prepare
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="line")
        self._lock = threading.Lock()
        self._gone = False
        self._child: SpawnProcess | None = None
        self.ready = self._later(self._start)
        """Done when it can begin."""

    def _later(self, work: Callable[..., T], *args: object) -> "asyncio.Future[T]":
        found = asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        found.add_done_callback(_look_at)
        return found

    @property
    def pid(self) -> int | None:
        """Its number, once it has one."""
        return None if self._child is None else self._child.pid

    @property
    def dead(self) -> bool:
        """Whether it has ended by itself."""
        return self._child is not None and self._child.exitcode is not None

    def _start(self) -> None:
        self._line, theirs = _spawn.Pipe()
        with self._lock:
            if self._gone:
                raise Lost
            self._child = _spawn.Process(target=attend, args=(theirs, self._prepare), daemon=True)
            self._child.start()
        theirs.close()
        self._hear()

    def _hear(self) -> Any:
        try:
            return self._line.recv()
        except (EOFError, OSError):
            raise Lost from None

    def ask(self, work: Callable[..., object], *args: object) -> "asyncio.Future[tuple[str, Any]]":
        """What comes of that work; Lost if the process dies over it."""
        return self._later(self._talk, work, args)

    def _talk(self, work: Callable[..., object], args: tuple[object, ...]) -> tuple[str, Any]:
        try:
            self._line.send((work, args))
        except OSError:
            raise Lost from None
        return cast(tuple[str, Any], self._hear())

    def dismiss(self) -> "asyncio.Future[None]":
        """End it, whatever it does; done when nothing is left of it."""
        with self._lock:
            self._gone = True
        if self._child is not None:
            self._child.kill()  # what ignores a polite word, hangs or is stopped goes too
        buried = self._later(self._bury)
        self._thread.shutdown(wait=False)
        return buried

    def _bury(self) -> None:
        if self._child is not None:
            self._child.join()
            self._line.close()


def _look_at(found: "asyncio.Future[T]") -> None:
    """What nobody waits for any more may go wrong."""
    if not found.cancelled():
        found.exception()


class Crew:
    """Some processes, started when there is work for them."""

    def __init__(self, size: int, prepare: Prepare, patience: float) -> None:
        self.prepare = prepare
        self.patience = patience
        """Seconds that a work may take, counted from when a process is ready and begins."""
        self.seats = asyncio.Semaphore(size)
        """Who waits for a seat and is called off has cost nothing."""
        self.members: set[Process] = set()
        self.idle: list[Process] = []
        self.closed = False

    def wake(self) -> None:
        """Start the first before it is needed."""
        self.idle.append(self._engaged())

    def _engaged(self) -> Process:
        member = Process(self.prepare)
        self.members.add(member)
        return member

    def _free(self) -> Process:
        """One that has nothing to do; those that died meanwhile are replaced."""
        while self.idle:
            member = self.idle.pop()
            if not member.dead:
                return member
            self._part_with(member)
        return self._engaged()

    def _part_with(self, member: Process) -> None:
        if member in self.members:
            self.members.remove(member)
            member.dismiss()

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """What comes of the work. TableeError as it was raised there; Lost, Failed or TimeoutError if nothing does."""
        await self.seats.acquire()
        # What runs is not called off with its caller: the process goes on, and keeps its seat until it is free again.
        task = asyncio.create_task(self._do(work, args))
        task.add_done_callback(lambda _: self.seats.release())
        task.add_done_callback(_look_at)
        kind, found = await asyncio.shield(task)
        if kind == "done":
            return cast(T, found)
        if kind == "refused":
            key, args_of = cast(tuple[str, Args], found)
            raise TableeError(key, **args_of)
        raise Failed(found)

    async def _do(self, work: Callable[..., object], args: tuple[object, ...]) -> tuple[str, Any]:
        if self.closed:
            raise Lost
        member = self._free()
        try:
            await asyncio.wait_for(asyncio.shield(member.ready), STARTING)
            found = await asyncio.wait_for(asyncio.shield(member.ask(work, *args)), self.patience)
        except BaseException:
            self._part_with(member)
            raise
        self.idle.append(member)
        return found

    async def close(self) -> None:
        """Send everybody home, whatever they do."""
        self.closed = True
        going = [member.dismiss() for member in self.members]
        self.members.clear()
        if going:
            await asyncio.wait(going, timeout=LEAVING)
