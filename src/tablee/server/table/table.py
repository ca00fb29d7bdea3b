"""A table: one task, which alone touches its game.

Whatever happens comes in by the inbox and is dealt with to its end before the next: checked, written to the store,
and only then told. Everybody who looks gets every version, each through their own eyes.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat
from tablee.server import metrics, problems
from tablee.server.lobby.seating import Phase, Seating, renewed
from tablee.server.play.history import LIFE, History, Teller, Version
from tablee.server.play.history import Kind as Told
from tablee.server.play.live import Course, Happening
from tablee.server.play.scene import RewoundOut, Scene, WelcomeOut, frame, lobby
from tablee.server.problems import Trouble
from tablee.server.store.store import NOBODY, Entry, Kind, Stored, inputs_of, now_ms, written
from tablee.server.table import attendance, undo_requests
from tablee.server.table.answering import Answering
from tablee.server.table.commands import respond
from tablee.server.table.driver import BRIEF, Driver
from tablee.server.table.inbox import Inbox
from tablee.server.table.noes import Noes
from tablee.server.table.notes import Due, Frame, Left, Missing, Note, Stop, Thought, Tick
from tablee.server.table.races import Races
from tablee.server.table.replies import Replies
from tablee.server.table.services import House
from tablee.server.table.viewer import Viewer
from tablee.server.wire.messages import Ack, Bye, Hello, Lobby, Spoken, UndoRequest, You
from tablee.server.wire.rfc6455 import Close

STEP: Final = Told.STEP
"""Looked up once, for every move is one: an enumeration takes its time."""
CHAT_LINES: Final = 50
"""Lines of chat that a newcomer sees."""

log = structlog.get_logger("tablee.table")


class News(msgspec.Struct, frozen=True, gc=False):
    """One version, before it has a history: the same for all, or by eyes."""

    version: Version
    common: bytes = b""
    eyes: dict[Seat | None, bytes] = {}


class Table:
    """One table in memory."""

    def __init__(self, code: str, seating: Seating, life: int, house: House) -> None:
        self.code = code
        self._take(seating)
        self.house = house
        self.loop = asyncio.get_running_loop()
        self.v = life * LIFE
        self.sockets = 0
        """Connections that hold this table, greeted or not; without any it may be put away."""
        self.viewers: list[Viewer] = []
        self.history = History()
        self.replies = Replies()
        self.chat: deque[Spoken] = deque(maxlen=CHAT_LINES)
        self.course: Course | None = None
        self.undo: UndoRequest | None = None
        self.grace: dict[str, asyncio.TimerHandle] = {}
        """Those who were there and may come back in time."""
        self.driver = Driver(self)
        self.races = Races(self)
        self.noes = Noes(self)
        self.reply: tuple[Viewer, str] | None = None
        self.inbox = Inbox(self.loop)
        self.task = self.loop.create_task(self._run(), name=f"table {code}")

    def _take(self, seating: Seating) -> None:
        """Who sits where, as the store has it."""
        self.seating = seating
        self.humans = seating.humans()
        self.bots = any(chair.automatic for chair in seating.chairs)
        self.one_screen = seating.one_screen()

    @classmethod
    def awake(cls, stored: Stored, house: House) -> "Table":
        """A table taken from the store: nothing is lost, time has stood still."""
        table = cls(stored.code, renewed(stored.seating), stored.life, house)
        table.replies.recall(stored.entries)
        for entry in stored.entries:
            if entry.kind is Kind.SPOKEN:
                table.chat.append(msgspec.json.decode(entry.body, type=Spoken))
        if stored.seating.phase is not Phase.OPEN:
            course = Course(stored.seating)
            inputs = inputs_of(course.game, stored.entries)
            course.recall(((step, at / 1000) for step, at in inputs), stored.seating.humans())
            table.course = course
        return table

    # The task

    async def _run(self) -> None:
        """Until the table is put away. After a fault of ours, what is in memory is not to be trusted: the store is."""
        note: Note | None = None
        while not isinstance(note, Stop):
            note = await self.inbox.get()
            try:
                await self._attend(note)
            except Exception:
                log.exception("table_fault", code=self.code, note=type(note).__name__)
                self.house.forget(self.code)
                self._close(Bye("stopping", 1_000))
                return

    async def _attend(self, note: Note) -> None:
        match note:
            case Frame():
                await self._answer(note)
            case Left(viewer):
                await attendance.leave(self, viewer)
            case Missing(owner):
                await attendance.missing(self, owner)
            case Thought():
                await self.driver.bot_plays(note)
            case Due(heard):
                await self.races.settle(heard)
            case Tick():
                await self.driver.time_passes()
            case Stop(bye):
                self._close(bye)

    async def _answer(self, note: Frame) -> None:
        """Do what the frame asks, once; say that it is done, or why not."""
        viewer, envelope = note.viewer, note.envelope
        said = envelope.d
        known = None if isinstance(said, Hello) else self.replies.find(viewer.owner, envelope.id)
        if known is not None:
            viewer.send(frame(known))
            return
        if isinstance(said, Hello) and self.driver.keeps_waiting(viewer):
            self.loop.call_later(BRIEF[0], self.inbox.put, note)
            return
        with Answering(self, viewer, envelope.id):
            await respond(self, viewer, envelope, note.heard)

    def answering(self, viewer: Viewer, frame_id: str) -> Answering:
        """Answer that frame with what comes of the following."""
        return Answering(self, viewer, frame_id)

    def acknowledge(self) -> None:
        """Say yes to the frame under way, together with what it brings about."""
        if self.reply is None:
            return
        viewer, frame_id = self.reply
        self.reply = None
        ack = Ack(frame_id, ok=True)
        self.replies.remember(viewer.owner, ack)
        viewer.hold(frame(ack))

    # Telling

    def lobby(self, seating: Seating | None = None) -> Lobby:
        """The table and who is at it."""
        shown = seating or self.seating
        return lobby(self.code, shown, self.present(), attendance.spectators(self, shown), self.undo)

    def present(self) -> frozenset[str]:
        """Everybody whose browser is connected."""
        return frozenset(viewer.owner for viewer in self.viewers if not viewer.watching)

    def common(self, data: Lobby | Spoken, offset: int = 1) -> News:
        """News that is the same for all eyes."""
        v = self.v + offset
        version = Version(v, Told.SPOKEN, spoken=data) if isinstance(data, Spoken) else Version(v, Told.LOBBY)
        return News(version, common=frame(data, v))

    def eyes(self) -> set[Seat | None]:
        """Through whose eyes the table is looked at."""
        return {viewer.seat for viewer in self.viewers}

    def shown(self, scene: Scene, version: Version) -> News:
        """A position as each pair of eyes may see it."""
        return News(version, eyes=scene.frames(self.eyes(), version.v))

    async def write(self, entries: Sequence[Entry], seating: Seating | None) -> None:
        """On the disk, or `Trouble`."""
        try:
            await self.house.store.append(self.code, entries, seating)
        except Exception as error:
            log.error("store_failed", code=self.code, error=type(error).__name__)
            raise Trouble(problems.STORE_FAILED) from None

    def deliver(self, news: Sequence[News]) -> None:
        """Tell everybody, each by one write."""
        self.acknowledge()
        for item in news:
            self.v += 1
            assert item.version.v == self.v
            self.history.versions.append(item.version)
        first, *more = news
        for viewer in self.viewers:
            seat = viewer.seat
            told = first.common or first.eyes[seat]
            viewer.send(b"".join([told, *(item.common or item.eyes[seat] for item in more)]) if more else told)

    def show_lobby(self) -> None:
        """Tell everybody who is at the table."""
        self.deliver([self.common(self.lobby())])

    async def change(self, seating: Seating) -> None:
        """Another seating: written, then told."""
        if seating != self.seating:
            await self.write((), seating)
            self.reseat(seating)
            self.show_lobby()
            self.look_round()
            self.driver.follow_up()
            await undo_requests.conclude(self)

    def reseat(self, seating: Seating) -> None:
        """Another seating is in the store; those who do not play any more are not asked for an undo."""
        before = self.humans
        self._take(seating)
        if self.undo is not None:
            self.undo = undo_requests.still_asked(self.undo, before, self.humans)

    def look_round(self) -> None:
        """Tell those whose own standing has changed."""
        for viewer in self.viewers:
            seat = None if viewer.watching else self.seating.seat_of(viewer.owner)
            host = viewer.owner == self.seating.host
            if (seat, host) != (viewer.seat, viewer.host):
                viewer.seat, viewer.host = seat, host
                if seat is not None:
                    viewer.name = self.seating.chairs[seat].name or viewer.name
                self.tell_standing(viewer)

    def tell_standing(self, viewer: Viewer) -> None:
        """Tell a viewer who they are here."""
        host = viewer.host and not viewer.watching
        viewer.send(frame(You(viewer.seat, host, viewer.name, viewer.owner in self.seating.kicked)))

    def welcome(self, viewer: Viewer, last: int | None) -> None:
        """Give a viewer what they missed, or everything."""
        now = self.loop.time()
        missed = None if last is None else self.history.missed(last, self.v)
        if missed is not None:
            teller = Teller(self.lobby(), self.course, self.seating, viewer.seat, now)
            viewer.send(teller.told(missed))
            self.tell_standing(viewer)
            return
        course = self.course
        greeting = WelcomeOut(
            v=self.v,
            you=viewer.seat,
            host=viewer.host and not viewer.watching,
            name=viewer.name,
            lobby=self.lobby(),
            step=None if course is None else msgspec.Raw(self._scene(course, now).seen(viewer.seat)),
            chat=tuple(self.chat),
            log=() if course is None else course.told(viewer.seat),
            removed=viewer.owner in self.seating.kicked,
        )
        viewer.send(frame(greeting, self.v))

    # Playing

    async def begin(self, seating: Seating) -> None:
        """The game starts: chance acts until a player must."""
        course = self.course = Course(seating)
        now, humans = self.loop.time(), seating.humans()
        try:
            course.open(humans, now)
            news = [self.common(self.lobby(seating)), *self._opening(course, humans, now)]
            entries: list[Entry] = []
            self._let_chance_act(course, humans, now, news, entries)
            await self.write(entries, seating)
        except BaseException:
            self.course = None
            raise
        self._take(seating)
        self.deliver(news)
        attendance.expect(self)
        self.driver.follow_up()
        log.info("game_begun", code=self.code, game=seating.game, seats=len(seating.chairs))

    def _opening(self, course: Course, humans: frozenset[Seat], now: float) -> list[News]:
        """The position before the first input, where players begin and not chance: nothing else would show it."""
        if course.chance_acts:
            return []
        scene = Scene.of(course, NOBODY, (), humans, now)
        return [self.shown(scene, Version(self.v + 2, Told.LOST))]

    async def advance(self, seat: Seat, move: Move, mark: str = "", lag: int | None = None) -> None:
        """Make a move, and everything chance does after it. IllegalMove if the rules refuse it.

        In a race `lag` says how many milliseconds of its player's connection were made good.
        """
        course = self.course
        assert course is not None
        length, now, humans = course.at, self.loop.time(), self.humans
        happening = course.play(seat, move, humans, now, lag)
        try:
            news = [self._step(course, happening, humans, now, 1)]
            entries = [written(course.log.inputs[-1], mark)]
            self._let_chance_act(course, humans, now, news, entries)
            over = replace(self.seating, phase=Phase.OVER) if course.state.outcome is not None else None
            if over is not None or self.undo is not None:
                news.append(self.common(replace(self.lobby(over), undo=None), len(news) + 1))
            await self.write(entries, over)
        except BaseException:
            course.rewind(length, humans, now)
            raise
        if over is not None:
            self._take(over)
        self.undo = None
        metrics.PLAYED[course.game.name] += len(entries)
        self.deliver(news)
        self.driver.next_turn(course)
        if over is not None:
            self.driver.follow_up()
            metrics.GAMES_OVER.labels(course.game.name).inc()
            log.info("game_over", code=self.code, game=course.game.name, inputs=course.at)

    def _let_chance_act(
        self, course: Course, humans: frozenset[Seat], now: float, news: list[News], entries: list[Entry]
    ) -> None:
        while course.chance_acts:
            happening = course.draw(humans, now)
            news.append(self._step(course, happening, humans, now, len(news) + 1))
            entries.append(written(course.log.inputs[-1]))

    def _step(self, course: Course, happening: Happening, humans: frozenset[Seat], now: float, offset: int) -> News:
        """An input as each viewer may see it."""
        scene = Scene.of(course, happening.seat, happening.events, humans, now)
        return self.shown(scene, Version(self.v + offset, STEP, course.at))

    def _scene(self, course: Course, now: float) -> Scene:
        """The position as it is, for somebody who has not seen how it came about."""
        mover = course.log.inputs[-1].seat if course.log.inputs else NOBODY
        return Scene.of(course, mover, (), self.humans, now)

    async def rewind(self, length: int, seat: Seat) -> None:
        """Take back all inputs after the first `length`."""
        course = self.course
        assert course is not None
        await self.write([Entry(Kind.REWIND, seat, str(length), at=now_ms())], None)
        now = self.loop.time()
        course.rewind(length, self.humans, now)
        self.undo = None
        scene, v = self._scene(course, now), self.v + 1
        rewound = {
            eyes: frame(RewoundOut(seat, msgspec.Raw(scene.seen(eyes)), len(course.told(eyes))), v)
            for eyes in self.eyes()
        }
        self.deliver([News(Version(v, Told.LOST), eyes=rewound), self.common(self.lobby(), 2)])
        self.races.clear()
        self.driver.follow_up()

    def _close(self, bye: Bye) -> None:
        """Say good-bye; everything is in the store."""
        self.driver.stop()
        self.races.stop()
        for handle in self.grace.values():
            handle.cancel()
        for viewer in self.viewers:
            metrics.VIEWERS.dec()
            viewer.close(bye, Close.GOING_AWAY)
        self.viewers.clear()
