"""What the table says to a browser: `{"t": type, "d": data, "v": version}`.

What all at the table get has a version without gaps for every viewer; after a lost connection the client says the last
`v` it has and gets what it missed, or a fresh welcome. Hidden things are not in the frames of those who may not have
them: events and views are made for each viewer.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import UnsetType

from tablee.kernel.messages import Event, Move, Outcome, Refusal, Window
from tablee.server.wire.client_frames import Pace, Reaction


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there."""

    kind: Literal["empty", "human", "bot"]
    name: str = ""
    level: str = ""
    """The level of the bot, also of one that keeps a human's seat."""
    present: bool = True
    """Whether the player's browser is connected."""
    kept: bool = False
    """Whether a bot plays for an absent human, who may come back."""
    word: bool = False
    """Whether the player has added a word to the shuffle."""
    wish: str = ""
    """The letter of what the player wishes to be, where the game lets them choose."""
    won: int = 0
    """How many of the matches before this one they have won at this table and those it follows."""
    face: int = 0
    """The portrait that the player has chosen; 0 is the one that comes of the name."""


class UndoRequest(msgspec.Struct, frozen=True):
    """An undo somebody has asked for."""

    seat: int
    waiting: tuple[int, ...]
    """The seats that have not answered yet."""


class Promise(msgspec.Struct, frozen=True, omit_defaults=True):
    """The committed shuffle: its hash from the start, its seed after the end."""

    commitment: str
    words: tuple[str, ...] = ()
    seed: str = ""


class Lobby(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table and who is at it. Versioned: sent whenever it changes."""

    code: str
    game: str
    rules: int
    """The edition of the game's rules that is played here."""
    phase: Literal["open", "playing", "over"]
    options: dict[str, bool | int | str | None]
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The host's seat; None if the host stands."""
    listed: bool
    clock: int
    """Seconds a turn; 0 is no clock."""
    promise: Promise
    spectators: int = 0
    problem: str = ""
    """Why the game cannot start yet, or cannot go on, as a key of the texts; empty if it can."""
    undo: UndoRequest | None = None
    next: str = ""
    """The code of the table that follows this one (rematch), once there is one."""
    match: int = 1
    """Which match of a series this is: a rematch is the next one."""
    pace: Pace = "calm"
    """How bots take their turns."""
    locked: bool = False
    """Whether newcomers have to knock."""


class Deadline(msgspec.Struct, frozen=True):
    """When a time limit will have passed, in milliseconds from the moment of sending."""

    name: str
    """The window's name; `turn` for the host's clock."""
    seats: tuple[int, ...]
    left: int


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The game went on. Versioned: one for every input, for every viewer."""

    # What is unset here is said by another part of the same step: all viewers share one, and each has one of its own.
    at: int | UnsetType
    """How many inputs the game has now."""
    seat: int | UnsetType
    """Who acted: a seat, -1 chance, -2 the clock."""
    events: Sequence[Event] | UnsetType
    """What happened, as the viewer may see it; what may not be seen is left out."""
    view: msgspec.Raw | UnsetType
    """The game as the viewer may know it now."""
    moves: Sequence[Move] = ()
    """What the viewer may do now."""
    deadlines: tuple[Deadline, ...] = ()
    windows: tuple[Window, ...] = ()
    undo: bool = False
    """Whether the viewer may ask for an undo now."""
    outcome: Outcome | None = None


Told = Annotated[msgspec.Raw, msgspec.Meta(extra={"is": Step})]
"""A step as some pair of eyes see it, ready to be sent."""


class Rewound(msgspec.Struct, frozen=True):
    """An undo was granted: the game stands where it stood. Versioned."""

    seat: int
    step: Told
    """Where it stands: what came of inputs after its `at` never happened."""


class Moment(msgspec.Struct, frozen=True):
    """The game after an input, as those eyes saw it."""

    at: int
    """How many inputs there were."""
    seat: int | None
    """Who had acted; None before the first input."""
    events: list[msgspec.Raw]
    view: msgspec.Raw


class Spoken(msgspec.Struct, frozen=True):
    """A line of the chat. Versioned."""

    name: str
    seat: int | None
    text: str


class Reacted(msgspec.Struct, frozen=True):
    """Somebody has said something by one tap. Not versioned, and not written down: who was away has missed it."""

    name: str
    seat: int | None
    sign: Reaction


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """What came of an input, as the viewer may see it. Inputs of which nothing may be seen have no entry."""

    at: int
    """The number of the input, from 1."""
    events: list[Event]


class Welcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a viewer needs, at the first connection or when too much was missed."""

    v: int
    """The version this is."""
    you: int | None
    """Your seat; None if you watch."""
    host: bool
    name: str
    lobby: Lobby
    step: Told | None = None
    chat: tuple[Spoken, ...] = ()
    log: Sequence[LogEntry] = ()
    """The last page of what has happened, as you may see it."""
    since: int = 0
    """How many inputs came before that page; what came of them is fetched from `/api/tables/{code}/log`."""
    muted: bool = False
    """Whether the host has asked you to be quiet."""


class Ack(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a client's frame: done, or why not; nothing has changed then."""

    id: str
    ok: bool
    refusal: Refusal | None = None
    """A rule of the game."""
    problem: str = ""
    """A rule of the table, as a key of the texts."""
    args: dict[str, int | str] = {}


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """Your own standing has changed. Not versioned."""

    seat: int | None
    host: bool
    name: str
    muted: bool = False
    """Whether the host has asked you to be quiet."""


class Outside(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to `hello`, instead of a welcome, where one has to knock; and what becomes of it. Whoever is let in
    gets a welcome. Not versioned."""

    state: Literal["locked", "removed", "knocking", "refused"]
    """Newcomers have to knock; the host has asked you to leave; the host has been told; the host said no."""
    retry: int = 0
    """Milliseconds before you may knock again."""


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, or at its door: all who share one screen."""

    id: str
    """What to call them by; it means nothing anywhere else."""
    name: str = ""
    seats: tuple[int, ...] = ()
    """Where they sit; nowhere, if they watch."""
    muted: bool = False
    screen: bool = False
    """Whether it is a common screen only."""


class People(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom the host may speak to: told to the host alone, a moment after it changes. Not versioned."""

    here: tuple[Person, ...] = ()
    """Players and spectators, but for those at the host's own screen."""
    knocking: tuple[Person, ...] = ()


class Pause(msgspec.Struct, frozen=True):
    """The server cannot write anything down at the moment, so the table waits; or it can again. Not versioned.

    What you have said and was not answered is neither done nor refused: it will be answered when the pause is over.
    """

    away: bool


class Bye(msgspec.Struct, frozen=True):
    """The server is about to close: why, and whether to come back."""

    reason: Literal["stopping", "too-fast", "too-big", "too-many", "replaced", "removed", "gone", "edition-unknown"]
    retry: int
    """Milliseconds to wait before trying again; 0: do not."""


SERVER_FRAMES: dict[str, type[msgspec.Struct]] = {
    "welcome": Welcome,
    "lobby": Lobby,
    "step": Step,
    "rewound": Rewound,
    "spoken": Spoken,
    "reacted": Reacted,
    "ack": Ack,
    "you": You,
    "pause": Pause,
    "outside": Outside,
    "people": People,
    "bye": Bye,
}
"""What each `t` of the table carries as `d`."""
