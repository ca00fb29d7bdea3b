"""What a browser says to the table: `{"id": …, "d": {"t": type, …}}`.

The acknowledgement repeats the `id`, so a frame may be sent again and counts once.
"""

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=280)]
Level = Annotated[str, msgspec.Meta(max_length=16)]
Clock = Annotated[int, msgspec.Meta(ge=0, le=600)]
"""Seconds a turn: 0 is no clock, else 5 or more."""
Pace = Literal["lively", "calm", "tap"]
"""How bots take their turns: quickly; slowly enough to read what was played before; when somebody who plays taps."""
GameName = Annotated[str, msgspec.Meta(max_length=32)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
PersonId = Annotated[str, msgspec.Meta(max_length=16)]
"""Somebody at this table, as `people` calls them."""
Face = Annotated[int, msgspec.Meta(ge=0, le=48)]
"""A portrait of the house; 0 is the one that comes of the name."""
Reaction = Literal["bravo", "laugh", "wow", "ouch", "thinking", "hurry", "thanks", "again"]
"""What can be said by one tap."""
SeatCount = Annotated[int, msgspec.Meta(ge=1, le=12)]


class Said(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Anything a client says."""


class Hello(Said, tag="hello", frozen=True):
    """The first frame of a connection; `last` is the last version the client has, if it was here before."""

    last: int | None = None


class Rename(Said, tag="rename", frozen=True):
    """My name at this table."""

    name: Name


class Portray(Said, tag="portray", frozen=True):
    """My portrait at this table."""

    face: Face


class Sit(Said, tag="sit", frozen=True):
    """I take that seat: an empty one, one a bot keeps for me, or my own again."""

    seat: SeatNumber


class Stand(Said, tag="stand", frozen=True):
    """I leave my seat; during a game a bot takes it until I come back."""


class SetBot(Said, tag="set-bot", frozen=True):
    """The host puts a bot of that level on a seat, or takes it away with None."""

    seat: SeatNumber
    level: Level | None


class SetTable(Said, tag="set-table", frozen=True):
    """The host changes the table before the start. What is None stays."""

    seats: SeatCount | None = None
    options: dict[str, bool | int | str | None] | None = None
    listed: bool | None = None
    clock: Clock | None = None
    """Seconds a turn, 5 or more; 0 is no clock."""
    pace: Pace | None = None
    """How bots take their turns; this may be changed during the game too."""


class SetGame(Said, tag="set-game", frozen=True):
    """The host chooses another game before the start: all stay at the table, and it has its usual settings."""

    game: GameName


class AddWord(Said, tag="add-word", frozen=True):
    """My word for the shuffle."""

    word: Annotated[str, msgspec.Meta(max_length=64)]


class Wish(Said, tag="wish", frozen=True):
    """What I wish to be in the game, such as a camp: one of the letters that the game names; empty for nothing."""

    letter: Annotated[str, msgspec.Meta(max_length=1)]


class Start(Said, tag="start", frozen=True):
    """The host starts the game."""

    without: tuple[SeatNumber, ...] = ()
    """Seats whose players are not awaited: if they are away, a bot plays there at once, until they come."""


class Play(Said, tag="play", frozen=True):
    """I make a move; `at` is the number of inputs I have seen, so that a stale tap is not taken for another turn."""

    move: msgspec.Raw
    at: int


class GoOn(Said, tag="go-on", frozen=True):
    """I have seen what a bot did, and the next may play: where the pace is `tap`. `at` is the number of inputs seen."""

    at: int


class StandingNo(Said, tag="standing-no", frozen=True):
    """I let pass what I am asked, unless I say otherwise in time; None takes that back. Nobody else can see it."""

    span: Literal["window", "turn", "game"] | None
    """The question asked now or next, all of the same turn, or all of the game. To be said again after a new
    connection."""


class AskUndo(Said, tag="ask-undo", frozen=True):
    """I would like my last move back."""


class AnswerUndo(Said, tag="answer-undo", frozen=True):
    """I agree, or not, to the undo asked for."""

    agree: bool


class Chat(Said, tag="chat", frozen=True):
    """I say something."""

    text: Line


class React(Said, tag="react", frozen=True):
    """I say something by one tap: as often as something may be said in the chat, and not if I was asked to be quiet."""

    sign: Reaction


class Knock(Said, tag="knock", frozen=True):
    """I am outside and would like to come in; the host is told my name. Inside it means nothing."""

    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Admit(Said, tag="admit", frozen=True):
    """The host answers somebody who knocks: they come in, or may not knock again for a while."""

    who: PersonId
    agree: bool


class Remove(Said, tag="remove", frozen=True):
    """The host asks somebody to leave, at any time: their connections get `bye` with `removed`, a bot plays on where
    they sat, and the table is locked. They may knock."""

    who: PersonId


class Mute(Said, tag="mute", frozen=True):
    """The host asks somebody to be quiet, or lets them speak again: nothing said, no other name or
    portrait, no word for the shuffle."""

    who: PersonId
    quiet: bool


class Lock(Said, tag="lock", frozen=True):
    """The host locks the table: newcomers have to knock. Or opens it: anybody may come in but those who were asked to
    leave."""

    locked: bool


class Free(Said, tag="free", frozen=True):
    """The host gives up, before the start, the seat of somebody who is away; they may sit down again."""

    seat: SeatNumber


class HandOver(Said, tag="hand-over", frozen=True):
    """The host makes the player on that seat the host."""

    seat: SeatNumber


class Rematch(Said, tag="rematch", frozen=True):
    """A player or the host opens the same table again after the end: the next match of the series. All are told
    its code by `next` of the lobby, and whoever asks again gets the same table."""

    game: GameName | None = None
    """Another game, which the host alone may choose: those who were there go on with it, at its usual settings."""


class Ping(Said, tag="ping", frozen=True):
    """Are you there?"""


ClientFrame = (
    Hello
    | Rename
    | Portray
    | Sit
    | Stand
    | SetBot
    | SetTable
    | SetGame
    | AddWord
    | Wish
    | Start
    | Play
    | GoOn
    | StandingNo
    | AskUndo
    | AnswerUndo
    | Chat
    | React
    | Knock
    | Admit
    | Remove
    | Mute
    | Lock
    | Free
    | HandOver
    | Rematch
    | Ping
)


class ClientEnvelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frame of the client."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=36)]
    """Unique for this client; the same again is the same frame sent again."""
    d: ClientFrame
