"""Games played at random, and where in a game a law was broken."""

from random import Random
from typing import Any

import pytest

from tablee import CHANCE, CLOCK, TimeUp
from tablee.kernel.conformance.play import (
    Trial,
    everywhere,
    outline,
    pick,
    random_game,
    random_input,
    sample,
    some,
    who,
)
from tablee.kernel.conformance.report import LawBroken
from tablee.kernel.conformance.snapshot import snapshot
from tablee.kernel.game import lottery

from ..toys import Lay, ToyOptions, toy

TOY = toy()


def trial(seed: int = 1, *, hurry: bool = False) -> Trial:
    return Trial(3, TOY, Random(seed), 2, ToyOptions(hurry=hurry))


def test_a_place_is_the_table_and_the_last_input() -> None:
    here = trial()
    assert here.place() == "2 players, {}, at the start"
    step = here.choose()
    assert step is not None
    here.play(step)
    assert here.place() == f"2 players, {{}}, after input 1 (CHANCE: {step.move})"


def test_an_exception_of_the_rules_is_a_broken_law_and_an_interrupt_is_not() -> None:
    with pytest.raises(LawBroken, match="ZeroDivisionError: ") as caught, trial():
        _ = 1 // 0
    assert caught.value.law == 3
    with pytest.raises(LawBroken, match=r"^law 9: as it was$"), trial():
        raise LawBroken(9, "as it was")
    with pytest.raises(KeyboardInterrupt), trial():
        raise KeyboardInterrupt


def test_only_checks_that_are_passed_are_counted() -> None:
    here = trial()
    here.same("one", snapshot(1), snapshot(1))
    here.same_bytes("two", b"[1]", b"[1]")
    assert here.checks == 2
    with pytest.raises(LawBroken, match="three: "):
        here.same("three", snapshot(1), snapshot(2))
    with pytest.raises(LawBroken, match="the same in another order"):
        here.same_bytes("four", b'{"a":1,"b":2}', b'{"b":2,"a":1}')
    assert here.checks == 2


def test_a_game_that_does_not_end_is_stopped() -> None:
    here = Trial(6, toy(longest=1), Random(1), 2, ToyOptions())
    step = here.choose()
    assert step is not None
    here.play(step)
    with pytest.raises(LawBroken, match="no game should have more inputs"):
        here.choose()


def test_a_game_that_is_over_has_no_further_input() -> None:
    here = trial()
    while (step := here.choose()) is not None:
        here.play(step)
    assert here.state.outcome is not None


def test_stops_are_so_many_and_the_end() -> None:
    inputs = random_game(TOY, Random(4), 2, ToyOptions())
    here = trial()
    halts = list(here.stops(inputs, 2))
    assert len(halts) == 3
    assert halts[-1] is None
    assert all(step in inputs for step in halts[:-1])
    assert here.inputs == list(inputs)


def test_everybody_looks_on() -> None:
    assert trial().everyone() == (0, 1, None)
    assert everywhere(2) == (0, 1, CHANCE, CLOCK, 2, 9, -3)
    assert [who(seat) for seat in (None, CHANCE, CLOCK, 4)] == ["a spectator", "CHANCE", "CLOCK", "seat 4"]


def test_a_window_is_closed_now_and_then() -> None:
    state = TOY.opening(2, ToyOptions(hurry=True))
    state.play(CHANCE, lottery(state).at(7))
    steps = [random_input(state, Random(seed)) for seed in range(400)]
    closed = sum(step.seat == CLOCK for step in steps)
    assert 1 <= closed <= 40
    assert {step.move for step in steps if step.seat == CLOCK} <= {TimeUp("game")}
    calm = TOY.opening(2, ToyOptions())
    assert all(random_input(calm, Random(seed)).seat == CHANCE for seed in range(40))


def test_a_random_game_goes_to_its_end_or_as_far_as_it_may() -> None:
    whole = random_game(TOY, Random(1), 3, ToyOptions())
    assert len(whole) == 1 + 3 * 2
    assert random_game(toy(longest=3), Random(1), 3, ToyOptions()) == whole[:3]


def test_some_of_many_and_all_of_few() -> None:
    assert some([1, 2, 3], 3, Random(1)) == [1, 2, 3]
    assert len(set(some(range(50), 4, Random(1)))) == 4
    shuffles = TOY.opening(2, ToyOptions()).moves(CHANCE)
    assert len(sample(shuffles, 5, Random(1))) == 5
    assert all(move in shuffles for move in sample(shuffles, 5, Random(1)))
    assert sample((Lay(1), Lay(2)), 5, Random(1)) == [Lay(1), Lay(2)]
    assert pick(shuffles, Random(3)) in shuffles


def test_a_large_lottery_is_compared_by_its_size_and_a_hundred_of_its_moves() -> None:
    shuffles = TOY.opening(2, ToyOptions()).moves(CHANCE)
    found: Any = outline(shuffles)
    assert found[0] == 720
    assert len(set(found[1])) == 100
    assert outline((Lay(1),)) == snapshot((Lay(1),))
