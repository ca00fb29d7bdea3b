"""How much stronger each level of bots is than the one below it, and how long the strongest thinks.

python -m benchmarks.levels            # a few minutes
python -m benchmarks.levels --pairs 20 # quicker, less sure
"""

from argparse import ArgumentParser
from random import Random
from time import process_time

import tablee
from tablee.bots.simple import level
from tablee.kernel.game import AnyGame, lottery
from tablee.lab.arena import duel

TABLES = (("tango", 2), ("tango", 4), ("tarot", 2), ("tarot", 4))
STEPS = (("random", "easy", 4), ("easy", "steady", 2), ("steady", "sharp", 1))
"""Who meets whom, and how many times as many games: the weaker levels are quick."""


def thinking(game: AnyGame, seats: int) -> tuple[float, float]:
    """CPU seconds of the sharp player for a move, on average and at most, over one game."""
    sharp, rng, took = level(game, "sharp"), Random(1), [0.0]
    state = game.start(seats)
    while state.outcome is None:
        seat = state.acting[0]
        if seat < 0:
            state.play(seat, lottery(state).draw(rng.randrange))
            continue
        view, moves, before = state.view(seat), state.moves(seat), process_time()
        move = sharp(view, moves, rng)
        took.append(process_time() - before)
        state.play(seat, move)
    return sum(took) / len(took), max(took)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100, help="pairs of games between the two strongest levels")
    pairs = parser.parse_args().pairs
    for name, seats in TABLES:
        game = tablee.game(name)
        for weaker, stronger, times in STEPS:
            sides = (level(game, weaker), level(game, stronger))
            result = duel(game, seats, game.choose(seats, {}), sides, times * pairs, "levels")
            print(f"{name}, {seats} players: {stronger} against {weaker}: {result} of {result.games} games", flush=True)
        usual, longest = thinking(game, seats)
        print(
            f"{name}, {seats} players: sharp thinks {usual * 1000:.0f} ms, at most {longest * 1000:.0f} ms", flush=True
        )


if __name__ == "__main__":
    main()
