"""What stays the same during a round: who plays, in which camps, with which families. A small frozen value, so that
copies of a position share it."""

from typing import Final

import msgspec

from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line

from .moves import Exchange
from .options import BORDERS, LEFT_OUT, TactaOptions
from .pieces import FAMILIES, cards_of

NO_TURNS: Final = -1
"""Whose turn it is where all play at once, or nobody does."""


class Match(msgspec.Struct, frozen=True):
    """The frame of all rounds."""

    seats: int
    options: TactaOptions
    order: tuple[int, ...] = ()
    """The families of a small table, in the order drawn (A12)."""
    sheet: tuple[Line, ...] = ()
    tied: tuple[int, ...] = ()
    """The camps that play to decide between them (A10); none in an ordinary round."""
    replays: tuple[Line, ...] = ()
    """What those rounds came to."""
    time_up: bool = False

    @property
    def paired(self) -> bool:
        """Whether two players share a colour (A13)."""
        return self.options.paired(self.seats)

    @property
    def camps(self) -> tuple[int, ...]:
        """The camps that play this round: each is a colour, of one player or of a team."""
        return self.tied or tuple(range(self.seats // 2 if self.paired else self.seats))

    def camp(self, seat: Seat) -> int:
        """The camp of a player: partners sit opposite each other, so never side by side (A13)."""
        return seat % (self.seats // 2) if self.paired else seat

    def members(self, camp: int) -> tuple[Seat, ...]:
        """The players of a camp."""
        return (camp, camp + self.seats // 2) if self.paired else (camp,)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that play this round, in their order round the table."""
        camps = self.camps
        return tuple(seat for seat in range(self.seats) if self.camp(seat) in camps)

    @property
    def number(self) -> int:
        """Which round it is, from 1."""
        return len(self.sheet) + len(self.replays) + 1

    @property
    def families(self) -> tuple[int, ...]:
        """The families played with (A12, A15); in sabotage, those chosen from (A14)."""
        if self.options.small_table:
            return (self.order[(self.number - 1) % len(self.order)],)
        out = LEFT_OUT[self.options.quick]
        return tuple(family for family in range(len(FAMILIES)) if family not in out)

    def beside(self, camp: int, steps: int) -> int:
        """The camp so many places to the left."""
        camps = self.camps
        return camps[(camps.index(camp) + steps) % len(camps)]

    def pack(self, camp: int, choices: dict[int, Exchange]) -> tuple[int, ...]:
        """The cards that a camp plays with: its own colour, or what sabotage left and brought (A14)."""
        if not self.options.sabotage:
            return tuple(card for family in self.families for card in cards_of(camp, family))
        giver = self.beside(camp, -1)
        return (*cards_of(camp, choices[camp].keep), *cards_of(giver, choices[giver].give))

    @property
    def border(self) -> tuple[int, int] | None:
        """Width and height of the table (A20)."""
        return BORDERS[self.options.table]

    def by_seat(self, dots: list[int]) -> Line:
        """What each seat scores, its colour having so many dots (A10); those who do not play score nothing."""
        camps = self.camps
        return tuple(dots[camp] if (camp := self.camp(seat)) in camps else 0 for seat in range(self.seats))
