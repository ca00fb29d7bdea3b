"""Bots think in processes of their own, and are given what their seat may know: never a state."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random
from typing import Final

import msgspec
import structlog

from tablee.bots.simple import level as level_of
from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Move, View
from tablee.kernel.registry import edition, games
from tablee.kernel.registry import game as find_game

PATIENCE: Final = 20.0
"""Seconds after which a bot that still thinks plays at random, and its process is replaced."""
LISTED: Final = 2_000
"""Legal moves that are handed to a bot at most."""

log = structlog.get_logger("tablee.bots")


def think(name: str, rules: int, level: str, view: bytes, moves: Sequence[bytes], seed: int) -> bytes:
    """In a worker: choose a move by the view alone."""
    game = edition(name, rules)
    choices = [game.read_move(move) for move in moves]
    chosen = level_of(game, level)(game.read_view(view), choices, Random(seed))
    return msgspec.json.encode(chosen)


def prepare() -> None:
    """In a worker: load the games, leave Ctrl-C to the server, give way to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_follow_parent, daemon=True).start()
    for name in games():
        find_game(name)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> bool:
    """In a worker: awake."""
    return True


class Workers:
    """The workers of a server."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.seats = asyncio.Semaphore(workers)
        """A thought that is called off before it has a worker costs nothing."""

    def wake(self) -> None:
        """Start the first worker before it is needed."""
        self._pool().submit(ready)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=prepare)
        return self.pool

    async def choose(self, game: AnyGame, level: str, view: View, moves: Sequence[Move]) -> Move:
        """A move for that seat; one of the moves at random if the workers fail."""
        listed = [msgspec.json.encode(move) for move in moves]
        task = (game.name, game.version, level, msgspec.json.encode(view), listed, secrets.randbits(64))
        try:
            async with self.seats:
                future = asyncio.get_running_loop().run_in_executor(self._pool(), think, *task)
                # What runs is never called off: a pool whose workers are sent home trips over that (CPython 3.11).
                return game.read_move(await asyncio.wait_for(asyncio.shield(future), PATIENCE))
        except (BrokenExecutor, TimeoutError) as error:
            log.error("bot_lost", game=game.name, level=level, error=type(error).__name__)
            self.close()
        except Exception as error:
            log.error("bot_failed", game=game.name, level=level, error=type(error).__name__)
        return secrets.choice(moves)

    def close(self) -> None:
        """Send the workers home."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
