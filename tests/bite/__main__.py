"""Put small faults into the code, room by room, and say how many of them the tests notice.

    python -m tests.bite                        20 faults in every room
    python -m tests.bite server --faults 40     more of them in one room
    python -m tests.bite --seed 7 --workers 4   others, by four workers
    python -m tests.bite games --near           without the tests far away: quicker, and never more are caught

Each worker has a copy of the project. A fault is caught if a test fails, or hangs, and passes without the fault. The
tests of its module are asked first, then those of its room, those that import it, and those further away. The code is
not touched; the tests of browsers are not run.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from time import monotonic

from ..rooms import ROOT, SOURCE
from .copies import Copy
from .faults import Fault, count, fault

ROOMS = {
    "kernel": ("kernel/**/*.py",),
    "games": ("games/**/*.py",),
    "texts": ("texts/*.py",),
    "bots": ("bots/*.py", "lab/*.py", "games/*/bot*.py"),
    "server": ("server/**/*.py", "games/*/rooms/*.py"),
    "terminal": (
        "terminal/*.py",
        "cli.py",
        "operation/*.py",
        *(f"games/*/rooms/{name}.py" for name in ("terminal", "commands", "stock")),
    ),
    "envs": ("envs/*.py", "games/*/rooms/envs.py"),
}
"""The rooms, and what is in them; a file that two rooms name is in the later one."""

LEFT_OUT = ("games/taichi/lexicon/*", "server/store/migrations/**/*", "server/tools/*")
"""Tools that make data or pages, and are checked by what they have made."""

ENOUGH = 0.9
"""The share that must be caught in each room."""


def modules(room: str) -> list[Path]:
    """The modules of a room."""
    later = list(ROOMS)[list(ROOMS).index(room) + 1 :]
    others = {path for other in later for pattern in ROOMS[other] for path in SOURCE.glob(pattern)}
    left_out = {path for pattern in LEFT_OUT for path in SOURCE.glob(pattern)}
    found = {path for pattern in ROOMS[room] for path in SOURCE.glob(pattern)}
    return sorted(found - others - left_out)


def drawn(room: str, most: int, seed: int) -> Iterator[Fault]:
    """So many faults of a room, each as likely."""
    texts = {path: path.read_text(encoding="utf-8") for path in modules(room)}
    spots = [(path, number) for path, text in texts.items() for number in range(count(text))]
    rng = Random(f"{room} {seed}")
    for path, number in rng.sample(spots, min(most, len(spots))):
        yield fault(path.relative_to(ROOT), texts[path], number)


def try_room(room: str, most: int, seed: int, copies: "SimpleQueue[Copy]", workers: int) -> tuple[int, list[Fault]]:
    """How many faults were tried in a room, and those that nobody noticed."""
    tried = list(drawn(room, most, seed))

    def is_caught(found: Fault) -> bool:
        copy = copies.get()
        try:
            why = copy.notices(found)
        finally:
            copies.put(copy)
        print(f"  {'caught  ' if why else 'SURVIVES'} {found}{f'  [{why}]' if why else ''}", flush=True)
        return bool(why)

    with ThreadPoolExecutor(workers) as pool:
        caught = list(pool.map(is_caught, tried))
    return len(tried), [found for found, was in zip(tried, caught, strict=True) if not was]


def main() -> int:
    """Try the rooms, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bite", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("rooms", nargs="*", choices=[[], *ROOMS], metavar="|".join(ROOMS))
    parser.add_argument("--faults", type=int, default=20, metavar="N", help="how many in each room (20)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones (1)")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="how many at once (2)")
    parser.add_argument(
        "--near", dest="reach", action="store_const", const="near", default="all", help="near tests only"
    )
    asked = parser.parse_args()
    copies: SimpleQueue[Copy] = SimpleQueue()
    lines, enough = [], True
    with tempfile.TemporaryDirectory(prefix="tablee-bite-") as folder:
        for number in range(asked.workers):
            copies.put(Copy(Path(folder) / str(number), asked.reach))
        for room in asked.rooms or ROOMS:
            start = monotonic()
            print(f"{room}:", flush=True)
            tried, left = try_room(room, asked.faults, asked.seed, copies, asked.workers)
            share = (tried - len(left)) / tried
            enough = enough and share >= ENOUGH
            lines.append(f"{room:10}{tried - len(left):4} of {tried:3} caught{share:7.0%}{monotonic() - start:7.0f} s")
    print("\n".join(lines))
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
