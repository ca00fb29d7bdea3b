"""Two servers on one PostgreSQL: the same tables at both, and no acknowledged move is lost at either."""

import asyncio
import random
import shutil
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from .house import House, faults_in
from .ledger import check_store
from .postgres import empty_database, running_postgres
from .robots import GAMES, Crowd, Habits, Party

PATIENCE = 120.0
"""Seconds after which somebody is stuck."""
HABITS = Habits(restless=0.3, stand=0.0)
"""Who hears nothing for long says something, and so finds out that others have the table."""


@dataclass(frozen=True)
class Pair:
    """How much is played."""

    moves: int
    """At each table, at least."""
    seed: int = 1


async def play_at_both(size: Pair, folder: Path) -> Counter[str]:
    """At each table half of the people come by one server, half by the other."""
    with running_postgres() as server, empty_database(server) as database:
        one, other = House(folder / "one", store=database), House(folder / "other", store=database)
        try:
            await asyncio.to_thread(one.start)
            other.data.mkdir(parents=True)
            shutil.copy(one.data / "key", other.data / "key")  # the same people at both
            await asyncio.to_thread(other.start)
            urls = [one.url, other.url]
            async with Crowd(
                [Party(urls, game, random.Random(f"{size.seed} {game}"), HABITS) for game in GAMES]
            ) as crowd:
                await crowd.until_moved(size.moves, PATIENCE)
        finally:
            one.stop()
            other.stop()
        found = await check_store(database, crowd.ledgers)
        found["connections"] = sum(robot.connections for party in crowd.parties for robot in party.robots)
        for house in (one, other):
            assert not faults_in(house.lines()), faults_in(house.lines())[:3]
    return found
