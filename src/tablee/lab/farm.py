"""Who plays the games of a contest: this process, or all cores of the machine; `cluster` has machines.

Games go out in batches of about a second and come back in order, so the result is the same however many work at it.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter
from typing import Final, NamedTuple, Protocol, TypeAlias

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Args
from tablee.lab.contest import Contest, Result

BATCH: Final = 1.0
"""Seconds that a batch should take: long enough to be worth sending, short enough to be seen to go on."""
LARGEST: Final = 2_000
"""Games in a batch at the most."""
AHEAD: Final = 3
"""Batches under way for each worker, so that none waits for work."""

Fault: TypeAlias = tuple[str, Args]
"""What was wrong, as data: exceptions do not travel well."""


class Done(NamedTuple):
    """A batch that was played."""

    results: Sequence[Result]
    seconds: float
    fault: Fault | None
    """Why it ended early."""


class Batch(Protocol):
    """Games on their way."""

    def result(self) -> Done:
        """The games, once they are played."""


Play: TypeAlias = Callable[[Contest, int], Result]
"""Plays the game of a number."""
Send: TypeAlias = Callable[[Play, Contest, Sequence[int]], Batch]
"""Has games played, some time."""


def play_batch(play: Play, held: Contest, numbers: Sequence[int]) -> Done:
    """Play these games, up to the first that fails."""
    start = perf_counter()
    results: list[Result] = []
    fault: Fault | None = None
    try:
        for number in numbers:
            results.append(play(held, number))
    except TableeError as error:
        fault = (error.problem.key, error.problem.args)
    return Done(results, perf_counter() - start, fault)


def play_all(play: Play, held: Contest, numbers: Sequence[int], send: Send, workers: int) -> Iterator[Result]:
    """The games of these numbers, in that order; TableeError after the last good one if a player fails."""
    under_way: deque[Batch] = deque()
    sent, size = 0, 1
    while under_way or sent < len(numbers):
        while sent < len(numbers) and len(under_way) < AHEAD * workers:
            under_way.append(send(play, held, numbers[sent : sent + size]))
            sent += size
        done = under_way.popleft().result()
        yield from done.results
        if done.fault is not None:
            key, args = done.fault
            raise TableeError(key, **args)
        size = suited(len(done.results), done.seconds)


def suited(games: int, seconds: float) -> int:
    """How many games make a batch, after so many took so long."""
    return max(1, min(LARGEST, round(BATCH * games / max(seconds, 1e-6))))


# This process


class Here(NamedTuple):
    """A batch that was played at once."""

    done: Done

    def result(self) -> Done:
        return self.done


def play_here(play: Play, held: Contest, numbers: Sequence[int]) -> Batch:
    """Play in this process."""
    return Here(play_batch(play, held, numbers))


# All cores


@contextmanager
def cores(workers: int) -> Iterator[Send]:
    """So many processes on this machine; one is this process itself."""
    if workers == 1:
        yield play_here
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts)

    def send(play: Play, held: Contest, numbers: Sequence[int]) -> "Future[Done]":
        return pool.submit(play_batch, play, held, numbers)

    try:
        yield send
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that gathers the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def all_cores() -> int:
    """How many processes there can usefully be."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
