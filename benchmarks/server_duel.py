"""Two versions of our server at once, on the same core: a difference of one per cent is seen.

`python -m benchmarks.server_duel OTHER/src` runs this version and that of another checkout beside each other, each with
its own players, and compares moves per CPU-second. Whatever else the machine does meanwhile slows both alike: two runs
one after the other differ by ten per cent, the ratio here by one. The folders are in memory: the disk is no part of the
question.
"""

import argparse
import json
import math
import statistics
import subprocess
from contextlib import ExitStack
from pathlib import Path

from benchmarks.server import MEMORY, ROOT, RUN, Side, ours, pinned, running


def duel(sides: list[Side], tables: int, seconds: int) -> dict[str, float]:
    """Moves per CPU-second of each, by name."""
    with ExitStack() as stack:
        loads = []
        for side in sides:
            port, pid, _ = stack.enter_context(running(side))
            words = [str(word) for word in (port, tables, seconds, 0, pid)]
            loads.append((side, pinned([*side.load, *words], 1)))
        playing = {}
        for side, words in loads:
            playing[side.name] = subprocess.Popen(words, cwd=side.folder, stdout=subprocess.PIPE)
            stack.callback(playing[side.name].kill)
        rows = {name: load.communicate(timeout=RUN)[0].decode().splitlines()[-1] for name, load in playing.items()}
    return {name: json.loads(row)["moves_per_cpu_s"] for name, row in rows.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the folder `src` of the other version")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=6)
    options = parser.parse_args()
    place = MEMORY if MEMORY.is_dir() else None
    mine = ours("this version", place, ROOT / "src")
    other = ours("the other", place, options.other.resolve())
    ratios = []
    for number in range(options.rounds):
        sides = [mine, other] if number % 2 else [other, mine]
        found = duel(sides, options.tables, options.seconds)
        ratios.append(found[mine.name] / found[other.name])
        rates = ", ".join(f"{side.name} {found[side.name]:,.0f}" for side in (mine, other))
        print(f"{rates} moves per CPU-second: {ratios[-1]:.3f} ×", flush=True)
    logs = [math.log(ratio) for ratio in ratios]
    spread = 2 * statistics.stdev(logs) / math.sqrt(len(logs)) if len(logs) > 1 else math.nan
    mean = math.exp(statistics.mean(logs))
    print(f"{options.tables} tables: {mean:.3f} × the other, ± {mean * spread:.3f}")


if __name__ == "__main__":
    main()
