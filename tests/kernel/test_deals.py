"""Deals of hidden cards: exactly those that fit, each as likely as any other."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.kernel.conformance.worlds import TOO_FAR, deviation
from tablee.kernel.deals import deal, taken, ways


def by_brute_force(cards: list[int], may_hold: list[int], room: list[int]) -> set[tuple[int, ...]]:
    """Every deal that fits, found by trying all."""
    found = set()
    for owners in product(range(len(room)), repeat=len(cards)):
        hands = [0] * len(room)
        for card, owner in zip(cards, owners, strict=True):
            hands[owner] |= 1 << card
        fits = all(hand & ~mask == 0 for hand, mask in zip(hands, may_hold, strict=True))
        if fits and [hand.bit_count() for hand in hands] == room:
            found.add(tuple(hands))
    return found


EVERYTHING = 0b1111111

CASES = {
    "everybody may hold anything": (list(range(6)), [EVERYTHING] * 3, [2, 2, 2]),
    "one lacks a suit": (list(range(6)), [0b000111, EVERYTHING, EVERYTHING], [2, 2, 2]),
    "everybody lacks something else": (list(range(6)), [0b011110, 0b110011, 0b101101], [2, 2, 2]),
    "uneven room": (list(range(7)), [EVERYTHING, 0b1010101, EVERYTHING], [1, 2, 4]),
    "one card has one possible owner": ([0, 2, 3, 5], [0b1, 0b101101, 0b101100], [1, 1, 2]),
    "an owner without room": ([1, 2, 3], [EVERYTHING] * 3, [0, 2, 1]),
    "only one deal fits": ([0, 1, 2], [0b001, 0b011, 0b111], [1, 1, 1]),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_deals_are_uniform_over_those_found_by_brute_force(case: tuple[list[int], list[int], list[int]]) -> None:
    possible = by_brute_force(*case)
    rng = Random(1)
    counts: Counter[object] = Counter()
    for _ in range(60 * len(possible)):
        hands = deal(*case, rng)
        assert hands is not None
        counts[tuple(hands)] += 1
    assert set(counts) == possible
    assert deviation(counts, len(possible)) < TOO_FAR


small_cases = st.integers(1, 3).flatmap(
    lambda owners: st.tuples(
        st.lists(st.integers(0, 6), unique=True, max_size=5),
        st.lists(st.integers(0, EVERYTHING), min_size=owners, max_size=owners),
        st.lists(st.integers(0, 3), min_size=owners, max_size=owners),
    )
)


@given(small_cases, st.integers(0, 2**32))
@settings(max_examples=300)
def test_a_deal_fits_and_there_is_none_only_if_none_fits(
    case: tuple[list[int], list[int], list[int]], seed: int
) -> None:
    possible = by_brute_force(*case)
    hands = deal(*case, Random(seed))
    assert (hands is None) == (not possible)
    assert hands is None or tuple(hands) in possible


def test_no_deal_where_cards_and_room_disagree() -> None:
    assert deal([0, 1, 2], [EVERYTHING] * 2, [1, 1], Random(1)) is None
    assert deal([0, 1], [EVERYTHING] * 2, [2, 1], Random(1)) is None
    assert deal([0, 1], [0b01, 0b01], [1, 1], Random(1)) is None


def test_nothing_to_deal_leaves_all_hands_empty() -> None:
    assert deal([], [EVERYTHING] * 3, [0, 0, 0], Random(1)) == [0, 0, 0]


def test_the_same_generator_deals_the_same() -> None:
    case = CASES["everybody lacks something else"]
    assert deal(*case, Random(5)) == deal(*case, Random(5))


def test_a_deal_leaves_its_arguments_alone() -> None:
    cards, may_hold, room = [0, 1, 2, 3], [EVERYTHING, 0b0110], [2, 2]
    deal(cards, may_hold, room, Random(1))
    assert (cards, may_hold, room) == ([0, 1, 2, 3], [EVERYTHING, 0b0110], [2, 2])


def test_ways_counts_a_whole_pack() -> None:
    """50 cards to four hands of ten and ten aside: 50! / 10!^5."""
    assert ways(((0b11111, 50),), (10,) * 5) == 48334775757901219912115629238400


def test_cards_taken_leave_the_others() -> None:
    cards = [5, 3, 8, 1]
    assert taken(cards, 3) == [3, 8, 1]
    assert cards == [5]
    assert taken(cards, 0) == []
    assert cards == [5]
