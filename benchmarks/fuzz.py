"""Coverage-guided fuzzing of everything that reads text from strangers.

    python -m benchmarks.fuzz [-atheris_runs=100000]

Records, notation and moves as JSON: whatever comes in, either it is understood or a TableeError says what is wrong.
It starts from real records and moves. The first byte of an input picks the game, the second the reader.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["tablee"]):
    import tablee

    GAMES = [tablee.game(name) for name in tablee.games()]

DEFAULT_RUNS = "-atheris_runs=100000"
LONGEST = "-max_len=30000"
NOTATION, JSON, RECORD = range(3)


def one(data: bytes) -> None:
    """Feed one input to one of the readers."""
    if len(data) < 2:
        return
    game, payload = GAMES[data[0] % len(GAMES)], data[2:]
    with suppress(tablee.TableeError):
        match data[1] % 3:
            case 0:
                game.parse(payload.decode(errors="replace"))
            case 1:
                game.read_move(payload)
            case _:
                tablee.replay(tablee.loads(payload))


def seeds() -> Iterator[bytes]:
    """Real inputs: the example games, and every move in them."""
    for index, game in enumerate(GAMES):
        for path in (files(game.package) / "examples").iterdir():
            record = tablee.loads(path.read_bytes())
            yield bytes([index, RECORD]) + path.read_bytes()
            for step in record.inputs[:40]:
                yield bytes([index, NOTATION]) + str(step.move).encode()
                yield bytes([index, JSON]) + tablee.kernel.messages.encode(step.move)


def main() -> None:
    """Fuzz for a bounded number of runs."""
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(seeds()):
            (Path(corpus) / str(number)).write_bytes(seed)
        bounded = any(word.startswith("-atheris_runs") for word in sys.argv[1:])
        atheris.Setup([*sys.argv, LONGEST, *([] if bounded else [DEFAULT_RUNS]), corpus], one)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
