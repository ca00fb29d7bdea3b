"""What stays the same during a game: the match, the camps, who plays with whom. Small frozen values, so that copies of
a position share them."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import msgspec
from msgspec.structs import replace

from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line

from .camps import set_aside
from .deck import pack_for
from .first import FIRST, in_turn
from .options import SECOND, TapechoOptions
from .pieces import MEN, WOMEN, Pack

Camps = tuple[int, ...]
"""The camp of each seat."""

UNDECIDED: Final = "?"


class Match(msgspec.Struct, frozen=True):
    """The frame of all games."""

    seats: int
    options: TapechoOptions
    """The choices before the match, without the text of a deck: what it says for the rules is in `figures`."""
    figures: str = ""
    """The pack, if it is not the house's."""
    camps: Camps = ()
    """Women 0, men 1 (P4); nothing until it is settled."""
    starter: Seat | None = None
    """Who starts the game (P7)."""
    sheet: tuple[Line, ...] = ()
    time_up: bool = False
    edition: int = SECOND
    """By which edition of the rules it is played."""

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who scores together: each alone, the two camps (P27), or the couples (P28)."""
        seats = range(self.seats)
        women = tuple(seat for seat in seats if self.camps[seat] == WOMEN)
        men = tuple(seat for seat in seats if self.camps[seat] == MEN)
        match self.options.teams:
            case "war_of_sexes":
                return women, men
            case "couples":
                return tuple(zip(women, men, strict=True))
            case _:
                return tuple((seat,) for seat in seats)

    def aside(self, pack: Pack) -> tuple[int, ...]:
        """The cards that stay in the box (P4)."""
        return () if self.edition == FIRST else set_aside(pack, self.camps)

    def partners(self) -> tuple[Seat, ...]:
        """The partner of each seat in a couple (P28); -1 if there is none."""
        found = [-1] * self.seats
        if self.options.teams == "couples" and self.camps:
            for she, he in self.sides():
                found[she], found[he] = he, she
        return tuple(found)


def frame(seats: int, options: TapechoOptions, edition: int = SECOND) -> Match:
    """The match of these choices; of a deck only what the rules must know."""
    figures = options.reading.pack.figures
    own = "" if figures == pack_for(None).figures else figures
    return Match(seats, replace(options, deck=None), own, edition=edition)


def wishes(options: TapechoOptions, seats: int) -> str:
    """The camp each seat has chosen: a letter w or m, or a question mark."""
    return (options.camps or "").ljust(seats, UNDECIDED)


def settled(options: TapechoOptions, seats: int, edition: int) -> Camps | None:
    """The camps, if nothing has to be drawn: where there is one way only to balance them (P4)."""
    if options.camps is None and edition == FIRST:
        return in_turn(seats)
    possible = balances(wishes(options, seats))
    return possible[0] if len(possible) == 1 else None


def balances(wanted: str) -> tuple[Camps, ...]:
    """The balanced camps that leave as many as possible where they want to be (P4)."""
    found = [(moved(camps, wanted), camps) for camps in _balanced(len(wanted))]
    fewest = min(count for count, _ in found)
    return tuple(camps for count, camps in found if count == fewest)


def moved(camps: Camps, wanted: str) -> int:
    """How many play another camp than they chose."""
    return len(changed(camps, wanted))


def changed(camps: Camps, wanted: str) -> tuple[Seat, ...]:
    """Who plays another camp than they chose."""
    return tuple(seat for seat, camp in enumerate(camps) if wanted[seat] not in (UNDECIDED, "wm"[camp]))


def _balanced(seats: int) -> Iterator[Camps]:
    """Every choice of camps whose numbers are equal or differ by one."""
    return (camps for camps in product((WOMEN, MEN), repeat=seats) if abs(2 * sum(camps) - seats) <= 1)
