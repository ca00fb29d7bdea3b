"""The exact plane beside an independent one of floats and polygons: they agree wherever floats can tell."""

from functools import cache
from random import Random

import pytest
import shapely
from shapely import affinity
from shapely.geometry import Polygon, box

from tablee.games.tacta.geometry import cards_overlap, length, pair
from tablee.games.tacta.joints import STUBS, WAYS
from tablee.games.tacta.judge import FIGURES, ground
from tablee.games.tacta.pieces import LAYOUT, LAYOUTS, Laid, outline, seen_at
from tablee.games.tacta.plane import joint

ROOT = 2**0.5
HAIR = 1e-6
"""An area below that is the work of rounding: no two cards of this plane overlap by so little without touching."""

PAIRS = 2_000
"""How many random pairs are compared in an ordinary run."""
MANY_PAIRS = 120_000


def at(of: tuple[int, int]) -> float:
    return of[0] + of[1] * ROOT


@cache
def card_polygon(turn: int) -> Polygon:
    """A card at the origin, turned clockwise on a screen whose y grows downwards."""
    return affinity.rotate(box(-20, -32, 20, 32), 45 * turn, origin=(0, 0))


def polygon(laid: Laid) -> Polygon:
    return affinity.translate(card_polygon(laid.turn), at((laid.x, laid.xr)), at((laid.y, laid.yr)))


def shape_polygon(laid: Laid, index: int) -> Polygon:
    """A shape of a card as it lies, by mirroring, turning and moving its drawing on the front."""
    shape = LAYOUTS[LAYOUT[laid.card]][index]
    drawing = Polygon([(at(x), at(y)) for x, y in outline(shape.kind, shape.place)])
    if laid.face:
        drawing = affinity.scale(drawing, -1, 1, origin=(0, 0))
    turned = affinity.rotate(drawing, 45 * laid.turn, origin=(0, 0))
    return affinity.translate(turned, at((laid.x, laid.xr)), at((laid.y, laid.yr)))


def random_pair(rng: Random) -> tuple[Laid, Laid]:
    """Two cards near each other, half of them in a joint or a little beside one."""
    lower = Laid(rng.randrange(109), 0, rng.randrange(2), rng.randrange(8), rng.randint(-50, 50), rng.randint(-30, 30))
    card, face, turn = rng.randrange(108), rng.randrange(2), rng.randrange(8)
    if rng.random() < 0.5:
        x, y = (
            pair(length(rng.randint(-60, 60)) + rng.choice((0, 1)) * length(-41, 29 + rng.randint(-20, 20)))
            for _ in "xy"
        )
    else:
        _, plug, dx, dy, base = rng.choice(WAYS[LAYOUT[lower.card]][lower.face][lower.turn])
        x, y = pair(dx + rng.choice((0, 0, 0, length(1), length(0, -1)))), pair(dy)
        fitting = [(face, base ^ flip) for stub, face, flip, _ in STUBS[LAYOUT[card]] if stub == plug]
        face, turn = rng.choice(fitting) if fitting else (face, base)
    return lower, Laid(card, 0, face, turn, lower.x + x[0], lower.xr + x[1], lower.y + y[0], lower.yr + y[1])


def exactly_filled(lower: Laid, upper: Laid) -> list[tuple[int, int]]:
    """By polygons: which shapes of one kind lie on each other, being all that the cards share."""
    common = polygon(lower).intersection(polygon(upper))
    found = []
    for i, one in enumerate(LAYOUTS[LAYOUT[lower.card]]):
        for j, other in enumerate(LAYOUTS[LAYOUT[upper.card]]):
            if one.kind == other.kind:
                figure = shape_polygon(lower, i)
                if all(figure.symmetric_difference(also).area < HAIR for also in (shape_polygon(upper, j), common)):
                    found.append((i, j))
    return found


def compare(seed: int, count: int) -> dict[bool, int]:
    """Compare so many random pairs; how many of them overlap and how many do not."""
    rng = Random(seed)
    seen = {True: 0, False: 0}
    joints = 0
    for _ in range(count):
        lower, upper = random_pair(rng)
        overlaps = polygon(lower).intersection(polygon(upper)).area > HAIR
        seen[overlaps] += 1
        exact = cards_overlap(
            upper.turn,
            length(upper.x, upper.xr),
            length(upper.y, upper.yr),
            lower.turn,
            length(lower.x, lower.xr),
            length(lower.y, lower.yr),
        )
        assert exact == overlaps, (lower, upper)
        found = joint(lower, upper)
        assert ([found] if found else []) == (exactly_filled(lower, upper) if overlaps else []), (lower, upper)
        joints += found is not None
    assert joints > count // 20
    return seen


def test_a18_exact_and_floating_geometry_agree() -> None:
    seen = compare(1, PAIRS)
    assert min(seen.values()) > PAIRS // 20


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_a18_exact_and_floating_geometry_agree_on_very_many_pairs(part: int) -> None:
    compare(100 + part, MANY_PAIRS // 4)


def test_a17_regions_are_the_polygons() -> None:
    for (kind, place, turn), figure in FIGURES.items():
        drawing = Polygon([(at(x), at(y)) for x, y in outline(kind, place)])
        x0, y0, x1, y1 = affinity.rotate(drawing, 45 * turn, origin=(0, 0)).bounds
        q = length(1)
        assert [figure[0][0] / q, figure[1][0] / q, figure[0][1] / q, figure[1][1] / q] == pytest.approx(
            [x0, y0, x1, y1]
        )


def test_a2_the_back_is_the_mirror_image_of_the_front() -> None:
    for card in (*range(18), 108):
        for index, shape in enumerate(LAYOUTS[LAYOUT[card]]):
            mirrored = affinity.scale(shape_polygon(Laid(card), index), -1, 1, origin=(0, 0))
            drawn = Polygon([(at(x), at(y)) for x, y in outline(shape.kind, seen_at(shape.place, 1))])
            assert mirrored.symmetric_difference(drawn).area < HAIR


def test_a17_a_card_is_40_by_64() -> None:
    assert ground(Laid(108))[:2] == ((-length(20), length(20)), (-length(32), length(32)))
    assert shapely.area(polygon(Laid(3, 0, 1, 3, 7, -2, 5, 9))) == pytest.approx(40 * 64)
