"""Sets of cards as bits."""

from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.sets import cards_of, mask, size, union

CARDS = st.sets(st.integers(0, 300))


@given(CARDS)
def test_the_cards_of_a_set_come_back_in_order(cards: set[int]) -> None:
    assert cards_of(mask(cards)) == tuple(sorted(cards))


@given(st.lists(CARDS))
def test_a_union_holds_the_cards_of_all_sets_and_no_other(sets: list[set[int]]) -> None:
    assert cards_of(union(map(mask, sets))) == tuple(sorted(set().union(*sets)))


def test_a_card_named_twice_is_in_the_set_once() -> None:
    assert mask([3, 3, 1]) == mask([1, 3]) == 0b1010


@given(st.sets(st.integers(0, 61)))
def test_the_members_of_a_set_are_counted(cards: set[int]) -> None:
    assert size(mask(cards)) == len(cards)
