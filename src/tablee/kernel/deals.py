"""Hidden cards dealt at random among their possible owners, every possible deal as likely as any other.

Cards that the same owners may hold are one kind. The deals are counted kind by kind: in how many ways can these
kinds fill these hands? A deal is then drawn by those counts. All that does not depend on the dice is worked out once,
so that a search which deals the same view thousands of times pays once.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import TypeAlias

Kind: TypeAlias = tuple[int, int]
"""A set of owners as bits, and how many cards only they may hold."""


def taken(cards: list[int], count: int) -> list[int]:
    """So many of the shuffled cards, which leave the others."""
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt


@lru_cache(maxsize=1 << 16)
def ways(kinds: tuple[Kind, ...], room: tuple[int, ...]) -> int:
    """In how many ways the cards of all kinds can fill the room each owner has."""
    if not kinds:
        return 0 if any(room) else 1
    return sum(count * ways(kinds[1:], left) for count, left, _ in shares(kinds[0], room))


def shares(kind: Kind, room: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """How one kind may be shared out: number of ways, room left, cards for each owner."""
    owners, cards = kind
    return _shares(owners, cards, room, 0)


def _shares(
    owners: int, cards: int, room: tuple[int, ...], owner: int
) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    if owner == len(room):
        if cards == 0:
            yield 1, (), ()
        return
    elsewhere = sum(space for other, space in enumerate(room) if other > owner and owners >> other & 1)
    most = min(cards, room[owner]) if owners >> owner & 1 else 0
    for taken in range(max(0, cards - elsewhere), most + 1):
        for count, left, parts in _shares(owners, cards - taken, room, owner + 1):
            yield comb(cards, taken) * count, (room[owner] - taken, *left), (taken, *parts)


class Dealing:
    """Cards about to be dealt: one mask of cards an owner, filling the room of each exactly."""

    __slots__ = ("_kinds", "_piles", "_room", "_splits", "possible")

    def __init__(self, cards: Sequence[int], may_hold: Sequence[int], room: Sequence[int]) -> None:
        """`may_hold[i]` is the mask of cards that owner i may hold."""
        groups: dict[int, list[int]] = {}
        for card in cards:
            owners = sum(1 << i for i, mask in enumerate(may_hold) if mask >> card & 1)
            groups.setdefault(owners, []).append(1 << card)
        order = sorted(groups, key=lambda owners: (owners.bit_count(), owners))
        self._kinds = tuple([(owners, len(groups[owners])) for owners in order])
        self._piles = [groups[owners] for owners in order]
        self._room = tuple(room)
        self._splits: dict[tuple[int, tuple[int, ...]], Split] = {}
        self.possible = ways(self._kinds, self._room) > 0
        """Whether any deal fits."""

    def draw(self, rng: Random) -> list[int]:
        """One of the deals, each as likely as any other."""
        dice = rng.random
        room = self._room
        hands = [0] * len(room)
        for kind, pile in enumerate(self._piles):
            parts, room = self._shared(kind, room, rng)
            deal_out(pile, parts, hands, dice)
        return hands

    def _shared(self, kind: int, room: tuple[int, ...], rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How a kind is shared out, drawn by the number of deals behind each way, and the room that is left."""
        if kind == len(self._piles) - 1:
            return room, room  # the last cards fill what is left
        split = self._splits.get((kind, room))
        if split is None:
            split = self._splits[kind, room] = self._split(kind, room)
        bounds, parts, lefts = split
        chosen = bisect_right(bounds, rng.randrange(bounds[-1])) if len(bounds) > 1 else 0
        return parts[chosen], lefts[chosen]

    def _split(self, kind: int, room: tuple[int, ...]) -> "Split":
        """All ways to share out a kind, by the number of deals behind them."""
        rest = self._kinds[kind + 1 :]
        found = [(count * ways(rest, left), parts, left) for count, left, parts in shares(self._kinds[kind], room)]
        found = [way for way in found if way[0]]
        bounds = list(accumulate([count for count, _, _ in found]))
        return bounds, [parts for _, parts, _ in found], [left for _, _, left in found]


Split: TypeAlias = tuple[list[int], list[tuple[int, ...]], list[tuple[int, ...]]]
"""Ways to share out a kind: the deals up to and with each of them, what each owner gets, the room each then has."""


def deal_out(pile: list[int], parts: Sequence[int], hands: list[int], dice: Callable[[], float]) -> None:
    """Cards of a pile, as bits, into hands. The order of the pile changes; it stays whole, to be dealt again."""
    left = len(pile)
    for owner, count in enumerate(parts):
        hand = 0
        if count == left:  # whoever comes last takes the rest
            hand = sum(pile[:left])
        else:
            for _ in range(count):
                drawn = int(dice() * left)
                left -= 1
                card = pile[drawn]
                pile[drawn], pile[left] = pile[left], card
                hand |= card
        hands[owner] |= hand


def deal(cards: Sequence[int], may_hold: Sequence[int], room: Sequence[int], rng: Random) -> list[int] | None:
    """A deal of the cards as one mask an owner, filling the room exactly; None if no deal fits."""
    dealing = Dealing(cards, may_hold, room)
    return dealing.draw(rng) if dealing.possible else None
