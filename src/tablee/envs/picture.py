"""A position for somebody who looks on: the drawing of the terminal, as text or for a notebook."""

import re
from collections.abc import Sequence
from functools import cache
from io import StringIO

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Move, View
from tablee.kernel.registry import offered
from tablee.terminal.drawing import drawing
from tablee.terminal.lines import width_of, wrapped
from tablee.texts.languages import FIRST
from tablee.texts.speaker import Speaker

WIDTH = 100
"""Places of a line, at most."""

PLACE = 8
"""Pixels of a place, at most: a picture would fill its page."""

FETCHED = re.compile(r"@font-face \{.*?\}", re.S)
"""Letters from elsewhere."""


def text(game: AnyGame, view: View, moves: Sequence[Move] = (), lang: str = FIRST) -> str:
    """The position as a terminal would show it."""
    return _drawn(game, view, moves, lang).export_text(styles=False)


def svg(game: AnyGame, view: View, moves: Sequence[Move] = (), lang: str = FIRST) -> str:
    """The same with its colours, as a picture that fetches nothing: letters are those that the reader has."""
    title = Speaker(game, lang).say("title")
    console = _drawn(game, view, moves, lang)
    drawn = FETCHED.sub("", console.export_svg(title=title, theme=PAPER))
    return drawn.replace("<svg ", f'<svg style="max-width: {console.width * PLACE}px" ', 1)


def html(view: View) -> str:
    """A view as a notebook shows it."""
    return svg(game_of(type(view)), view)


@cache
def game_of(kind: type[View]) -> AnyGame:
    """The game that has such views."""
    return next(game for game in offered() if game.view_type is kind)


def _drawn(game: AnyGame, view: View, moves: Sequence[Move], lang: str) -> Console:
    """A console that remembers what was drawn on it."""
    options = getattr(view, "options", None)
    speaker = Speaker(game, lang, seat=view.seat, options=options)
    sketch = drawing(game)(view, moves, speaker, WIDTH)
    rows = [*sketch.title, *sketch.board, *sketch.sheet, *sketch.below, *wrapped(sketch.task, WIDTH)]
    width = min(WIDTH, width_of(rows) + 1)
    console = Console(record=True, file=StringIO(), width=width, force_terminal=True, color_system="truecolor")
    for row in rows:
        console.print(row, crop=True, overflow="crop")
    return console


PAPER = TerminalTheme(
    (252, 249, 242),
    (34, 32, 30),
    [
        *((34, 32, 30), (176, 38, 59), (31, 107, 74), (160, 110, 20)),
        *((42, 74, 150), (130, 60, 140), (20, 120, 130), (120, 116, 108)),
    ],
)
"""Ink on paper: the colours of a page by day."""
