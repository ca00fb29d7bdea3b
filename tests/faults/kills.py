"""kill -9 at random moments under load: what was acknowledged is there, and everybody goes on."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tablee.server.store.store import sqlite_url

from .house import House, faults_in
from .ledger import check_store
from .robots import GAMES, Crowd, Party

PATIENCE = 120.0
"""Seconds after which somebody is stuck."""


@dataclass(frozen=True)
class Kills:
    """How often, and under which load."""

    kills: int
    tables: int
    """Of each game."""
    between: int
    """At most so many moves from one to the next."""
    seed: int = 1


async def kill(size: Kills, folder: Path) -> Counter[str]:
    """Kill the server again and again while all five games are played."""
    rng = random.Random(size.seed)
    house = House(folder)
    await asyncio.to_thread(house.start)
    parties = [
        Party([house.url], game, random.Random(f"{size.seed} {game} {n}")) for n in range(size.tables) for game in GAMES
    ]
    try:
        async with Crowd(parties) as crowd:
            await crowd.until_moved(1, PATIENCE)
            for _ in range(size.kills):
                await crowd.until_acknowledged(rng.randrange(1, size.between), PATIENCE)
                await asyncio.sleep(0.02 * rng.random())
                await asyncio.to_thread(house.kill)
                await asyncio.to_thread(house.start)
            await crowd.until_moved(3, PATIENCE)
    finally:
        house.stop()
    found = await check_store(sqlite_url(house.data), crowd.ledgers)
    assert not faults_in(house.lines()), faults_in(house.lines())[:3]
    found["kills"] = size.kills
    return found
