"""Why a card may not lie where a player wants it (A6-A9, A16, A18, A20).

Asked independently of the index by which placements are listed: by the overlaps of the card with those on the table.
"""

from typing import Final

from tablee.kernel.messages import Refusal

from . import refusals
from .geometry import MOST_ROOTS, REACH, Region, length, moved, overlap, region, turned
from .moves import Lay
from .pieces import COLOUR, FACES, KINDS, LAYOUT, LAYOUTS, PLACES, TURNS, Laid, exists, outline, seen_at
from .plane import Joint, Plane, joint
from .room import FAR, near_enough

FIGURES: Final = {
    (kind, place, turn): region(turned(corner, turn) for corner in outline(kind, place))
    for kind in KINDS
    for place in PLACES
    if exists(kind, place)
    for turn in TURNS
}
"""The region of a shape on a card centred at the origin, by kind, place and the turn of the card."""


def well_placed(move: Lay) -> bool:
    """Whether there is such a face and turn, and the position can be compared with others."""
    return move.face in FACES and move.turn in TURNS and abs(move.xr) <= MOST_ROOTS and abs(move.yr) <= MOST_ROOTS


def judged(plane: Plane, move: Lay, spared: int) -> Refusal | Joint | None:
    """Why the card may not lie there, or the joint it makes; None if it lies beside all others."""
    turn, x, y = move.turn, length(move.x, move.xr), length(move.y, move.yr)
    if not plane.within(turn, x, y):
        return refusals.off_table()
    hits = plane.under(turn, x, y)
    if not hits:
        return None
    upper = as_laid(move)
    aims = [Joint(index, *found) for index in hits if (found := joint(plane.laid[index], upper)) is not None]
    if len(hits) > 1:
        return _why_not_on_several(plane, hits, aims, spared)
    lower = plane.laid[hits[0]]
    if not aims:
        return _why_not_on(lower, upper)
    return refusals.own_colour(lower.card) if COLOUR[lower.card] == spared else aims[0]


def why_not_beside(plane: Plane, move: Lay) -> Refusal | None:
    """Why a card that overlaps nothing may not lie there, when its player can cover nothing (A9)."""
    if move.xr or move.yr:
        return refusals.not_whole()
    return None if near_enough(plane, move.x, move.y) else refusals.too_far(FAR)


def as_laid(move: Lay) -> Laid:
    """The card as it would lie."""
    return Laid(move.card, None, move.face, move.turn, move.x, move.xr, move.y, move.yr)


def _why_not_on_several(plane: Plane, hits: list[int], aims: list[Joint], spared: int) -> Refusal:
    """A joint is closed for ever (A7); otherwise a card simply lies on two."""
    for aim in aims:
        lower = plane.laid[aim.on]
        lid = next((laid for laid in plane.laid if laid.on == aim.on and laid.shape == aim.shape), None)
        if lid is not None:
            return _closed(lower, lid, spared)
        if lower.by == aim.shape:
            return refusals.closed(lower.card)
    return refusals.two_cards(tuple(plane.laid[index].card for index in hits))


def _closed(lower: Laid, lid: Laid, spared: int) -> Refusal:
    """Somebody has covered the shape; where there are no turns, perhaps a moment before (A16)."""
    if spared >= 0 and lid.seat is not None:
        return refusals.beaten(lower.card, lid.seat)
    return refusals.closed(lower.card)


def _why_not_on(lower: Laid, upper: Laid) -> Refusal:
    """What is wrong with a card that lies on one other, but fills no shape of it and no more."""
    below, above = shapes(lower), shapes(upper)
    if any(one == other for one in below for other in above):
        return refusals.sticks_out(lower.card)
    touched = [kind for kind, figure in below if overlap(figure, ground(upper))]
    if len(touched) > 1:
        return refusals.two_shapes(lower.card)
    if not touched:
        return refusals.no_shape(lower.card)
    alike = any(kind == touched[0] and overlap(figure, ground(lower)) for kind, figure in above)
    return refusals.misaligned(lower.card) if alike else refusals.other_shape(lower.card)


def shapes(laid: Laid) -> list[tuple[int, Region]]:
    """The shapes of a card as it lies: kind and region."""
    x, y = length(laid.x, laid.xr), length(laid.y, laid.yr)
    return [
        (shape.kind, moved(FIGURES[shape.kind, seen_at(shape.place, laid.face), laid.turn], x, y))
        for shape in LAYOUTS[LAYOUT[laid.card]]
    ]


def ground(laid: Laid) -> Region:
    """The region of a whole card as it lies."""
    across, along, total, difference = REACH[laid.turn & 3]
    x, y = length(laid.x, laid.xr), length(laid.y, laid.yr)
    spans = ((-across, across), (-along, along), (-total, total), (-difference, difference))
    return moved(spans, x, y)
