"""The positions that somebody cannot tell apart, found one disguise at a time; whether draws among them are fair."""

from collections import Counter
from collections.abc import Collection
from math import sqrt
from random import Random
from typing import Final

from tablee.kernel.conformance.snapshot import Node, Snapshot, snapshot
from tablee.kernel.game import AnyGame, State
from tablee.kernel.seats import Seat

PATIENCE: Final = 20
"""Disguises in vain, for each world found, after which no other world is looked for."""

TOO_FAR: Final = 5.2
"""Standard deviations beyond which counts are not the work of chance: about once in ten million."""


def worlds(game: AnyGame, state: State, seat: Seat | None, rng: Random, most: int) -> dict[Snapshot, State] | None:
    """Every position that disguises lead to from this one, itself included; None if there are more than so many."""
    states = [state]
    found = {at_rest(game, state): state}
    in_vain = 0
    while in_vain < PATIENCE * len(found):
        twin = game.disguise(rng.choice(states), seat, rng)
        key = None if twin is None else at_rest(game, twin)
        if twin is None or key in found:
            in_vain += 1
            continue
        in_vain = 0
        states.append(twin)
        found[key] = twin
        if len(found) > most:
            return None
    return found


def at_rest(game: AnyGame, state: State) -> Snapshot:
    """The position, but for what seats remember: positions that differ in that alone count as one."""
    found = snapshot(state)
    if not game.memories or not isinstance(found, Node):
        return found
    return Node(found.kind, tuple(part for part in found.parts if part[0] not in game.memories))


def leads_into(game: AnyGame, state: State, seat: Seat | None, rng: Random, known: Collection[Snapshot]) -> bool:
    """Whether a disguise of the position is one of the known worlds."""
    twins = (game.disguise(state, seat, rng) for _ in range(PATIENCE * len(known)))
    return any(twin is not None and at_rest(game, twin) in known for twin in twins)


def deviation(counts: Counter[Snapshot], kinds: int) -> float:
    """How far counts are from all kinds being equally likely, in standard deviations.

    The chi-square statistic, made normal by the cube root of Wilson and Hilferty.
    """
    freedom = kinds - 1
    if freedom == 0:
        return 0.0
    due = counts.total() / kinds
    never = kinds - len(counts)
    statistic = sum((count - due) ** 2 / due for count in counts.values()) + never * due
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
