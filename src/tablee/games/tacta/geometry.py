"""Exact geometry of the plane (A17-A19).

Every length is a + b√2 with whole a and b. It is kept as one whole number, a·Q + b·P, where P/Q is a convergent of √2.
No fraction with a smaller denominator comes as close to √2, so for |b| < Q that number has exactly the sign of
a + b√2: lengths are added and compared like any whole numbers, and nothing is ever rounded. Q is small enough for all
lengths of a game to stay below 2³⁰, which Python handles fastest, and large enough for more cards than there are.

x grows to the right, y downwards; directions and turns are eighths, clockwise, from the right.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

Length: TypeAlias = int
"""A length a + b√2 as a·Q + b·P."""

Pair: TypeAlias = tuple[int, int]
"""A length a + b√2 as (a, b)."""

Point: TypeAlias = tuple[Pair, Pair]

P: Final = 19_601
Q: Final = 13_860
"""P² = 2·Q² + 1."""

MOST_ROOTS: Final = Q // 2 - 1
"""Coordinates with more roots than that could not be told apart for certain; no card comes near it."""


def length(a: int, b: int = 0) -> Length:
    """The length a + b√2."""
    return a * Q + b * P


def pair(of: Length) -> Pair:
    """The a and b of a length; P is its own inverse modulo Q."""
    b = (of * P + Q // 2) % Q - Q // 2
    return (of - b * P) // Q, b


def turned(point: Point, turn: int) -> Point:
    """The point turned about the origin by so many eighths.

    An eighth takes (x, y) to ((x - y)/√2, (x + y)/√2). All points of a card have a-parts that are both even or both
    odd, and keep that, so the halves are whole.
    """
    for _ in range(turn % 8):
        (xa, xb), (ya, yb) = point
        assert (xa - ya) % 2 == 0, "a point that no card has"
        point = ((xb - yb, (xa - ya) // 2), (xb + yb, (xa + ya) // 2))
    return point


# Regions

Span: TypeAlias = tuple[Length, Length]
"""From and to."""

Region: TypeAlias = tuple[Span, Span, Span, Span]
"""A convex figure whose edges all lie in the eight directions: the spans of its x, y, x + y and x - y."""


def region(corners: Iterable[Point]) -> Region:
    """The figure with those corners."""
    points = [(length(*x), length(*y)) for x, y in corners]
    values = ([x for x, _ in points], [y for _, y in points], [x + y for x, y in points], [x - y for x, y in points])
    x, y, total, difference = ((min(each), max(each)) for each in values)
    return x, y, total, difference


def moved(figure: Region, x: Length, y: Length) -> Region:
    """The figure somewhere else."""
    steps = (x, y, x + y, x - y)
    across, along, total, difference = ((a + d, b + d) for (a, b), d in zip(figure, steps, strict=True))
    return across, along, total, difference


def overlap(one: Region, other: Region) -> bool:
    """Whether two figures have more than an edge or a corner in common: all four pairs of spans do.

    Were they apart, the line along an edge of one of them would part them, and the spans across it.
    """
    return all(a < d and c < b for (a, b), (c, d) in zip(one, other, strict=True))


# Cards

WIDTH: Final = 40
HEIGHT: Final = 64

_HALF_WIDTH, _HALF_HEIGHT = WIDTH // 2, HEIGHT // 2
_HALF_BOTH: Final = _HALF_WIDTH + _HALF_HEIGHT

REACH: Final = (
    (length(_HALF_WIDTH), length(_HALF_HEIGHT), length(_HALF_BOTH), length(_HALF_BOTH)),
    (length(0, _HALF_BOTH // 2), length(0, _HALF_BOTH // 2), length(0, _HALF_WIDTH), length(0, _HALF_HEIGHT)),
    (length(_HALF_HEIGHT), length(_HALF_WIDTH), length(_HALF_BOTH), length(_HALF_BOTH)),
    (length(0, _HALF_BOTH // 2), length(0, _HALF_BOTH // 2), length(0, _HALF_HEIGHT), length(0, _HALF_WIDTH)),
)
"""How far a card reaches from its centre in x, y, x + y and x - y, by its turn modulo 4 (half a turn is none)."""

APART: Final = tuple(tuple(tuple(a + b for a, b in zip(one, other, strict=True)) for other in REACH) for one in REACH)
"""How far the centres of two cards are apart in x, y, x + y and x - y when they just touch, by both turns modulo 4."""


def cards_overlap(turn: int, x: Length, y: Length, other: int, ox: Length, oy: Length) -> bool:
    """Whether two cards, each by its turn and centre, overlap; touching is fine (A7)."""
    across, along, total, difference = APART[turn & 3][other & 3]
    dx, dy = x - ox, y - oy
    return (
        -across < dx < across
        and -along < dy < along
        and -total < dx + dy < total
        and -difference < dx - dy < difference
    )
