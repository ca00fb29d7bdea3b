"""The table of TACTA in a terminal: a map of the cards, one's two end cards, and numbered placements.

A card on the map is its code, such as `vec5` (vert, carré, 5), where its middle lies, and an arrow to where its upper
edge points, double if its back is seen; `****` is the start card. A number on the map is a place where one of the end
cards fits; where it fits in several ways, which one is asked then. An end card shows its shapes around its number:
△ □ ▭ ▯ empty, ▲ ■ ▬ ▮ full.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from rich.text import Text

from tablee.games.tacta import game
from tablee.games.tacta.imagine import table_of
from tablee.games.tacta.moves import Lay, spelled
from tablee.games.tacta.pieces import CODES, COLOUR, LAYOUT, LAYOUTS, NUMBER, PLACES, START, Laid, seen_at
from tablee.games.tacta.plane import Joint, Plane
from tablee.games.tacta.view import TactaView
from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Move, View
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import totals
from tablee.terminal.lines import Canvas, Lines, beside, clipped, flowed, line
from tablee.terminal.palette import BLUE, GREEN, ORANGE, QUIET, RED, STRONG, VIOLET, accent
from tablee.terminal.sketch import Choice, Question, Sketch, menu
from tablee.texts.speaker import Speaker, signed
from tablee.texts.voice import sentence

ACCENT: Final = accent(game.colour)
"""What may be chosen now."""
ROSE: Final = "#D98AA8"
COLOURS: Final = (GREEN, RED, VIOLET, BLUE, ROSE, ORANGE, STRONG)

SHAPES: Final = ("△□▭▯", "▲■▬▮")
"""The kinds of shapes, empty and full."""

START_CODE: Final = "****"
CODE: Final = 5
"""Letters of a code on the map."""
ARROWS: Final = ("↑↗→↘↓↙←↖", "⇑⇗⇒⇘⇓⇙⇐⇖")
"""Where the upper edge of a card points to, from the front and from the back."""

FINEST: Final = 8.0
"""Units of the plane that a place of the map stands for, at least; twice as many for a line."""
TALLEST: Final = 26
EIGHTH: Final = 45
"""Degrees of an eighth of a turn."""

STEPS: Final = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))


def draw(view: View, moves: Sequence[Move], speaker: Speaker, width: int) -> Sketch:
    """The players, the map, the end cards and the placements."""
    assert isinstance(view, TactaView)
    plane = table_of(view)
    groups = dict(enumerate(grouped(plane, ordered(view, plane, moves)), 1))
    choices = {number: choice(ways, plane, speaker) for number, ways in groups.items()}
    return Sketch(
        title=title(view, speaker, width),
        board=chart(view, {number: ways[0] for number, ways in groups.items()}, width),
        below=[*ends(view, speaker), *listed(view, plane, groups, speaker, width)],
        task=task(view, plane, moves, speaker),
        choices=choices,
        sheet=sheet(view, speaker),
    )


# Players


def title(view: TactaView, speaker: Speaker, width: int) -> Lines:
    """The game, the round, and each player with their dots, cards and ends."""
    number = len(view.sheet) + (view.outcome is None)
    which = speaker.say("table-replay") if view.tied else speaker.say("table-round", number=number)
    head = line((speaker.say("title"), ACCENT), "   ", which)
    players = [player(view, seat, speaker) for seat in range(view.seats)]
    aside = [line((speaker.say("table-aside") + " ", QUIET), *map(painted, view.aside))] if view.aside else []
    return [head, *flowed([*players, *aside], width, 3)]


def player(view: TactaView, seat: Seat, speaker: Speaker) -> Text:
    """A name in its colour, dots, cards left and both ends."""
    colour = view.colours[seat]
    acting = seat in view.acting
    name = clipped(sentence(speaker.name(seat)), 10)
    mark = ("▸ ", ACCENT) if acting else ("", "")
    shown = " ".join(CODES[card] for card in view.ends[seat])
    return line(
        mark,
        (name, f"bold {COLOURS[colour]}" if acting else COLOURS[colour]),
        (f" {speaker.say(f'colour-{colour}')} ", QUIET),
        (str(view.dots[seat]), STRONG),
        ("● ", QUIET),
        (f"{speaker.say('table-left', count=view.counts[seat])} ", QUIET),
        (shown, COLOURS[colour]),
    )


def painted(card: int) -> tuple[str, str]:
    """A card as its code, in its colour."""
    return (START_CODE if card == START else CODES[card]), COLOURS[COLOUR[card]]


# The map


class Scale(NamedTuple):
    """How the plane is shown: the corner of the map, and the units of a place and of a line."""

    left: float
    top: float
    across: float
    along: float

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The place of a point."""
        return round((x - self.left) / self.across), round((y - self.top) / self.along)


def chart(view: TactaView, choices: Mapping[int, Move], width: int) -> Lines:
    """The cards where they lie, and the numbers of placements where those would lie."""
    places = [centre(laid) for laid in view.laid]
    wanted = {number: centre(move) for number, move in choices.items() if isinstance(move, Lay)}
    scale, columns, rows = scaled([*places, *wanted.values()], width)
    canvas = Canvas(columns, rows)
    taken: set[tuple[int, int]] = set()
    for laid, place in zip(view.laid, places, strict=True):
        text, style = painted(laid.card)
        text += ARROWS[laid.face][laid.turn] if laid.card != START else "*"
        write(canvas, taken, scale.at(*place), text, style)
    shown: set[tuple[int, int]] = set()
    for number, place in wanted.items():
        spot = scale.at(*place)
        if spot not in shown:
            shown.add(spot)
            write(canvas, taken, spot, str(number), ACCENT)
    return canvas.lines()


def centre(card: Laid | Lay) -> tuple[float, float]:
    """The middle of a card; the map alone rounds it."""
    return card.x + card.xr * sqrt(2), card.y + card.yr * sqrt(2)


def scaled(points: Sequence[tuple[float, float]], width: int) -> tuple[Scale, int, int]:
    """A scale at which all points fit, and the places and lines it takes."""
    across, along = [x for x, _ in points], [y for _, y in points]
    wide, high = max(across) - min(across), max(along) - min(along)
    unit = max(FINEST, wide / max(8, width - CODE - 3), high / (2 * (TALLEST - 3)))
    scale = Scale(min(across) - (CODE / 2) * unit, min(along) - 2 * unit, unit, 2 * unit)
    return scale, round(wide / unit) + CODE + 3, round(high / (2 * unit)) + 3


def write(canvas: Canvas, taken: set[tuple[int, int]], spot: tuple[int, int], text: str, style: str) -> None:
    """Write around a place, or a step beside it if something stands there; give up if all is full.

    Numbers keep a place of air, so that two of them are not read as one.
    """
    for dx, dy in STEPS:
        x, y = spot[0] - len(text) // 2 + dx, spot[1] + dy
        air = int(text.isdecimal())
        cells = {(x + i, y) for i in range(-air, len(text) + air)}
        fits = 0 <= y < len(canvas.rows) and x >= 0 and x + len(text) <= len(canvas.rows[0])
        if fits and not cells & taken:
            taken |= cells
            canvas.put(x, y, text, style)
            return


# End cards


def ends(view: TactaView, speaker: Speaker) -> Lines:
    """One's own two end cards, drawn."""
    if view.seat is None or not view.ends[view.seat]:
        return []
    block: Lines = []
    for card in view.ends[view.seat]:
        block = beside(block, card_box(card), 2) if block else card_box(card)
    return [line((speaker.say("table-your-ends", count=len(view.ends[view.seat])), QUIET)), *block]


def card_box(card: int) -> Lines:
    """A card from the front: its shapes around its number, and its code below."""
    style = COLOURS[COLOUR[card]]
    canvas = Canvas(9, 6)
    canvas.box(0, 0, 9, 5, style)
    canvas.put(4, 2, str(NUMBER[card]), f"bold {style}")
    spots = dict(zip(PLACES, ((7, 2), (7, 3), (4, 3), (1, 3), (1, 2), (1, 1), (4, 1), (7, 1)), strict=True))
    for shape in LAYOUTS[LAYOUT[card]]:
        canvas.put(*spots[shape.place], SHAPES[bool(shape.dots)][shape.kind], style)
    canvas.centre(0, 5, 9, CODES[card], style)
    return canvas.lines()


# Placements


def ordered(view: TactaView, plane: Plane, moves: Iterable[Move]) -> list[Move]:
    """The moves, those first that hide most dots of others."""

    def harm(move: Move) -> int:
        joint = plane.covered(move, -1) if isinstance(move, Lay) else None
        if joint is None or view.seat is None:
            return 0
        lower = plane.laid[joint.on].card
        dots = LAYOUTS[LAYOUT[lower]][joint.shape].dots
        return dots if COLOUR[lower] == view.colours[view.seat] else -dots

    return sorted(moves, key=harm)


def grouped(plane: Plane, moves: Iterable[Move]) -> list[list[Move]]:
    """Moves that lay one card on one spot are one choice: how it is turned is asked then."""
    found: dict[object, list[Move]] = {}
    for move in moves:
        found.setdefault(spot(move, plane) if isinstance(move, Lay) else move, []).append(move)
    return list(found.values())


def spot(move: Lay, plane: Plane) -> tuple[int, ...]:
    """A card, and the shape that it covers, or the place beside the others."""
    joint = plane.covered(move, -1)
    where = (move.x, move.xr, move.y, move.yr) if joint is None else (joint.on, joint.shape)
    return (move.card, *where)


def choice(ways: Sequence[Move], plane: Plane, speaker: Speaker) -> Choice:
    """What a number chooses: a move, or a spot where a card may lie in several ways."""
    if len(ways) == 1:
        return ways[0]

    def answer(text: str) -> Move:
        if text not in map(str, range(1, len(ways) + 1)):
            raise TableeError("choice-unknown", number=text)
        return ways[int(text) - 1]

    said = [f"{number} {way(move, plane, speaker)}" for number, move in enumerate(ways, 1)]
    return Question(speaker.move(ways[0]), speaker.say("table-ways", ways=" ; ".join(said)), answer)


def way(move: Move, plane: Plane, speaker: Speaker) -> str:
    """How a card lies: its face, how far it is turned, the shape that covers, and the dots that are safe then (A7)."""
    assert isinstance(move, Lay)
    joint = plane.covered(move, -1)
    lies = speaker.say("table-lies", face=speaker.say(f"face-{move.face}"), degrees=EIGHTH * move.turn)
    if joint is None:
        return lies
    shape = LAYOUTS[LAYOUT[move.card]][joint.by]
    kind, place = speaker.say(f"kind-{shape.kind}"), speaker.say(f"place-{shape.place}")
    return speaker.say("table-way", lies=lies, kind=kind, place=place, dots=shape.dots)


def listed(view: TactaView, plane: Plane, groups: Mapping[int, Sequence[Move]], speaker: Speaker, width: int) -> Lines:
    """The placements in words, each with its number."""
    lays = {number: ways for number, ways in groups.items() if isinstance(ways[0], Lay)}
    if not lays:
        return menu({number: ways[0] for number, ways in groups.items()}, speaker, width)
    return flowed([item(view, number, ways, plane, speaker) for number, ways in lays.items()], width, 3)


def item(view: TactaView, number: int, ways: Sequence[Move], plane: Plane, speaker: Speaker) -> Text:
    """One spot for a card, and what it brings; the way it lies too, if there is but one."""
    move = ways[0]
    assert isinstance(move, Lay)
    joint = plane.covered(move, -1)
    row = line((f"{number} ", ACCENT), (CODES[move.card], COLOURS[COLOUR[move.card]]), " ")
    if joint is None:
        x, y = signed(spelled(move.x, move.xr)), signed(spelled(move.y, move.yr))
        row.append(speaker.say("table-beside", x=x, y=y))
    else:
        row.append(covering(joint, plane, speaker))
    row.append(f" {gains(view, move, joint, plane, speaker)}", STRONG)
    one = speaker.say("table-ways-many", count=len(ways)) if len(ways) > 1 else f"({way(move, plane, speaker)})"
    return row.append(f" {one}", QUIET)


def gains(view: TactaView, move: Lay, joint: Joint | None, plane: Plane, speaker: Speaker) -> str:
    """What a placement brings each colour, one's own first: the dots of the card, less those it covers."""
    points = {COLOUR[move.card]: NUMBER[move.card]}
    if joint is not None:
        lower = plane.laid[joint.on].card
        hidden = LAYOUTS[LAYOUT[lower]][joint.shape].dots
        points[COLOUR[lower]] = points.get(COLOUR[lower], 0) - hidden
    own = None if view.seat is None else view.colours[view.seat]
    said = [
        speaker.say("table-gain", who=whose(colour, own, speaker), points=signed(f"{gained:+}"))
        for colour, gained in sorted(points.items(), key=lambda gain: gain[0] != own)
        if gained
    ]
    return ", ".join(said) or speaker.say("table-gain-none")


def whose(colour: int, own: int | None, speaker: Speaker) -> str:
    """A colour in a list of gains."""
    return speaker.say("you") if colour == own else sentence(speaker.say(f"colour-{colour}"))


def covering(joint: Joint, plane: Plane, speaker: Speaker) -> str:
    """What a placement covers, in words."""
    lower = plane.laid[joint.on].card
    shape = LAYOUTS[LAYOUT[lower]][joint.shape]
    return speaker.say(
        "table-placement",
        on=speaker.say(f"card-{lower}") if lower == START else CODES[lower],
        kind=speaker.say(f"kind-{shape.kind}"),
        place=speaker.say(f"place-{lies_at(shape.place, plane.laid[joint.on])}"),
    )


def lies_at(place: int, laid: Laid) -> int:
    """Where a place of a card's front is on the table."""
    return (seen_at(place, laid.face) + laid.turn) % len(PLACES)


def task(view: TactaView, plane: Plane, moves: Sequence[Move], speaker: Speaker) -> str:
    """What one may do now, in one sentence."""
    if not moves:
        return ""
    first = moves[0]
    if not isinstance(first, Lay):
        return speaker.say(f"turn-{first.__struct_config__.tag}")
    if plane.covered(first, -1) is None:
        return speaker.say("turn-beside")
    return speaker.say("turn-free" if view.options.free else "turn-lay")


# The score sheet


def sheet(view: TactaView, speaker: Speaker) -> Lines:
    """A column for each player, a line for each round, and the totals."""
    if not view.sheet:
        return []
    names = [clipped(sentence(speaker.name(seat)), 8) for seat in range(view.seats)]
    rows = [line((score_line(speaker.say("table-sheet"), names), STRONG))]
    rows += [line(score_line(str(number), scores)) for number, scores in enumerate(view.sheet, 1)]
    rows += [line((score_line(speaker.say("table-replay"), scores), QUIET)) for scores in view.replays]
    rows.append(line((score_line(speaker.say("table-total"), totals(view.sheet)), STRONG)))
    return rows


def score_line(label: str, values: Iterable[str | int]) -> str:
    """One line of the sheet."""
    return f"{label:<22}" + "".join(f"{value:>9}" for value in values)
