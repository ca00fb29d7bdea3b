"""What a game looks like where somebody else draws it: its colours, and what its view shows."""

from typing import Final, NamedTuple, TypeAlias

import msgspec

Pair: TypeAlias = tuple[str, str]
"""A colour by day and by night, each as `#rrggbb`."""

CREAM: Final = "#fff8ec"
INK: Final = "#1d1a26"


class Colour(NamedTuple):
    """The colours of a game; texts in `ink` are read on paper and on the cloth, by day and by night."""

    accent: Pair = ("#b3263b", "#b3263b")
    """What is to be touched."""
    ink: Pair = ("#9c1c31", "#ff9aa4")
    """The accent as text."""
    cloth: Pair = ("#e9d3c4", "#34202f")
    """The table cloth."""
    shade: str = "#4a90d9"
    """The accent in a terminal, whose ground nobody knows: neither dark nor pale."""

    @property
    def on(self) -> Pair:
        """What is written on the accent: whichever of the house's two inks is read better."""
        day, night = self.accent
        return written_on(day), written_on(night)


HOUSE: Final = Colour()


def written_on(ground: str) -> str:
    """The ink that is read better on that ground."""
    return max((CREAM, INK), key=lambda ink: contrast(ink, ground))


def contrast(one: str, other: str) -> float:
    """How well one colour is told from another: 1 not at all, 21 black from white (WCAG)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """How much light a colour gives, from 0 to 1."""
    red, green, blue = (_linear(int(colour[start : start + 2], 16) / 255) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """Cells in rows: a list of numbers, each a thing the texts name (`mark-2`, drawn as its `.sign`), or null."""

    field: str
    """Where they are in the view."""
    columns: str
    """The field of the view that says how many cells a row has."""
    move: str
    """The field of a move or an event that says which cell is meant; an event may name several (`cells` for `cell`)."""
    words: str
    """What the things are called: `mark` for `mark-2`; `seat` if each is a player."""
    rows: str = ""
    """The field that says how many rows there are, where somebody sees none of the cells; empty: all see them."""


class Hand(msgspec.Struct, frozen=True, tag="hand"):
    """Cards in one's hand: a list of numbers, each a thing the texts name (`card-13`)."""

    field: str
    move: str
    words: str


class Row(msgspec.Struct, frozen=True, tag="row"):
    """Cards face up on the table, otherwise as a hand."""

    field: str
    move: str
    words: str


class Count(msgspec.Struct, frozen=True, tag="count"):
    """A number for each seat, shown beside its player."""

    field: str
    words: str
    """The message that says it, given `$count`."""


Shown: TypeAlias = Grid | Hand | Row | Count
