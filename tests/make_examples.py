"""Plays one example game for each ending of each game, and writes it into the package of the game.

    python tests/make_examples.py            all games registered
    python tests/make_examples.py tango      one of them

Every game follows from a fixed seed, so running it again writes the same files. The bots of the house play first.
Where an ending is not theirs, dawdlers play at random, look one move ahead in a copy, and leave every move after which
the game would end in another way. An ending that even they do not come to needs players of its own.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

import tablee
from tablee import CLOCK, AnyGame, Input, Log, Move, Seat, State, TimeUp, dump, promise, verify
from tablee.games.taichi.moves import Say
from tablee.games.taichi.options import TaichiOptions
from tablee.kernel.conformance.examples import FOLDER
from tablee.kernel.conformance.play import CLOCK_RATE, some
from tablee.kernel.conformance.tables import combinations
from tablee.kernel.fairness import seed_from
from tablee.kernel.options import Options

PLAYERS = ("Lila", "Malo", "Nour", "Zoé", "Ilyes")

ATTEMPTS = 300
"""How many games each kind of players may play for an ending."""

AHEAD = 30
"""How many moves a dawdler looks at."""

Chooser = Callable[[AnyGame, Any, Seat, Random], Move]
"""Somebody who plays by the real position, for the sake of an ending."""


def bots(game: AnyGame, state: State, seat: Seat, rng: Random) -> Move:
    """The bot of the house; if it has several, one of them by lot."""
    bot = game.bots[rng.choice(sorted(game.bots))]
    return bot(state.view(seat), state.moves(seat), rng)


def dawdlers(ending: str) -> Chooser:
    """Players who do anything but end the game in another way, and end it in this way when they can."""

    def choose(game: AnyGame, state: State, seat: Seat, rng: Random) -> Move:
        moves = some(state.moves(seat), AHEAD, rng)
        reasons = [reason_after(state, seat, move) for move in moves]
        wanted = [move for move, reason in zip(moves, reasons, strict=True) if reason == ending]
        harmless = [move for move, reason in zip(moves, reasons, strict=True) if reason is None]
        return rng.choice(wanted or harmless or moves)

    return choose


def reason_after(state: State, seat: Seat, move: Move) -> str | None:
    """How a move would end the game; None if it would go on."""
    ahead = state.copy()
    ahead.play(seat, move)
    return ahead.outcome.reason if ahead.outcome is not None else None


def wallflowers(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Move:
    """Two players of Tango who let a dancer of each stand face to face for ever.

    Dancers cannot pass each other without meeting, so nothing else keeps a game going for 500 moves (G14). But two
    who face each other can be met by nobody else.
    """
    pair = {state.pairs[0][0], state.pairs[1][1]}
    facing = len({state.places[dancer] for dancer in pair}) == 1
    moves = state.moves(seat)
    return rng.choice([move for move in moves if (move.dancer in pair) != facing] or moves)


def gatherers(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Move:
    """Players of Tai Chi Chuan who say one word, stop and are never challenged, so that nothing is discarded (C23)."""
    moves = state.moves(seat)
    words = [move for move in moves if isinstance(move, Say)]
    return words[0] if words else moves[0]


SPECIAL: dict[tuple[str, str], Chooser] = {("tango", "limit"): wallflowers, ("taichi", "no-cards"): gatherers}
"""Players of their own for the endings that nobody else comes to."""


def played(game: AnyGame, seats: int, options: Options, name: str, choose: Chooser) -> Log:
    """A whole game; its shuffles keep a promise made from its name."""
    rng = Random(name)
    log = Log(game, seats, options, PLAYERS[:seats], promise(seed_from(name)))
    log.chance()
    while log.state.outcome is None and len(log.inputs) < game.longest:
        step = next_input(game, log.state, rng, choose)
        log.play(step.seat, step.move)
        log.chance()
    return log


def next_input(game: AnyGame, state: State, rng: Random, choose: Chooser) -> Input:
    """The move of a player, or now and then the end of a time limit."""
    if state.windows and rng.randrange(CLOCK_RATE) == 0:
        return Input(CLOCK, TimeUp(rng.choice(state.windows).name))
    seat = rng.choice(state.acting)
    return Input(seat, choose(game, state, seat, rng))


def found(game: AnyGame, ending: str) -> Log:
    """A game that ends in this way."""
    special = SPECIAL.get((game.name, ending))
    for choose, attempt in product((special,) if special else (bots, dawdlers(ending)), range(ATTEMPTS)):
        name = f"{game.name} {ending} {attempt}"
        seats = game.players[attempt % len(game.players)]
        options = portable(Random(name).choice(combinations(game.options, seats)))
        log = played(game, seats, options, name, choose)
        if log.state.outcome is not None and log.state.outcome.reason == ending:
            return log
    raise SystemExit(f"{game.name}: no game ended by {ending}")


def portable(options: Options) -> Options:
    """The same choices with the dictionary that is everywhere."""
    return replace(options, lexicon="primer") if isinstance(options, TaichiOptions) else options


def written(game: AnyGame, folder: Path) -> Iterator[Path]:
    """The examples of a game, written one after the other."""
    folder.mkdir(exist_ok=True)
    for ending in game.endings:
        record = found(game, ending).record()
        verify(record)
        path = folder / f"{ending}.json"
        dump(record, path)
        yield path


def main(names: Sequence[str]) -> None:
    for name in names or tablee.games():
        game = tablee.game(name)
        for path in written(game, Path(str(files(game.package))) / FOLDER):
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
