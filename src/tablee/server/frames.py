"""Frames as they go out: made for one pair of eyes, encoded once for all who share them.

Only views, seen events and legal moves are ever encoded here; a state has no encoder.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from tablee.kernel.fairness import promise
from tablee.kernel.messages import Event, Move, Outcome, View, Window
from tablee.kernel.sample import told
from tablee.kernel.seats import Seat
from tablee.server.course import Course, for_all_eyes, visible
from tablee.server.protocol import Ack, Bye, Deadline, Lobby, Promise, SeatInfo, Spoken, UndoRequest, You
from tablee.server.seating import Kept, Phase, Seating, obstacle
from tablee.server.shelf import shortened
from tablee.server.undo import undo_length
from tablee.server.wire import Opcode, framed

MOST_MOVES: Final = 1_000
"""Legal moves that are listed; more are a space to choose from, not a list to show."""

NO_MOVES: Final[Sequence[Move]] = ()

_encode: Final = msgspec.json.Encoder().encode


class StepOut(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """`protocol.Step` before it is encoded."""

    at: int
    seat: int
    events: Sequence[Event]
    view: View
    moves: Sequence[Move] = ()
    deadlines: tuple[Deadline, ...] = ()
    windows: tuple[Window, ...] = ()
    undo: bool = False
    outcome: Outcome | None = None


class RewoundOut(msgspec.Struct, frozen=True):
    """`protocol.Rewound` before it is encoded."""

    seat: int
    step: StepOut
    lines: int


class WelcomeOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """`protocol.Welcome` before it is encoded."""

    v: int
    you: int | None
    host: bool
    name: str
    lobby: Lobby
    step: StepOut | None = None
    chat: tuple[Spoken, ...] = ()
    log: Sequence[Event] = ()


Out = StepOut | RewoundOut | WelcomeOut | Lobby | Spoken | Ack | You | Bye
"""What may go out."""


KINDS: Final[dict[type, str]] = {
    StepOut: "step",
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


def frame(data: Out, v: int | None = None) -> bytes:
    """The frame, ready for the socket: its kind, its data, and the version if it has one."""
    tail = b"}" if v is None else b',"v":%d}' % v
    return framed(Opcode.TEXT, HEADS[type(data)] + _encode(data) + tail)


class Scene:
    """The game after an input: what all share is worked out once, the rest for each pair of eyes."""

    __slots__ = (*("at", "chairs", "deadlines", "events", "mover", "outcome", "public", "state", "trail", "windows"),)

    def __init__(self, course: Course, mover: Seat, events: Sequence[Event], seating: Seating, now: float) -> None:
        state = course.log.state
        self.state = state
        self.at = course.at
        self.mover = mover
        self.events = events
        self.public = for_all_eyes(events)
        self.chairs = seating.chairs
        self.deadlines = course.clocks.deadlines(now)
        self.windows = course.windows
        self.outcome = state.outcome
        trail = course.trail
        self.trail = trail if trail and not trail[-1].firm and self.outcome is None else ()

    def seen(self, seat: Seat | None) -> StepOut:
        """The scene through those eyes."""
        state = self.state
        if seat is None:
            moves, undo = NO_MOVES, False
        else:
            plays = seat in state.acting and not self.chairs[seat].automatic
            moves = told(state.moves(seat))[:MOST_MOVES] if plays else NO_MOVES
            undo = bool(self.trail) and undo_length(self.trail, seat) is not None
        return StepOut(
            self.at,
            self.mover,
            self.events if self.public else visible(self.events, seat),
            state.view(seat),
            moves,
            self.deadlines,
            self.windows,
            undo,
            self.outcome,
        )


def lobby(
    code: str, seating: Seating, present: frozenset[str], spectators: int = 0, undo: UndoRequest | None = None
) -> Lobby:
    """The table and who is at it."""
    return Lobby(
        code=code,
        game=seating.game,
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
