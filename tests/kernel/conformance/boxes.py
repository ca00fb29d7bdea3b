"""Toys with recorded games, and toys that break a law."""

from itertools import count
from pathlib import Path
from random import Random

from tablee import CLOCK, Log, Record, TimeUp
from tablee.kernel.conformance import LAWS
from tablee.kernel.conformance.laws import try_law
from tablee.kernel.conformance.play import pick

from ..toys import BROKEN, Broken, toy
from . import broken_rules, broken_secrets  # noqa: F401 - they fill the list of broken toys

boxes = (f"toybox{number}" for number in count())


def played_to_the_last_card() -> Record:
    rng = Random(1)
    log = Log.begin(toy(), 2)
    while log.state.outcome is None:
        (seat,) = log.state.acting
        log.play(seat, pick(log.state.moves(seat), rng))
    return log.record()


def played_until_time_is_up() -> Record:
    log = Log.begin(toy(), 3, {"hurry": True})
    log.play(-1, log.state.moves(-1).at(7))
    log.play(CLOCK, TimeUp("game"))
    return log.record()


def examples_folder(tmp_path: Path, package: str) -> Path:
    return tmp_path / package / "examples"


def broken_toys(law: int) -> list[Broken]:
    """The toys that break that law."""
    return [toy for toy in BROKEN if toy.law == law]


def check_caught(toy: Broken) -> None:
    """The law meant for it catches the toy, and says why."""
    row = try_law(LAWS[toy.law - 1], toy.game, games=60, seed=1)
    assert row.law == toy.law
    assert row.failure is not None, f"law {toy.law} did not notice"
    assert toy.says in row.failure
