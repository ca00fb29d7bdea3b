"""How the moves of TACTA are read from text; `str(move)` writes them."""

import re
from collections.abc import Sequence
from typing import Final

from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Move
from tablee.kernel.sayings import bare, understood

from .moves import READY, DrawFamilies, DrawFirst, Exchange, Lay, PutAside, Shuffle
from .pieces import CARD_OF, FAMILIES, START

SAID: Final = {
    **dict.fromkeys(("je", "j'", "suis", "la", "carte"), ""),
    **dict.fromkeys(("pret", "prete"), "ready"),
    **dict.fromkeys(("ecarter", "ecarte"), "aside"),
    **dict.fromkeys(("donne", "donner"), "give"),
    **dict.fromkeys(("garde", "garder"), "keep"),
}
"""What people say in French."""


def parse(text: str) -> Move:
    """The move of that notation: `vec5 b3 20+17r -6r` lays vert, carré, 5, back, three eighths, there."""
    move = _move(understood(text, SAID))
    if move is None:
        raise BadNotation("notation-tacta", text=text)
    return move


NAMES = {bare(name): family for family, name in enumerate(FAMILIES)}


def _move(words: Sequence[str]) -> Move | None:
    """The move, or None if the words are none."""
    match words:
        case [code, pose, x, y] if code in CARD_OF and re.fullmatch("[ab][0-7]", pose):
            return _lay(code, pose, _coordinate(x), _coordinate(y))
        case ["aside", code] if code in CARD_OF and CARD_OF[code] != START:
            return PutAside(CARD_OF[code])
        case ["ready"]:
            return READY
        case ["give", give, "keep", keep] if give in NAMES and keep in NAMES:
            return Exchange(NAMES[give], NAMES[keep])
        case ["families", *families] if all(family in NAMES for family in families):
            return DrawFamilies(tuple(NAMES[family] for family in families))
        case ["shuffle", *codes] if all(code in CARD_OF and CARD_OF[code] != START for code in codes):
            return Shuffle(tuple(CARD_OF[code] for code in codes))
        case ["first", seat] if re.fullmatch(r"\d{1,2}", seat):
            return DrawFirst(int(seat))
        case _:
            return None


def _lay(code: str, pose: str, x: tuple[int, int] | None, y: tuple[int, int] | None) -> Move | None:
    """A card, its face and turn, and where its centre is."""
    card = CARD_OF[code]
    if card == START or x is None or y is None:
        return None
    return Lay(card, "ab".index(pose[0]), int(pose[1]), *x, *y)


def _coordinate(text: str) -> tuple[int, int] | None:
    """A coordinate such as `20`, `-6r` or `20+17r`, where r is the root of two."""
    found = re.fullmatch(r"(?:([+-]?\d{1,7})(?:([+-]\d{1,7})r)?|([+-]?\d{1,7})r)", text)
    if found is None:
        return None
    return int(found[1] or 0), int(found[2] or found[3] or 0)
