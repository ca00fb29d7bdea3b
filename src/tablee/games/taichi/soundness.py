"""Whether a position could be: every card in one place, and everybody where the phase says."""

from typing import TYPE_CHECKING

from tablee.kernel.sets import cards_of, mask

from .phases import LOOKING, UNDEALT, Phase
from .pieces import ALL, letters_of

if TYPE_CHECKING:
    from .rules import State


def flaw_of(state: "State") -> str | None:
    """What is unsound about the position; None if nothing is."""
    if state.phase in UNDEALT:
        return "cards dealt too early" if everything(state) else None
    return _flaw_in_places(state) or _flaw_in_round(state)


def everything(state: "State") -> list[int]:
    """Every card that is anywhere, one after the other."""
    piles = [card for pile in state.won for card in pile]
    stakes = [card for card in state.stakes if card >= 0]
    return [*piles, *stakes, *state.shown, *state.pile, *state.discard, *cards_of(state.away)]


def _flaw_in_places(state: "State") -> str | None:
    """Every card is in one place (C1)."""
    found = everything(state)
    if len(found) != len(set(found)):
        return "a card in two places"
    return None if mask(found) == ALL else "a card missing, or one that does not exist"


def _flaw_in_round(state: "State") -> str | None:
    """What is being done can be done."""
    if state.phase in (*LOOKING, Phase.CHOICE, Phase.JOIN) and state.letters != letters_of(state.shown):
        return "letters that are not those of the cards"
    if state.phase in (Phase.CHOICE, Phase.JOIN) and not state.words:
        return "a stop without a word"
    if state.phase is Phase.RACE and not state.rivals():
        return "a challenge without a challenger"
    if (state.ballot is not None) != (state.phase is Phase.VOTE):
        return "a vote on nothing"
    if state.stakes[state.turn] >= 0 and state.turn >= 0:
        return "a stake of the active player"
    return None
