"""Turning cards (C5, C6, C18, C23), and joining a challenge once the active player has stopped (C16)."""

from typing import TYPE_CHECKING

from tablee.kernel.game import Tell
from tablee.kernel.seats import CHANCE, Seat

from . import events as said
from .phases import Phase
from .pieces import LETTERS
from .prizes import return_stake, take_any, take_most_frequent
from .speech import begin_race

if TYPE_CHECKING:
    from .rules import State


# Joining a challenge (C16)


def stop(state: "State", tell: Tell | None) -> None:
    """The active player goes no further; the others are asked (C16)."""
    if tell:
        tell(said.Stopped(state.turn))
    _next_joiner(state, state.turn, tell)


def _next_joiner(state: "State", before: Seat, tell: Tell | None) -> None:
    """The next one clockwise who has a card to stake is asked; after the last, the challenge is on, or not."""
    seat = (before + 1) % state.seats
    while seat != state.turn and not state.won[seat]:
        seat = (seat + 1) % state.seats
    if seat != state.turn:
        state.ask(Phase.JOIN, seat)
    elif not state.rivals():
        if tell:
            tell(said.Unchallenged(state.turn))
        take_most_frequent(state, tell)
    elif can_turn(state):
        state.ask(Phase.TURN, state.turn)
    else:
        _find_nothing(state, tell)


def join(state: "State", seat: Seat, tell: Tell | None) -> None:
    """The card won last is staked, face down (C16)."""
    state.stakes[seat] = state.won[seat].pop()
    if tell:
        tell(said.Joined(seat))
    _next_joiner(state, seat, tell)


def stay_out(state: "State", seat: Seat, tell: Tell | None) -> None:
    """The player does not join (C16)."""
    if tell:
        tell(said.StayedOut(seat))
    _next_joiner(state, seat, tell)


# Turning cards (C5, C6, C18, C23)


def can_turn(state: "State") -> bool:
    """Whether there is a card to turn, or a discard to shuffle for it (C23)."""
    return bool(state.pile or (state.discard and not state.reshuffled))


def turn_card(state: "State", tell: Tell | None) -> None:
    """The next card is turned; if the pile is empty, the discard is shuffled first (C23)."""
    if state.pile:
        _reveal(state, tell)
    elif can_turn(state):
        state.ask(Phase.RESHUFFLE, CHANCE)
    else:
        _find_nothing(state, tell)


def reshuffle(state: "State", order: tuple[int, ...], tell: Tell | None) -> None:
    """The discard is the new draw pile, and its first card is turned (C23)."""
    state.pile = list(reversed(order))
    state.discard = []
    state.reshuffled = True
    if tell:
        tell(said.Reshuffled(len(order)))
    _reveal(state, tell)


def _reveal(state: "State", tell: Tell | None) -> None:
    """A card lies beside the others, and the clock runs."""
    card = state.pile.pop()
    state.shown.append(card)
    state.letters = (*state.letters, LETTERS[card])
    if tell:
        tell(said.CardTurned(state.turn, card, len(state.shown)))
        if state.is_last:
            tell(said.LastCard())
    if state.rivals():
        begin_race(state, tell)
    else:
        state.prompt(Phase.WORD, state.turn)


def _find_nothing(state: "State", tell: Tell | None) -> None:
    """No card is left: the last word stands, stakes go back, and the game ends with this round (C23)."""
    state.exhausted = True
    if tell:
        tell(said.NothingLeft())
    for seat in state.rivals():
        return_stake(state, seat, tell)
    take_any(state, (state.turn,), tell)
