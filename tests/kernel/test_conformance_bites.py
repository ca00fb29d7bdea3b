"""The laws bite: a sound toy keeps all nine, and every broken one is caught by the law meant for it."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from tablee import CLOCK, AnyGame, Log, Record, TimeUp, dump
from tablee.kernel.conformance import LAWS, check
from tablee.kernel.conformance.examples import examples
from tablee.kernel.conformance.laws import try_law
from tablee.kernel.conformance.play import pick
from tablee.kernel.conformance.report import LawBroken

from . import broken_rules, broken_secrets  # noqa: F401 - they fill the list of broken toys
from .toys import BROKEN, Broken, ToyOptions, toy

boxes = (f"toybox{number}" for number in count())


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, registered: Callable[[AnyGame], AnyGame]) -> str:
    """A package of its own, with an examples folder in which both endings are recorded."""
    name = next(boxes)
    folder = tmp_path / name / "examples"
    folder.mkdir(parents=True)
    registered(toy())
    dump(played_to_the_last_card(), folder / "cards.json")
    dump(played_until_time_is_up(), folder / "time.json")
    monkeypatch.syspath_prepend(tmp_path)
    return name


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


def test_the_sound_toy_keeps_every_law(package: str, registered: Callable[[AnyGame], AnyGame]) -> None:
    report = check(registered(toy(package=package)), games_per_law=24, seed=7)
    assert report.broken == ()
    assert [row.law for row in report.rows] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert all(row.checks > 0 for row in report.rows)


@pytest.mark.parametrize("toy", BROKEN, ids=lambda toy: f"{toy.law}-{toy.name}")
def test_every_broken_toy_is_caught_by_the_law_meant_for_it(
    toy: Broken, registered: Callable[[AnyGame], AnyGame]
) -> None:
    law = LAWS[toy.law - 1]
    row = try_law(law, registered(toy.game), games=60, seed=1)
    assert row.law == toy.law
    assert row.failure is not None, f"law {toy.law} did not notice"
    assert toy.says in row.failure


def test_every_law_but_the_ninth_is_broken_by_some_toy() -> None:
    assert {toy.law for toy in BROKEN} == {1, 2, 3, 4, 5, 6, 7, 8}


def test_a_failure_names_table_input_and_seat(registered: Callable[[AnyGame], AnyGame]) -> None:
    (openly,) = [toy for toy in BROKEN if toy.name == "MovesDependOnHiddenCards"]
    row = try_law(LAWS[3], registered(openly.game), games=60, seed=1)
    assert row.failure is not None
    assert "players, {" in row.failure
    assert "after input" in row.failure
    assert "seat " in row.failure


@pytest.mark.parametrize("name", ["OffersWhatIsNotHeld", "TellsHiddenCards", "ImaginesWithATaste", "LaysACardTwice"])
def test_the_same_seed_finds_the_same_failure(name: str, registered: Callable[[AnyGame], AnyGame]) -> None:
    (found,) = [toy for toy in BROKEN if toy.name == name]
    registered(found.game)
    first, again = (try_law(LAWS[found.law - 1], found.game, games=60, seed=3) for _ in range(2))
    assert first == again


# Law 9


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
