"""How a game is drawn that has no drawing of its own: what its view says, field by field."""

from collections.abc import Sequence

import msgspec

from tablee.kernel.messages import Move, View
from tablee.terminal.lines import Lines, line, wrapped
from tablee.terminal.palette import QUIET, accent
from tablee.terminal.sketch import Sketch, menu, numbered
from tablee.texts.speaker import Speaker


def draw(view: View, moves: Sequence[Move], speaker: Speaker, width: int) -> Sketch:
    """The fields of the view and a list of the moves."""
    choices = numbered(moves)
    name = speaker.say("title") if speaker.knows("title") else speaker.game.name
    return Sketch(
        title=[line((name, accent(speaker.game.colour)))],
        board=fields(view, width),
        below=menu(choices, speaker, width),
        task=speaker.say("terminal-turn") if moves else "",
        choices=choices,
    )


def fields(view: View, width: int) -> Lines:
    """A line or more for each field."""
    rows: Lines = []
    for name in view.__struct_fields__:
        value = msgspec.json.encode(getattr(view, name)).decode()
        first, *rest = wrapped(value, width - 18)
        rows.append(line((f"{name.replace('_', ' '):<16}  ", QUIET)).append_text(first))
        rows += [line(" " * 18).append_text(row) for row in rest]
    return rows
