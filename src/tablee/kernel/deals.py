"""Hidden cards dealt at random among their possible owners, every possible deal as likely as any other.

Cards that the same owners may hold are one kind. The deals are counted kind by kind: in how many ways can these
kinds fill these hands? A deal is then drawn by those counts. Counts are remembered, so that a search which deals
the same view thousands of times pays once.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
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


def deal(cards: Sequence[int], may_hold: Sequence[int], room: Sequence[int], rng: Random) -> list[int] | None:
    """A deal of the cards as one mask an owner, filling the room exactly.

    `may_hold[i]` is the mask of cards that owner i may hold. None if no deal fits.
    """
    groups: dict[int, list[int]] = {}
    for card in cards:
        owners = sum(1 << i for i, mask in enumerate(may_hold) if mask >> card & 1)
        groups.setdefault(owners, []).append(card)
    order = sorted(groups, key=lambda owners: (owners.bit_count(), owners))
    kinds = tuple((owners, len(groups[owners])) for owners in order)
    left = tuple(room)
    total = ways(kinds, left)
    if total == 0:
        return None
    hands = [0] * len(room)
    for i, owners in enumerate(order):
        parts, left = _chosen(kinds[i:], left, rng)
        pile = groups[owners]
        rng.shuffle(pile)
        for owner, taken in enumerate(parts):
            for _ in range(taken):
                hands[owner] |= 1 << pile.pop()
    return hands


def _chosen(kinds: tuple[Kind, ...], room: tuple[int, ...], rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How the first kind is shared out, drawn by the number of deals behind each way."""
    rank = rng.randrange(ways(kinds, room))
    for count, left, parts in shares(kinds[0], room):
        rank -= count * ways(kinds[1:], left)
        if rank < 0:
            return parts, left
    raise AssertionError("the counts add up")
