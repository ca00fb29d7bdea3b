"""The table: what the index lists is what searching finds, on any table; closed joints stay closed (A19); room (A9)."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from tablee.games.tacta.geometry import cards_overlap, length, pair
from tablee.games.tacta.joints import STUBS, WAYS
from tablee.games.tacta.moves import Lay
from tablee.games.tacta.pieces import COLOUR, FACES, LAYOUT, LAYOUTS, Laid
from tablee.games.tacta.plane import Plane, joint
from tablee.games.tacta.room import DIRECTIONS, FAR, columns, near_enough, places

TABLES = 250
MANY_TABLES = 4_000


def overlap(one: Laid, other: Laid) -> bool:
    return cards_overlap(*spot(one), *spot(other))


def spot(laid: Laid) -> tuple[int, int, int]:
    return laid.turn, length(laid.x, laid.xr), length(laid.y, laid.yr)


def laid_by(plane: Plane, move: Lay) -> Laid:
    """The card as it would lie."""
    found = plane.covered(move, -1)
    return Laid(move.card, 0, move.face, move.turn, move.x, move.xr, move.y, move.yr, *(found or (None, None, None)))


def random_table(rng: Random, cards: int, border: tuple[int, int] | None = None) -> Plane:
    """A table with so many cards laid at random; those that fit nowhere are left out."""
    plane = Plane(border)
    for card in rng.sample(range(108), cards):
        moves = plane.covers(card, -1)
        if moves:
            plane.put(laid_by(plane, rng.choice(moves)))
    return plane


def searched(plane: Plane, card: int) -> set[Lay]:
    """Every placement of a card, by trying all joints with all cards against all others."""
    found = set()
    for index, lower in enumerate(plane.laid):
        for _, plug, dx, dy, base in WAYS[LAYOUT[lower.card]][lower.face][lower.turn]:
            (x, xr), (y, yr) = pair(dx), pair(dy)
            for stub, face, flip, _ in STUBS[LAYOUT[card]]:
                if stub == plug:
                    pose = (face, base ^ flip, lower.x + x, lower.xr + xr, lower.y + y, lower.yr + yr)
                    upper = Laid(card, 0, *pose)
                    free = not any(overlap(upper, other) for place, other in enumerate(plane.laid) if place != index)
                    if free and plane.within(*spot(upper)):
                        found.add(Lay(card, *pose))
    return found


@pytest.mark.parametrize(
    ("seed", "cards", "border"), [(1, 8, None), (2, 35, None), (3, 108, None), (4, 60, (480, 320))]
)
def test_a20_the_index_lists_what_searching_finds(seed: int, cards: int, border: tuple[int, ...] | None) -> None:
    plane = random_table(Random(seed), cards, border)
    for card in range(0, 108, 7):
        listed = plane.covers(card, -1)
        assert len(set(listed)) == len(listed)
        assert set(listed) == searched(plane, card)


def test_a16_spared_colours_are_left_out() -> None:
    plane = random_table(Random(5), 40)
    for card, colour in product((0, 25, 50), range(6)):
        every = plane.covers(card, -1)
        kept = [move for move in every if COLOUR[plane.laid[plane.covered(move, -1).on].card] != colour]
        assert plane.covers(card, colour) == kept
        assert all(plane.covered(move, colour) is None for move in every if move not in kept)


def test_a8_a_copy_of_a_table_goes_its_own_way() -> None:
    plane = random_table(Random(6), 20)
    before = [plane.covers(card, -1) for card in range(18)]
    twin = plane.copy()
    for card in range(18):
        moves = twin.covers(card, -1)
        if moves and card not in {laid.card for laid in twin.laid}:
            twin.put(laid_by(twin, moves[0]))
    assert len(twin.laid) > len(plane.laid)
    assert [plane.covers(card, -1) for card in range(18)] == before


# A19: a joint, once made, is closed for ever


def closed_forever(lower: Laid, upper: Laid) -> bool:
    """Whether no card can exactly fill the covered shape without lying on the upper card too, nor the covering one."""
    (shape, by) = joint(lower, upper)
    over = [third for third in fillers(lower) if third[0] == shape]
    on_top = [third for third in fillers(upper) if third[0] == by]
    assert over
    assert on_top
    return all(cards_overlap(*pose, *spot(upper)) for _, pose in over) and all(
        cards_overlap(*pose, *spot(lower)) for _, pose in on_top
    )


def fillers(laid: Laid) -> Iterator[Any]:
    """Every way in which any card could cover a shape of that one: the shape and the pose."""
    x, y = length(laid.x, laid.xr), length(laid.y, laid.yr)
    for shape, _, dx, dy, turn in WAYS[LAYOUT[laid.card]][laid.face][laid.turn]:
        yield shape, (turn, x + dx, y + dy)


def test_a19_every_joint_there_can_be_is_closed_for_ever() -> None:
    joints = 0
    for lower_card, face, turn in product((*range(18), 108), FACES, (0, 1)):
        lower = Laid(lower_card, 0, face, turn)
        for _, plug, dx, dy, base in WAYS[LAYOUT[lower_card]][face][turn]:
            for upper_card in range(18, 36):
                for stub, upper_face, flip, _ in STUBS[LAYOUT[upper_card]]:
                    if stub == plug:
                        (x, xr), (y, yr) = pair(dx), pair(dy)
                        assert closed_forever(lower, Laid(upper_card, 0, upper_face, base ^ flip, x, xr, y, yr))
                        joints += 1
    assert joints > 3000


def check_closed(seed: int) -> int:
    """A random table: nothing that may still be laid has to do with a joint; how many joints there are."""
    rng = Random(seed)
    plane = random_table(rng, rng.randint(2, 40))
    closed = {(laid.on, laid.shape) for laid in plane.laid[1:]}
    closed |= {(index, laid.by) for index, laid in enumerate(plane.laid) if laid.by is not None}
    free = {(berth[7], berth[8]) for berths in plane._berths for berth in berths}
    assert not closed & free
    for laid in plane.laid[1:]:
        assert closed_forever(plane.laid[laid.on], laid)
    return len(closed)


def test_a19_closed_joints_on_random_tables() -> None:
    assert sum(check_closed(seed) for seed in range(TABLES)) > TABLES


@pytest.mark.slow
def test_a19_closed_joints_on_thousands_of_random_tables() -> None:
    assert sum(check_closed(1000 + seed) for seed in range(MANY_TABLES)) > 100_000


def test_a7_on_random_tables_every_card_lies_on_exactly_one_other() -> None:
    for seed in range(20):
        plane = random_table(Random(seed), 60)
        for index, laid in enumerate(plane.laid):
            below = [place for place, other in enumerate(plane.laid[:index]) if overlap(laid, other)]
            assert below == ([laid.on] if index else [])


def test_a10_the_dots_are_those_that_can_be_seen() -> None:
    for seed in range(20):
        plane = random_table(Random(seed), 50)
        covered = {(laid.on, laid.shape) for laid in plane.laid}
        dots = [0] * 7
        for index, laid in enumerate(plane.laid):
            for place, shape in enumerate(LAYOUTS[LAYOUT[laid.card]]):
                dots[COLOUR[laid.card]] += 0 if (index, place) in covered else shape.dots
        assert plane.dots == dots


# A9: room beside all others


@pytest.mark.parametrize("seed", range(6))
def test_a9_the_places_shown_on_an_open_table_overlap_nothing_and_are_near(seed: int) -> None:
    plane = random_table(Random(seed), 30)
    shown = places(plane)
    assert len(shown) == 4 * len(DIRECTIONS)
    for turn, x, y in shown:
        assert plane.under(turn, length(x), length(y)) == []
        assert near_enough(plane, x, y)


@pytest.mark.parametrize(("seed", "border"), [(1, (200, 160)), (2, (160, 120)), (3, (240, 160))])
def test_a20_what_is_left_of_a_bounded_table_is_what_searching_finds(seed: int, border: tuple[int, ...]) -> None:
    plane = random_table(Random(seed), 40, border)
    width, height = border
    for turn in range(4):
        left = {
            (x, y - height // 2)
            for x, bits in columns(plane, turn, width, height)
            for y in range(height + 1)
            if bits >> y & 1
        }
        found = {
            (x, y)
            for x in range(-width // 2, width // 2 + 1)
            for y in range(-height // 2, height // 2 + 1)
            if plane.within(turn, length(x), length(y))
            and near_enough(plane, x, y)
            and not plane.under(turn, length(x), length(y))
        }
        assert left == found


def test_a20_the_places_shown_on_a_bounded_table_are_some_of_those_left() -> None:
    plane = random_table(Random(9), 12, (480, 320))
    shown = places(plane)
    assert shown
    for turn, x, y in shown:
        assert plane.within(turn, length(x), length(y))
        assert near_enough(plane, x, y)
        assert plane.under(turn, length(x), length(y)) == []


def test_a20_a_table_can_be_full() -> None:
    plane = Plane((100, 66))
    assert places(plane) == []


def test_a9_how_far_is_too_far() -> None:
    plane = Plane(None)
    assert near_enough(plane, FAR, -FAR)
    assert not near_enough(plane, FAR + 1, 0)
    assert not near_enough(plane, 0, -FAR - 1)
