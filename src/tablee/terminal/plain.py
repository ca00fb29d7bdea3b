"""How a game is drawn that has no drawing of its own: the cells it shows, and the fields of its view."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from tablee.kernel.looks import Grid
from tablee.kernel.messages import Move, View
from tablee.terminal.lines import Lines, line, wrapped
from tablee.terminal.palette import BLUE, GREEN, ORANGE, QUIET, RED, VIOLET, YELLOW, accent
from tablee.terminal.sketch import Choice, Sketch, menu, numbered
from tablee.texts.speaker import Speaker

SIGNS: Final = "✕○△◇☆□"
"""A shape for each player; further things begin again."""
COLOURS: Final = (RED, BLUE, GREEN, ORANGE, VIOLET, YELLOW)

EVERY_VIEW: Final = ("seat", "acting", "outcome")
"""What is said elsewhere: whose turn it is, and how the game has ended."""


def draw(view: View, moves: Sequence[Move], speaker: Speaker, width: int) -> Sketch:
    """The cells, the other fields of the view, and a list of the moves."""
    choices = numbered(moves)
    name = speaker.say("title") if speaker.knows("title") else speaker.game.name
    grids = [shown for shown in speaker.game.shows if isinstance(shown, Grid)]
    board = [row for shown in grids for row in [*cells(view, shown, choices, speaker), line()]]
    drawn = {name for shown in grids for name in (shown.field, shown.columns, shown.rows)}
    return Sketch(
        title=[line((name, accent(speaker.game.colour)))],
        board=board + fields(view, width, drawn | set(EVERY_VIEW) if grids else set()),
        below=menu(choices, speaker, width),
        task=speaker.say("terminal-turn") if moves else "",
        choices=choices,
    )


def cells(view: View, shown: Grid, choices: Mapping[int, Choice], speaker: Speaker) -> Lines:
    """The cells in rows: what lies there, or the number that chooses the cell; then whose signs these are."""
    here = getattr(view, shown.field)
    columns = getattr(view, shown.columns)
    keys = {getattr(move, shown.move, None): key for key, move in choices.items()}
    style = accent(speaker.game.colour)
    drawn = [blank(keys.get(cell), style) if thing is None else sign(thing) for cell, thing in enumerate(here)]
    rows = [line(*drawn[start : start + columns]) for start in range(0, len(drawn), columns)]
    things = sorted({thing for thing in here if thing is not None})
    named = [line(sign(thing), f" {called(thing, shown, speaker)}") for thing in things]
    return [*rows, line(), *named] if named else rows


def blank(key: int | None, style: str) -> tuple[str, str]:
    """A cell with nothing in it: the number that chooses it, if one does."""
    return (" · ", QUIET) if key is None else (f"{key:^3}", style)


def sign(thing: int) -> tuple[str, str]:
    """What lies in a cell."""
    return f" {SIGNS[thing % len(SIGNS)]} ", COLOURS[thing % len(COLOURS)]


def called(thing: int, shown: Grid, speaker: Speaker) -> str:
    """What lies in a cell, in words."""
    return speaker.name(thing) if shown.words == "seat" else speaker.say(f"{shown.words}-{thing}")


def fields(view: View, width: int, besides: Collection[str] = ()) -> Lines:
    """A line or more for each field that is not drawn."""
    rows: Lines = []
    for name in view.__struct_fields__:
        if name in besides:
            continue
        value = msgspec.json.encode(getattr(view, name)).decode()
        first, *rest = wrapped(value, width - 18)
        rows.append(line((f"{name.replace('_', ' '):<16}  ", QUIET)).append_text(first))
        rows += [line(" " * 18).append_text(row) for row in rest]
    return rows
