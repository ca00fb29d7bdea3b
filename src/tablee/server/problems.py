"""What can be wrong at a table or at the door, as keys of the texts. The sentences live in the Fluent files."""

from typing import Final

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Args

# The connection
FRAME_MALFORMED: Final = "frame-malformed"
FRAME_BINARY: Final = "frame-binary"
HELLO_FIRST: Final = "hello-first"
HELLO_AGAIN: Final = "hello-again"
TOO_FAST: Final = "too-fast"
STORE_FAILED: Final = "store-failed"
STORE_AWAY: Final = "store-away"

# Requests
REQUEST_MALFORMED: Final = "request-malformed"
REQUEST_TOO_BIG: Final = "request-too-big"
ORIGIN_FOREIGN: Final = "origin-foreign"
NOT_FOUND: Final = "not-found"
METHOD_WRONG: Final = "method-wrong"
TABLE_UNKNOWN: Final = "table-unknown"
RECORD_NOT_YET: Final = "record-not-yet"
EYES_NOT_YOURS: Final = "eyes-not-yours"
SEAT_UNKNOWN: Final = "seat-unknown"
INDEX_UNKNOWN: Final = "index-unknown"
POSITION_OVER: Final = "position-over"
POSITION_TOO_LATE: Final = "position-too-late"
TEXT_TOO_HEAVY: Final = "text-too-heavy"
TOO_MANY: Final = "too-many"
SERVER_BUSY: Final = "server-busy"
REQUEST_SLOW: Final = "request-slow"
REPLAY_TOO_LONG: Final = "replay-too-long"
SERVER_FAULT: Final = "server-fault"

# The table
NOT_HOST: Final = "not-host"
NOT_SEATED: Final = "not-seated"
SEAT_TAKEN: Final = "seat-taken"
SEAT_NOT_HUMAN: Final = "seat-not-human"
SEATS_OCCUPIED: Final = "seats-occupied"
SEATS_EMPTY: Final = "seats-empty"
CLOCK_WRONG: Final = "clock-wrong"
NOT_ADMITTED: Final = "not-admitted"
KNOCK_LATER: Final = "knock-later"
KNOCKS_MANY: Final = "knocks-many"
MUTED: Final = "muted"
PERSON_UNKNOWN: Final = "person-unknown"
OWN_SCREEN: Final = "own-screen"
LEVEL_UNKNOWN: Final = "level-unknown"
NAME_EMPTY: Final = "name-empty"
TEXT_EMPTY: Final = "text-empty"
WORD_EMPTY: Final = "word-empty"
ALREADY_STARTED: Final = "already-started"
NOT_PLAYING: Final = "not-playing"
NOT_OVER: Final = "not-over"
BOT_PLAYS: Final = "bot-plays"
STALE: Final = "stale"
UNDO_NOTHING: Final = "undo-nothing"
UNDO_PENDING: Final = "undo-pending"
UNDO_NOT_ASKED: Final = "undo-not-asked"
LOG_BROKEN: Final = "log-broken"

GLOSSES: Final = {
    FRAME_MALFORMED: "The table did not understand that ({reason}).",
    FRAME_BINARY: "The table reads text only.",
    HELLO_FIRST: "Say hello first.",
    HELLO_AGAIN: "You have already said hello; for a fresh welcome, connect again.",
    TOO_FAST: "Not so fast: wait a moment.",
    STORE_FAILED: "The table could not write this down, so it did not happen. Try again.",
    STORE_AWAY: "The server cannot reach its games at the moment; nothing is lost. Try again soon.",
    REQUEST_MALFORMED: "The server did not understand that ({reason}).",
    REQUEST_TOO_BIG: "That is too big (at most {most} bytes).",
    ORIGIN_FOREIGN: "This request comes from another site.",
    NOT_FOUND: "There is nothing here.",
    METHOD_WRONG: "That cannot be done here.",
    TABLE_UNKNOWN: "No table has the code {code}.",
    RECORD_NOT_YET: "The record is shown when the game is over.",
    EYES_NOT_YOURS: "During the game you may look through your own eyes only.",
    SEAT_UNKNOWN: "There is no seat {seat}.",
    INDEX_UNKNOWN: "The game has only {most} moves.",
    POSITION_OVER: "The game is over there: nothing is left to play.",
    POSITION_TOO_LATE: "A game can be played on from its first {most} moves only.",
    REPLAY_TOO_LONG: "This match is too long to be shown move by move: after {most} moves there is too much to send.",
    TEXT_TOO_HEAVY: "This text takes too long to read.",
    TOO_MANY: "Too much is asked for at once from where you are: wait until the rest is done.",
    SERVER_BUSY: "The server has too much to do: try again in a moment.",
    REQUEST_SLOW: "The request took too long to arrive.",
    SERVER_FAULT: "Something went wrong on our side.",
    NOT_HOST: "Only the host may do that.",
    NOT_SEATED: "You have no seat at this table.",
    SEAT_TAKEN: "That seat is taken.",
    SEAT_NOT_HUMAN: "Nobody sits there who could be asked.",
    SEATS_OCCUPIED: "More people are seated than that: {seated}.",
    SEATS_EMPTY: "Some seats are still empty.",
    CLOCK_WRONG: "A clock gives at least {least} seconds a turn.",
    NOT_ADMITTED: "The host has not let you in.",
    KNOCK_LATER: "The host has not let you in; you may knock again in {minutes} minutes.",
    KNOCKS_MANY: "Several people are knocking already: wait a moment.",
    MUTED: "The host has asked you to be quiet at this table.",
    PERSON_UNKNOWN: "They are not here any more.",
    OWN_SCREEN: "That is your own screen.",
    LEVEL_UNKNOWN: "No bot has the level {level}.",
    NAME_EMPTY: "That is not a name.",
    TEXT_EMPTY: "That says nothing.",
    WORD_EMPTY: "That is not a word.",
    ALREADY_STARTED: "The game has begun: that cannot be changed any more.",
    NOT_PLAYING: "There is no game under way.",
    NOT_OVER: "The game is not over yet.",
    BOT_PLAYS: "A bot is playing for you: take your seat back first.",
    STALE: "The game has gone on meanwhile; look again.",
    UNDO_NOTHING: "You have no move that could be taken back.",
    UNDO_PENDING: "Somebody has already asked to take a move back.",
    UNDO_NOT_ASKED: "Nobody is waiting for your answer.",
    LOG_BROKEN: "A part of this game cannot be read any more: it can be looked at, but not played on.",
}
"""What each key says, in plain English, for whoever writes the texts."""


class Trouble(TableeError):
    """A rule of the table or of the door is broken; nothing has changed."""


def flat(args: Args) -> dict[str, int | str]:
    """The arguments of a problem as a frame carries them: lists are spelled out."""
    return {name: ", ".join(map(str, value)) if isinstance(value, tuple) else value for name, value in args.items()}
