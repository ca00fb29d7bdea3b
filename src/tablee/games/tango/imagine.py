"""Positions of Tango that a seat cannot tell from the real one."""

from functools import lru_cache
from itertools import permutations, product
from random import Random
from typing import Final

from tablee.kernel.seats import Seat
from tablee.kernel.sets import mask

from .pieces import DANSEURS, DANSEUSES, FLOORS, TOP, Pair
from .rules import State
from .view import TangoView


def imagine(view: TangoView, rng: Random) -> State:
    """A position that fits the view, each as likely as any other."""
    state = State(view.seats, FLOORS[view.cells], view.first).lay()
    state.places = list(view.places)
    state.rings = [mask(state.places[:4]), mask(state.places[4:])]
    state.markers = list(view.markers)
    state.tokens = mask(view.tokens)
    state.brought = [count for row in view.brought for count in row]
    state.count = view.count
    state.tied = view.tied
    state.acting = view.acting
    state.outcome = view.outcome
    if view.dealt:
        state.pairs = rng.choice(hidden_deals(view))
    return state


def hidden_deals(view: TangoView) -> tuple[tuple[Pair, ...], ...]:
    """Every deal that fits the view: had an unknown pair been complete, its owner would have shown it (G11)."""
    known = dict(view.shown)
    if view.seat is not None and view.pair is not None:
        known[view.seat] = view.pair
    return _deals(view.seats, tuple(known.items()), tuple([marker == TOP for marker in view.markers]))


@lru_cache(maxsize=64)
def _deals(seats: int, shown: tuple[tuple[Seat, Pair], ...], at_top: tuple[bool, ...]) -> tuple[tuple[Pair, ...], ...]:
    """Every deal with those pairs; remembered, since hardly a move in a game changes it."""
    known = dict(shown)
    unknown = [seat for seat in range(seats) if seat not in known]
    danseuses = set(DANSEUSES) - {she for she, _ in known.values()}
    danseurs = set(DANSEURS) - {he for _, he in known.values()}
    found = []
    for shes, hes in product(permutations(danseuses, len(unknown)), permutations(danseurs, len(unknown))):
        guess = dict(zip(unknown, zip(shes, hes, strict=True), strict=True))
        if not any(at_top[she] and at_top[he] for she, he in guess.values()):
            pairs = known | guess
            found.append(tuple(pairs[seat] for seat in range(seats)))
    return tuple(found)


AWAY: Final = -1
"""The owner of the cards put away."""


def disguise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """Another deal: a hidden card or pair exchanged with another hidden hand or with the cards put away."""
    open_seats = {*state.shown(), seat}
    hidden = [owner for owner in range(len(state.pairs)) if owner not in open_seats]
    put_away = [
        sorted(set(DANSEUSES) - {she for she, _ in state.pairs}),
        sorted(set(DANSEURS) - {he for _, he in state.pairs}),
    ]
    others = (*hidden, AWAY) if put_away[0] else hidden
    swaps = [(owner, other) for owner in hidden for other in others if other != owner]
    exchanges = [(owner, other, cards) for owner, other in swaps for cards in ((0,), (1,), (0, 1))]
    rng.shuffle(exchanges)
    for owner, other, cards in exchanges:
        pairs = [list(pair) for pair in state.pairs]
        for card in cards:
            if other == AWAY:
                pairs[owner][card] = rng.choice(put_away[card])
            else:
                pairs[owner][card], pairs[other][card] = pairs[other][card], pairs[owner][card]
        twin = state.copy()
        twin.pairs = tuple((she, he) for she, he in pairs)
        if not any(twin.complete(twin.pairs[holder]) for holder in hidden):
            return twin
    return None
