"""The time limits of TACTA: of a turn (A13), of secret choices (A14), of a countdown (A16), of a match (A11)."""

from typing import TYPE_CHECKING, Final

from tablee.kernel.messages import Window

from .phases import Phase

if TYPE_CHECKING:
    from .rules import State

EXCHANGE_WINDOW: Final = "exchange"
EXCHANGE_SECONDS: Final = 30
"""Who has not chosen by then leaves it to chance (A14)."""

COUNTDOWN_WINDOW: Final = "countdown"
COUNTDOWN_SECONDS: Final = 3
"""Three, two, one (A16)."""

COUNT_SECONDS: Final = 7
"""Between two rounds everybody has so much longer, to read how the last one ended (A13, A16)."""

TURN_WINDOW: Final = "turn-"
"""The time limit of a turn, with the number of the seat: each turn has a limit of its own (A13)."""


def windows_of(state: "State") -> tuple[Window, ...]:
    """The time limits now open."""
    if state.outcome is not None:
        return ()
    match = state.match
    whole = match.options.window(match.seats) if not (match.time_up or match.tied) else None
    return tuple(window for window in (whole, _window(state)) if window is not None)


def _window(state: "State") -> Window | None:
    """The time limit of what is being done."""
    match state.phase:
        case Phase.EXCHANGE:
            return Window(EXCHANGE_WINDOW, EXCHANGE_SECONDS, state.acting)
        case Phase.COUNTDOWN:
            return Window(COUNTDOWN_WINDOW, COUNTDOWN_SECONDS + _pause(state), state.match.playing)
        case Phase.PLAY:
            seconds = state.match.options.clock(state.match.seats)
            return Window(f"{TURN_WINDOW}{state.turn}", seconds + _pause(state), state.acting) if seconds else None
        case _:
            return None


def _pause(state: "State") -> int:
    """The seconds in which a count is read, before the first card of a later round."""
    return COUNT_SECONDS if state.match.number > 1 and len(state.plane.laid) == 1 else 0
