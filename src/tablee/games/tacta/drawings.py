"""The drawings of the rule pages: cards as they lie, written like moves.

A line of a rule page such as `![what it shows](roo5 a0 0 0; !vet2 a1 -11-16r 23+16r)` is a drawing: the cards, the
lowest first, with `!` before one that may not lie so. The browser draws them as it draws the table.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tablee.kernel.errors import BadNotation

from .moves import Lay
from .notation import parse
from .picture import cards_svg
from .pieces import START, Laid

LINE: Final = re.compile(r"^!\[(?P<caption>[^]]*)\]\((?P<cards>[^)]*)\)$", re.MULTILINE)


class Drawing(NamedTuple):
    """Some cards, and what they show."""

    caption: str
    cards: tuple[Laid, ...]
    wrong: tuple[Laid, ...]
    """Those of the cards that may not lie so."""

    def svg(self) -> str:
        """The drawing itself."""
        return cards_svg(self.cards, self.wrong)


def drawings(page: str) -> Iterator[Drawing]:
    """All drawings of a rule page, in their order."""
    for found in LINE.finditer(page):
        notes = [note.strip() for note in found["cards"].split(";")]
        cards = tuple(_laid(note.removeprefix("!")) for note in notes)
        wrong = tuple(card for card, note in zip(cards, notes, strict=True) if note.startswith("!"))
        yield Drawing(found["caption"], cards, wrong)


def _laid(note: str) -> Laid:
    """A card where it lies; the start card is `start`, upright, where any other could be."""
    if note.startswith("start "):
        place = parse(note.replace("start", "veo1", 1))
        assert isinstance(place, Lay)
        return Laid(START, None, place.face, place.turn, place.x, place.xr, place.y, place.yr)
    move = parse(note)
    if not isinstance(move, Lay):
        raise BadNotation("notation-tacta", text=note)
    return Laid(move.card, None, move.face, move.turn, move.x, move.xr, move.y, move.yr)
