"""The first edition, where it differs (P4): where nobody had chosen, women and men sat in turn, and all cards
were in the game."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .match import Camps

FIRST: Final = 1


def in_turn(seats: int) -> "Camps":
    """Women and men in turn, from the first seat."""
    return tuple(seat % 2 for seat in range(seats))
