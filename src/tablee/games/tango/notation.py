"""How the moves of Tango are read from text; `str(move)` writes them."""

import re

from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Move

from .moves import DANCES, Deal, DrawFirst
from .pieces import CODES


def parse(text: str) -> Move:
    """The move of that notation: `ir2`, `first 0`, `deal ib-or ij-ov`; an `x` for the outer ring is understood too."""
    words = text.lower().split()
    if len(words) == 1 and (found := re.fullmatch(r"([iox][bjrv])([1-3])", words[0])):
        return DANCES[_dancer(found[1])][int(found[2]) - 1]
    if len(words) == 2 and words[0] == "first" and re.fullmatch(r"[0-3]", words[1]):
        return DrawFirst(int(words[1]))
    if len(words) > 1 and words[0] == "deal" and all(re.fullmatch("i[bjrv]-[ox][bjrv]", word) for word in words[1:]):
        pairs = [word.split("-") for word in words[1:]]
        return Deal(tuple(_dancer(she) for she, _ in pairs), tuple(_dancer(he) for _, he in pairs))
    raise BadNotation("notation-tango", text=text)


def _dancer(code: str) -> int:
    return CODES.index(code.replace("x", "o"))
