"""Bots think in processes of their own, and are given what their seat may know: never a state."""

import os
import secrets
from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec
import structlog

from tablee.bots.simple import level as level_of
from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Move, View
from tablee.kernel.registry import edition, offered
from tablee.server.processes import Crew, Lost

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
    """In a worker: load the games, and give way to the server."""
    os.nice(5)
    offered()


class Workers:
    """The workers of a server."""

    def __init__(self, workers: int) -> None:
        self.crew = Crew(workers, prepare, PATIENCE)

    def wake(self) -> None:
        """Start the first worker before it is needed."""
        self.crew.wake()

    async def choose(self, game: AnyGame, level: str, view: View, moves: Sequence[Move]) -> Move:
        """A move for that seat; one of the moves at random if the workers fail."""
        listed = [msgspec.json.encode(move) for move in moves]
        task = (game.name, game.version, level, msgspec.json.encode(view), listed, secrets.randbits(64))
        try:
            return game.read_move(await self.crew.do(think, *task))
        except (Lost, TimeoutError) as error:
            log.error("bot_lost", game=game.name, level=level, error=type(error).__name__)
        except Exception as error:
            log.error("bot_failed", game=game.name, level=level, error=type(error).__name__)
        return secrets.choice(moves)

    async def close(self) -> None:
        """Send the workers home."""
        await self.crew.close()
