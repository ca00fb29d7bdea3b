"""The rules of two versions by turns: decisions per CPU-second by the public way, `moves` and `play`.

`python -m benchmarks.engine_duel OTHER/src` plays the same random games with this version and with that of another
checkout, in processes that take turns: whatever else the machine does meanwhile slows both alike.
"""

import argparse
import math
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parents[1] / "src"

PLAYOUTS: Final = """
import random, sys, time, tablee
from tablee.kernel.seats import CHANCE
name, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
game, rng, decisions, began = tablee.game(name), random.Random(1), 0, time.process_time()
while time.process_time() - began < seconds:
    state = game.start(seats)
    while state.outcome is None:
        seat = state.acting[0]
        moves = state.moves(seat)
        state.play(seat, moves.draw(rng.randrange) if seat == CHANCE else rng.choice(moves))
        decisions += 1
print(decisions / (time.process_time() - began))
"""


def rate(source: Path, name: str, seats: int, seconds: float) -> float:
    """Decisions per CPU-second of a version."""
    command = [sys.executable, "-c", PLAYOUTS, name, str(seats), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source.resolve())}
    return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the folder `src` of the other version")
    parser.add_argument("games", nargs="+", help="games and their players, such as tarot:4")
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--rounds", type=int, default=9)
    args = parser.parse_args()
    for chosen in args.games:
        name, _, seats = chosen.partition(":")
        pairs = []
        for number in range(args.rounds):
            sides = (HERE, args.other) if number % 2 else (args.other, HERE)
            found = {side: rate(side, name, int(seats), args.seconds) for side in sides}
            pairs.append((found[HERE], found[args.other]))
        ratios = [ours / theirs for ours, theirs in pairs]
        spread = statistics.stdev(ratios) / math.sqrt(len(ratios))
        ours, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
        print(f"{chosen}: {statistics.mean(ratios):.3f} × ± {spread:.3f}  ({ours:,.0f} and {theirs:,.0f} decisions/s)")


if __name__ == "__main__":
    main()
