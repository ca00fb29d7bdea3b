"""Whether a number that everybody can see tells a secret."""

from math import sqrt
from typing import TypeAlias

Seen: TypeAlias = list[tuple[bool, float]]
"""Whether somebody held, and the number that everybody saw."""


def telling(*moments: Seen) -> float:
    """How well a number tells those who held from those who did not, in standard deviations from not at all.

    The rank sum of Mann, Whitney and Wilcoxon. What was seen at different moments is ranked apart and summed after van
    Elteren: how far a game has gone shows in many numbers and goes with what people hold; that tells no secret.
    """
    compared = [seen for seen in moments if 0 < sum(held for held, _ in seen) < len(seen)]
    assert sum(held for seen in compared for held, _ in seen) > 30, "too few who held a reaction and let it be"
    excess, variance = 0.0, 0.0
    for seen in compared:
        n, n1 = len(seen), sum(held for held, _ in seen)
        ranks, mean = ranked([number for _, number in seen]), (n + 1) / 2
        excess += sum(rank - mean for rank, (held, _) in zip(ranks, seen, strict=True) if held)
        variance += n1 * (n - n1) / (n * (n - 1)) * sum((rank - mean) ** 2 for rank in ranks)
    return abs(excess) / sqrt(variance) if variance else 0.0


def ranked(numbers: list[float]) -> list[float]:
    """The place of each number among all; equal numbers share theirs."""
    places: dict[float, list[int]] = {}
    for place, number in enumerate(sorted(numbers), 1):
        places.setdefault(number, []).append(place)
    return [(places[number][0] + places[number][-1]) / 2 for number in numbers]
