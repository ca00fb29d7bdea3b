"""Whose turn it is: clockwise from who starts (P7), past those who lose theirs (P17), until a game ends (P15, P24)."""

from typing import TYPE_CHECKING

from tablee.kernel.game import Tell
from tablee.kernel.seats import NOBODY, ONLY, Seat

from . import events as said
from .board import lift_attacks_of
from .phases import Phase
from .scoring import end_game

if TYPE_CHECKING:
    from .rules import State


def give_turn(state: "State", seat: Seat) -> None:
    """That player acts."""
    state.turn = seat
    state.phase = Phase.TURN
    state.acting = ONLY[seat]


def _next_turn(state: "State", tell: Tell | None) -> None:
    """The next player who does not lose their turn (P17); attacks that have lain for their round leave (P16)."""
    seat = state.turn
    while True:
        seat = (seat + 1) % state.seats
        lift_attacks_of(state, seat, tell)
        if not state.skipped >> seat & 1:
            break
        state.skipped ^= 1 << seat
        if tell:
            tell(said.TurnSkipped(seat))
    give_turn(state, seat)


def end_action(state: "State", tell: Tell | None) -> None:
    """The whole action is done: an empty hand ends the game (P24), else the next player takes their turn."""
    state.muted &= ~(1 << state.turn)
    if all(state.hands) and state.passed.bit_count() < state.seats:
        _next_turn(state, tell)
    else:
        end_game(state, tell)


def pass_turn(state: "State", seat: Seat, tell: Tell | None) -> None:
    """Nothing can be done (P15). Somebody muted might do something next time: that is no step towards the end."""
    if tell:
        tell(said.Passed(seat))
    if not state.muted >> seat & 1:
        state.passed |= 1 << seat
    state.acting = NOBODY
