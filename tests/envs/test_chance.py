"""Chance node by node: the same moves, as likely as in one draw."""

from collections import Counter
from math import isclose

import pytest

import tablee
from tablee import CHANCE
from tablee.envs.chance import WIDEST, Draw, begun, key_of
from tablee.kernel.game import lottery
from tablee.kernel.lottery import Choice, Lottery, Orders
from tablee.kernel.messages import Move, OrderDraw


def ways(draw: Draw, share: float = 1.0) -> Counter[Move]:
    """Every move that the nodes lead to, with its probability."""
    move = draw.move()
    if move is not None:
        return Counter({move: share})
    found: Counter[Move] = Counter()
    outcomes = draw.outcomes()
    assert isclose(sum(part for _, part in outcomes), 1.0)
    assert all(0 <= outcome < WIDEST for outcome, _ in outcomes)
    for outcome, part in outcomes:
        found.update(ways(draw.after(outcome), share * part))
    return found


class Many(Lottery[Move]):
    """So many moves, which are no order of cards."""

    def __init__(self, size: int) -> None:
        self.size = size

    def at(self, rank: int) -> Move:
        return OrderDraw((rank,))


@pytest.mark.parametrize(
    "drawn",
    [
        lottery(tablee.game("tango").start(2)),
        lottery(tablee.game("tango").start(3)),
        Orders(range(3, 7), 4, OrderDraw),
        Orders(range(6), 2, OrderDraw),
        Choice([OrderDraw((place, place * place)) for place in range(7)]),
        Choice([OrderDraw((-4, 2)), OrderDraw((-4, 3)), OrderDraw((5, 1))]),
        Many(1),
        Many(1003),
    ],
)
def test_every_move_is_reached_and_as_likely_as_any_other(drawn: Lottery[Move]) -> None:
    found = ways(begun(drawn))
    assert found.keys() == set(drawn)
    assert all(isclose(share, 1 / drawn.size) for share in found.values())


def test_a_deal_goes_card_by_card() -> None:
    draw = begun(lottery(tablee.game("tango").start(2)))
    assert [outcome for outcome, _ in draw.outcomes()] == [0, 1, 2, 3]
    draw = draw.after(2)
    assert [outcome for outcome, _ in draw.outcomes()] == [0, 1, 3]
    assert str(draw) == "drawing 2"
    draw = draw.after(0)
    assert [outcome for outcome, _ in draw.outcomes()] == [4, 5, 6, 7]
    assert draw.after(7).after(5).move() == tablee.game("tango").parse("deal ir-ov ib-oj")


def test_a_pack_is_shuffled_card_by_card() -> None:
    state = tablee.game("tarot").start(4)
    draw = begun(lottery(state))
    assert len(draw.outcomes()) == 50
    for card in (7, 30, 45, 2):
        assert draw.move() is None
        draw = draw.after(card)
    move = draw.move()
    assert move is not None
    assert state.why_not(CHANCE, move) is None
    assert key_of(move) == (7, 30, 45, 2)
