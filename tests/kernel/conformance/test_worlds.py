"""Worlds that a seat cannot tell apart, and whether draws among them are fair."""

from collections import Counter
from math import comb
from random import Random

from tablee.kernel.conformance.snapshot import snapshot
from tablee.kernel.conformance.worlds import TOO_FAR, deviation, leads_into, worlds

from ..toys import Lay, Shuffle, State, toy

TOY = toy()


def dealt(seats: int) -> State:
    state = TOY.start(seats)
    state.play(-1, Shuffle((0, 1, 2, 3, 4, 5)))
    return state


def test_all_worlds_are_found() -> None:
    assert len(worlds(TOY, dealt(2), 0, Random(1), 99) or ()) == comb(4, 2)
    assert len(worlds(TOY, dealt(2), None, Random(1), 99) or ()) == comb(6, 2) * comb(4, 2)
    assert len(worlds(TOY, TOY.start(2), 0, Random(1), 99) or ()) == 1


def test_a_card_face_down_is_a_secret_of_its_own() -> None:
    state = dealt(2)
    state.play(0, Lay(1, True))
    assert len(worlds(TOY, state, 1, Random(1), 99) or ()) == 4 * 3


def test_too_many_worlds_are_none() -> None:
    assert worlds(TOY, dealt(2), None, Random(1), 50) is None


def test_a_position_elsewhere_leads_nowhere_known() -> None:
    state, other = dealt(2), TOY.start(2)
    other.play(-1, Shuffle((5, 1, 2, 3, 4, 0)))
    known = worlds(TOY, state, 0, Random(1), 99) or {}
    assert leads_into(TOY, state, 0, Random(1), known)
    assert not leads_into(TOY, other, 0, Random(1), known)
    assert snapshot(other) not in known


def drawn(weights: list[int], draws: int) -> Counter[object]:
    return Counter(Random(4).choices(range(len(weights)), weights, k=draws))


def test_fair_draws_are_not_far_off() -> None:
    for kinds in (1, 2, 3, 10, 100):
        assert deviation(drawn([1] * kinds, 40 * kinds), kinds) < TOO_FAR


def test_unfair_draws_are() -> None:
    assert deviation(drawn([1, 3], 400), 2) > TOO_FAR
    assert deviation(drawn([1] * 9 + [3], 400), 10) > TOO_FAR
    assert deviation(Counter({"the truth": 400}), 2) > TOO_FAR
    assert deviation(Counter({"the truth": 400}), 10) > TOO_FAR


def test_a_kind_that_never_comes_up_is_missed() -> None:
    assert deviation(drawn([1] * 9, 400), 10) > TOO_FAR
