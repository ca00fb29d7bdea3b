"""Cuts of the connection to PostgreSQL at every stage of every statement, while all five games are played."""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from .house import House, faults_in
from .ledger import check_store
from .postgres import empty_database, running_postgres
from .proxy import NOTHING, Cut, Messages, Proxy, Share
from .robots import GAMES, Crowd, Habits, Party

PATIENCE = 60.0
"""Seconds after which somebody is stuck."""
LINGER = 0.2
HABITS = Habits(rename=0.05, stand=0.02, nap=0.02, asleep=3 * LINGER)
"""Much is changed besides playing, and tables are put away and woken."""
STATEMENTS = (
    "INSERT INTO entries",
    "COMMIT",
    "INSERT INTO entries",
    "UPDATE tables",
    "INSERT INTO entries",
    "BEGIN",
    "DELETE FROM chairs",
    "INSERT INTO chairs",
    "INSERT INTO entries",
    "COMMIT",
    "INSERT INTO tables",
    "SELECT",
)
"""What is cut by turns: moves the most; then seats that change, tables that are made and woken, and readers."""
WAIT = 3.0
"""Seconds after which a statement is not waited for any longer, and any other will do."""


@dataclass(frozen=True)
class Cuts:
    """How many."""

    cuts: int
    seed: int = 1


def cuts(rng: random.Random) -> Iterator[Cut]:
    """Every stage of every statement, by turns."""
    for number, sql in enumerate(itertools.cycle(STATEMENTS)):
        skip = rng.randrange(3)
        match (number + number // len(STATEMENTS)) % 7:
            case 0:
                yield Cut(sql, answered=NOTHING, skip=skip)
            case 1:
                yield Cut(sql, asked=NOTHING, skip=skip)
            case 2:
                yield Cut(sql, asked=Share(rng.random()), skip=skip)
            case 3:
                yield Cut(sql, answered=Share(rng.random()), skip=skip)
            case 4:
                yield Cut(sql, asked=Messages(4), skip=skip)
            case 5:
                yield Cut(sql, skip=skip)
            case 6:
                yield Cut(sql, late=Event(), skip=skip)


async def cut(size: Cuts, folder: Path) -> Counter[str]:
    """Cut again and again; after each everybody goes on, without the server being started again."""
    rng = random.Random(size.seed)
    with running_postgres() as server, empty_database(server) as database, Proxy(database) as proxy:
        house = House(folder, store=proxy.url, linger=LINGER)
        await asyncio.to_thread(house.start)
        found: Counter[str] = Counter()
        try:
            async with Crowd(gather(house.url, size.seed)) as crowd:
                await crowd.until_moved(1, PATIENCE)
                for planned in itertools.islice(cuts(rng), size.cuts):
                    done = await cut_once(proxy, planned, crowd)
                    found[f"cuts at {done.sql or 'any statement'}"] += 1
                await crowd.until_moved(3, PATIENCE)
            assert house.child is not None
            assert house.child.poll() is None, "the server has ended"
        finally:
            proxy.disarm()
            house.stop()
        found += await check_store(database, crowd.ledgers)
        assert not faults_in(house.lines()), faults_in(house.lines())[:3]
    found["cuts"] = size.cuts
    return found


def gather(url: str, seed: int, games: Sequence[str] = tuple(GAMES)) -> list[Party]:
    """People for each game."""
    return [Party([url], game, random.Random(f"{seed} {game}"), HABITS) for game in games]


async def cut_once(proxy: Proxy, planned: Cut, crowd: Crowd) -> Cut:
    """Cut there; what is late arrives while everybody has gone on. The cut that was made."""
    done = proxy.arm(planned)
    if not await asyncio.to_thread(planned.met.wait, WAIT):
        proxy.disarm()
        done = planned if planned.met.is_set() else proxy.arm(Cut(answered=NOTHING))
        assert await asyncio.to_thread(done.met.wait, PATIENCE), "nothing is asked of the database"
    if done.late is not None:
        await asyncio.sleep(0.05)
        done.late.set()
    await crowd.until_moved(1, PATIENCE)
    return done
