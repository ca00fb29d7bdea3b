"""Lotteries: equally likely moves, each found by its rank."""

from collections import Counter
from itertools import permutations
from math import factorial, perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.lottery import Choice, Lottery, Orders, unranked

from .toys import Lay, Shuffle

LAYS = tuple(Lay(card) for card in range(5))


def test_a_choice_holds_its_moves_in_order() -> None:
    choice = Choice(LAYS)
    assert choice.size == len(choice) == 5
    assert list(choice) == list(LAYS)
    assert [choice[rank] for rank in range(5)] == list(LAYS)


def test_a_lottery_is_indexed_like_any_sequence() -> None:
    choice = Choice(LAYS)
    assert choice[-1] == LAYS[-1]
    assert choice[1:4] == list(LAYS[1:4])
    assert choice[::-2] == list(LAYS[::-2])
    for rank in (5, -6):
        with pytest.raises(IndexError):
            choice[rank]


def test_a_draw_is_the_move_of_the_number_drawn() -> None:
    asked = []

    def third(n: int) -> int:
        asked.append(n)
        return 3

    assert Choice(LAYS).draw(third) == LAYS[3]
    assert asked == [5]


def test_what_a_choice_holds() -> None:
    assert Lay(4) in Choice(LAYS)
    assert Lay(5) not in Choice(LAYS)
    assert not Choice(())


@pytest.mark.parametrize(("items", "length"), [(4, 4), (5, 2), (3, 0), (1, 1), (6, 3)])
def test_orders_are_all_permutations_each_once(items: int, length: int) -> None:
    orders = Orders(range(items), length, Shuffle)
    assert orders.size == perm(items, length)
    assert Counter(move.order for move in orders) == Counter(permutations(range(items), length))


def test_orders_hold_exactly_their_permutations() -> None:
    orders = Orders((2, 3, 5), 2, Shuffle)
    assert Shuffle((5, 2)) in orders
    for wrong in ((5,), (5, 2, 3), (5, 5), (5, 4), ()):
        assert Shuffle(wrong) not in orders
    assert Lay(5) not in orders
    assert "5 2" not in orders


def test_a_lottery_beyond_what_len_can_say_still_works() -> None:
    orders = Orders(range(50), 50, Shuffle)
    assert orders.size == factorial(50)
    assert orders
    assert sorted(orders.at(orders.size - 1).order) == list(range(50))
    assert orders[-1] == orders.at(orders.size - 1)
    assert orders[factorial(49)].order != orders[0].order
    assert Shuffle(tuple(reversed(range(50)))) in orders
    with pytest.raises(OverflowError):
        len(orders)


@given(st.data())
def test_every_rank_of_a_shuffle_is_an_order_of_its_own(data: st.DataObject) -> None:
    ranks = data.draw(st.lists(st.integers(0, factorial(50) - 1), min_size=2, max_size=2, unique=True))
    one, other = (unranked(range(50), 50, rank) for rank in ranks)
    assert sorted(one) == sorted(other) == list(range(50))
    assert one != other


def test_a_lottery_without_moves_by_rank_is_none() -> None:
    with pytest.raises(NotImplementedError):
        Lottery().at(0)
