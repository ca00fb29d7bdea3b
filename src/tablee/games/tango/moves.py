"""What is done at a game of Tango: the moves of players and of CHANCE. What is told of it is in `events.py`."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.kernel.messages import FirstDraw, Move

from .pieces import CODES, DANCERS, STEPS

Dancer = Annotated[int, Meta(ge=0, lt=len(DANCERS))]
"""A dancer by its number."""


class Deal(Move, frozen=True):
    """CHANCE deals a danseuse and a danseur to each seat (G3)."""

    danseuses: tuple[Dancer, ...]
    danseurs: tuple[Dancer, ...]

    def __str__(self) -> str:
        pairs = zip(self.danseuses, self.danseurs, strict=False)
        return "deal " + " ".join(f"{CODES[she]}-{CODES[he]}" for she, he in pairs)


class DrawFirst(FirstDraw, frozen=True):
    """CHANCE draws who starts (G4)."""


class Dance(Move, frozen=True):
    """A player puts a token on a dancer and moves it (G6)."""

    dancer: Dancer
    steps: int

    def __str__(self) -> str:
        return f"{CODES[self.dancer]}{self.steps}"


MOVES: Final = (Deal, DrawFirst, Dance)

DANCES: Final = tuple(tuple(Dance(dancer, steps) for steps in STEPS) for dancer in DANCERS)
"""Every dance, by dancer and steps."""

FREE_DANCES: Final = tuple(
    tuple(dance for dancer in DANCERS if not tokens >> dancer & 1 for dance in DANCES[dancer]) for tokens in range(256)
)
"""The dances that the tokens lying on dancers leave free, by the bits of those dancers."""
