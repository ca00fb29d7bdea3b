"""Frames as they go out: made for one pair of eyes, encoded once for all who share them.

Only views, seen events and legal moves are ever encoded here; a state has no encoder.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from tablee.kernel.fairness import promise
from tablee.kernel.game import State
from tablee.kernel.messages import Event, Move, Outcome, Window
from tablee.kernel.sample import told
from tablee.kernel.seats import Seat
from tablee.kernel.undo import Trace, undo_length
from tablee.server.lobby.long_options import shortened
from tablee.server.lobby.seating import Kept, Phase, Seating, obstacle
from tablee.server.play.live import Course, for_all_eyes, visible
from tablee.server.wire.messages import Ack, Bye, Deadline, Lobby, Promise, SeatInfo, Spoken, UndoRequest, You
from tablee.server.wire.rfc6455 import text

MOST_MOVES: Final = 1_000
"""Legal moves that are listed; more are a space to choose from, not a list to show."""

EYELESS: Final = b'"seat":null,'
"""A view is a spectator's: so it says in JSON, before all else."""
NOBODYS: Final = b'"seat":null}'
"""The same at its end."""

_encode: Final = msgspec.json.Encoder().encode


class Common(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a `protocol.Step` says to all, but for the view."""

    at: int
    seat: int
    events: Sequence[Event] | UnsetType
    """Unset where not all see the same."""
    deadlines: tuple[Deadline, ...] = ()
    windows: tuple[Window, ...] = ()
    outcome: Outcome | None = None


class Aside(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a `protocol.Step` says to one pair of eyes, but for the view."""

    events: Sequence[Event] | UnsetType = UNSET
    moves: Sequence[Move] = ()
    undo: bool = False


class RewoundOut(msgspec.Struct, frozen=True):
    """`protocol.Rewound` before it is encoded."""

    seat: int
    step: msgspec.Raw
    lines: int


class WelcomeOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """`protocol.Welcome` before it is encoded."""

    v: int
    you: int | None
    host: bool
    name: str
    lobby: Lobby
    step: msgspec.Raw | None = None
    chat: tuple[Spoken, ...] = ()
    log: Sequence[Event] = ()
    removed: bool = False


Out = RewoundOut | WelcomeOut | Lobby | Spoken | Ack | You | Bye
"""What may go out, besides steps."""

KINDS: Final[dict[type, str]] = {
    RewoundOut: "rewound",
    WelcomeOut: "welcome",
    Lobby: "lobby",
    Spoken: "spoken",
    Ack: "ack",
    You: "you",
    Bye: "bye",
}

HEADS: Final = {kind: f'{{"t":"{name}","d":'.encode() for kind, name in KINDS.items()}
"""How the envelope of each kind begins: it is the same every time, and need not be encoded."""
STEP: Final = b'{"t":"step","d":'
"""How that of a step begins."""


def frame(data: Out, v: int | None = None) -> bytes:
    """The frame, ready for the socket: its kind, its data, and the version if it has one."""
    tail = b"}" if v is None else b',"v":%d}' % v
    return text(HEADS[type(data)] + _encode(data) + tail)


class Scene:
    """The game after an input. What all may know is painted once, however many look; then each adds what is its own."""

    __slots__ = ("events", "humans", "start", "state", "trail")

    def __init__(
        self, state: State, common: Common, humans: frozenset[Seat] = frozenset(), trail: Sequence[Trace] = ()
    ) -> None:
        """A position in which those humans are told what they may do and, by the trail, what they may take back."""
        self.state = state
        self.humans = humans
        self.trail = trail
        self.events = UNSET if common.events is UNSET or for_all_eyes(common.events) else common.events
        """What happened, where not all see the same."""
        shared = _encode(common if self.events is UNSET else replace(common, events=UNSET))
        public = _encode(state.view(None)).replace(EYELESS, b"", 1)
        self.start = b'%b,"view":%b,' % (shared[:-1], public[:-1])
        """What is the same to all. The view is left open: whose eyes it is for comes next, and what is their own."""

    @classmethod
    def of(cls, course: Course, mover: Seat, events: Sequence[Event], humans: frozenset[Seat], now: float) -> "Scene":
        """The game as it stands."""
        state, trail = course.log.state, course.trail
        common = Common(course.at, mover, events, course.clocks.deadlines(now), course.windows, state.outcome)
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
        own = NOBODYS if seat is None else _encode(self.state.own(seat))[1:]
        quiet = seat not in self.state.acting and not self.trail and self.events is UNSET
        return self.start, own, b"}" if quiet else self._aside(seat)

    def _aside(self, seat: Seat | None) -> bytes:
        """What follows the view, to the end of the step."""
        events = UNSET if self.events is UNSET else visible(self.events, seat)
        if seat is None or seat not in self.humans:
            aside = Aside(events)
        else:
            moves = told(self.state.moves(seat))[:MOST_MOVES] if seat in self.state.acting else ()
            aside = Aside(events, moves, undo_length(self.trail, seat) is not None)
        said = _encode(aside)
        return b"}" if said == b"{}" else b"," + said[1:]


def lobby(
    code: str, seating: Seating, present: frozenset[str], spectators: int = 0, undo: UndoRequest | None = None
) -> Lobby:
    """The table and who is at it."""
    return Lobby(
        code=code,
        game=seating.game,
        rules=seating.rules,
        phase=seating.phase.value,
        options=shortened(seating.options),
        seats=tuple(_seat(seating, seat, present) for seat in range(len(seating.chairs))),
        host=seating.seat_of(seating.host),
        listed=seating.listed,
        clock=seating.clock,
        promise=_promise(seating),
        spectators=spectators,
        problem=obstacle(seating),
        undo=undo,
        next=seating.next,
        match=seating.match,
    )


def _seat(seating: Seating, seat: Seat, present: frozenset[str]) -> SeatInfo:
    chair = seating.chairs[seat]
    if chair.empty:
        return SeatInfo("empty")
    if not chair.owner:
        return SeatInfo("bot", level=chair.level, won=chair.won)
    return SeatInfo(
        "human",
        name=chair.name,
        level=chair.level,
        present=chair.owner in present,
        kept=chair.kept is not Kept.NO,
        word=bool(chair.word),
        wish=chair.wish,
        won=chair.won,
    )


def _promise(seating: Seating) -> Promise:
    """The hash from the beginning, the words once they count, the seed after the end."""
    if not seating.promised:
        return Promise("")
    commitment = promise(bytes.fromhex(seating.seed)).commitment
    return Promise(commitment, seating.words, seating.seed if seating.phase is Phase.OVER else "")
