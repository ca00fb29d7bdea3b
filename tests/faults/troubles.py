"""The disk is full, or may only be read; the clock jumps by days: what is refused is not kept, and play goes on."""

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tablee.server.store.store import sqlite_url

from .house import House, faults_in
from .ledger import check_store
from .robots import GAMES, Crowd, Habits, Party

PATIENCE = 60.0
"""Seconds after which somebody is stuck."""
DAY = 86_400.0


@dataclass(frozen=True)
class Disk:
    """How often it fills up, and how often it may only be read."""

    times: int
    seed: int = 1


@dataclass(frozen=True)
class Clock:
    """How often it jumps."""

    jumps: int
    seed: int = 1


def gather(house: House, seed: int, habits: Habits) -> list[Party]:
    """People for each game."""
    return [Party([house.url], game, random.Random(f"{seed} {game}"), habits) for game in GAMES]


async def refuse_writing(size: Disk, folder: Path) -> Counter[str]:
    """Moves are refused with a sentence while nothing can be written."""
    house = House(folder)
    await asyncio.to_thread(house.start)
    try:
        async with Crowd(gather(house, size.seed, Habits(drop=0.0, stand=0.0))) as crowd:
            await crowd.until_moved(1, PATIENCE)
            for _ in range(size.times):
                house.fill_disk()
                await until_refused(house, crowd)
                house.make_room()
                await crowd.until_moved(2, PATIENCE)
                await asyncio.to_thread(lambda: house.pull(read_only=True))
                await until_refused(house, crowd)
                await asyncio.to_thread(lambda: house.pull(read_only=False))
                await crowd.until_moved(2, PATIENCE)
    finally:
        house.stop()
    found = await check_store(sqlite_url(house.data), crowd.ledgers)
    assert not faults_in(house.lines()), faults_in(house.lines())[:3]
    found["times full"] = found["times read-only"] = size.times
    return found


async def until_refused(house: House, crowd: Crowd) -> None:
    """Everybody has been told that what they did could not be written down, and the server says it is not ready."""
    counts = [party.problems.count("store-failed") for party in crowd.parties]
    end = time.monotonic() + PATIENCE
    while any(
        party.problems.count("store-failed") <= count for party, count in zip(crowd.parties, counts, strict=True)
    ):
        crowd.check()
        assert time.monotonic() < end, [str(party) for party in crowd.parties]
        await asyncio.sleep(0.01)
    assert await asyncio.to_thread(house.get, "/readyz") == 503
    before = crowd.acknowledged
    await asyncio.sleep(0.2)
    assert crowd.acknowledged == before, "a move was acknowledged that could not be kept"


async def jump(size: Clock, folder: Path) -> Counter[str]:
    """The wall clock goes back and forth by days: nothing depends on it."""
    rng = random.Random(size.seed)
    house = House(folder, linger=0.2)
    await asyncio.to_thread(house.start)
    try:
        async with Crowd(gather(house, size.seed, Habits(nap=0.02, asleep=0.6))) as crowd:
            await crowd.until_moved(1, PATIENCE)
            for number in range(size.jumps):
                skew = DAY * rng.uniform(-3_000, 3_000)
                await asyncio.to_thread(lambda skew=skew: house.pull(skew=skew))
                if number % 3 == 2:
                    await asyncio.to_thread(house.kill)
                    await asyncio.to_thread(house.start)
                await crowd.until_moved(2, PATIENCE)
                assert await asyncio.to_thread(house.get, "/readyz") == 200
    finally:
        house.stop()
    found = await check_store(sqlite_url(house.data), crowd.ledgers)
    assert not faults_in(house.lines()), faults_in(house.lines())[:3]
    found["jumps"] = size.jumps
    return found
