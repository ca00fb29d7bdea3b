"""Strangers send whatever comes to their minds while honest people play: those are served, and nothing breaks."""

import asyncio
import json
import random
import sys
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
CALM = Habits(pace=0.02, drop=0.0)


@dataclass(frozen=True)
class Hostile:
    """What is sent, and what it may cost."""

    kind: str
    """`frames` or `requests`."""
    count: int
    delay: float
    """Seconds that a move of honest people may take, at most."""
    growth: int
    """Bytes by which the server may grow."""
    seed: int = 1


async def annoy(size: Hostile, folder: Path) -> Counter[str]:
    """Send all of it, while all five games are played."""
    house = House(folder, linger=1.0)
    await asyncio.to_thread(house.start)
    parties = [Party([house.url], game, random.Random(f"{size.seed} {game}"), CALM) for game in GAMES]
    try:
        async with Crowd(parties) as crowd:
            await crowd.until_moved(2, PATIENCE)
            before, began = house.memory(), time.monotonic()
            for party in parties:
                party.delays.clear()
            told = await send(size, house.url, parties[0].ledger.code, crowd)
            seconds, after = time.monotonic() - began, house.memory()
            delays = sorted(delay for party in parties for delay in party.delays)
            await crowd.until_moved(2, PATIENCE)
    finally:
        house.stop()
    found = await check_store(sqlite_url(house.data), crowd.ledgers)
    assert not faults_in(house.lines()), faults_in(house.lines())[:3]
    found[size.kind] = told["sent"]
    found["a second"] = round(told["sent"] / seconds)
    found["without an answer"] = told["silent"]
    found["ms for a move (99 of 100)"] = round(1000 * delays[len(delays) * 99 // 100])
    found["ms for a move (longest)"] = round(1000 * delays[-1])
    found["MB before"], found["MB after"] = round(before / 1e6), round(after / 1e6)
    assert delays[-1] < size.delay, f"a move took {delays[-1]:.1f} s"
    assert after - before < size.growth, f"{before / 1e6:.1f} MB became {after / 1e6:.1f} MB"
    return found


async def send(size: Hostile, url: str, code: str, crowd: Crowd) -> dict[str, int]:
    """Let the strangers in; what they did."""
    words = ("-m", "tests.faults.attack", size.kind, url, code, str(size.count), str(size.seed))
    child = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    assert child.stdout is not None
    answer = asyncio.create_task(child.stdout.read())
    while not answer.done():
        crowd.check()
        await asyncio.wait([answer], timeout=0.1)
    assert await child.wait() == 0
    told: dict[str, int] = json.loads(answer.result())
    return told
