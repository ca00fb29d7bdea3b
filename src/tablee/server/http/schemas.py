"""What is asked and answered by the JSON interface. The OpenAPI page is made from these types."""

from typing import Annotated, Literal

import msgspec

from tablee.kernel.messages import Outcome
from tablee.server.lobby.seating import OptionValue, SeatKind
from tablee.server.wire.client_frames import Clock, Level, SeatCount
from tablee.server.wire.server_frames import Lobby, LogEntry, Moment
from tablee.server.wire.shapes import Facts

Text = Annotated[str, msgspec.Meta(max_length=1_400_000)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be made; with bots and `start` it is a game at once."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: SeatCount
    options: dict[str, OptionValue] = {}
    listed: bool = False
    clock: Clock = 0
    """Seconds a turn, 5 or more; 0 is no clock."""
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """What the host is called; empty: as they said before."""
    bots: Level | None = None
    """The level of bots on all other seats."""
    start: bool = False


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options that somebody thinks of."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: SeatCount
    options: dict[str, OptionValue]


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether these options can be played with."""

    problems: "tuple[Wrong, ...]" = ()
    """Everything that is wrong, in order."""
    options: dict[str, OptionValue] = {}
    """The same options to be chosen at a table: a long text goes by its mark."""


class Made(msgspec.Struct, frozen=True):
    """A table was made."""

    code: str
    seat: int
    """Your seat."""


class OpenTable(msgspec.Struct, frozen=True):
    """A table that anybody may join."""

    code: str
    game: str
    options: dict[str, OptionValue]
    seats: int
    taken: int
    """Seats with a human or a bot."""
    host: str
    """The name of the host."""
    clock: int


class MyTable(msgspec.Struct, frozen=True):
    """A table where you have a seat."""

    code: str
    game: str
    phase: Literal["open", "playing", "over"]
    seat: int
    names: tuple[str, ...]
    kinds: tuple[SeatKind, ...]
    """Who sits where, so that those without a name can be called something."""
    faces: tuple[int, ...]
    """The portraits that they have chosen; 0 is the one that comes of the name."""
    turn: bool
    """Whether the game waits for you."""
    touched: int
    """When something last changed there, in milliseconds since 1970."""


class Language(msgspec.Struct, frozen=True):
    """A language that is spoken here."""

    code: str
    name: str
    """What those call it who speak it."""


class House(msgspec.Struct, frozen=True):
    """Where this server is found, and what is spoken there."""

    url: str
    """The address for others in the room, or the public one."""
    languages: tuple[Language, ...]
    """The first is spoken when nothing is said."""


class HouseTexts(msgspec.Struct, frozen=True):
    """The sentences of the house in one language, as far as it has them."""

    texts: str
    """In Fluent."""


class Edition(msgspec.Struct, frozen=True):
    """What an edition of a game says; an earlier one only where it differs from the next."""

    version: int
    texts: str
    """In Fluent; what the language lacks is English."""
    rules: str
    """In Markdown."""


class GamePage(msgspec.Struct, frozen=True):
    """Everything of a game that a page must know to play it, in one language."""

    editions: tuple[Edition, ...]
    """The newest first; each lies over those before it."""
    facts: Facts
    tile: str | None
    """Its drawing, as SVG."""


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you are called."""

    name: Annotated[str, msgspec.Meta(max_length=64)]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as its file has it."""

    record: Text


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether every shuffle of a record follows from the promise made before the game."""

    ok: bool
    draws: int = 0
    """How many draws of chance were checked."""
    problem: "Wrong | None" = None


class NewPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from a position of a record, against bots."""

    record: Text
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """After so many inputs."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=11)]
    """Where you sit."""
    name: Annotated[str, msgspec.Meta(max_length=64)] = ""
    bots: Level | None = None


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong, as a key of the texts and what its sentence needs."""

    key: str
    args: dict[str, int | str] = {}


class Replay(msgspec.Struct, frozen=True):
    """A game from one seat's eyes."""

    lobby: Lobby
    seat: int | None
    over: bool
    outcome: Outcome | None
    moments: list[Moment]
    eyes: tuple[int, ...]
    """Through whose eyes you may look: during the game your own, afterwards anybody's."""


class LogPage(msgspec.Struct, frozen=True):
    """A page of what happened at a table, from one seat's eyes."""

    since: int
    """How many inputs came before it; 0 if it is the first page."""
    log: list[LogEntry]
