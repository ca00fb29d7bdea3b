"""Whether a number that everybody can see tells a secret."""

from math import sqrt


def telling(values: list[tuple[bool, float]]) -> float:
    """How well a number tells those who held from those who did not, in standard deviations from not at all.

    The rank sum of Mann, Whitney and Wilcoxon, with a correction for ties.
    """
    ordered = sorted(values, key=lambda pair: pair[1])
    ranks, ties, i = [0.0] * len(ordered), 0, 0
    while i < len(ordered):
        j = i
        while j < len(ordered) and ordered[j][1] == ordered[i][1]:
            j += 1
        for k in range(i, j):
            ranks[k] = (i + j + 1) / 2
        ties += (j - i) ** 3 - (j - i)
        i = j
    n1 = sum(held for held, _ in ordered)
    n2 = len(ordered) - n1
    n = n1 + n2
    assert n1 > 30, "too few who held a reaction and let it be"
    got = sum(rank for rank, (held, _) in zip(ranks, ordered, strict=True) if held) - n1 * (n1 + 1) / 2
    spread = sqrt(n1 * n2 / 12 * ((n + 1) - ties / (n * (n - 1))))
    return abs(got - n1 * n2 / 2) / spread if spread else 0.0
