"""The dancers and the floor (G1, G2).

A dancer is a number: 0-3 the danseuses, 4-7 the danseurs, each bleu, jaune, rouge, vert.
"""

from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

COLOURS: Final = "bjrv"
"""Bleu, jaune, rouge, vert."""

RINGS: Final = "io"
"""The inner ring (danseuses) and the outer ring (danseurs)."""

DANSEUSES: Final = range(4)
DANSEURS: Final = range(4, 8)
DANCERS: Final = range(8)

CODES: Final = tuple(ring + colour for ring in RINGS for colour in COLOURS)
"""How a dancer is written: `ir` is the danseuse rouge."""

TOKENS: Final = 5
"""Movement tokens (jetons déplacement)."""

TOP: Final = 4
"""The last step of a meeting scale."""

STEPS: Final = (1, 2, 3)


class Floor(msgspec.Struct, frozen=True):
    """A dance floor (piste): two rings of cells that face each other."""

    cells: int
    """How many cells each ring has, numbered clockwise."""
    danseuses: tuple[int, int, int, int]
    """Where the danseuses start."""
    danseurs: tuple[int, int, int, int]
    """Where the danseurs start."""

    @property
    def starts(self) -> tuple[int, ...]:
        """The start cell of each dancer."""
        return self.danseuses + self.danseurs


class _Boards(msgspec.Struct):
    floor: tuple[Floor, ...]


FLOORS: Final = {
    floor.cells: floor
    for floor in msgspec.toml.decode((files(__package__) / "board.toml").read_bytes(), type=_Boards).floor
}
"""The floors by their number of cells."""

Pair: TypeAlias = tuple[int, int]
"""A player's cards: a danseuse and a danseur."""
