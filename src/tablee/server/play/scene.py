"""The game as each pair of eyes see it: what all share is encoded once, and each adds what is their own.

Only views, seen events and legal moves are ever encoded here; a state has no encoder.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from tablee.kernel.game import State
from tablee.kernel.messages import Event
from tablee.kernel.sample import told
from tablee.kernel.seats import Seat
from tablee.kernel.undo import Trace, undo_length
from tablee.server.play.live import LiveGame, for_all_eyes, visible
from tablee.server.wire.encoding import HEADS, encode
from tablee.server.wire.rfc6455 import text
from tablee.server.wire.server_frames import Step

STEP: Final = HEADS[Step]
"""How the envelope of a step begins."""
MOST_MOVES: Final = 1_000
"""Legal moves that are listed; more are a space to choose from, not a list to show."""

EYELESS: Final = b'"seat":null,'
"""A view is a spectator's: so it says in JSON, before all else."""
NOBODYS: Final = b'"seat":null}'
"""The same at its end."""


class Scene:
    """The game after an input. What all may know is painted once, however many look; then each adds what is its own."""

    __slots__ = ("events", "humans", "start", "state", "trail")

    def __init__(
        self, state: State, common: Step, humans: frozenset[Seat] = frozenset(), trail: Sequence[Trace] = ()
    ) -> None:
        """A position in which those humans are told what they may do and, by the trail, what they may take back."""
        self.state = state
        self.humans = humans
        self.trail = trail
        self.events = UNSET if common.events is UNSET or for_all_eyes(common.events) else common.events
        """What happened, where not all see the same."""
        shared = encode(common if self.events is UNSET else replace(common, events=UNSET))
        public = encode(state.view(None)).replace(EYELESS, b"", 1)
        self.start = b'%b,"view":%b,' % (shared[:-1], public[:-1])
        """What is the same to all. The view is left open: whose eyes it is for comes next, and what is their own."""

    @classmethod
    def of(cls, live: LiveGame, mover: Seat, events: Sequence[Event], humans: frozenset[Seat], now: float) -> "Scene":
        """The game as it stands."""
        state, trail = live.log.state, live.trail
        deadlines = live.clocks.deadlines(now)
        common = Step(live.at, mover, events, UNSET, (), deadlines, live.windows, outcome=state.outcome)
        firm = not trail or trail[-1].firm or state.outcome is not None
        return cls(state, common, humans, () if firm else trail)

    def frames(self, eyes: Iterable[Seat | None], v: int) -> dict[Seat | None, bytes]:
        """The step as version `v`, for each pair of eyes."""
        end = b',"v":%d}' % v
        frames = {}
        for seat in eyes:
            start, own, rest = self.painted(seat)
            frames[seat] = text(b"".join((STEP, start, own, rest, end)))
        return frames

    def seen(self, seat: Seat | None) -> bytes:
        """The step through those eyes."""
        return b"".join(self.painted(seat))

    def painted(self, seat: Seat | None) -> tuple[bytes, bytes, bytes]:
        """The same in pieces, to be copied once: what all share, what is their own, what is said to them besides."""
        own = NOBODYS if seat is None else encode(self.state.own(seat))[1:]
        quiet = seat not in self.state.acting and not self.trail and self.events is UNSET
        return self.start, own, b"}" if quiet else self._aside(seat)

    def _aside(self, seat: Seat | None) -> bytes:
        """What follows the view, to the end of the step."""
        events = UNSET if self.events is UNSET else visible(self.events, seat)
        if seat is None or seat not in self.humans:
            aside = Step(UNSET, UNSET, events, UNSET)
        else:
            moves = told(self.state.moves(seat))[:MOST_MOVES] if seat in self.state.acting else ()
            aside = Step(UNSET, UNSET, events, UNSET, moves, undo=undo_length(self.trail, seat) is not None)
        said = encode(aside)
        return b"}" if said == b"{}" else b"," + said[1:]
