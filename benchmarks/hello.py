"""What a hello, an undo and waking cost at tables with long games: `python -m benchmarks.hello [INPUTS …]`.

Matches of up to 10,000 rounds are played at random, where a game has rounds; the others end by themselves. CPU of one
thread, the best of several. `missed` is a hello after sixteen steps that were missed; `kept` is what is kept to answer:
the last page of events and the positions to go back to.
"""

import asyncio
import sys
import time
import tracemalloc
from collections.abc import Callable
from random import Random

import tablee
from tablee.kernel.seats import CHANCE
from tablee.server.hall import waking
from tablee.server.hall.waking import Slices, play_again
from tablee.server.lobby.seating import Seating, fill, new_seating, start
from tablee.server.lobby.summary import summarise
from tablee.server.play.history import AGAIN, Kind, Teller, Version
from tablee.server.play.live import LiveGame
from tablee.server.play.scene import Scene
from tablee.server.store.store import written
from tablee.server.wire.encoding import encode

LENGTHS = (100, 3_000, 30_000)
CHOICES: dict[str, object] = {"rounds": 10_000, "lexicon": "primer"}
"""What is chosen at a game that has such a choice: as long as can be, and nothing that must be fetched."""
NOBODY: frozenset[int] = frozenset()


def begun(name: str) -> Seating:
    game = tablee.game(name)
    options = {option: value for option, value in CHOICES.items() if option in game.options.__struct_fields__}
    seating = new_seating(game, seats=4, options=options, host="0", name="", seed="07" * 32, listed=False, clock=0)
    return start(fill(seating, "random"), "0")


def play_on(live: LiveGame, inputs: int, rng: Random) -> None:
    while live.at < inputs and live.state.outcome is None:
        if live.chance_acts:
            live.draw(NOBODY, 0.0)
            continue
        seat = rng.choice([seat for seat in live.state.acting if seat != CHANCE])
        moves = live.state.moves(seat)
        live.play(seat, moves[rng.randrange(len(moves))], NOBODY, 0.0)


def cpu(act: Callable[[], object], times: int = 20) -> float:
    """Milliseconds of this thread, the best of so many times."""
    spent = []
    for _ in range(times):
        began = time.thread_time()
        act()
        spent.append(time.thread_time() - began)
    return 1000 * min(spent)


def hello(live: LiveGame) -> None:
    Scene.of(live, 0, (), NOBODY, 0.0).seen(0)
    encode(live.page.seen(0))


def missed(live: LiveGame, seating: Seating) -> None:
    first = max(1, live.at - AGAIN + 1)
    versions = [Version(at, Kind.STEP, at) for at in range(first, live.at + 1)]
    Teller(summarise("BCDFGH", seating, frozenset()), live, seating, 0, 0.0).told(versions)


def undo(live: LiveGame, back: int) -> float:
    """Milliseconds to take so many inputs back; they are made again."""
    spent = []
    inputs = live.log.inputs[-back:]
    for _ in range(5):
        spent.append(cpu(lambda: live.rewind(live.at - len(inputs), NOBODY, 0.0), 1))
        for step in inputs:
            live.redo(step, NOBODY, 0.0)
    return min(spent)


async def wake(live: LiveGame, seating: Seating) -> tuple[float, float]:
    """Milliseconds in all to play a stored game again, and the longest slice of it."""
    entries, slices = [written(step) for step in live.log.inputs], []
    honest = waking.any_left

    def timed(*rest: object) -> bool:
        began = time.thread_time()
        left = honest(*rest)  # type: ignore[arg-type]
        slices.append(1000 * (time.thread_time() - began))
        return left

    waking.any_left = timed  # type: ignore[assignment]
    try:
        await Slices().work(play_again(LiveGame(seating), entries, NOBODY))
    finally:
        waking.any_left = honest
    return sum(slices), max(slices)


def kept(live: LiveGame, seating: Seating) -> float:
    """kB of the positions and the page, once they are there again."""
    again = LiveGame(seating)
    tracemalloc.start()
    for step in live.log.inputs:
        again.redo(step, NOBODY, 0.0)
    before = tracemalloc.get_traced_memory()[0]
    del again.page, again.milestones
    freed = before - tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return freed / 1000


def measured(live: LiveGame, seating: Seating) -> tuple[float, ...]:
    """A line of figures."""
    whole, longest = asyncio.run(wake(live, seating))
    told = cpu(lambda: hello(live)), cpu(lambda: missed(live, seating))
    return *told, undo(live, 1), undo(live, 100), whole, longest, kept(live, seating)


def main() -> None:
    lengths = [int(text) for text in sys.argv[1:]] or LENGTHS
    print("| | inputs | hello ms | missed ms | undo 1 ms | undo 100 ms | wake ms | longest slice ms | kept kB |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in tablee.games():
        seating = begun(name)
        live, rng, known = LiveGame(seating), Random(1), -1
        for length in lengths:
            play_on(live, length, rng)
            if live.at == known:
                break
            known = live.at
            figures = measured(live, seating)
            print(f"| {name} | {live.at:,} | " + " | ".join(f"{figure:.2f}" for figure in figures) + " |", flush=True)


if __name__ == "__main__":
    main()
