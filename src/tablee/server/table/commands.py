"""What the table does when somebody says something."""

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from tablee.kernel.fairness import promise
from tablee.kernel.pace import Arrival
from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.guests.names import clean_line, clean_name, clean_word
from tablee.server.lobby import seating, series
from tablee.server.lobby.seating import Phase
from tablee.server.play.live import Course
from tablee.server.problems import Trouble
from tablee.server.store.store import NOBODY, Entry, Kind, now_ms
from tablee.server.table import attendance, undo_requests
from tablee.server.table.noes import Span
from tablee.server.table.races import Said, Sender, held, overtaken
from tablee.server.table.replies import mark
from tablee.server.table.viewer import Viewer
from tablee.server.wire.messages import (
    AddWord,
    AnswerUndo,
    AskUndo,
    Chat,
    ClientEnvelope,
    Free,
    HandOver,
    Hello,
    Kick,
    Ping,
    Play,
    Rematch,
    Rename,
    SetBot,
    SetTable,
    Sit,
    Spoken,
    Stand,
    StandingNo,
    Start,
    Wish,
)

if TYPE_CHECKING:
    from tablee.server.table.table import Table

PLAYING: Final = Phase.PLAYING
"""Looked up once, for every move asks."""


async def respond(table: "Table", viewer: Viewer, envelope: ClientEnvelope, heard: float) -> None:
    """Do what was asked. IllegalMove or Trouble says why not; nothing has changed then."""
    said, frame_id = envelope.d, envelope.id
    if isinstance(said, Play):
        await play(table, viewer, frame_id, said, heard)
        return
    if isinstance(said, Hello):
        await attendance.arrive(table, viewer, said.last)
        return
    greeted(table, viewer)
    owner, now = viewer.owner, table.seating
    match said:
        case Rename(name):
            await rename(table, viewer, name)
        case Sit(seat):
            await sit(table, viewer, seat)
        case Stand():
            await table.change(seating.stand(now, owner))
        case SetBot(seat, level):
            await table.change(seating.set_bot(now, owner, seat, level))
        case SetTable(seats, options, listed, clock):
            meant = None if options is None else table.house.shelf.restored(options, now.options)
            chosen = seating.arrange(now, owner, seats=seats, options=meant, listed=listed, clock=clock)
            await table.change(chosen)
        case AddWord(word):
            await table.change(seating.add_word(now, owner, needed(clean_word(word), problems.WORD_EMPTY)))
        case Wish(letter):
            await table.change(seating.wish(now, owner, letter))
        case Start(without):
            await table.begin(seating.keep_for(seating.start(now, owner), without, table.present()))
        case StandingNo(span):
            say_no(table, viewer, span)
        case AskUndo():
            await undo_requests.ask(table, course_of(table), playing_seat(table, viewer))
        case AnswerUndo(agree):
            await undo_requests.answer(table, course_of(table), viewer.seat, agree)
        case Chat(text):
            await chat(table, viewer, text, frame_id)
        case Kick(seat):
            await table.change(seating.kick(now, owner, seat))
        case Free(seat):
            await table.change(seating.free(now, owner, seat, table.present()))
        case HandOver(seat):
            await table.change(seating.hand_over(now, owner, seat))
        case Rematch():
            await rematch(table, owner)
        case Ping():
            pass


def greeted(table: "Table", viewer: Viewer) -> None:
    if viewer not in table.viewers:
        raise Trouble(problems.HELLO_FIRST)


def needed(text: str, problem: str) -> str:
    """A text of which something is left."""
    if not text:
        raise Trouble(problem)
    return text


async def rename(table: "Table", viewer: Viewer, text: str) -> None:
    """A name for all connections of that player."""
    name = needed(clean_name(text), problems.NAME_EMPTY)
    await table.change(seating.rename(table.seating, viewer.owner, name))
    seat = table.seating.seat_of(viewer.owner)
    name = name if seat is None else table.seating.chairs[seat].name
    for other in table.viewers:
        if other.owner == viewer.owner and other.name != name:
            other.name = name
            table.tell_standing(other)


async def sit(table: "Table", viewer: Viewer, seat: Seat) -> None:
    """A seat, if it is free or one's own; a bot that kept it stops thinking."""
    if viewer.watching:
        raise Trouble(problems.NOT_SEATED)
    chosen = seating.sit(table.seating, viewer.owner, viewer.name, seat)
    await table.change(chosen)
    table.driver.forget(seat)
    table.driver.follow_up()


# Playing


def course_of(table: "Table") -> Course:
    """The game under way."""
    if table.course is None or table.seating.phase is not PLAYING:
        raise Trouble(problems.NOT_PLAYING)
    return table.course


def playing_seat(table: "Table", viewer: Viewer) -> Seat:
    """The seat this viewer plays, through their own eyes."""
    if viewer.seat is None:
        greeted(table, viewer)
        raise Trouble(problems.NOT_SEATED)
    if viewer.seat not in table.humans:
        raise Trouble(problems.BOT_PLAYS)
    return viewer.seat


async def play(table: "Table", viewer: Viewer, frame_id: str, said: Play, heard: float) -> None:
    """A move, if it answers what the game asks of that seat now; where several may act, in its place among theirs.

    A no is noted, and heard on its beat.
    """
    course = course_of(table)
    seat = playing_seat(table, viewer)
    move = course.game.read_move(said.move)
    since = course.since.get(seat)
    fresh = said.at == course.at if since is None else since <= said.at <= course.at
    if not fresh:
        raise overtaken(course, seat, move, said.at)
    if since is not None and table.driver.puts_off(course, seat, move):
        return
    if since is None or len(course.since) == 1:
        await table.advance(seat, move, mark(viewer.owner, frame_id))
    else:
        entry = Said(Sender(viewer, frame_id), move, said.at, since)
        await table.races.enter(held(Arrival(seat, heard, viewer.trip.lag), entry))


def say_no(table: "Table", viewer: Viewer, span: Span | None) -> None:
    """A no in advance, or not any more: nobody else is told."""
    course = course_of(table)
    seat = playing_seat(table, viewer)
    table.noes.say(viewer.owner, span)
    table.driver.forget(seat)
    table.driver.next_turn(course)


# Talking and going on


async def chat(table: "Table", viewer: Viewer, text: str, frame_id: str) -> None:
    """A line for all."""
    line = needed(clean_line(text), problems.TEXT_EMPTY)
    if not table.house.talk.take(viewer.owner, viewer.address, table.code):
        raise Trouble(problems.TOO_FAST)
    spoken = Spoken(viewer.name, viewer.seat, line)
    seat = NOBODY if viewer.seat is None else viewer.seat
    body = msgspec.json.encode(spoken).decode()
    await table.write([Entry(Kind.SPOKEN, seat, body, mark(viewer.owner, frame_id), now_ms())], None)
    table.chat.append(spoken)
    table.deliver([table.common(spoken)])


async def rematch(table: "Table", owner: str) -> None:
    """Another table for the same people; the old one shows the way. Whoever asks later gets the same."""
    outcome = None if table.course is None else table.course.state.outcome
    following = series.again(table.seating, owner, promise().seed, () if outcome is None else outcome.winners)
    if not table.seating.next:
        code = await table.house.open_table(following)
        await table.change(replace(table.seating, next=code))
