"""The choices before a game of Tango."""

from typing import Literal

from tablee.kernel.messages import Problem
from tablee.kernel.options import Options


class TangoOptions(Options, frozen=True):
    """The choices before a game of Tango."""

    cells: Literal[12, 16, 24] = 16
    """How long the dance is: the cells of each ring (G2)."""
    first: int | None = None
    """The seat that starts; drawn at random if none is given (G4)."""

    def conflict(self, seats: int) -> Problem | None:
        if self.first is not None and not 0 <= self.first < seats:
            return Problem("option-first", {"option": "first", "value": self.first, "seats": seats})
        return None
