"""The time limits of Tai Chi Chuan: for a word or a challenge (C9, C14, C18), and for a vote (C13)."""

from typing import TYPE_CHECKING, Final

from tablee.kernel.messages import Window

from .phases import LOOKING, Phase
from .vote import voters

if TYPE_CHECKING:
    from .rules import State

VOTE_SECONDS: Final = 15
"""How long the table may vote (C13)."""


def windows_of(state: "State") -> tuple[Window, ...]:
    """The limit now open. During a vote the clock for words stands still (C13)."""
    if state.phase is Phase.VOTE:
        held = (_clock(state, state.paused),) if state.options.seconds else ()
        return (Window(f"vote-{state.ballots}", VOTE_SECONDS, voters(state), held),)
    if state.phase not in LOOKING or not state.options.seconds:
        return ()
    return (Window(_clock(state, state.phase), state.options.seconds, state.acting),)


def _clock(state: "State", phase: Phase | None) -> str:
    """The name of the clock for words."""
    return f"{'race' if phase is Phase.RACE else 'word'}-{state.prompts}"
