"""The time limits of Tapécho: to react (P22), and of a match (P26)."""

from typing import TYPE_CHECKING

from tablee.kernel.messages import Window

from .phases import ASKING

if TYPE_CHECKING:
    from .rules import State


def windows_of(state: "State") -> tuple[Window, ...]:
    """The limits now open."""
    if state.outcome is not None:
        return ()
    whole = state.match.options.window(state.seats) if not state.match.time_up else None
    return tuple(window for window in (whole, to_react(state)) if window is not None)


def to_react(state: "State") -> Window | None:
    """The time to react (P22): of a length that depends on nothing, under a name of its own."""
    if state.phase not in ASKING:
        return None
    return Window(f"{state.phase}-{state.asked}", state.match.options.seconds, state.acting)
