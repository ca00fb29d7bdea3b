"""What the table does when somebody says something."""

from typing import Final, Protocol

from msgspec.structs import replace

from tablee.kernel.fairness import promise
from tablee.kernel.messages import Move
from tablee.kernel.pace import Arrival
from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.guests.names import clean_line, clean_name, clean_word
from tablee.server.lobby import seating, series
from tablee.server.lobby.seating import Phase, Seating
from tablee.server.play.live import LiveGame
from tablee.server.problems import Trouble
from tablee.server.table.acks import mark
from tablee.server.table.attendance import Attendance
from tablee.server.table.audience import Audience
from tablee.server.table.noes import Noes, Span
from tablee.server.table.races import Races, Said, Sender, held, overtaken
from tablee.server.table.services import Services
from tablee.server.table.thinking import Thinking
from tablee.server.table.undo_requests import UndoRequests
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

PLAYING: Final = Phase.PLAYING
"""Looked up once, for every move asks."""


class Addressed(Protocol):
    """A table as far as people may ask things of it."""

    @property
    def code(self) -> str: ...
    @property
    def seating(self) -> Seating: ...
    @property
    def humans(self) -> frozenset[Seat]: ...
    @property
    def live(self) -> LiveGame | None: ...
    @property
    def services(self) -> Services: ...
    @property
    def audience(self) -> Audience: ...
    @property
    def attendance(self) -> Attendance: ...
    @property
    def thinking(self) -> Thinking: ...
    @property
    def races(self) -> Races: ...
    @property
    def noes(self) -> Noes: ...
    @property
    def undo(self) -> UndoRequests: ...
    async def change(self, seating: Seating) -> None: ...
    async def begin(self, seating: Seating) -> None: ...
    async def advance(self, seat: Seat, move: Move, mark: str = "") -> None: ...
    async def speak(self, spoken: Spoken, mark: str) -> None: ...
    def tell_standing(self, viewer: Viewer) -> None: ...
    def follow_up(self) -> None: ...
    def next_turn(self, live: LiveGame) -> None: ...


async def respond(table: Addressed, viewer: Viewer, envelope: ClientEnvelope, heard: float) -> None:
    """Do what was asked. IllegalMove or Trouble says why not; nothing has changed then."""
    said, frame_id = envelope.d, envelope.id
    if isinstance(said, Play):
        await play(table, viewer, frame_id, said, heard)
        return
    if isinstance(said, Hello):
        await table.attendance.arrive(viewer, said.last)
        return
    check_greeted(table, viewer)
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
            meant = None if options is None else table.services.shelf.restored(options, now.options)
            chosen = seating.arrange(now, owner, seats=seats, options=meant, listed=listed, clock=clock)
            await table.change(chosen)
        case AddWord(word):
            await table.change(seating.add_word(now, owner, needed(clean_word(word), problems.WORD_EMPTY)))
        case Wish(letter):
            await table.change(seating.wish(now, owner, letter))
        case Start(without):
            await table.begin(seating.keep_for(seating.start(now, owner), without, table.audience.present()))
        case StandingNo(span):
            say_no(table, viewer, span)
        case AskUndo():
            await table.undo.ask(live_game(table), playing_seat(table, viewer))
        case AnswerUndo(agree):
            await table.undo.answer(live_game(table), viewer.seat, agree)
        case Chat(text):
            await chat(table, viewer, text, frame_id)
        case Kick(seat):
            await table.change(seating.kick(now, owner, seat))
        case Free(seat):
            await table.change(seating.free(now, owner, seat, table.audience.present()))
        case HandOver(seat):
            await table.change(seating.hand_over(now, owner, seat))
        case Rematch():
            await rematch(table, owner)
        case Ping():
            pass


def check_greeted(table: Addressed, viewer: Viewer) -> None:
    """Trouble unless they have said hello."""
    if viewer not in table.audience:
        raise Trouble(problems.HELLO_FIRST)


def needed(text: str, problem: str) -> str:
    """A text of which something is left."""
    if not text:
        raise Trouble(problem)
    return text


async def rename(table: Addressed, viewer: Viewer, text: str) -> None:
    """A name for all connections of that player."""
    name = needed(clean_name(text), problems.NAME_EMPTY)
    await table.change(seating.rename(table.seating, viewer.owner, name))
    seat = table.seating.seat_of(viewer.owner)
    name = name if seat is None else table.seating.chairs[seat].name
    for other in table.audience.of(viewer.owner):
        if other.name != name:
            other.name = name
            table.tell_standing(other)


async def sit(table: Addressed, viewer: Viewer, seat: Seat) -> None:
    """A seat, if it is free or one's own; a bot that kept it stops thinking."""
    if viewer.watching:
        raise Trouble(problems.NOT_SEATED)
    chosen = seating.sit(table.seating, viewer.owner, viewer.name, seat)
    await table.change(chosen)
    table.thinking.forget(seat)
    table.follow_up()


# Playing


def live_game(table: Addressed) -> LiveGame:
    """The game under way."""
    if table.live is None or table.seating.phase is not PLAYING:
        raise Trouble(problems.NOT_PLAYING)
    return table.live


def playing_seat(table: Addressed, viewer: Viewer) -> Seat:
    """The seat this viewer plays, through their own eyes."""
    if viewer.seat is None:
        check_greeted(table, viewer)
        raise Trouble(problems.NOT_SEATED)
    if viewer.seat not in table.humans:
        raise Trouble(problems.BOT_PLAYS)
    return viewer.seat


async def play(table: Addressed, viewer: Viewer, frame_id: str, said: Play, heard: float) -> None:
    """A move, if it answers what the game asks of that seat now; where several may act, in its place among theirs.

    A no is noted, and heard on its beat.
    """
    live = live_game(table)
    seat = playing_seat(table, viewer)
    move = live.game.read_move(said.move)
    since = live.since.get(seat)
    fresh = said.at == live.at if since is None else since <= said.at <= live.at
    if not fresh:
        raise overtaken(live, seat, move, said.at)
    if since is not None and table.thinking.put_off(live, seat, move):
        return
    if since is None or len(live.since) == 1:
        await table.advance(seat, move, mark(viewer.owner, frame_id))
    else:
        entry = Said(Sender(viewer, frame_id), move, said.at, since)
        await table.races.enter(held(Arrival(seat, heard, viewer.trip.lag), entry))


def say_no(table: Addressed, viewer: Viewer, span: Span | None) -> None:
    """A no in advance, or not any more: nobody else is told."""
    live = live_game(table)
    seat = playing_seat(table, viewer)
    table.noes.say(viewer.owner, span)
    table.thinking.forget(seat)
    table.next_turn(live)


# Talking and going on


async def chat(table: Addressed, viewer: Viewer, text: str, frame_id: str) -> None:
    """A line for all."""
    line = needed(clean_line(text), problems.TEXT_EMPTY)
    if not table.services.talk.take(viewer.owner, viewer.address, table.code):
        raise Trouble(problems.TOO_FAST)
    await table.speak(Spoken(viewer.name, viewer.seat, line), mark(viewer.owner, frame_id))


async def rematch(table: Addressed, owner: str) -> None:
    """Another table for the same people; the old one shows the way. Whoever asks later gets the same."""
    outcome = None if table.live is None else table.live.state.outcome
    following = series.again(table.seating, owner, promise().seed, () if outcome is None else outcome.winners)
    if not table.seating.next:
        code = await table.services.open_table(following)
        await table.change(replace(table.seating, next=code))
