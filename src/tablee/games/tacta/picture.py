"""The table as a picture: cut paper on a dark cloth, as SVG. Only here are lengths rounded: nothing is judged by it.

A card is a sheet in its colour with an ivory edge. A full shape is ivory with its dots, an empty one only an edge. The
inner edges of an upper shape lie on the outer edges of the card below, so its ivory outline goes on unbroken (A18).
"""

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, pi, sin, sqrt
from typing import Final

from .geometry import HEIGHT, WIDTH, Point, turned
from .options import BORDERS
from .pieces import (
    COLOUR,
    FAMILY,
    LAYOUT,
    LAYOUTS,
    NUMBER,
    START,
    TRIANGLE,
    Laid,
    Shape,
    outline,
    root,
    seen_at,
    tip,
)
from .view import TactaView

CLOTH: Final = "#121212"
HALO: Final = ("#1b1920", "#25222c")
"""The cloth around the cards, a little lighter."""
EDGE: Final = "#fbf5e6"
INK: Final = "#1d1a26"
CROSS: Final = "#b3263b"

PAPERS: Final = ("#3f8f62", "#c2384a", "#7a53a6", "#3768ad", "#d4809c", "#e07a3c", "#1d1a26")
"""The paper of each colour; the start card is ink."""
DEEP: Final = ("#1a5a3d", "#8f2233", "#4d2f70", "#1f4079", "#8b3357", "#9a450b", "#1d1a26")
"""Its dots."""
DIM: Final = ("#357b54", "#a92f40", "#69468f", "#2e5894", "#bd6a86", "#c56730", "#2c2838")
"""An empty shape."""
PRINT: Final = (EDGE, EDGE, EDGE, EDGE, INK, INK, EDGE)
"""What stands out on the paper: number, ring and sign."""

SYMBOLS: Final = (
    # vert, a leaf
    "M-3.6 3.8C-4.6-.8-1.4-4.2 4-4c.4 5.2-2.6 8.4-6.6 7.4L0 .2l-3 3z",
    # rouge, a heart
    "M0 4C-2.2 2-4.2.6-4.2-1.4-4.2-4.4-.9-4.6 0-2.4.9-4.6 4.2-4.4 4.2-1.4 4.2.6 2.2 2 0 4z",
    # violet, a moon
    "M1.6-4.2A4.3 4.3 0 1 0 4 2.4 3.6 3.6 0 0 1 1.6-4.2z",
    # bleu, a drop
    "M0-4.6C1.6-2 3.2-.5 3.2 1.4a3.2 3.2 0 0 1-6.4 0C-3.2-.5-1.6-2 0-4.6z",
    # rose, a flower
    "M-1.9-2.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M.5-.8a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0"
    "M-.4 2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M-3.4 2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0"
    "M-4.3-.8a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0",
    # orange, a sun
    "M0-4.6 1.2-2.9 3.3-3.3 2.9-1.2 4.6 0 2.9 1.2 3.3 3.3 1.2 2.9 0 4.6-1.2 2.9-3.3 3.3-2.9 1.2-4.6 0-2.9-1.2-3.3-3.3"
    "-1.2-2.9z",
    # the start card, a square on its tip
    "M0-4.4 4.4 0 0 4.4-4.4 0z",
)
"""A sign for each colour, so that colour is never the only one (A1)."""

RINGS: Final = (
    '<circle r="7.1"/>',
    '<rect x="-6.6" y="-6.6" width="13.2" height="13.2"/>',
    '<path d="M0-9.4 8.6 5.8H-8.6z"/>',
)
"""The ring around the number: cercle, carré, triangle."""

STRIPS: Final = {
    "0": "5 2.3 9 2.3 11.7 6 11.7 14 9 17.7 5 17.7 2.3 14 2.3 6 5 2.3 7 2.3",
    "1": "2.5 6.5 8 2.8 8 20",
    "2": "2.3 7 2.3 4.6 4.6 2.3 9.4 2.3 11.7 4.6 11.7 7.6 3.6 17.7 13 17.7",
    "3": "1.8 2.3 11.2 2.3 6.6 8.4 9.4 8.8 11.7 11.4 11.7 14.6 9 17.7 4.4 17.7 1.6 15.4",
    "4": "9.6 20 9.6 3 8.8 3 2.4 14.2 13.4 14.2",
    "5": "12 2.3 3.4 2.3 3 9.2 8.8 8.6 11.7 11.2 11.7 14.6 9 17.7 4.4 17.7 1.6 15.6",
    "6": "11 2.4 6.4 4.4 2.6 10 2.4 14.6 5 17.7 9 17.7 11.7 14.8 11.7 12 9.2 9.4 5.4 9.4 2.8 12",
    "7": "1.4 2.3 11.8 2.3 5.4 20",
    "8": "7 9.4 3.2 7 3.2 4.4 5.2 2.3 8.8 2.3 10.8 4.4 10.8 7 7 9.4 2.4 12.4 2.4 15.2 5 17.7 9 17.7 11.6 15.2 11.6 12.4"
    " 7 9.4 5 8.2",
    "9": "3 17.6 7.6 15.6 11.4 10 11.6 5.4 9 2.3 5 2.3 2.3 5.2 2.3 8 4.8 10.6 8.6 10.6 11.2 8",
}
"""The figures of the house, folded from strips of paper on a sheet of 14 by 20."""

MARGIN: Final = 66
LEGEND: Final = 80
"""The height of the line of scores."""
COLUMN: Final = 92
"""The width of one score."""
EDGING: Final = 8
"""What is seen around some cards."""


def table_svg(view: TactaView, names: Sequence[str] = ()) -> str:
    """The cards on the table and the visible dots of each colour; with a name for each seat, if they are given."""
    left, top, right, bottom = _bounds(view)
    colours = list(dict.fromkeys(view.colours))
    width = max(right - left, COLUMN * len(colours) + MARGIN)
    left = (left + right - width) / 2
    box = f"{_n(left)} {_n(top)} {_n(width)} {_n(bottom - top + LEGEND)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="TACTA">',
        f"<defs>{''.join(_defs(view.laid))}</defs>",
        f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(width)}" height="{_n(bottom - top + LEGEND)}" fill="{CLOTH}"/>',
        *_cloth(view),
        *map(card_use, view.laid),
        *_legend(view, colours, left + width / 2, bottom, names),
        "</svg>",
    ]
    return "".join(parts)


def card_svg(card: int, face: int = 0) -> str:
    """One card by itself, for rule pages and piles."""
    laid = Laid(card, face=face)
    box = f"{-WIDTH / 2 - 2} {-HEIGHT / 2 - 2} {WIDTH + 4} {HEIGHT + 4}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><defs>{"".join(_defs([laid]))}</defs>'
        f"{card_use(laid)}</svg>"
    )


def cards_svg(laid: Sequence[Laid], wrong: Iterable[Laid] = ()) -> str:
    """Some cards as they lie, without a score, for rule pages; the wrong ones are crossed out."""
    corners = [corner for each in laid for corner in _corners(each)]
    left, top = min(x for x, _ in corners) - EDGING, min(y for _, y in corners) - EDGING
    width, height = max(x for x, _ in corners) + EDGING - left, max(y for _, y in corners) + EDGING - top
    box = " ".join(map(_n, (left, top, width, height)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"><defs>{"".join(_defs(laid))}</defs>'
        f"{''.join(map(card_use, laid))}{''.join(map(_cross, wrong))}</svg>"
    )


def _cross(laid: Laid) -> str:
    """What a pencil does to a card that may not lie so."""
    x, y = _place(laid)
    lines = f"M{_n(x - 14)} {_n(y - 14)}L{_n(x + 14)} {_n(y + 14)}M{_n(x + 14)} {_n(y - 14)}L{_n(x - 14)} {_n(y + 14)}"
    return "".join(
        f'<path d="{lines}" fill="none" stroke="{ink}" stroke-width="{wide}" stroke-linecap="round"/>'
        for ink, wide in ((EDGE, 9), (CROSS, 5.5))
    )


def _corners(laid: Laid) -> list[tuple[float, float]]:
    """The corners of a card as it lies."""
    x, y = _place(laid)
    corners = (turned(tip(place), laid.turn) for place in (5, 7, 1, 3))
    return [(x + dx, y + dy) for dx, dy in map(_xy, corners)]


# Cards


def card_use(laid: Laid) -> str:
    """A card where it lies."""
    x, y = _place(laid)
    turn = f" rotate({45 * laid.turn})" if laid.turn else ""
    return (
        f'<use href="#shade" transform="translate({_n(x + 0.7)} {_n(y + 1.3)}){turn}"/>'
        f'<use href="#{_name(laid)}" transform="translate({_n(x)} {_n(y)}){turn}" '
        f'data-card="{laid.card}"/>'
    )


def _name(laid: Laid) -> str:
    """The drawing of a card: its colour, layout and face."""
    return f"c{COLOUR[laid.card]}-{LAYOUT[laid.card]}{'ab'[laid.face]}"


def _defs(laid: Iterable[Laid]) -> list[str]:
    """A drawing for each card there is, and the shadow of all."""
    half_width, half_height = WIDTH // 2, HEIGHT // 2
    rect = f'x="{-half_width}" y="{-half_height}" width="{WIDTH}" height="{HEIGHT}"'
    shade = f'<rect id="shade" {rect} fill="#000" opacity=".34"/>'
    drawn = {_name(each): _drawing(each.card, each.face, rect) for each in laid}
    return [shade, *(f'<g id="{name}">{drawing}</g>' for name, drawing in drawn.items())]


def _drawing(card: int, face: int, rect: str) -> str:
    """A card about its middle."""
    colour = COLOUR[card]
    shapes = "".join(_shape(shape, face, colour) for shape in LAYOUTS[LAYOUT[card]])
    edge = f'fill="none" stroke="{EDGE}" stroke-width="1.5" stroke-linejoin="round"'
    return (
        f'<rect {rect} fill="{PAPERS[colour]}"/>'
        f'<g stroke="{EDGE}" stroke-width="1.5" stroke-linejoin="round">{shapes}</g>'
        f"<rect {rect} {edge}/>{_middle(card)}"
    )


def _shape(shape: Shape, face: int, colour: int) -> str:
    """A shape with its dots, or an empty one."""
    place = seen_at(shape.place, face)
    corners = " ".join(f"{_n(x)} {_n(y)}" for x, y in map(_xy, outline(shape.kind, place)))
    if not shape.dots:
        return f'<polygon points="{corners}" fill="{DIM[colour]}"/>'
    dots = "".join(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="2.5"/>' for x, y in _dots(shape, place))
    return f'<polygon points="{corners}" fill="{EDGE}"/><g fill="{DEEP[colour]}" stroke="none">{dots}</g>'


def _dots(shape: Shape, place: int) -> list[tuple[float, float]]:
    """Where the dots of a full shape are: along its middle line."""
    (tx, ty), (rx, ry) = _xy(tip(place)), _xy(root(shape.kind, place))
    if shape.kind == TRIANGLE:
        share = 0.5 if place % 2 else 0.42
        return [(tx + (rx - tx) * share, ty + (ry - ty) * share)]
    x, y = (tx + rx) / 2, (ty + ry) / 2
    along = (place + 2) * pi / 4
    gap = 8.4 if shape.dots > 2 else 7.4
    steps = [(i - (shape.dots - 1) / 2) * gap for i in range(shape.dots)]
    return [(x + step * cos(along), y + step * sin(along)) for step in steps]


def _middle(card: int) -> str:
    """The number in the ring of its family, and the sign of the colour below it."""
    colour = COLOUR[card]
    ink = PRINT[colour]
    if card == START:
        return f'<path d="{SYMBOLS[colour]}" fill="{ink}" transform="scale(1.5)"/>'
    family = FAMILY[card]
    figure = figures(str(NUMBER[card]), 0, 0.7 if family == 2 else 0, 0.34 if family == 2 else 0.4, ink)
    return (
        f'<g fill="none" stroke="{ink}" stroke-width="1.1" stroke-linejoin="round">{RINGS[family]}</g>{figure}'
        f'<path d="{SYMBOLS[colour]}" fill="{ink}" transform="translate(0 13.6) scale(.72)"/>'
    )


def figures(text: str, x: float, y: float, scale: float, colour: str) -> str:
    """A number of folded strips, its middle at that place."""
    width = 14.4 * len(text) - 0.4
    strips = "".join(
        f'<polyline points="{STRIPS[digit]}" transform="translate({_n(index * 14.4 - (1 if digit == "1" else 0))})"/>'
        for index, digit in enumerate(text)
    )
    where = f"translate({_n(x - width * scale / 2)} {_n(y - 10 * scale)}) scale({_n(scale)})"
    return f'<g transform="{where}" fill="none" stroke="{colour}" stroke-width="4">{strips}</g>'


# The cloth and the scores


def _cloth(view: TactaView) -> list[str]:
    """A bounded table, or a lighter cloth around the cards."""
    border = BORDERS[view.options.table]
    if border is not None:
        width, height = border
        return [
            f'<rect x="{-width // 2}" y="{-height // 2}" width="{width}" height="{height}" fill="{HALO[0]}" '
            f'stroke="{HALO[1]}" stroke-width="6" stroke-linejoin="round"/>'
        ]
    rects = "".join(
        f'<rect x="{-WIDTH // 2}" y="{-HEIGHT // 2}" width="{WIDTH}" height="{HEIGHT}" transform="{_lie(laid)}"/>'
        for laid in view.laid
    )
    return [
        f'<g fill="{tone}" stroke="{tone}" stroke-width="{wide}" stroke-linejoin="round">{rects}</g>'
        for tone, wide in zip(HALO, (44, 20), strict=True)
    ]


def _legend(view: TactaView, colours: Sequence[int], middle: float, top: float, names: Sequence[str]) -> list[str]:
    """A score for each colour: its sign, its dots, who plays it, and a line under the best."""
    dots = {colour: view.dots[view.colours.index(colour)] for colour in colours}
    best = max(dots.values())
    found = []
    for index, colour in enumerate(colours):
        x = middle + (index - (len(colours) - 1) / 2) * COLUMN
        y = top + 26
        found.append(
            f'<rect x="{_n(x - 34)}" y="{_n(y - 17)}" width="30" height="34" rx="2.5" fill="{PAPERS[colour]}" '
            f'stroke="{EDGE}" stroke-width="1.4"/>'
            f'<path d="{SYMBOLS[colour]}" fill="{PRINT[colour]}" '
            f'transform="translate({_n(x - 19)} {_n(y)}) scale(1.9)"/>'
        )
        found.append(figures(str(dots[colour]), x + 18, y, 1.05, EDGE))
        if dots[colour] == best and best:
            found.append(f'<rect x="{_n(x - 34)}" y="{_n(y + 22)}" width="70" height="3" rx="1.5" fill="#d9a531"/>')
        who = " · ".join(name for seat, name in enumerate(names) if view.colours[seat] == colour)
        if who:
            found.append(
                f'<text x="{_n(x + 1)}" y="{_n(y + 38)}" text-anchor="middle" fill="{EDGE}" font-size="11" '
                f"font-family=\"'Atkinson Hyperlegible Next', 'Verdana', sans-serif\">{escape(who)}</text>"
            )
    return found


def _bounds(view: TactaView) -> tuple[float, float, float, float]:
    """What is to be seen of the plane."""
    border = BORDERS[view.options.table]
    if border is not None:
        width, height = border
        return -width / 2 - 12, -height / 2 - 12, width / 2 + 12, height / 2 + 12
    places = [_place(laid) for laid in view.laid]
    across, along = [x for x, _ in places], [y for _, y in places]
    return min(across) - MARGIN, min(along) - MARGIN, max(across) + MARGIN, max(along) + MARGIN


def _lie(laid: Laid) -> str:
    """How a card is moved from the middle to where it lies."""
    x, y = _place(laid)
    return f"translate({_n(x)} {_n(y)}) rotate({45 * laid.turn})"


def _place(laid: Laid) -> tuple[float, float]:
    """Where a card lies, in floats."""
    return laid.x + laid.xr * sqrt(2), laid.y + laid.yr * sqrt(2)


def _xy(point: Point) -> tuple[float, float]:
    """A point in floats."""
    (xa, xb), (ya, yb) = point
    return xa + xb * sqrt(2), ya + yb * sqrt(2)


def _n(value: float) -> str:
    """A number in as few letters as the eye needs."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"
