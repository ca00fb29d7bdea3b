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

from tablee.kernel.game import no_no
from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat
from tablee.server import metrics, problems
from tablee.server.lobby.admission import is_muted
from tablee.server.lobby.seating import Phase, Seating
from tablee.server.lobby.summary import summarise
from tablee.server.play.history import LIFE, History, Teller, Version
from tablee.server.play.history import Kind as Told
from tablee.server.play.live import Happening, LiveGame
from tablee.server.play.scene import Scene
from tablee.server.problems import Trouble
from tablee.server.store.store import NOBODY, Claim, Entry, Kind, now_ms, written
from tablee.server.store.writer import Unsure
from tablee.server.table.acks import Acks
from tablee.server.table.alarm import Alarm
from tablee.server.table.attendance import Attendance
from tablee.server.table.audience import Audience, News
from tablee.server.table.beat import BRIEF, Beat
from tablee.server.table.commands import respond
from tablee.server.table.inbox import Due, Frame, Inbox, Left, Missing, Note, Stop, Thought, Tick, Turned
from tablee.server.table.noes import Noes
from tablee.server.table.porch import Porch
from tablee.server.table.races import Races
from tablee.server.table.services import Services
from tablee.server.table.thinking import Thinking
from tablee.server.table.undo_requests import UndoRequests
from tablee.server.table.viewer import Viewer
from tablee.server.wire.client_frames import Hello
from tablee.server.wire.encoding import frame
from tablee.server.wire.server_frames import Bye, Lobby, Pause, Reacted, Rewound, Spoken, Welcome, You

STEP: Final = Told.STEP
"""Looked up once, for every move is one: an enumeration takes its time."""
STALLED: Final = 1.0
"""Seconds of waiting for the store that nobody's time limit pays for."""
CHAT_LINES: Final = 50
"""Lines of chat that a newcomer sees."""

PARTS: Final = ("alarm", "attendance", "noes", "porch", "races", "thinking", "undo")
"""What of a table knows the table it is part of."""

log = structlog.get_logger("tablee.table")


class Table:
    """One table in memory."""

    __slots__ = (
        "acks",
        "alarm",
        "attendance",
        "audience",
        "beat",
        "bots",
        "chat",
        "claim",
        "code",
        "history",
        "humans",
        "inbox",
        "live",
        "loop",
        "noes",
        "one_screen",
        "porch",
        "races",
        "running",
        "seating",
        "services",
        "sockets",
        "task",
        "thinking",
        "undo",
        "v",
    )

    def __init__(self, claim: Claim, seating: Seating, services: Services) -> None:
        self.code = claim.code
        self.claim = claim
        self._take(seating)
        self.services = services
        self.loop = asyncio.get_running_loop()
        self.v = claim.life * LIFE
        self.sockets = 0
        """Connections that hold this table, greeted or not; without any it may be put away."""
        self.running = False
        """Whether the game goes on: not while nobody is there who plays, nor while the store is away."""
        self.live: LiveGame | None = None
        self.history = History()
        self.chat: deque[Spoken] = deque(maxlen=CHAT_LINES)
        self.audience = Audience()
        self.acks = Acks()
        self.attendance = Attendance(self)
        self.porch = Porch(self)
        self.undo = UndoRequests(self)
        self.noes = Noes(self)
        self.races = Races(self)
        self.beat = Beat(services.settings.bot_delay)
        self.thinking = Thinking(self)
        self.alarm = Alarm(self)
        self.inbox = Inbox(self.loop)
        self.task = self.loop.create_task(self._run(), name=f"table {self.code}")

    def _take(self, seating: Seating) -> None:
        """Who sits where, as the store has it."""
        self.seating = seating
        self.humans = seating.humans()
        self.bots = any(chair.automatic for chair in seating.chairs)
        self.one_screen = seating.one_screen()

    # The task

    async def _run(self) -> None:
        """Until the table is put away. After a fault of ours, what is in memory is not to be trusted: the store is."""
        note: Note | None = None
        while not isinstance(note, Stop):
            note = await self.inbox.get()
            try:
                # Nearly everything is a frame: every coroutine less is felt at every move.
                await (self._answer(note) if isinstance(note, Frame) else self._attend(note))
            except Unsure as error:
                log.warning("table_let_go", code=self.code, why=type(error).__name__)
                self.services.forget(self.code)
                self._close(Bye("stopping", 300))
                return
            except Exception:
                log.exception("table_fault", code=self.code, note=type(note).__name__)
                self.services.forget(self.code)
                self._close(Bye("stopping", 1_000))
                return

    async def _attend(self, note: Note) -> None:
        match note:
            case Left(viewer):
                await self.attendance.leave(viewer)
            case Missing(owner):
                await self.attendance.give_up(owner)
            case Thought():
                await self.thinking.play(note)
            case Due(heard):
                await self.races.settle(heard)
            case Tick():
                await self.alarm.ring()
            case Turned():
                self.follow_up()
            case Stop(bye):
                self._close(bye)

    async def _answer(self, note: Frame) -> None:
        """Do what the frame asks, once; say that it is done, or why not."""
        viewer, envelope = note.viewer, note.envelope
        said = envelope.d
        known = None if isinstance(said, Hello) else self.acks.find(viewer.owner, envelope.id)
        if known is not None:
            viewer.send(frame(known))
            return
        if isinstance(said, Hello) and self._would_hear_early(viewer):
            self.loop.call_later(BRIEF[0], self.inbox.put, note)
            return
        with self.acks.answering(viewer, envelope.id):
            await respond(self, viewer, envelope, note.heard)

    def _would_hear_early(self, viewer: Viewer) -> bool:
        """Whether a newcomer would hear an answer before its beat: the question is over in a moment, and they wait."""
        live = self.live
        return (
            live is not None
            and self.running
            and self.beat.unseen
            and bool(live.windows)
            and self.attendance.is_stranger(viewer)
            and not self.humans & live.since.keys()
        )

    async def land(self, thought: Thought) -> None:
        """A bot's move has waited for those that others might have made before it."""
        await self.thinking.land(thought)

    # Connections

    def hold(self) -> None:
        """A connection comes: the table stays in memory."""
        self.sockets += 1

    def release(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self.sockets -= 1
        self.inbox.put(Left(viewer))

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing waits."""
        return self.sockets == 0 and self.inbox.empty

    # Telling

    def lobby(self, seating: Seating | None = None) -> Lobby:
        """The table and who is at it."""
        shown, audience = seating or self.seating, self.audience
        said = summarise(self.code, shown, audience.present(), audience.strangers(shown), self.undo.pending)
        return replace(said, problem=problems.LOG_BROKEN) if self.live is not None and self.live.broken else said

    def common(self, data: Lobby | Spoken, offset: int = 1) -> News:
        """News that is the same for all eyes."""
        v = self.v + offset
        version = Version(v, Told.SPOKEN, spoken=data) if isinstance(data, Spoken) else Version(v, Told.LOBBY)
        return News(version, common=frame(data, v))

    def shown(self, scene: Scene, version: Version) -> News:
        """A position as each pair of eyes may see it."""
        return News(version, eyes=scene.frames(self.audience.eyes(), version.v))

    async def write(self, entries: Sequence[Entry], seating: Seating | None) -> None:
        """On the disk, or `Trouble`; `Unsure` if the table cannot be gone on with."""
        began = self.loop.time()
        try:
            await self.services.store.append(self.claim, entries, seating)
        except Unsure:
            raise
        except Exception as error:
            log.error("store_failed", code=self.code, error=type(error).__name__)
            raise Trouble(problems.STORE_FAILED) from None
        self.claim.number += len(entries)
        now = self.loop.time()
        if now - began > STALLED and self.live is not None:
            self.live.clocks.make_good(began, now)

    def deliver(self, news: Sequence[News], but: Viewer | None = None) -> None:
        """Tell everybody, or everybody but one."""
        self.acks.accept()
        for item in news:
            self.v += 1
            assert item.version.v == self.v
            self.history.versions.append(item.version)
        self.audience.tell(news, but)

    def show_lobby(self, but: Viewer | None = None) -> None:
        """Tell everybody who is at the table."""
        self.deliver([self.common(self.lobby())], but)
        self.porch.tell()

    async def speak(self, spoken: Spoken, mark: str) -> None:
        """A line of the chat: written, then told."""
        seat = NOBODY if spoken.seat is None else spoken.seat
        body = msgspec.json.encode(spoken).decode()
        await self.write([Entry(Kind.SPOKEN, seat, body, mark, now_ms())], None)
        self.chat.append(spoken)
        self.deliver([self.common(spoken)])

    def announce(self, reacted: Reacted) -> None:
        """Something said by one tap: told, and forgotten."""
        said = frame(reacted)
        for viewer in self.audience:
            viewer.send(said)

    async def change(self, seating: Seating) -> None:
        """Another seating: written, then told."""
        if seating != self.seating:
            await self.write((), seating)
            self.reseat(seating)
            self.attendance.show_out()
            self.show_lobby()
            self.look_round()
            self.follow_up()
            await self.undo.conclude()
            await self.porch.let_in()

    def reseat(self, seating: Seating) -> None:
        """Another seating is in the store; those who do not play any more are not asked for an undo."""
        before = self.humans
        self._take(seating)
        self.undo.follow(before, self.humans)

    def look_round(self) -> None:
        """Tell those whose own standing has changed."""
        for viewer in self.audience:
            seat = None if viewer.watching else self.seating.seat_of(viewer.owner)
            host = viewer.owner == self.seating.host
            if (seat, host) != (viewer.seat, viewer.host):
                viewer.seat, viewer.host, viewer.people = seat, host, b""
                if seat is not None:
                    viewer.name = self.seating.chairs[seat].name or viewer.name
                self.tell_standing(viewer)

    def tell_standing(self, viewer: Viewer) -> None:
        """Tell a viewer who they are here."""
        host = viewer.host and not viewer.watching
        viewer.send(frame(You(viewer.seat, host, viewer.name, is_muted(self.seating, viewer.owner))))

    def renew(self, seat: Seat) -> None:
        """Tell everything once more to those who look through the eyes of that seat: they play again."""
        self.history.renewed[seat] = self.v
        for viewer in self.audience:
            if viewer.seat == seat:
                self.welcome(viewer, None)

    def welcome(self, viewer: Viewer, last: int | None) -> None:
        """Give a viewer what they missed, or the position and the last page of what has happened."""
        live, now = self.live, self.loop.time()
        scene = None if live is None else self._scene(live, now)
        size = 0 if scene is None else len(scene.start)
        missed = None if last is None else self.history.missed(last, self.v, viewer.seat, size)
        if missed is not None:
            teller = Teller(self.lobby(), live, self.seating, viewer.seat, now)
            viewer.send(teller.told(missed))
            self.tell_standing(viewer)
            return
        greeting = Welcome(
            v=self.v,
            you=viewer.seat,
            host=viewer.host and not viewer.watching,
            name=viewer.name,
            lobby=self.lobby(),
            step=None if scene is None else msgspec.Raw(scene.seen(viewer.seat)),
            chat=tuple(self.chat),
            log=() if live is None else live.page.seen(viewer.seat),
            since=0 if live is None else live.page.since,
            muted=is_muted(self.seating, viewer.owner),
        )
        viewer.send(frame(greeting, self.v))

    def tell_pause(self) -> None:
        """The store has gone away or come back: all are told, also while the table's task waits for it."""
        said = frame(Pause(self.services.store.away))
        for viewer in self.audience:
            viewer.send(said)
        self.inbox.put(Turned())

    # Playing

    async def begin(self, seating: Seating) -> None:
        """The game starts: chance acts until a player must."""
        live = self.live = LiveGame(seating)
        now, humans = self.loop.time(), seating.humans()
        try:
            live.open(humans, now)
            news = [self.common(self.lobby(seating)), *self._opening(live, humans, now)]
            entries: list[Entry] = []
            self._let_chance_act(live, humans, now, news, entries)
            await self.write(entries, seating)
        except BaseException:
            self.live = None
            raise
        self._take(seating)
        self.deliver(news)
        self.attendance.expect()
        self.follow_up()
        log.info("game_begun", code=self.code, game=seating.game, seats=len(seating.chairs))

    def _opening(self, live: LiveGame, humans: frozenset[Seat], now: float) -> list[News]:
        """The position before the first input, where players begin and not chance: nothing else would show it."""
        if live.chance_acts:
            return []
        scene = Scene.of(live, NOBODY, (), humans, now)
        return [self.shown(scene, Version(self.v + 2, Told.LOST))]

    def follow_up(self) -> None:
        """Somebody came, went or took a seat: whether the game goes on, and who does what next."""
        live = self.live
        if live is None:
            return
        self.running = self.attendance.running() and not self.services.store.away
        if self.running:
            live.clocks.go(self.loop.time())
        else:
            live.clocks.stop(self.loop.time())
        if live.game.no is not no_no:
            self.beat.look_round(alone=self.attendance.alone())
        self.next_turn(live)

    def next_turn(self, live: LiveGame) -> None:
        """After an input: those who come and go have not changed."""
        if self.beat.watched and any(seat in self.humans and not self.noes.asked(live, seat) for seat in live.since):
            self.beat.rest()
        if self.noes.said:
            self.noes.turn_over(live)
        if len(live.since) > 1:
            self.races.measure(live)
            self.thinking.reconsider(live)
        self.thinking.go_on(live)
        self.alarm.set(live)

    async def advance(self, seat: Seat, move: Move, mark: str = "", lag: int | None = None) -> None:
        """Make a move, and everything chance does after it. IllegalMove if the rules refuse it.

        In a race `lag` says how many milliseconds of its player's connection were made good.
        """
        live = self.live
        assert live is not None
        length, now, humans = live.at, self.loop.time(), self.humans
        happening = live.play(seat, move, humans, now, lag)
        try:
            news = [self._step(live, happening, humans, now, 1)]
            entries = [written(live.log.inputs[-1], mark)]
            self._let_chance_act(live, humans, now, news, entries)
            over = replace(self.seating, phase=Phase.OVER) if live.state.outcome is not None else None
            if over is not None or self.undo.pending is not None:
                news.append(self.common(replace(self.lobby(over), undo=None), len(news) + 1))
            await self.write(entries, over)
        except BaseException:
            live.rewind(length, humans, now)
            raise
        if over is not None:
            self._take(over)
        if self.undo.pending is not None:
            self.undo.clear()
        metrics.PLAYED[live.game.name] += len(entries)
        self.deliver(news)
        self.next_turn(live)
        if over is not None:
            self.follow_up()
            metrics.GAMES_OVER.labels(live.game.name).inc()
            log.info("game_over", code=self.code, game=live.game.name, inputs=live.at)

    def _let_chance_act(
        self, live: LiveGame, humans: frozenset[Seat], now: float, news: list[News], entries: list[Entry]
    ) -> None:
        while live.chance_acts:
            happening = live.draw(humans, now)
            news.append(self._step(live, happening, humans, now, len(news) + 1))
            entries.append(written(live.log.inputs[-1]))

    def _step(self, live: LiveGame, happening: Happening, humans: frozenset[Seat], now: float, offset: int) -> News:
        """An input as each viewer may see it."""
        scene = Scene.of(live, happening.seat, happening.events, humans, now)
        return self.shown(scene, Version(self.v + offset, STEP, live.at))

    def _scene(self, live: LiveGame, now: float) -> Scene:
        """The position as it is, for somebody who has not seen how it came about."""
        mover = live.log.inputs[-1].seat if live.log.inputs else NOBODY
        return Scene.of(live, mover, (), self.humans if not live.broken else frozenset(), now)

    async def rewind(self, length: int, seat: Seat) -> None:
        """Take back all inputs after the first `length`."""
        live = self.live
        assert live is not None
        await self.write([Entry(Kind.REWIND, seat, str(length), at=now_ms())], None)
        now = self.loop.time()
        live.rewind(length, self.humans, now)
        self.undo.clear()
        scene, v = self._scene(live, now), self.v + 1
        rewound = {eyes: frame(Rewound(seat, msgspec.Raw(scene.seen(eyes))), v) for eyes in self.audience.eyes()}
        self.deliver([News(Version(v, Told.LOST), eyes=rewound), self.common(self.lobby(), 2)])
        self.races.clear()
        self.follow_up()

    def _close(self, bye: Bye) -> None:
        """Say good-bye; everything is in the store."""
        self.thinking.stop()
        self.alarm.stop()
        self.races.stop()
        self.attendance.stop()
        self.porch.close(bye)
        self.audience.close(bye)
        # The parts know their table: held by each other, all of it would wait for the collector, which comes seldom.
        for part in PARTS:
            delattr(self, part)
