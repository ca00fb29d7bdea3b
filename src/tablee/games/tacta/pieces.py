"""The cards (A1-A3) and where the shapes lie on them (A17).

A card is a number: 18 for each colour, in the order of `pack.toml`, then the start card. A place on a card is the
direction in which it lies from the middle, in eighths clockwise from the right; so a card turned by n has every place
n further on, and on the back the directions are mirrored.
"""

import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from tablee.kernel.seats import Seat

from .geometry import HEIGHT, WIDTH, Pair, Point, turned

TRIANGLE, SQUARE, SHORT, LONG = KINDS = range(4)
"""Triangle, square (carré), short rectangle (rectangle court), long rectangle (rectangle long)."""

DOTS: Final = (1, 2, 3, 4)
"""The dots of a full shape, by kind (A2)."""

RIGHT, BOTTOM_RIGHT, BOTTOM, BOTTOM_LEFT, LEFT, TOP_LEFT, TOP, TOP_RIGHT = PLACES = range(8)

FRONT, BACK = FACES = range(2)
"""Recto and verso."""

TURNS: Final = range(8)

_KIND: Final = {"TRI": TRIANGLE, "SQ": SQUARE, "SHORT": SHORT, "LONG": LONG}
_PLACE: Final = {
    "R": RIGHT,
    "BR": BOTTOM_RIGHT,
    "B": BOTTOM,
    "BL": BOTTOM_LEFT,
    "L": LEFT,
    "TL": TOP_LEFT,
    "T": TOP,
    "TR": TOP_RIGHT,
}


class Shape(NamedTuple):
    """A shape (forme) on the front of a card."""

    kind: int
    place: int
    dots: int
    """None if it is empty."""


def _shape(text: str) -> Shape:
    """The shape of `SQ2 TR`."""
    what, place = text.split()
    return Shape(_KIND[what[:-1]], _PLACE[place], int(what[-1]))


_PACK: Final = tomllib.loads((files(__package__) / "pack.toml").read_text(encoding="utf-8"))

COLOURS: Final[tuple[str, ...]] = tuple(_PACK["colours"])
FAMILIES: Final[tuple[str, ...]] = tuple(family["name"] for family in _PACK["family"])
"""Cercle, carré, triangle: the ring around the number."""

LAYOUTS: Final[tuple[tuple[Shape, ...], ...]] = (
    *(tuple(map(_shape, card)) for family in _PACK["family"] for card in family["cards"]),
    tuple(map(_shape, _PACK["start"])),
)
"""The shapes of each card of a pack, then those of the start card."""

PER_FAMILY: Final = 6
PER_PACK: Final = PER_FAMILY * len(FAMILIES)
CARDS: Final = PER_PACK * len(COLOURS)
START: Final = CARDS
"""The start card (carte de départ)."""

LAYOUT: Final = (*(card % PER_PACK for card in range(CARDS)), PER_PACK)
"""Which layout a card has."""

COLOUR: Final = (*(card // PER_PACK for card in range(CARDS)), len(COLOURS))
"""Which colour a card has; the start card has one of its own."""

FAMILY: Final = tuple(card % PER_PACK // PER_FAMILY for card in range(CARDS))
NUMBER: Final = (*(card % PER_FAMILY + 1 for card in range(CARDS)), 0)
"""The number in the middle: all dots of the card."""

_COLOUR_CODES: Final = ("ve", "ro", "vi", "bl", "rs", "or")
_FAMILY_CODES: Final = ("o", "c", "t")
CODES: Final = (
    *(_COLOUR_CODES[COLOUR[card]] + _FAMILY_CODES[FAMILY[card]] + str(NUMBER[card]) for card in range(CARDS)),
    "start",
)
"""How a card is written: `vec5` is vert, carré, 5; `o` is the round family."""
CARD_OF: Final = {code: card for card, code in enumerate(CODES)}


def cards_of(colour: int, family: int) -> range:
    """The six cards of a family in a colour."""
    first = colour * PER_PACK + family * PER_FAMILY
    return range(first, first + PER_FAMILY)


def seen_at(place: int, face: int) -> int:
    """Where a place of the front is seen on that face: the back is the mirror image (A2)."""
    return (RIGHT + LEFT - place) % 8 if face else place


# Where shapes lie (A17), on a card whose centre is the origin


def exists(kind: int, place: int) -> bool:
    """Whether such a shape can lie there: squares in corners, rectangles at sides, long ones at long sides only."""
    if kind == LONG:
        return place in (LEFT, RIGHT)
    return kind == TRIANGLE or (kind == SQUARE) == bool(place % 2)


def _in_corner(place: int, across: int, along: int) -> Point:
    """The point so far from both edges that meet in a corner."""
    right = place in (TOP_RIGHT, BOTTOM_RIGHT)
    below = place in (BOTTOM_LEFT, BOTTOM_RIGHT)
    x, y = WIDTH // 2 - across, HEIGHT // 2 - along
    return (x if right else -x, 0), (y if below else -y, 0)


def _at_side(place: int, depth: Pair, along: Pair) -> Point:
    """The point so deep inside a side, and so far along it from its middle, clockwise."""
    edge = (WIDTH if place in (LEFT, RIGHT) else HEIGHT) // 2
    return turned(((edge - depth[0], -depth[1]), along), place)


def outline(kind: int, place: int) -> tuple[Point, ...]:
    """The corners of a shape, one after the other; of a triangle, the right angle first."""
    if kind == SQUARE:
        return tuple(_in_corner(place, x, y) for x, y in ((0, 0), (20, 0), (20, 20), (0, 20)))
    if kind == TRIANGLE and place % 2:
        return tuple(_in_corner(place, x, y) for x, y in ((0, 0), (18, 0), (0, 18)))
    if kind == TRIANGLE:
        return tuple(_at_side(place, *point) for point in (((0, 9), (0, 0)), ((0, 0), (0, -9)), ((0, 0), (0, 9))))
    half = (HEIGHT if kind == LONG else WIDTH) // 2
    corners = (((0, 0), (-half, 0)), ((0, 0), (half, 0)), ((10, 0), (half, 0)), ((10, 0), (-half, 0)))
    return tuple(_at_side(place, *point) for point in corners)


def tip(place: int) -> Point:
    """Where a shape reaches furthest out: the corner of the card, or the middle of its side."""
    return _in_corner(place, 0, 0) if place % 2 else _at_side(place, (0, 0), (0, 0))


def root(kind: int, place: int) -> Point:
    """Where a shape reaches furthest in, opposite its tip."""
    if place % 2:
        depth = 20 if kind == SQUARE else 9
        return _in_corner(place, depth, depth)
    return _at_side(place, (0, 9) if kind == TRIANGLE else (10, 0), (0, 0))


class Laid(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card on the table: where it lies, and what it covers."""

    card: int
    """Its number; 108 is the start card."""
    seat: Seat | None = None
    """Who laid it."""
    face: int = 0
    turn: int = 0
    x: int = 0
    xr: int = 0
    y: int = 0
    yr: int = 0
    on: int | None = None
    """The place in the list of the card it lies on; None if it lies on the table."""
    shape: int | None = None
    """Which shape of that card is covered."""
    by: int | None = None
    """Which of its own shapes covers it."""
