"""The choices before a match of TACTA."""

from collections.abc import Sequence
from typing import Final, Literal

from tablee.kernel.messages import Problem
from tablee.kernel.sheet import Line, MatchOptions

from .pieces import FAMILIES

MOST_ALONE: Final = 6
"""There are six colours: more players share them in pairs (A13)."""

LEAST_PAIRED: Final = 4

TEAM_SECONDS: Final = 10
"""The turn clock of teams, if nothing else is said (A13)."""

USUAL_TARGET: Final = 100
"""The total to reach, if none is named (A11)."""

SMALL_TABLE_ROUNDS: Final = len(FAMILIES)

LEFT_OUT: Final = {
    "none": (),
    "cercle": (0,),
    "carre": (1,),
    "triangle": (2,),
    "cercle-carre": (0, 1),
    "cercle-triangle": (0, 2),
    "carre-triangle": (1, 2),
}
"""The families that a quick round leaves out (A15)."""

BORDERS: Final = {"open": None, "large": (960, 640), "medium": (720, 480), "small": (480, 320)}
"""Width and height of a bounded table (A20)."""

HOLDS: Final = {"medium": 90, "small": 38}
"""About how many cards find room before the others are put aside; a large table holds all (A20)."""


class TactaOptions(MatchOptions, frozen=True):
    """The choices before a game of TACTA."""

    bare = {"target": USUAL_TARGET}

    teams: bool | None = None
    """The variant "en équipe": two players a colour (A13); if nothing is said, from seven players on."""
    free: bool = False
    """The variant "jeu libre": no turns (A16)."""
    small_table: bool = False
    """The variant "espace limité": three rounds, one family a round (A12)."""
    sabotage: bool = False
    """The variant "sabotage": a family is given to the left (A14)."""
    quick: Literal["none", "cercle", "carre", "triangle", "cercle-carre", "cercle-triangle", "carre-triangle"] = "none"
    """The variant "manche rapide": the families left out (A15)."""
    tiebreak: Literal["shared", "replay", "first_finished"] = "shared"
    """What happens if several are best (A10)."""
    table: Literal["open", "large", "medium", "small"] = "open"
    """How large the table is; an open one has no border (A20)."""
    turn_seconds: Literal[0, 5, 10, 15, 20, 30, 60] | None = None
    """The time for a turn, 0 for any; if nothing is said, 10 for teams and any for others (A13)."""

    def paired(self, seats: int) -> bool:
        """Whether two players share a colour."""
        return seats > MOST_ALONE if self.teams is None else self.teams

    def clock(self, seats: int) -> int:
        """The seconds of a turn; 0 if there is no limit."""
        if self.free:
            return 0
        if self.turn_seconds is None:
            return TEAM_SECONDS if self.paired(seats) else 0
        return self.turn_seconds

    def conflict(self, seats: int) -> Problem | None:
        if self.teams and (seats < LEAST_PAIRED or seats % 2):
            return Problem("option-teams", {"option": "teams", "seats": seats})
        if seats > MOST_ALONE and self.teams is False:
            return Problem("option-teams-needed", {"option": "teams", "seats": seats})
        variants = {"small_table": self.small_table, "sabotage": self.sabotage, "quick": self.quick != "none"}
        chosen = [name for name, wanted in variants.items() if wanted]
        if len(chosen) > 1:
            return Problem("option-one-variant", {"option": chosen[0], "other": chosen[1]})
        length = next((name for name in ("rounds", "target", "minutes") if getattr(self, name) is not None), None)
        if self.small_table and length is not None:
            return Problem("option-small-table", {"option": "small_table", "other": length})
        if self.free and self.turn_seconds is not None:
            return Problem("option-free-clock", {"option": "turn_seconds", "other": "free"})
        return super().conflict(seats)

    def ending(self, sheet: Sequence[Line], time_is_up: bool) -> str | None:
        if self.small_table:
            return "rounds" if len(sheet) >= SMALL_TABLE_ROUNDS else None
        return super().ending(sheet, time_is_up)
