"""The dance floor in a terminal: two rings of cells that face each other, then the dancers and where they may go.

A danseuse is `(R)`, a danseur is `[R]`: the letter is the colour, the brackets are the ring. A star marks one's own
couple, a dot the dancers that carry a token, a heart the dancers face to face.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from tablee.games.tango import game
from tablee.games.tango.bot import landing
from tablee.games.tango.moves import Dance
from tablee.games.tango.pieces import CODES, DANCERS, STEPS, TOKENS, TOP
from tablee.games.tango.view import TangoView
from tablee.kernel.messages import Move, View
from tablee.kernel.seats import Seat
from tablee.terminal.lines import Canvas, Lines, clipped, flowed, line
from tablee.terminal.palette import BLUE, GREEN, QUIET, RED, STRONG, YELLOW, accent
from tablee.terminal.sketch import Choice, Sketch, numbered
from tablee.texts.speaker import Speaker
from tablee.texts.voice import sentence

ACCENT: Final = accent(game.colour)
"""What may be chosen now."""
COLOURS: Final = {"b": BLUE, "j": YELLOW, "r": RED, "v": GREEN}

SHAPES: Final = {12: (4, 2, 5), 16: (5, 3, 5), 24: (8, 4, 4)}
"""For each floor: cells along the top, cells along a side, places a cell is wide."""


def draw(view: View, moves: Sequence[Move], speaker: Speaker, width: int) -> Sketch:
    """The floor, the dancers and the moves."""
    assert isinstance(view, TangoView)
    choices = numbered(distinct(view, [move for move in moves if isinstance(move, Dance)]))
    return Sketch(
        title=title(view, speaker, width),
        board=floor(view),
        below=dancers(view, choices, speaker),
        task=task(view, speaker) if choices else "",
        choices=choices,
    )


def distinct(view: TangoView, dances: Sequence[Dance]) -> list[Dance]:
    """One dance for each cell that a dancer can reach: steps that a meeting cuts off make no difference (G8)."""
    return list({(dance.dancer, landing(view, dance)): dance for dance in reversed(dances)}.values())[::-1]


def task(view: TangoView, speaker: Speaker) -> str:
    """Who may be moved now: everybody, where all tokens are about to come back (G5)."""
    return speaker.say("turn-dance", tokens=len(view.tokens), tied="yes" if view.tied else "no")


def symbol(dancer: int) -> str:
    """A dancer in three letters."""
    letter = CODES[dancer][1].upper()
    return f"({letter})" if dancer < 4 else f"[{letter}]"


def style_of(dancer: int) -> str:
    """The colour of a dancer."""
    return f"bold {COLOURS[CODES[dancer][1]]}"


def painted(dancer: int) -> tuple[str, str]:
    """A dancer's symbol in its colour."""
    return symbol(dancer), style_of(dancer)


# The title


def title(view: TangoView, speaker: Speaker, width: int) -> Lines:
    """The game, who plays with which couple, and the tokens beside the floor."""
    left = TOKENS - len(view.tokens)
    players = [player(view, seat, speaker) for seat in range(view.seats)]
    tokens = line((speaker.say("table-tokens-left") + " ", QUIET), "◆" * left, ("◇" * (TOKENS - left), QUIET))
    return flowed([line((speaker.say("title"), ACCENT)), *players, tokens], width, 3)


def player(view: TangoView, seat: Seat, speaker: Speaker) -> Text:
    """A name and a couple; what is hidden is a question mark."""
    name = clipped(sentence(speaker.name(seat)), 8)
    pair = view.pair if seat == view.seat else view.shown.get(seat)
    cards = [painted(dancer) for dancer in pair] if pair else [("(?)[?]", QUIET)]
    turn = ("▸ ", ACCENT) if seat in view.acting else ("", "")
    return line(turn, (name, STRONG if seat in view.acting else ""), " ", *cards)


# The floor


class Spot(NamedTuple):
    """Where a cell is drawn: the outer place, the inner place, the heart between them, and the number."""

    outer: tuple[int, int]
    inner: tuple[int, int]
    heart: tuple[int, int]
    label: tuple[int, int]
    """The middle of a number on the border above or below, or the border beside which it stands."""
    aside: bool
    """Whether the number stands at the side."""


def spots(cells: int) -> Iterator[Spot]:
    """The cells in order, clockwise from the top left."""
    top, side, wide = SHAPES[cells]
    right = 4 + wide + top * wide
    low = 7 + side
    columns = [4 + wide + i * wide for i in range(top)]
    rows = [4 + i for i in range(side)]
    middle = (wide - 1) // 2
    for x in columns:
        yield Spot((x, 1), (x, 3), (x + middle, 2), (x + middle, 0), False)
    for y in rows:
        yield Spot((right + 1, y), (right - wide, y), (right, y), (right + wide + 2, y), True)
    for x in reversed(columns):
        yield Spot((x, low - 1), (x, low - 3), (x + middle, low - 2), (x + middle, low), False)
    for y in reversed(rows):
        yield Spot((3, y), (4 + wide, y), (3 + wide, y), (2, y), True)


def floor(view: TangoView) -> Lines:
    """Both rings, drawn as two frames."""
    top, side, wide = SHAPES[view.cells]
    canvas = Canvas(8 + 2 * wide + top * wide, 8 + side)
    canvas.box(2, 0, 4 + 2 * wide + top * wide, 8 + side, QUIET)
    canvas.box(3 + wide, 2, 2 + top * wide, 4 + side, QUIET)
    who = {(dancer // 4, cell): dancer for dancer, cell in enumerate(view.places)}
    for cell, spot in enumerate(spots(view.cells)):
        stand(canvas, view, spot.inner, who.get((0, cell)), wide)
        stand(canvas, view, spot.outer, who.get((1, cell)), wide)
        if (0, cell) in who and (1, cell) in who:
            canvas.put(*spot.heart, "♥", f"bold {RED}")
        number(canvas, cell, spot)
    canvas.centre(4 + 2 * wide, 4, (top - 2) * wide, "( ) ↻", QUIET)
    canvas.centre(4 + 2 * wide, 3 + side, (top - 2) * wide, "[ ] ↺", QUIET)
    return canvas.lines()


def stand(canvas: Canvas, view: TangoView, place: tuple[int, int], dancer: int | None, wide: int) -> None:
    """Draw who stands on a cell, or an empty cell."""
    x, y = place
    middle = x + (wide - 1) // 2
    if dancer is None:
        canvas.put(middle, y, "·", QUIET)
        return
    canvas.put(middle - 1, y, *painted(dancer))
    if view.pair and dancer in view.pair:
        canvas.put(middle + 2, y, "★", STRONG)
    if dancer in view.tokens and wide > 4:
        canvas.put(middle - 2, y, "◆", "")


def number(canvas: Canvas, cell: int, spot: Spot) -> None:
    """Write the number of a cell on the border."""
    x, y = spot.label
    text = str(cell)
    if not spot.aside:
        canvas.put(x, y, text, QUIET)
    else:
        canvas.put(x if x > 2 else x - len(text), y, text, QUIET)


# The dancers and their moves


def dancers(view: TangoView, choices: Mapping[int, Choice], speaker: Speaker) -> Lines:
    """A line a dancer: couple, name, meetings, and where each number of steps leads."""
    steps = "".join(f"{speaker.say('table-steps', steps=count):<15}" for count in STEPS) if choices else ""
    head = line((f"{'':24}{speaker.say('table-markers'):<12}{steps}".rstrip(), QUIET))
    return [head, *(dancer_line(view, dancer, choices, speaker) for dancer in DANCERS)]


def dancer_line(view: TangoView, dancer: int, choices: Mapping[int, Choice], speaker: Speaker) -> Text:
    """One dancer."""
    own = "★ " if view.pair and dancer in view.pair else "  "
    name = speaker.say(f"dancer-{dancer}.bare")
    marker = view.markers[dancer]
    row = line((own, STRONG), painted(dancer), f" {name:<18}", "●" * marker, ("○" * (TOP - marker), QUIET), " " * 8)
    dances = {key: choice for key, choice in choices.items() if isinstance(choice, Dance) and choice.dancer == dancer}
    if choices and not dances:
        row.append("◆ " + speaker.say("table-token"), QUIET)
    for key, dance in dances.items():
        row.append_text(step(view, dance, key))
    row.rstrip()
    return row


def step(view: TangoView, dance: Dance, key: int) -> Text:
    """A number, the cell it leads to, and whom one meets there."""
    cell, met = landing(view, dance)
    text = line((f"{key:>2}", ACCENT), (" → ", QUIET), str(cell))
    if met is not None:
        text.append_text(line((" ♥ ", RED), painted(met)))
    text.append(" " * (15 - text.cell_len))
    return text
