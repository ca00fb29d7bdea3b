"""Before the first round: the dictionary (C11), the cards (C3), and who starts (C4)."""

from typing import TYPE_CHECKING

from tablee.kernel.game import Tell
from tablee.kernel.seats import CHANCE, Seat

from . import events as said
from .draws import named
from .phases import Phase
from .prizes import begin_round

if TYPE_CHECKING:
    from .rules import State


def open_dictionary(state: "State", name: str, fingerprint: str, tell: Tell | None) -> None:
    """The dictionary by which the words of this game are judged (C11)."""
    state._lexicon = named(name, fingerprint, state.options) or state._lexicon
    state.fingerprint = fingerprint
    state.ask(Phase.DEAL, CHANCE)
    if tell:
        tell(said.DictionaryOpened("complete" if name == "complete" else "primer"))


def deal(state: "State", order: tuple[int, ...], tell: Tell | None) -> None:
    """A card each, face down; the rest is the draw pile (C3)."""
    state.won = [[order[seat]] for seat in range(state.seats)]
    state.pile = list(order[: state.seats - 1 : -1])
    state.ask(Phase.FIRST, CHANCE)
    if tell:
        tell(said.CardsDealt(len(state.pile)))


def start(state: "State", first: Seat, tell: Tell | None) -> None:
    """The first player is known (C4)."""
    if tell:
        tell(said.Starts(first))
    begin_round(state, first, tell)
