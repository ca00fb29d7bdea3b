"""Many tables for a long time: games end and others follow, people come and go, and the server does not grow."""

import asyncio
import random
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from tablee.server.store.store import sqlite_url

from .house import House, faults_in
from .ledger import check_store
from .robots import GAMES, Crowd, Habits, Party

PATIENCE = 300.0
"""Seconds after which somebody is stuck."""
LINGER = 3.0
"""Seconds after which a table without anybody is put away."""
FIFTH = 5
"""What is compared: the first and the last of so many parts."""


@dataclass(frozen=True)
class Soak:
    """How many, how long, how steady."""

    tables: int
    seconds: float
    warm_up: float
    """Seconds during which memory may grow."""
    pace: float
    """Seconds between two moves at a table."""
    slack: float
    """By which part memory may differ between the beginning and the end."""
    seed: int = 1


async def soak(size: Soak, folder: Path) -> Counter[str]:
    """Play on and on, and look at the memory of the server."""
    house = House(folder, linger=LINGER)
    await asyncio.to_thread(house.start)
    habits = Habits(
        pace=size.pace, chat=0.02, rename=0.01, stand=0.002, drop=0.01, nap=0.01, asleep=2 * LINGER, restless=60.0
    )
    games = islice(cycle(GAMES), size.tables)
    parties = [Party([house.url], game, random.Random(f"{size.seed} {n}"), habits) for n, game in enumerate(games)]
    samples: list[int] = []
    try:
        async with Crowd(parties) as crowd:
            await crowd.until_moved(1, PATIENCE)
            began = time.monotonic()
            while (elapsed := time.monotonic() - began) < size.seconds:
                await asyncio.sleep(size.seconds / 200)
                crowd.check()
                if elapsed > size.warm_up:
                    samples.append(house.memory())
    finally:
        house.stop()
    first, last = growth(samples)
    print(f"{first / 1e6:.1f} MB became {last / 1e6:.1f} MB", file=sys.stderr)  # seen, whatever follows
    found = await check_store(sqlite_url(house.data), crowd.ledgers)
    assert not faults_in(house.lines()), faults_in(house.lines())[:3]
    delays = sorted(delay for party in parties for delay in party.delays)
    found["games over"] = house.lines().count('"game_over"')
    found["MB at first"], found["MB at last"] = round(first / 1e6), round(last / 1e6)
    found["ms for a move (median)"] = round(1000 * statistics.median(delays))
    found["ms for a move (99 of 100)"] = round(1000 * delays[len(delays) * 99 // 100])
    assert abs(last / first - 1) <= size.slack, f"{first / 1e6:.1f} MB became {last / 1e6:.1f} MB"
    return found


def growth(samples: list[int]) -> tuple[float, float]:
    """The middle of the first part of the samples, and of the last."""
    part = max(1, len(samples) // FIFTH)
    return statistics.median(samples[:part]), statistics.median(samples[-part:])
