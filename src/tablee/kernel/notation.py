"""How moves are read from text where a game has nothing better: the word of the move and its numbers, `mark 4`."""

from collections.abc import Callable

import msgspec

from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Move


def plain_notation(*kinds: type[Move]) -> Callable[[str], Move]:
    """Reads what `str(move)` writes of moves whose fields are numbers."""

    def parse(text: str) -> Move:
        words = text.lower().split()
        for kind in kinds:
            move = _made(kind, words[1:])
            if move is not None and str(move) == " ".join(words):
                return move
        raise BadNotation("notation-plain", text=text)

    return parse


def _made(kind: type[Move], numbers: list[str]) -> Move | None:
    """The move of that kind with those numbers; None if there is none."""
    fields = kind.__struct_fields__
    if len(fields) != len(numbers):
        return None
    try:
        return msgspec.convert(dict(zip(fields, numbers, strict=True)), kind, strict=False)
    except msgspec.ValidationError:
        return None
