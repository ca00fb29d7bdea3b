"""What the table does when somebody says something."""

from collections.abc import Coroutine, Sequence
from typing import Final, Protocol

from msgspec.structs import replace

from tablee.kernel.fairness import promise
from tablee.kernel.messages import Move
from tablee.kernel.pace import Arrival
from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.guests.names import clean_line, clean_name, clean_word
from tablee.server.lobby import admission, seating, series
from tablee.server.lobby.seating import OptionValue, Phase, Seating
from tablee.server.play.live import LiveGame
from tablee.server.problems import Trouble
from tablee.server.store.store import Entry
from tablee.server.table.acks import mark
from tablee.server.table.attendance import Attendance
from tablee.server.table.audience import Audience
from tablee.server.table.noes import Noes, Span, Standing, written_no
from tablee.server.table.porch import Porch
from tablee.server.table.races import Races, Said, Sender, held, overtaken
from tablee.server.table.services import Services
from tablee.server.table.thinking import Thinking
from tablee.server.table.undo_requests import UndoRequests
from tablee.server.table.viewer import Viewer
from tablee.server.wire.client_frames import (
    AddWord,
    Admit,
    AnswerUndo,
    AskUndo,
    Chat,
    ClientEnvelope,
    Free,
    GoOn,
    HandOver,
    Hello,
    Knock,
    Lock,
    Mute,
    Ping,
    Play,
    Portray,
    React,
    Rematch,
    Remove,
    Rename,
    SetBot,
    SetGame,
    SetTable,
    Sit,
    Stand,
    StandingNo,
    Start,
    Wish,
)
from tablee.server.wire.server_frames import Reacted, Spoken

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
    def porch(self) -> Porch: ...
    @property
    def thinking(self) -> Thinking: ...
    @property
    def races(self) -> Races: ...
    @property
    def noes(self) -> Noes: ...
    @property
    def undo(self) -> UndoRequests: ...
    async def write(self, entries: Sequence[Entry], seating: Seating | None) -> None: ...
    async def change(self, seating: Seating) -> None: ...
    async def begin(self, seating: Seating) -> None: ...
    async def advance(self, seat: Seat, move: Move, mark: str = "") -> None: ...
    async def speak(self, spoken: Spoken, mark: str) -> None: ...
    def announce(self, reacted: Reacted) -> None: ...
    def tell_standing(self, viewer: Viewer) -> None: ...
    def renew(self, seat: Seat) -> None: ...
    def follow_up(self) -> None: ...
    def next_turn(self, live: LiveGame) -> None: ...


def respond(table: Addressed, viewer: Viewer, envelope: ClientEnvelope, heard: float) -> Coroutine[None, None, None]:
    """Do what was asked. IllegalMove or Trouble says why not; nothing has changed then."""
    said = envelope.d
    if isinstance(said, Play):
        return play(table, viewer, envelope.id, said, heard)
    return arrange(table, viewer, envelope)


async def arrange(table: Addressed, viewer: Viewer, envelope: ClientEnvelope) -> None:
    """Do what was asked, where that is no move."""
    said, frame_id = envelope.d, envelope.id
    if isinstance(said, Hello):
        await table.attendance.arrive(viewer, said.last)
        return
    if isinstance(said, Knock):
        table.porch.knock(viewer, said.name)
        return
    if isinstance(said, Ping) and viewer in table.porch:
        return
    check_greeted(table, viewer)
    owner, now = viewer.owner, table.seating
    match said:
        case Rename(name):
            await rename(table, viewer, name)
        case Portray(face):
            admission.check_voice(now, owner)
            await table.change(seating.portray(now, owner, face))
        case Sit(seat):
            await sit(table, viewer, seat)
        case Stand():
            await table.change(seating.stand(now, owner))
        case SetBot(seat, level):
            await table.change(seating.set_bot(now, owner, seat, level))
        case SetGame(game):
            await table.change(series.change_game(now, owner, game))
        case SetTable(seats, options, listed, clock, pace):
            meant = await studied(table, viewer, options)
            chosen = seating.arrange(now, owner, seats=seats, options=meant, listed=listed, clock=clock, pace=pace)
            await table.change(chosen)
        case AddWord(word):
            admission.check_voice(now, owner)
            await table.change(seating.add_word(now, owner, needed(clean_word(word), problems.WORD_EMPTY)))
        case Wish(letter):
            await table.change(seating.wish(now, owner, letter))
        case Start(without):
            started = seating.keep_for(seating.start(now, owner), without, table.audience.present())
            await table.services.clerks.study(viewer.address, started.edition, started.options)
            await table.begin(started)
        case GoOn(at):
            playing_seat(table, viewer)
            if at == live_game(table).at:
                table.thinking.tap()
        case StandingNo(span):
            await say_no(table, viewer, frame_id, span)
        case AskUndo():
            await table.undo.ask(live_game(table), playing_seat(table, viewer))
        case AnswerUndo(agree):
            await table.undo.answer(live_game(table), viewer.seat, agree)
        case Chat(text):
            await chat(table, viewer, text, frame_id)
        case React(sign):
            check_speech(table, viewer)
            table.announce(Reacted(viewer.name, viewer.seat, sign))
        case Admit(who, agree):
            await table.porch.answer(owner, who, agree)
        case Remove(who):
            await table.porch.remove(owner, who)
        case Mute(who, quiet):
            await table.porch.mute(owner, who, quiet)
        case Lock(locked):
            here = table.porch.guests()
            await table.change(admission.lock(now, owner, here) if locked else admission.unlock(now, owner))
        case Free(seat):
            await table.change(seating.free(now, owner, seat, table.audience.present()))
        case HandOver(seat):
            await table.change(seating.hand_over(now, owner, seat))
        case Rematch(game):
            await rematch(table, owner, game)
        case Ping():
            pass


def check_greeted(table: Addressed, viewer: Viewer) -> None:
    """Trouble unless they have said hello, and were let in."""
    if viewer not in table.audience:
        raise Trouble(problems.NOT_ADMITTED if viewer in table.porch else problems.HELLO_FIRST)


def needed(text: str, problem: str) -> str:
    """A text of which something is left."""
    if not text:
        raise Trouble(problem)
    return text


async def studied(
    table: Addressed, viewer: Viewer, options: dict[str, OptionValue] | None
) -> dict[str, OptionValue] | None:
    """The options that the host means, their long texts found and read; None if they stay."""
    now = table.seating
    if options is None:
        return None
    seating.check_host(now, viewer.owner)
    meant = table.services.shelf.restored(options, now.options)
    await table.services.clerks.study(viewer.address, now.edition, meant)
    return meant


async def rename(table: Addressed, viewer: Viewer, text: str) -> None:
    """A name for all connections of that player."""
    admission.check_voice(table.seating, viewer.owner)
    name = needed(clean_name(text), problems.NAME_EMPTY)
    await table.change(seating.rename(table.seating, viewer.owner, name))
    seat = table.seating.seat_of(viewer.owner)
    name = name if seat is None else table.seating.chairs[seat].name
    for other in table.audience.of(viewer.owner):
        if other.name != name:
            other.name = name
            table.tell_standing(other)
            table.porch.tell()


async def sit(table: Addressed, viewer: Viewer, seat: Seat) -> None:
    """A seat, if it is free or one's own; a bot that kept it stops thinking, and what it was asked is asked of them."""
    if viewer.watching:
        raise Trouble(problems.NOT_SEATED)
    chosen = seating.sit(table.seating, viewer.owner, viewer.name, seat)
    kept = table.live is not None and seat not in table.humans
    await table.change(chosen)
    table.thinking.forget(seat)
    table.follow_up()
    if kept:
        table.renew(seat)


# Playing


def live_game(table: Addressed) -> LiveGame:
    """The game under way."""
    if table.live is None or table.seating.phase is not PLAYING:
        raise Trouble(problems.NOT_PLAYING)
    if table.live.broken:
        raise Trouble(problems.LOG_BROKEN)
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
    seat = playing_seat(table, viewer)
    live = live_game(table)
    move = live.game.read_move(said.move)
    since = live.since.get(seat)
    fresh = said.at == live.at if since is None else since <= said.at <= live.at
    if not fresh:
        raise overtaken(live, seat, move, said.at)
    end = None if since is None else table.thinking.waits(live, seat, move)
    if end is not None:
        await press_no(table, viewer, frame_id, seat)
        table.thinking.put_off(live, seat, move, end)
        return
    if since is None or len(live.since) == 1:
        await table.advance(seat, move, mark(viewer.owner, frame_id))
    else:
        entry = Said(Sender(viewer, frame_id), move, said.at, since)
        await table.races.enter(held(Arrival(seat, heard, viewer.trip.lag), entry))


async def press_no(table: Addressed, viewer: Viewer, frame_id: str, seat: Seat) -> None:
    """A no to the question now open, and to no other: written, unless one said before is for it too."""
    live = live_game(table)
    if table.noes.answer(live, seat) is None:
        await keep_no(table, viewer, frame_id, seat, table.noes.meant(live, seat, "window"))


async def say_no(table: Addressed, viewer: Viewer, frame_id: str, span: Span | None) -> None:
    """A no in advance, or not any more: nobody else is told."""
    live = live_game(table)
    seat = playing_seat(table, viewer)
    await keep_no(table, viewer, frame_id, seat, table.noes.meant(live, seat, span))
    table.thinking.forget(seat)
    table.next_turn(live)


async def keep_no(table: Addressed, viewer: Viewer, frame_id: str, seat: Seat, standing: Standing | None) -> None:
    """Written, then so."""
    await table.write([written_no(seat, standing, mark(viewer.owner, frame_id))], None)
    table.noes.say(viewer.owner, standing)


# Talking and going on


async def chat(table: Addressed, viewer: Viewer, text: str, frame_id: str) -> None:
    """A line for all."""
    line = needed(clean_line(text), problems.TEXT_EMPTY)
    check_speech(table, viewer)
    await table.speak(Spoken(viewer.name, viewer.seat, line), mark(viewer.owner, frame_id))


def check_speech(table: Addressed, viewer: Viewer) -> None:
    """Trouble if they were asked to be quiet, or say too much: lines and reactions count alike."""
    admission.check_voice(table.seating, viewer.owner)
    if not table.services.talk.take(viewer.owner, viewer.address, table.code):
        raise Trouble(problems.TOO_FAST)


async def rematch(table: Addressed, owner: str, game: str | None) -> None:
    """Another table for the same people; the old one shows the way. Whoever asks later gets the same."""
    outcome = None if table.live is None else table.live.state.outcome
    following = series.again(table.seating, owner, promise().seed, () if outcome is None else outcome.winners)
    if game is not None:
        following = series.change_game(following, owner, game)
    if not table.seating.next:
        code = await table.services.open_table(following)
        await table.change(replace(table.seating, next=code))
