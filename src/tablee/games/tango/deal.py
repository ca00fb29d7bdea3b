"""Before the first dance: the cards (G3), and who starts (G4)."""

from typing import TYPE_CHECKING

from tablee.kernel.game import Tell
from tablee.kernel.seats import ONLY, Seat

from . import events as said
from .moves import Deal

if TYPE_CHECKING:
    from .rules import State


def deal(state: "State", dealt: Deal, tell: Tell | None) -> None:
    """Each player receives a danseuse and a danseur (G3)."""
    state.pairs = tuple(zip(dealt.danseuses, dealt.danseurs, strict=True))
    if tell:
        for seat, (she, he) in enumerate(state.pairs):
            tell(said.Dealt(seat, she, he))
    if state.first is not None:
        start(state, state.first, tell)


def start(state: "State", first: Seat, tell: Tell | None) -> None:
    """The first player is known (G4)."""
    state.first = first
    state.acting = ONLY[first]
    if tell:
        tell(said.Starts(first))
