"""PostgreSQL goes away for a while, or falls silent: everybody is told and waits, and then goes on at once."""

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from .house import House, faults_in
from .ledger import check_store
from .postgres import empty_database, running_postgres
from .proxy import Proxy
from .robots import GAMES, Crowd, Habits, Party

PATIENCE = 60.0
"""Seconds after which somebody is stuck."""
CALM = Habits(drop=0.0, stand=0.0)


@dataclass(frozen=True)
class Away:
    """For how long, and how soon everybody is to go on."""

    seconds: float
    promptly: float
    """Seconds until `/readyz` says no."""
    back: float
    """Seconds until everybody has played again after the return."""
    seed: int = 1


async def go_away(size: Away, folder: Path) -> Counter[str]:
    """The database refuses everybody; later it answers nobody."""
    with running_postgres() as server, empty_database(server) as database, Proxy(database) as proxy:
        house = House(folder, store=proxy.url)
        await asyncio.to_thread(house.start)
        parties = [Party([house.url], game, random.Random(f"{size.seed} {game}"), CALM) for game in GAMES]
        found: Counter[str] = Counter()
        try:
            async with Crowd(parties) as crowd:
                await crowd.until_moved(1, PATIENCE)
                proxy.refuse()
                told = await wait_out(size, house, crowd)
                proxy.open()
                found["ms to go on after it was down"] = round(1000 * await go_on(size, house, crowd))
                found["ms until /readyz says no"] = round(1000 * told)
                proxy.silence()
                told = await wait_out(size, house, crowd)
                proxy.resume()
                found["ms to go on after it was silent"] = round(1000 * await go_on(size, house, crowd))
                found["ms until /readyz says no of silence"] = round(1000 * told)
        finally:
            proxy.resume()
            house.stop()
        found += await check_store(database, crowd.ledgers)
        assert not faults_in(house.lines()), faults_in(house.lines())[:3]
    return found


async def wait_out(size: Away, house: House, crowd: Crowd) -> float:
    """Everybody is told and nobody is granted anything; how long it took until the server said that it is not ready."""
    began = time.monotonic()
    assert await asyncio.to_thread(house.get, "/readyz", PATIENCE) == 503
    prompt = time.monotonic() - began
    assert prompt < size.promptly, f"/readyz took {prompt:.1f} s"
    assert await asyncio.to_thread(house.get, "/healthz", PATIENCE) == 200
    while not all(len(party.paused) == party.seats for party in crowd.parties):
        crowd.check()
        assert time.monotonic() - began < PATIENCE, [str(party) for party in crowd.parties]
        await asyncio.sleep(0.01)
    before = crowd.acknowledged
    await asyncio.sleep(max(0.0, began + size.seconds - time.monotonic()))
    assert crowd.acknowledged == before, "a move was acknowledged that could not be kept"
    return prompt


async def go_on(size: Away, house: House, crowd: Crowd) -> float:
    """How long it takes until everybody has played again."""
    seconds = await crowd.until_moved(1, PATIENCE)
    assert seconds < size.back, f"it took {seconds:.1f} s to go on"
    assert await asyncio.to_thread(house.get, "/readyz", PATIENCE) == 200
    return seconds
