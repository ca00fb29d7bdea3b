"""Before the first turn: the camps, the place of the action, the cards, and who starts (P4-P7)."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.seats import Seat
from tablee.kernel.sets import mask

from . import events as said
from .match import changed, wishes
from .phases import Phase
from .pieces import HAND
from .turns import give_turn

if TYPE_CHECKING:
    from .rules import State


def settle_camps(state: "State", camps: tuple[int, ...], tell: Tell | None) -> None:
    """Everybody has a camp, and the camps are balanced (P4)."""
    state.match = replace(state.match, camps=camps)
    state.gather()
    if tell:
        women, men = (tuple(seat for seat in range(state.seats) if camps[seat] == camp) for camp in (0, 1))
        tell(said.CampsDrawn(women, men, changed(camps, wishes(state.match.options, state.seats))))


def begin_game(state: "State", context: int, tell: Tell | None) -> None:
    """The place of the action is known (P5)."""
    state.context = context
    state.phase = Phase.SHUFFLE
    if tell:
        tell(said.GameBegun(len(state.match.sheet) + 1, context, state.match.aside(state.pack)))


def deal(state: "State", order: tuple[int, ...], tell: Tell | None) -> None:
    """Ten cards each; the rest is the draw pile (P6)."""
    dealt = HAND * state.seats
    state.away = mask(state.match.aside(state.pack))
    for seat in range(state.seats):
        state.hands[seat] = mask(order[HAND * seat : HAND * (seat + 1)])
        if tell:
            tell(said.Dealt(seat, HAND, state.cards_in_hand(seat)))
    state.pile = list(order[: dealt - 1 : -1])
    if state.match.starter is None:
        state.phase = Phase.FIRST
    else:
        start(state, state.match.starter, tell)


def start(state: "State", first: Seat, tell: Tell | None) -> None:
    """The first player is known (P7)."""
    state.match = replace(state.match, starter=first)
    if tell:
        tell(said.Starts(first))
    give_turn(state, first)
