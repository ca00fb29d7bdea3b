"""How a card may lie on a shape of another (A18).

The upper shape must fill the lower one, and the upper card lie on the other side of it: then they point in opposite
directions, and the root of the upper one is on the tip of the lower one. That leaves one way for each face of the card.
A card and its half turn cover the same ground, so a shape and the one opposite it need the same room; what is left are
nine plugs, and for each shape on the table the one or two that fit it. A berth is the room that a plug needs there.
"""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from .geometry import Length, length, turned
from .pieces import FACES, KINDS, LAYOUT, LAYOUTS, SHORT, TRIANGLE, TURNS, exists, root, seen_at, tip


class Plug(NamedTuple):
    """A shape of an upper card, by its kind and its place modulo 4."""

    kind: int
    place: int


PLUGS: Final = tuple(Plug(kind, place) for kind in KINDS for place in range(4) if exists(kind, place))


def fits(plug: Plug, kind: int, place: int) -> bool:
    """Whether the plug can cover a shape of that kind at that place, and no more than the shape (A18)."""
    if plug.kind != kind:
        return False
    if kind == TRIANGLE:
        return plug.place % 2 != place % 2
    return not (kind == SHORT and plug.place == 0 == place % 4)


Way: TypeAlias = tuple[int, int, Length, Length, int]
"""A berth at a card: the shape covered, the plug that fits, where the centre of the upper card is from that of the
lower one, and the turn of the upper card if the plug's shape is in the first half of its places."""


def _ways(layout: int, face: int, turn: int) -> tuple[Way, ...]:
    """All berths at a card that lies so."""
    found = []
    for index, shape in enumerate(LAYOUTS[layout]):
        place = seen_at(shape.place, face)
        lower = turned(tip(place), turn)
        for number, plug in enumerate(PLUGS):
            if fits(plug, shape.kind, place):
                upper_turn = (place + turn + 4 - plug.place) % 8
                upper = turned(root(*plug), upper_turn)
                x, y = (length(*a) - length(*b) for a, b in zip(lower, upper, strict=True))
                found.append((index, number, x, y, upper_turn))
    return tuple(found)


WAYS: Final = tuple(
    tuple(tuple(_ways(layout, face, turn) for turn in TURNS) for face in FACES) for layout in range(len(LAYOUTS))
)
"""All berths at a card, by layout, face and turn."""

Stub: TypeAlias = tuple[int, int, int, int]
"""A shape of a card to be laid: its plug, the face, how the berth's turn is changed (0 or 4), and which shape it is."""


def _stubs(layout: int) -> tuple[Stub, ...]:
    """Everything by which a card may be laid on another."""
    found = []
    for face in FACES:
        for index, shape in enumerate(LAYOUTS[layout]):
            place = seen_at(shape.place, face)
            found.append((PLUGS.index(Plug(shape.kind, place % 4)), face, place & 4, index))
    return tuple(found)


STUBS: Final = tuple(map(_stubs, range(len(LAYOUTS))))

PLUG_BITS: Final = tuple(reduce(or_, (1 << plug for plug, *_ in stubs), 0) for stubs in STUBS)
"""The plugs of each layout, as bits."""


def plugs_of(cards: Iterable[int]) -> int:
    """The plugs of those cards, as bits."""
    return reduce(or_, (PLUG_BITS[LAYOUT[card]] for card in cards), 0)
