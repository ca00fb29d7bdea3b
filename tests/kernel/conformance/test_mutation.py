"""Moves close to other moves: they differ in one place, and are moves of the game or nothing."""

from random import Random

import pytest

from tablee import Move
from tablee.kernel.conformance.mutation import ODD_NUMBERS, altered, swapped

from ..toys import Lay, Shuffle, toy

TOY = toy()


def alterations(move: Lay | Shuffle, times: int = 200) -> set[Move]:
    found = (altered(TOY, move, Random(seed)) for seed in range(times))
    return {move for move in found if move is not None}


def test_one_value_is_another() -> None:
    found = alterations(Lay(3))
    assert Lay(3, True) in found
    assert {lay.card for lay in found if isinstance(lay, Lay) and not lay.down} == {2, 3, 4, *ODD_NUMBERS} - {3}


def test_a_list_is_cut_doubled_or_turned_round() -> None:
    orders = {shuffle.order for shuffle in alterations(Shuffle((4, 5, 9))) if isinstance(shuffle, Shuffle)}
    assert {(4, 5), (5, 9), (4, 5, 9, 4), (9, 5, 4), ()} <= orders
    assert any(len(order) == 3 and order[1:] == (5, 9) and order[0] != 4 for order in orders)


@pytest.mark.parametrize("seed", range(12))
def test_two_elements_change_places(seed: int) -> None:
    found = swapped(TOY, Shuffle((1, 2, 3)), Random(seed))
    assert isinstance(found, Shuffle)
    assert found.order in {(2, 1, 3), (3, 2, 1), (1, 3, 2)}


def test_there_is_nothing_to_swap_in_a_move_without_a_long_list() -> None:
    assert swapped(TOY, Lay(3), Random(1)) is None
    assert swapped(TOY, Shuffle((1,)), Random(1)) is None
