"""Blocks of lines: the only layout the terminal needs."""

import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TypeAlias

from rich.text import Text

Lines: TypeAlias = list[Text]
"""A block of text, each line as it will stand on the screen."""


def line(*parts: str | tuple[str, str]) -> Text:
    """One line from pieces of text, each plain or with its style."""
    return Text.assemble(*parts, no_wrap=True)


def wrapped(text: str, width: int, style: str = "") -> Lines:
    """The text broken at spaces; never at one that must not break, as before a French colon."""
    rows = textwrap.wrap(text, max(width, 8), break_on_hyphens=False) or [""]
    return [Text(row, style, no_wrap=True) for row in rows]


def width_of(block: Sequence[Text]) -> int:
    """The cells that the longest line takes."""
    return max((row.cell_len for row in block), default=0)


def padded(row: Text, width: int) -> Text:
    """The line filled up with spaces."""
    copy = row.copy()
    copy.append(" " * (width - row.cell_len))
    return copy


def beside(left: Sequence[Text], right: Sequence[Text], gap: int) -> Lines:
    """Two blocks side by side, the tops level."""
    width = width_of(left) + gap
    return [padded(one or Text(), width).append_text(other or Text()) for one, other in zip_longest(left, right)]


def joined(blocks: Iterable[Sequence[Text]], gap: int) -> Lines:
    """Several blocks side by side."""
    result: Lines = []
    for block in blocks:
        result = beside(result, block, gap) if result else list(block)
    return result


def flowed(items: Sequence[Text], width: int, gap: int) -> Lines:
    """The items one after the other, on as many lines as they need."""
    rows: Lines = []
    for item in items:
        if rows and rows[-1].cell_len + gap + item.cell_len <= width:
            rows[-1].append(" " * gap).append_text(item)
        else:
            rows.append(item.copy())
    return rows


def clipped(text: str, width: int) -> str:
    """The text, shortened with an ellipsis if it is too long."""
    return text if len(text) <= width else text[: width - 1] + "…"


class Canvas:
    """A rectangle of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from that place to the right."""
        for offset, letter in enumerate(text):
            self.rows[y][x + offset] = (letter, style)

    def centre(self, x: int, y: int, width: int, text: str, style: str = "") -> None:
        """Write in the middle of so many places."""
        self.put(x + (width - len(text)) // 2, y, text, style)

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw a frame with round corners."""
        self.put(x, y, "╭" + "─" * (width - 2) + "╮", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", style)
            self.put(x + width - 1, row, "│", style)
        self.put(x, y + height - 1, "╰" + "─" * (width - 2) + "╯", style)

    def lines(self) -> Lines:
        """What was drawn."""
        return [Text.assemble(*row, no_wrap=True) for row in self.rows]
