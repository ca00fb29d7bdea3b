"""Law 9: every way of ending has an example, and recorded games still replay."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from tablee import AnyGame, Log, dump, promise
from tablee.kernel.conformance.examples import examples
from tablee.kernel.conformance.play import pick
from tablee.kernel.conformance.report import LawBroken

from ..toys import ToyOptions, toy
from .boxes import examples_folder, played_to_the_last_card


def law_9(game: AnyGame) -> int:
    return examples(game, Random(1), 2, ToyOptions())


def test_law_9_counts_the_examples(package: str, registered: Callable[[AnyGame], AnyGame]) -> None:
    assert law_9(registered(toy(package=package))) == 2


def test_law_9_misses_an_ending_without_example(package: str, registered: Callable[[AnyGame], AnyGame]) -> None:
    game = registered(toy(package=package, endings=("cards", "time", "tie")))
    with pytest.raises(LawBroken, match="ends by tie") as caught:
        law_9(game)
    assert caught.value.law == 9


def test_law_9_misses_the_folder(tmp_path: Path, package: str, registered: Callable[[AnyGame], AnyGame]) -> None:
    folder = examples_folder(tmp_path, package)
    folder.rename(folder.with_name("exemples"))
    with pytest.raises(LawBroken, match=f"there is no folder {package}/examples"):
        law_9(registered(toy(package=package)))


def test_law_9_refuses_a_damaged_example(
    tmp_path: Path, package: str, registered: Callable[[AnyGame], AnyGame]
) -> None:
    path = examples_folder(tmp_path, package) / "cards.json"
    path.write_text(path.read_text().replace("lay", "hide"))
    with pytest.raises(LawBroken, match=r"cards\.json cannot be read"):
        law_9(registered(toy(package=package)))


def test_law_9_refuses_an_example_that_does_not_replay(
    tmp_path: Path, package: str, registered: Callable[[AnyGame], AnyGame]
) -> None:
    record = played_to_the_last_card()
    dump(structs.replace(record, inputs=()), examples_folder(tmp_path, package) / "cards.json")
    with pytest.raises(LawBroken, match=r"cards\.json does not replay: record-outcome"):
        law_9(registered(toy(package=package)))


def test_law_9_refuses_shuffles_that_do_not_follow_from_their_promise(
    tmp_path: Path, package: str, registered: Callable[[AnyGame], AnyGame]
) -> None:
    rng = Random(1)
    log = Log.begin(toy(), 2, fairness=promise(b"another seed"))
    while log.state.outcome is None:
        (seat,) = log.state.acting
        log.play(seat, pick(log.state.moves(seat), rng))
    dump(log.record(), examples_folder(tmp_path, package) / "cards.json")
    with pytest.raises(LawBroken, match=r"cards\.json does not replay: record-draw"):
        law_9(registered(toy(package=package)))
