"""Where a card may lie beside all others (A9), for a player who can cover nothing.

Its centre is at a whole-number position, at most FAR units across and at most FAR along from the centre of a laid card.
These are far too many to list: on an open table eight places around the cards are shown, on a bounded one a few of
those that are left. Whether any is left on a bounded table is found out exactly.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from .geometry import APART, REACH, Length, Q, length
from .pieces import Laid
from .plane import Plane

FAR: Final = 100

Place: TypeAlias = tuple[int, int, int]
"""A turn from 0 to 3, and a whole-number centre: another half turn or the other face needs the same room."""

DIRECTIONS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

SHOWN_COLUMNS: Final = 4
"""How many columns of a bounded table show their first and last place, for each turn."""


def near_enough(plane: Plane, x: int, y: int) -> bool:
    """Whether a card centred there is close to one on the table."""
    return any(
        abs(length(x - laid.x, -laid.xr)) <= length(FAR) and abs(length(y - laid.y, -laid.yr)) <= length(FAR)
        for laid in plane.laid
    )


def places(plane: Plane) -> list[Place]:
    """Some places beside all cards; none if the table has no room."""
    return list(_around(plane)) if plane.border is None else list(_left(plane, *plane.border))


# An open table


def _around(plane: Plane) -> Iterator[Place]:
    """For each turn, a place in every direction beyond the card that lies furthest out."""
    for turn in range(4):
        for across, along in DIRECTIONS:
            outermost = max(plane.laid, key=lambda laid: _edge(laid, across, along))
            yield turn, *_beyond(outermost, turn, across, along)


def _edge(laid: Laid, across: int, along: int) -> Length:
    """How far a card reaches in a direction."""
    x, y = length(laid.x, laid.xr), length(laid.y, laid.yr)
    return across * x + along * y + REACH[laid.turn & 3][_axis(across, along)]


def _axis(across: int, along: int) -> int:
    """x, y, x + y or x - y, along which a direction is measured."""
    if along == 0:
        return 0
    if across == 0:
        return 1
    return 2 if across == along else 3


def _beyond(laid: Laid, turn: int, across: int, along: int) -> tuple[int, int]:
    """The nearest whole-number centre in a direction from a card at which another clears it.

    Rounding the starting point costs at most one unit on each axis, which the step makes good.
    """
    apart = APART[laid.turn & 3][turn][_axis(across, along)]
    steps = -(-apart // (length(abs(across) + abs(along)))) + 1
    return length(laid.x, laid.xr) // Q + across * steps, length(laid.y, laid.yr) // Q + along * steps


# A bounded table: for each column the whole-number places that are left, as bits


class Room(NamedTuple):
    """What is left of a bounded table. Laid cards stay, so it only shrinks, and only new cards need to be looked at."""

    seen: int
    """How many cards have been looked at."""
    left: tuple[tuple[int, ...], ...]
    """For each turn and column, bit y + height/2 for each y at which a card overlaps nothing and stays on the table."""
    near: tuple[int, ...]
    """For each column, the places close enough to a card."""


def columns(plane: Plane, turn: int, width: int, height: int) -> Iterator[tuple[int, int]]:
    """Each column x that has room for a card turned so, and the places y + height/2 there, as bits."""
    room = plane._room or _whole(width, height)
    if room.seen < len(plane.laid):
        plane._room = room = _shrunk(room, plane.laid[room.seen :], height // 2)
    for index, (left, near) in enumerate(zip(room.left[turn], room.near, strict=True)):
        if left & near:
            yield index - width // 2, left & near


def _left(plane: Plane, width: int, height: int) -> Iterator[Place]:
    """A few of the places that are left."""
    for turn in range(4):
        found = list(columns(plane, turn, width, height))
        for x, bits in found[:: max(1, len(found) // SHOWN_COLUMNS)]:
            lowest, highest = (bits & -bits).bit_length() - 1, bits.bit_length() - 1
            yield from ((turn, x, y - height // 2) for y in dict.fromkeys((lowest, highest)))


def _whole(width: int, height: int) -> Room:
    """A table without any cards."""
    left = []
    for across, along, _, _ in REACH:
        most_x, most_y = (length(width) // 2 - across) // Q, (length(height) // 2 - along) // Q
        bits = bits_between(height // 2 - most_y, height // 2 + most_y)
        left.append(tuple(bits if abs(index - width // 2) <= most_x else 0 for index in range(width + 1)))
    return Room(0, tuple(left), (0,) * (width + 1))


def _shrunk(room: Room, cards: Sequence[Laid], half: int) -> Room:
    """What more cards leave."""
    left, near = [list(row) for row in room.left], list(room.near)
    middle = len(near) // 2
    for laid in cards:
        x, y = length(laid.x, laid.xr), length(laid.y, laid.yr)
        bits = bits_between(half - (length(FAR) - y) // Q, half + (length(FAR) + y) // Q)
        for index in _between(middle, x - length(FAR) - 1, x + length(FAR) + 1, len(near)):
            near[index] |= bits
        for turn, row in enumerate(left):
            across, along, total, difference = APART[turn][laid.turn & 3]
            for index in _between(middle, x - across, x + across, len(row)):
                dx = (index - middle) * Q - x
                above, below = max(-along, -total - dx, dx - difference), min(along, total - dx, dx + difference)
                row[index] &= ~bits_between(half + (y + above) // Q + 1, half - (-(y + below) // Q) - 1)
    return Room(room.seen + len(cards), tuple(map(tuple, left)), tuple(near))


def _between(middle: int, above: Length, below: Length, count: int) -> range:
    """The columns whose whole-number x lies strictly between two lengths."""
    return range(max(0, middle + above // Q + 1), min(count, middle - (-below // Q)))


def bits_between(first: int, last: int) -> int:
    """The bits from first to last; those below nought are cut off."""
    first = max(first, 0)
    return ((1 << last - first + 1) - 1) << first if last >= first else 0
