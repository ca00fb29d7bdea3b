"""Who can act: the players round the table, and two seats nobody sits in."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A player's place, counted clockwise from 0; also CHANCE and CLOCK."""

CHANCE: Final = -1
"""The seat of shuffles and draws."""

CLOCK: Final = -2
"""The seat of time limits."""

CHANCE_ACTS: Final[tuple[Seat, ...]] = (CHANCE,)
NOBODY: Final[tuple[Seat, ...]] = ()

ONLY: Final[tuple[tuple[Seat, ...], ...]] = tuple((seat,) for seat in range(12))
"""Each seat alone, built once: whose turn it is changes with nearly every move."""
