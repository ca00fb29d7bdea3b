"""The exact plane: numbers, turns, regions, and the joints that brute force finds (A17-A19)."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.tacta.geometry import MOST_ROOTS, P, Q, cards_overlap, length, moved, overlap, pair, turned
from tablee.games.tacta.joints import PLUGS, STUBS, WAYS
from tablee.games.tacta.judge import FIGURES, ground
from tablee.games.tacta.pieces import FACES, LAYOUT, LAYOUTS, TURNS, Laid, exists, outline, root, seen_at, tip
from tablee.games.tacta.plane import CELL, NEAR, joint

PLACES = range(8)
KINDS = range(4)
TRIANGLE, SQUARE, SHORT, LONG = KINDS


def sign(a: int, b: int) -> int:
    """The sign of a + b√2 by squares alone: the tests do not believe the scale."""
    if a >= 0 and b >= 0:
        return int(a > 0 or b > 0)
    if a <= 0 and b <= 0:
        return -1
    larger = a if a * a > 2 * b * b else b
    return 1 if larger > 0 else -1


# Numbers

wholes = st.integers(-(10**6), 10**6)
roots = st.integers(-Q + 1, Q - 1)


def test_a19_the_scale_is_a_convergent_of_the_root_of_two() -> None:
    assert P * P == 2 * Q * Q + 1


@given(wholes, roots)
def test_a19_a_length_has_the_sign_of_its_number(a: Any, b: Any) -> None:
    measured = length(a, b)
    assert (measured > 0) - (measured < 0) == sign(a, b)


def test_a19_a_length_has_the_right_sign_even_for_the_closest_numbers_there_are() -> None:
    close = [(1, 1)]
    while close[-1][1] < Q:
        a, b = close[-1]
        close.append((a + 2 * b, a + b))  # the convergents of √2: nothing is closer to nought than a - b√2
    for (a, b), da, db in product(close[:-1], (-1, 0, 1), (-1, 0, 1)):
        for x, y in ((a + da, -b - db), (-a - da, b + db)):
            if abs(y) < Q:
                assert (length(x, y) > 0) - (length(x, y) < 0) == sign(x, y)


@given(wholes, st.integers(-MOST_ROOTS, MOST_ROOTS))
def test_a19_a_length_gives_its_number_back(a: Any, b: Any) -> None:
    assert pair(length(a, b)) == (a, b)


@given(wholes, roots, wholes, roots)
def test_a19_lengths_are_added_like_their_numbers(a: Any, b: Any, c: Any, d: Any) -> None:
    assert length(a, b) + length(c, d) == length(a + c, b + d)


def test_a19_no_table_comes_near_the_limit_of_the_scale() -> None:
    step = max(
        abs(pair(part)[1]) for layout in WAYS for face in layout for ways in face for way in ways for part in way[2:4]
    )
    assert 108 * step < MOST_ROOTS
    furthest = 2 * 108 * step + 64
    assert furthest < Q


def test_a20_the_squares_of_the_index_are_large_enough() -> None:
    furthest = max(
        abs(part) for layout in WAYS for face in layout for ways in face for way in ways for part in way[2:4]
    )
    assert furthest + NEAR <= CELL


# Turns


def test_a18_eight_eighths_are_a_whole_turn() -> None:
    for kind, place in product(KINDS, PLACES):
        if exists(kind, place):
            for corner in outline(kind, place):
                assert turned(corner, 8) == corner
                for turn in TURNS:
                    (x, y) = turned(corner, turn)
                    assert turned((x, y), 8 - turn) == corner


def test_a18_two_eighths_are_a_right_angle() -> None:
    assert turned(((20, 0), (32, 0)), 2) == ((-32, 0), (20, 0))
    assert turned(((20, -9), (0, 0)), 2) == ((0, 0), (20, -9))


def test_a18_an_eighth_takes_right_to_lower_right() -> None:
    assert turned(((2, 0), (0, 0)), 1) == ((0, 1), (0, 1))


# Shapes (A17)


def area(corners: Any) -> float:
    """Twice the area of a figure, as a float."""
    points = [(x[0] + x[1] * 2**0.5, y[0] + y[1] * 2**0.5) for x, y in corners]
    return abs(sum(a * d - b * c for (a, b), (c, d) in zip(points, [*points[1:], points[0]], strict=True)))


@pytest.mark.parametrize(
    ("kind", "place", "corners"),
    [
        (SQUARE, 7, {(0, -32), (20, -32), (20, -12), (0, -12)}),
        (SQUARE, 3, {(-20, 32), (0, 32), (0, 12), (-20, 12)}),
        (LONG, 4, {(-20, -32), (-10, -32), (-10, 32), (-20, 32)}),
        (LONG, 0, {(20, -32), (10, -32), (10, 32), (20, 32)}),
        (SHORT, 6, {(-20, -32), (20, -32), (20, -22), (-20, -22)}),
        (SHORT, 0, {(20, -20), (10, -20), (10, 20), (20, 20)}),
        (TRIANGLE, 5, {(-20, -32), (-2, -32), (-20, -14)}),
        (TRIANGLE, 1, {(20, 32), (2, 32), (20, 14)}),
    ],
)
def test_a17_where_shapes_lie(kind: Any, place: int, corners: set[tuple[int, ...]]) -> None:
    assert {(x[0], y[0]) for x, y in outline(kind, place)} == corners
    assert all(x[1] == y[1] == 0 for x, y in outline(kind, place))


def test_a17_a_triangle_in_the_middle_of_a_side() -> None:
    assert set(outline(TRIANGLE, 0)) == {((20, -9), (0, 0)), ((20, 0), (0, -9)), ((20, 0), (0, 9))}
    assert set(outline(TRIANGLE, 6)) == {((0, 0), (-32, 9)), ((0, -9), (-32, 0)), ((0, 9), (-32, 0))}


@pytest.mark.parametrize(("kind", "twice"), [(TRIANGLE, 18 * 18), (SQUARE, 800), (SHORT, 800), (LONG, 1280)])
def test_a17_sizes_of_shapes(kind: Any, twice: int) -> None:
    for place in PLACES:
        if exists(kind, place):
            assert area(outline(kind, place)) == pytest.approx(twice)


def test_a17_squares_lie_in_corners_and_rectangles_at_sides() -> None:
    assert {place for place in PLACES if exists(SQUARE, place)} == {1, 3, 5, 7}
    assert {place for place in PLACES if exists(SHORT, place)} == {0, 2, 4, 6}
    assert {place for place in PLACES if exists(LONG, place)} == {0, 4}
    assert {place for place in PLACES if exists(TRIANGLE, place)} == set(PLACES)
    assert all(exists(shape.kind, shape.place) for layout in LAYOUTS for shape in layout)


def test_a17_shapes_of_a_card_do_not_overlap() -> None:
    for layout in LAYOUTS:
        figures = [FIGURES[shape.kind, shape.place, 0] for shape in layout]
        for i, one in enumerate(figures):
            assert not any(overlap(one, other) for other in figures[:i])


def test_a17_tip_and_root_are_the_outermost_and_the_innermost_point() -> None:
    for kind, place in product(KINDS, PLACES):
        if exists(kind, place):
            ahead = [turned(point, -place)[0] for point in outline(kind, place)]
            distances = sorted(length(*x) for x in ahead)
            assert length(*turned(tip(place), -place)[0]) == distances[-1]
            assert length(*turned(root(kind, place), -place)[0]) == distances[0]


# Joints (A18), found by brute force


def filled(lower: Laid, upper: Laid) -> list[tuple[int, int]]:
    """The pairs of shapes of one kind that lie on each other exactly while the cards share nothing beyond them.

    Both cards are convex and contain the shape; they share no more if every bit of the lower one outside the shape is
    outside the upper one: the rest of the lower card is cut along the edges of the shape.
    """
    found = []
    common = tuple((max(a, c), min(b, d)) for (a, b), (c, d) in zip(ground(lower), ground(upper), strict=True))
    for i, one in enumerate(LAYOUTS[LAYOUT[lower.card]]):
        for j, other in enumerate(LAYOUTS[LAYOUT[upper.card]]):
            below = placed(lower, one)
            if one.kind == other.kind and below == placed(upper, other) and tight(common) == below:
                found.append((i, j))
    return found


def placed(laid: Laid, shape: Any) -> Any:
    """The region of a shape of a card as it lies."""
    figure = FIGURES[shape.kind, seen_at(shape.place, laid.face), laid.turn]
    return moved(figure, length(laid.x, laid.xr), length(laid.y, laid.yr))


def tight(spans: Any) -> Any:
    """The spans that an intersection really has: each is cut by what the others leave."""
    (x0, x1), (y0, y1), (s0, s1), (d0, d1) = spans
    for _ in range(4):
        x0, x1 = max(x0, s0 - y1, d0 + y0, half(s0 + d0)), min(x1, s1 - y0, d1 + y1, half(s1 + d1))
        y0, y1 = max(y0, s0 - x1, x0 - d1, half(s0 - d1)), min(y1, s1 - x0, x1 - d0, half(s1 - d0))
        s0, s1 = max(s0, x0 + y0, 2 * x0 - d1, 2 * y0 + d0), min(s1, x1 + y1, 2 * x1 - d0, 2 * y1 + d1)
        d0, d1 = max(d0, x0 - y1, 2 * x0 - s1, s0 - 2 * y1), min(d1, x1 - y0, 2 * x1 - s0, s1 - 2 * y0)
    return (x0, x1), (y0, y1), (s0, s1), (d0, d1)


def half(value: int) -> float:
    """Half a length: only compared."""
    return value / 2


@cache
def corners_of(kind: int, place: int, turn: int) -> Any:
    """The corners of a shape on a card turned so."""
    return tuple(turned(point, turn) for point in outline(kind, place))


def every_coincidence(lower: Laid, upper_card: int) -> Iterator[Any]:
    """Every pose of the upper card in which one of its shapes has the same corners as one of the lower card's."""
    for one in LAYOUTS[LAYOUT[lower.card]]:
        corners = corners_of(one.kind, seen_at(one.place, lower.face), lower.turn)
        for other, face, turn in product(LAYOUTS[LAYOUT[upper_card]], FACES, TURNS):
            if one.kind == other.kind:
                own = corners_of(other.kind, seen_at(other.place, face), turn)
                for shift in {minus(target, own[0]) for target in corners}:
                    if {plus(point, shift) for point in own} == set(corners):
                        (x, xr), (y, yr) = shift
                        yield Laid(upper_card, 0, face, turn, x, xr, y, yr)


def minus(one: Any, other: Any) -> Any:
    return tuple((a - c, b - d) for (a, b), (c, d) in zip(one, other, strict=True))


def plus(one: Any, other: Any) -> Any:
    return tuple((a + c, b + d) for (a, b), (c, d) in zip(one, other, strict=True))


@pytest.mark.parametrize("lower_turn", [0, 1])
def test_a18_the_joints_are_exactly_those_that_brute_force_finds(lower_turn: int) -> None:
    for lower_card, upper_card, face in product((*range(18), 108), range(18, 36), FACES):
        lower = Laid(lower_card, 0, face, lower_turn)
        found = {}
        for upper in every_coincidence(lower, upper_card):
            for pairing in filled(lower, upper):
                found[upper] = pairing
        assert all(joint(lower, upper) == pairing for upper, pairing in found.items())
        assert set(found) == by_the_table(lower, upper_card)


def test_a18_the_joints_turn_with_the_cards() -> None:
    for layout, face, turn in product(WAYS, FACES, TURNS):
        upright = [
            (*way[:2], *turned((pair(way[2]), pair(way[3])), turn), (way[4] + turn) % 8) for way in layout[face][0]
        ]
        assert [(*way[:2], pair(way[2]), pair(way[3]), way[4]) for way in layout[face][turn]] == upright


def by_the_table(lower: Laid, upper_card: int) -> set[Laid]:
    """The poses that the rules know."""
    found = set()
    for _, plug, dx, dy, turn in WAYS[LAYOUT[lower.card]][lower.face][lower.turn]:
        for stub, face, flip, _ in STUBS[LAYOUT[upper_card]]:
            if stub == plug:
                (x, xr), (y, yr) = pair(dx), pair(dy)
                found.add(Laid(upper_card, 0, face, turn ^ flip, x, xr, y, yr))
    return found


def test_a18_which_shapes_join_and_two_poses_each() -> None:
    kinds: dict[Any, Any] = {}
    for lower_card, upper_card in product((*range(18), 108), range(18, 36)):
        lower = Laid(lower_card)
        poses: dict[Any, Any] = {}
        for upper in by_the_table(lower, upper_card):
            pairing = joint(lower, upper)
            poses.setdefault(pairing, []).append(upper)
        for (i, j), uppers in poses.items():
            one, other = LAYOUTS[LAYOUT[lower_card]][i], LAYOUTS[LAYOUT[upper_card]][j]
            assert sorted(upper.face for upper in uppers) == [0, 1]
            kinds.setdefault(one.kind, set()).add((where(one), where(other)))
            at_an_angle = {(upper.turn - lower.turn) % 2 for upper in uppers}
            assert at_an_angle == {int(one.kind == TRIANGLE)}
    assert kinds == {
        TRIANGLE: {
            ("corner", "long side"),
            ("corner", "short side"),
            ("long side", "corner"),
            ("short side", "corner"),
        },
        SQUARE: {("corner", "corner")},
        SHORT: {("short side", "short side"), ("short side", "long side"), ("long side", "short side")},
        LONG: {("long side", "long side")},
    }


def where(shape: Any) -> str:
    return "corner" if shape.place % 2 else "long side" if shape.place in (0, 4) else "short side"


def test_a18_there_are_nine_plugs() -> None:
    assert len(PLUGS) == 9


def test_a7_touching_is_no_overlap() -> None:
    assert not cards_overlap(0, 0, 0, 0, length(40), 0)
    assert not cards_overlap(0, 0, 0, 0, 0, length(64))
    assert not cards_overlap(0, 0, 0, 2, length(52), length(0))
    assert not cards_overlap(0, 0, 0, 1, length(20, 26), 0)  # a corner on a side
    assert cards_overlap(0, 0, 0, 0, length(39), 0)
    assert cards_overlap(0, 0, 0, 1, length(20, 26) - 1, 0)


def test_a19_cards_that_miss_each_other_by_a_hair() -> None:
    """Two numbers of this kind can differ by next to nothing, and still differ."""
    hair = (-8119, 5741)  # about 0.00006
    assert sign(*hair) == 1
    assert not cards_overlap(0, 0, 0, 0, length(40) + length(*hair), 0)
    assert cards_overlap(0, 0, 0, 0, length(40) - length(*hair), 0)


@given(st.integers(0, 2**32))
def test_a19_overlap_is_the_same_from_either_side_and_wherever_it_is(seed: int) -> None:
    rng = Random(seed)
    turns = rng.randrange(8), rng.randrange(8)
    (ax, ay), (bx, by) = ((length(rng.randint(-60, 60), rng.randint(-40, 40)) for _ in range(2)) for _ in range(2))
    found = cards_overlap(turns[0], ax, ay, turns[1], bx, by)
    assert found == cards_overlap(turns[1], bx, by, turns[0], ax, ay)
    step = length(rng.randint(-99, 99), rng.randint(-99, 99))
    assert found == cards_overlap(turns[0], ax + step, ay - step, turns[1], bx + step, by - step)
    mirrored = [(-turn) % 8 for turn in turns]
    assert found == cards_overlap(mirrored[0], -ax, ay, mirrored[1], -bx, by)
