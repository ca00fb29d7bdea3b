"""The cards on the table, and where the next ones may lie (A6-A8).

A laid card never moves (A8), so room that is taken stays taken. For every shape on the table the berths that are still
free are kept, by plug: a new card takes away those it overlaps and brings its own. All legal placements of a card are
then read off; nothing is searched for.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from .geometry import APART, REACH, Length, cards_overlap, length, pair
from .joints import PLUGS, STUBS, WAYS
from .moves import Lay
from .pieces import COLOUR, COLOURS, LAYOUT, LAYOUTS, NUMBER, START, Laid

if TYPE_CHECKING:
    from .room import Room

Spot: TypeAlias = tuple[int, ...]
"""A laid card as its neighbours see it: centre, turn modulo 4, and its place in the list."""

Berth: TypeAlias = tuple[int, ...]
"""Room for a card: its centre, the turn, the centre once more as two pairs, then the card below, the shape of it and
its colour. Were the length in the type, compiled code would take every berth apart that it only looks at."""

NEAR: Final = length(0, 52)
"""Cards whose centres are so far apart, across or along, do not overlap."""

BERTHS_NEAR: Final = NEAR + max(
    abs(step) for ways in WAYS for face in ways for turn in face for way in turn for step in way[2:4]
)
"""Cards whose centres are so far from that of another overlap none of its berths."""

CELL: Final = length(132)
"""The side of a square of the index: berths of a card and all that may overlap them are in its square or around it."""

DRAWS: Final = 8
"""How often a placement is drawn in the hope that its colour is not spared, before they are all looked at."""

CELL_ROW: Final = 1 << 16
AROUND: Final = tuple(column * CELL_ROW + row for column in (-1, 0, 1) for row in (-1, 0, 1))


class Joint(NamedTuple):
    """A shape of a card on the table, and the shape that covers it."""

    on: int
    """The lower card, by its place in the list."""
    shape: int
    by: int


class Plane:
    """The table: the start card, and every card laid since."""

    __slots__ = ("_berths", "_grid", "_room", "border", "dots", "laid")

    def __init__(self, border: tuple[int, int] | None, like: "Plane | None" = None) -> None:
        """A table with the start card; or the same cards as on another, if that is given."""
        self.border = border
        """Width and height of the table; None if it has no border (A20)."""
        self.laid: list[Laid] = [] if like is None else like.laid[:]
        self.dots: list[int] = [0] * (len(COLOURS) + 1) if like is None else like.dots[:]
        """The visible dots of each colour."""
        self._grid: dict[int, tuple[Spot, ...]] = {} if like is None else like._grid.copy()
        self._berths: list[list[Berth]] = [[] for _ in PLUGS] if like is None else [free[:] for free in like._berths]
        self._room: Room | None = None if like is None else like._room
        """What is left of a bounded table, once it has been asked for."""
        if like is None:
            self.put(Laid(START))

    def copy(self) -> "Plane":
        """The same table, on its own."""
        return Plane(self.border, self)

    # Where a card may lie

    def covers(self, card: int, spared: int) -> list[Lay]:
        """Every way of laying the card on a shape of a colour that is not to be spared; -1 spares none."""
        found = []
        berths = self._berths
        for plug, face, half, _ in STUBS[LAYOUT[card]]:
            for berth in berths[plug]:
                _, _, turn, x, xr, y, yr, _, _, colour = berth
                if colour != spared:
                    found.append(Lay(card, face, turn ^ half, x, xr, y, yr))
        return found

    def covered(self, move: Lay, spared: int) -> Joint | None:
        """What the card would cover by such a legal placement; None if that is none."""
        for plug, face, half, by in STUBS[LAYOUT[move.card]]:
            if face == move.face:
                for _, _, turn, x, xr, y, yr, on, shape, colour in self._berths[plug]:
                    if x == move.x and y == move.y and xr == move.xr and yr == move.yr and turn ^ half == move.turn:
                        return Joint(on, shape, by) if colour != spared else None
        return None

    def landings(self, card: int, seat: int, spared: int) -> list[Laid]:
        """The card as it would lie in each of those ways."""
        return [
            Laid(card, seat, face, turn ^ half, x, xr, y, yr, on, shape, by)
            for plug, face, half, by in STUBS[LAYOUT[card]]
            for _, _, turn, x, xr, y, yr, on, shape, colour in self._berths[plug]
            if colour != spared
        ]

    def any_landing(self, cards: Sequence[int], seat: int, spared: int, dice: Callable[[], float]) -> Laid | None:
        """One of the ways in which one of the cards can cover a shape, each as likely; None if there is none."""
        berths = self._berths
        sizes = [len(berths[stub[0]]) for card in cards for stub in STUBS[LAYOUT[card]]]
        total = sum(sizes)
        for _ in range(DRAWS if total else 0):
            rank = int(dice() * total)
            for card in cards:
                for plug, face, half, by in STUBS[LAYOUT[card]]:
                    rank -= len(berths[plug])
                    if rank < 0:
                        _, _, turn, x, xr, y, yr, on, shape, colour = berths[plug][rank]
                        if colour != spared:
                            return Laid(card, seat, face, turn ^ half, x, xr, y, yr, on, shape, by)
                        break
                if rank < 0:
                    break
        found = [laid for card in cards for laid in self.landings(card, seat, spared)] if total else []
        return found[int(dice() * len(found))] if found else None

    def exposed(self) -> list[tuple[int, int, int]]:
        """The dots that can still be covered, shape by shape: colour, dots, and the plugs for which there is room."""
        plugs: dict[tuple[int, int], int] = {}
        for plug, berths in enumerate(self._berths):
            for berth in berths:
                where = berth[7], berth[8]
                plugs[where] = plugs.get(where, 0) | 1 << plug
        found = []
        for (on, shape), bits in plugs.items():
            card = self.laid[on].card
            dots = LAYOUTS[LAYOUT[card]][shape].dots
            if dots:
                found.append((COLOUR[card], dots, bits))
        return found

    def under(self, turn: int, x: Length, y: Length) -> list[int]:
        """The cards that one lying so would overlap."""
        near = self._neighbours(x, y, NEAR)
        return [index for ox, oy, other, index in near if cards_overlap(turn, x, y, other, ox, oy)]

    def within(self, turn: int, x: Length, y: Length) -> bool:
        """Whether a card lying so is wholly on the table (A20)."""
        if self.border is None:
            return True
        across, along, _, _ = REACH[turn & 3]
        width, height = self.border
        return 2 * (abs(x) + across) <= length(width) and 2 * (abs(y) + along) <= length(height)

    def _neighbours(self, x: Length, y: Length, within: Length) -> list[Spot]:
        """The cards whose centres are so near to a point, across and along; no further than the squares around it."""
        grid, middle = self._grid, _cell(x, y)
        left, right, above, below = x - within, x + within, y - within, y + within
        return [
            spot
            for step in AROUND
            for spot in grid.get(middle + step, ())
            if left < spot[0] < right and above < spot[1] < below
        ]

    # A card is laid

    def put(self, laid: Laid) -> None:
        """Lay a card so; whether it may lie there is not asked."""
        card, turn = laid.card, laid.turn
        x, y = length(laid.x, laid.xr), length(laid.y, laid.yr)
        index = len(self.laid)
        self.laid.append(laid)
        self.dots[COLOUR[card]] += NUMBER[card]
        if laid.on is not None and laid.shape is not None:
            lower = self.laid[laid.on].card
            self.dots[COLOUR[lower]] -= LAYOUTS[LAYOUT[lower]][laid.shape].dots
        near = self._neighbours(x, y, BERTHS_NEAR)
        self._take_room(turn, x, y)
        self._give_room(index, laid, x, y, near)
        cell = _cell(x, y)
        self._grid[cell] = (*self._grid.get(cell, ()), (x, y, turn & 3, index))

    def _take_room(self, turn: int, x: Length, y: Length) -> None:
        """The berths that the new card overlaps are no more."""
        left, right, above, below = x - NEAR, x + NEAR, y - NEAR, y + NEAR
        for plug, berths in enumerate(self._berths):
            self._berths[plug] = [
                berth
                for berth in berths
                if not (left < berth[0] < right and above < berth[1] < below)
                or not cards_overlap(turn, x, y, berth[2], berth[0], berth[1])
            ]

    def _give_room(self, index: int, laid: Laid, x: Length, y: Length, near: list[Spot]) -> None:
        """The new card has berths of its own, where nothing else lies."""
        card = laid.card
        for shape, plug, dx, dy, turn in WAYS[LAYOUT[card]][laid.face][laid.turn]:
            bx, by = x + dx, y + dy
            if _clear(turn, bx, by, near) and (self.border is None or self.within(turn, bx, by)):
                self._berths[plug].append((bx, by, turn, *pair(bx), *pair(by), index, shape, COLOUR[card]))


def _cell(x: Length, y: Length) -> int:
    """The square of the index that a point is in."""
    return x // CELL * CELL_ROW + y // CELL


def _clear(turn: int, x: Length, y: Length, near: list[Spot]) -> bool:
    """Whether a card lying so overlaps none of those. Every simulated card passes here: the loop is written out."""
    apart = APART[turn & 3]
    for ox, oy, other, _ in near:
        across, along, total, difference = apart[other]
        dx, dy = x - ox, y - oy
        if (
            -across < dx < across
            and -along < dy < along
            and -total < dx + dy < total
            and -difference < dx - dy < difference
        ):
            return False
    return True


def joint(lower: Laid, upper: Laid) -> tuple[int, int] | None:
    """The shape of the lower card that the upper one fills exactly, and by which; None if it does not (A18)."""
    dx = length(upper.x - lower.x, upper.xr - lower.xr)
    dy = length(upper.y - lower.y, upper.yr - lower.yr)
    for shape, plug, x, y, turn in WAYS[LAYOUT[lower.card]][lower.face][lower.turn]:
        if x == dx and y == dy:
            for stub, face, half, by in STUBS[LAYOUT[upper.card]]:
                if stub == plug and face == upper.face and turn ^ half == upper.turn:
                    return shape, by
    return None
