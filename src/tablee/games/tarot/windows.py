"""The time limits of Tarot décalé: of a cut (T5), and of a match (T19)."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tablee.kernel.messages import Window

from .phases import Phase

if TYPE_CHECKING:
    from .rules import State

CUT_WINDOW: Final = Window("cut", 20, ())
"""Who does not cut in time leaves it to the clock, which cuts in the middle (T5)."""


def windows_of(state: "State") -> tuple[Window, ...]:
    """The limits now open."""
    options = state.match.options
    if state.outcome is not None or (state.phase is Phase.PLAY and options.minutes is None):
        return ()
    whole = options.window(state.seats) if not state.match.time_up else None
    cut = replace(CUT_WINDOW, seats=state.acting) if state.phase is Phase.CUT else None
    return tuple(window for window in (whole, cut) if window is not None)
