"""What moves a game on when no human does: bots whose turn it is, a no said in advance, and time limits that pass.

The driver decides nothing by itself: thoughts and alarms come in by the inbox of the table like everything else.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog
from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import no_no
from tablee.kernel.messages import Move, TimeUp, View
from tablee.kernel.pace import Arrival
from tablee.kernel.seats import CLOCK, Seat
from tablee.server import attendance
from tablee.server.bots import LISTED
from tablee.server.course import Course
from tablee.server.notes import Refrain, Thought, Tick
from tablee.server.problems import Trouble
from tablee.server.races import held
from tablee.server.seating import house_level
from tablee.server.viewer import Viewer

if TYPE_CHECKING:
    from tablee.server.table import Table

RETRY: Final = 1.0
"""Seconds before a bot or a clock tries again when the store has failed."""

BRIEF: Final = (0.2, 0.3)
"""Seconds after which bots answer somebody who plays alone: no pause, but longer than any of them takes to choose."""

dice: Final = Random()
"""For pauses: nobody gains by foreseeing them."""

log = structlog.get_logger("tablee.driver")


class Thinking:
    """What is about to be done for a seat."""

    __slots__ = ("hurry", "move", "since", "task")

    def __init__(self, since: int, task: asyncio.Task[None]) -> None:
        self.since = since
        """After which input the seat came to act."""
        self.task = task
        self.hurry = asyncio.Event()
        """Nobody but bots is waited for."""
        self.move: Move | None = None
        """What a bot has chosen, while it seems to think."""


class Sight(NamedTuple):
    """What a bot sees when it begins to think: by the time its task runs, a move may be on its way to the disk."""

    at: int
    view: View
    moves: Sequence[Move]


class Driver:
    """The bots and the alarm of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.loop = table.loop
        self.thinking: dict[Seat, Thinking] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.running = False
        self.alone = False
        """Whether one person plays, and only their own browser looks on."""
        self.watched = False
        """Whether somebody else has looked on since that person last had a turn of their own: its length, which nobody
        else knows, keeps a visitor from counting back how fast the answers before a visit came."""

    def follow_up(self) -> None:
        """Let bots think whose turn it is, and set the alarm for the next time limit."""
        course = self.table.course
        if course is None:
            return
        self.running = attendance.running(self.table)
        if self.running:
            course.clocks.go(self.loop.time())
        else:
            course.clocks.stop(self.loop.time())
        if course.game.no is not no_no:
            self.alone = attendance.alone(self.table)
            self.watched = self.watched or not self.alone
        self.next_turn(course)

    def next_turn(self, course: Course) -> None:
        """After an input: those who come and go have not changed."""
        if self.watched and self.alone and self._turn_of_their_own(course):
            self.watched = False
        if self.table.noes.said:
            self.table.noes.turn_over(course)
        if len(course.since) > 1:
            self.table.races.measure(course)
            self._reconsider(course)
        if self.thinking or self.table.bots or self.table.noes.said:
            self._rouse(course, self._due(course) if self.running else {})
            if not self.table.humans & course.since.keys():
                self._hurry(course)
        if self.alarm is not None or course.clocks.used:
            self._set_alarm(course)

    @property
    def unseen(self) -> bool:
        """Whether nobody but the one who plays can tell when an answer is heard."""
        return self.alone and not self.watched

    def look_on(self) -> None:
        """Somebody looks at the game without a connection."""
        self.watched = True

    def keeps_waiting(self, viewer: Viewer) -> bool:
        """Whether a newcomer would see an answer before its beat: the question is over in a moment, and they wait."""
        course = self.table.course
        return (
            course is not None
            and self.running
            and self.unseen
            and bool(course.windows)
            and attendance.is_stranger(self.table, viewer)
            and not self.table.humans & course.since.keys()
        )

    def _turn_of_their_own(self, course: Course) -> bool:
        """Whether a human acts who is asked nothing."""
        return any(seat in self.table.humans and self.table.noes.asked(course, seat) is None for seat in course.since)

    def _rouse(self, course: Course, due: dict[Seat, int]) -> None:
        """Bots that need not think any more stop, those that must begin; so with a no said in advance."""
        for seat in [seat for seat, thinking in self.thinking.items() if due.get(seat) != thinking.since]:
            self.forget(seat)
        for seat, since in due.items():
            if seat in self.thinking:
                continue
            if self.table.seating.chairs[seat].automatic:
                self._start_thinking(course, seat, since)
            else:
                self._start_declining(course, seat, since)

    def _hurry(self, course: Course) -> None:
        """All who look on have answered: bots that are asked too need not give them time any more.

        Who is first among bots that would all react is left to chance. Where humans have screens of their own, only
        what is mere courtesy ends so: elsewhere it could tell who had something to answer with.
        """
        courtesy = len(course.since) > 1 and course.game.courtesy(course.state.view(None))
        near = self.table.one_screen or self.unseen
        for seat in dice.sample(sorted(self.thinking), len(self.thinking)):
            if courtesy or (near and self.table.noes.asked(course, seat) is not None):
                self.thinking[seat].hurry.set()

    def _reconsider(self, course: Course) -> None:
        """A bot whose move somebody else has made impossible thinks again at once, as a human would."""
        for seat, thinking in list(self.thinking.items()):
            if thinking.move is None or course.state.why_not(seat, thinking.move) is None:
                continue
            self.forget(seat)
            if course.since.get(seat) == thinking.since and not self.table.seating.chairs[seat].automatic:
                self._start_thinking(course, seat, thinking.since, 0.0)  # for a human out of time

    def _due(self, course: Course) -> dict[Seat, int]:
        """The seats for which something is done now, and since which input: bots that must move, humans who said no in
        advance, humans out of time who are being helped."""
        return {
            seat: since
            for seat, since in course.since.items()
            if seat >= 0 and self._is_due(course, seat, since) and not self.table.races.holds(seat)
        }

    def _is_due(self, course: Course, seat: Seat, since: int) -> bool:
        noes = self.table.noes
        return (
            self.table.seating.chairs[seat].automatic
            or self._thinks(seat, since)
            or (bool(noes.said) and noes.answer(course, seat) is not None)
        )

    def _thinks(self, seat: Seat, since: int) -> bool:
        """Whether something is about to be done for that seat, which came to act after that input."""
        thinking = self.thinking.get(seat)
        return thinking is not None and thinking.since == since

    def forget(self, seat: Seat) -> None:
        """A bot need not think for that seat any more: its human is back, or the game was taken back."""
        thinking = self.thinking.pop(seat, None)
        if thinking is not None:
            thinking.task.cancel()

    def _start_thinking(self, course: Course, seat: Seat, since: int, pause: float | None = None) -> None:
        """A bot begins to think; it takes its usual time if no other is said."""
        sight = Sight(course.at, course.state.view(seat), course.state.moves(seat)[:LISTED])
        self.thinking[seat] = Thinking(since, self.loop.create_task(self._think(course, seat, since, sight, pause)))

    async def _think(self, course: Course, seat: Seat, since: int, sight: Sight, pause: float | None) -> None:
        """How long the thinking itself takes says nothing: it is part of the pause."""
        begun = self.loop.time()
        level = self.table.seating.chairs[seat].level or house_level(course.game)
        move = await self.table.house.thinkers.choose(course.game, level, sight.view, sight.moves)
        thinking = self.thinking.get(seat)
        if thinking is None or thinking.task is not asyncio.current_task():
            return  # called off just as the move came: `wait_for` then keeps the cancellation to itself
        thinking.move = move
        end = begun + (self._pause(course, sight.view, move) if pause is None else pause)
        least = BRIEF if self.unseen else self.table.house.settings.bot_delay
        soon = min(end, begun + dice.uniform(*least))
        await asyncio.sleep(max(0.0, soon - self.loop.time()))
        with suppress(TimeoutError):
            async with asyncio.timeout_at(end):
                await thinking.hurry.wait()
        self.table.inbox.put(Thought(seat, since, move, sight.at, self.loop.time()))

    def _start_declining(self, course: Course, seat: Seat, since: int) -> None:
        """The no that somebody said in advance will be heard on the beat."""
        no = self.table.noes.answer(course, seat)
        if no is not None:
            end = self._beat(course, seat, no.move)
            self._refrain_at(end, Refrain(seat, since, no.move, course.at, end))

    def _beat(self, course: Course, seat: Seat, move: Move) -> float:
        """When an answer to the question now open is heard: some time after the question, whenever it was given.

        Somebody alone has only to be left the time to do otherwise.
        """
        opened = course.clocks.opened(course.windows, seat, self.loop.time())
        if self.unseen:
            return opened + dice.uniform(*self.table.house.settings.bot_delay)
        return opened + self._pause(course, course.state.view(seat), move)

    def puts_off(self, course: Course, seat: Seat, move: Move) -> bool:
        """Whether a move is a no that waits for its beat, and is heard then as if it had been said in advance.

        So a quick thumb looks like any other. Until its no is heard, whoever pressed may still do otherwise. Where no
        window is open, bots take no time, or nobody looks on from another screen, there is no beat.
        """
        if not course.windows or not self.running or self.table.one_screen or self.unseen:
            return False
        if not any(self.table.house.settings.bot_delay):
            return False
        if not any(seat in window.seats for window in course.windows):
            return False
        no = self.table.noes.asked(course, seat)
        if no is None or no.move != move:
            return False
        since = course.since[seat]
        if self._thinks(seat, since) or self.table.races.holds(seat):
            return self.table.noes.answer(course, seat) is not None
        end = self._beat(course, seat, move)
        if end <= self.loop.time():
            return False
        self.table.noes.press(course, seat)
        self._refrain_at(end, Refrain(seat, since, move, course.at, end))
        return True

    def _refrain_at(self, end: float, refrain: Refrain) -> None:
        """Somebody's no is heard then."""

        async def wait() -> None:
            await asyncio.sleep(max(0.0, end - self.loop.time()))
            self.table.inbox.put(replace(refrain, at=self.loop.time()))

        self.thinking[refrain.seat] = Thinking(refrain.since, self.loop.create_task(wait()))

    def _pause(self, course: Course, view: View, move: Move) -> float:
        """How long somebody seems to think: the game's own pace, else the house's, drawn without regard to anything."""
        house = self.table.house.settings.bot_delay
        if not any(house):
            return 0.0
        own = course.game.pace(view, move, dice)
        return dice.uniform(*house) if own is None else own

    async def bot_plays(self, thought: Thought) -> None:
        """A bot has thought; its move counts if the seat still waits for it."""
        seat, course = thought.seat, self.table.course
        if course is None or not self._thinks(seat, thought.since):
            return
        del self.thinking[seat]
        if len(course.since) > 1 and seat in course.since:
            await self.table.races.enter(held(Arrival(seat, thought.at, 0.0), thought))
        else:
            await self.land(thought)

    async def land(self, thought: Thought) -> None:
        """The move of a bot, or a no said in advance, is played unless the seat waits for something else by now."""
        seat, course = thought.seat, self.table.course
        if course is None or course.since.get(seat) != thought.since:
            return
        try:
            await self.table.advance(seat, thought.move)
            if isinstance(thought, Refrain):
                self.table.noes.heard(seat)
        except IllegalMove as error:
            await self._turned_down(course, thought, error)
        except Trouble:
            if isinstance(thought, Refrain):
                self._refrain_at(self.loop.time() + RETRY, thought)
            else:
                self._start_thinking(course, seat, thought.since, RETRY)

    async def _turned_down(self, course: Course, thought: Thought, error: IllegalMove) -> None:
        """Somebody else was faster, and the bot thinks again; or it has erred, and plays what it may."""
        if isinstance(thought, Refrain):
            return
        if course.at > thought.seen:
            self._start_thinking(course, thought.seat, thought.since)
            return
        log.error("bot_refused", code=self.table.code, game=course.game.name, refusal=error.refusal.key)
        await self.table.advance(thought.seat, course.state.moves(thought.seat)[0])

    def _set_alarm(self, course: Course) -> None:
        """Ring when the next limit ends, and a little later for answers that are still under way."""
        end = course.clocks.next()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if end is not None:
            self.alarm = self.loop.call_at(end + self.table.races.patience(course), self._ring)

    def _ring(self) -> None:
        self.alarm = None
        self.table.inbox.put(Tick())

    async def time_passes(self) -> None:
        """Close the windows whose time has passed; a bot moves for those whose turn lasted too long."""
        course = self.table.course
        if course is None or course.clocks.stopped is not None:
            return
        now = self.loop.time()
        passed = now - self.table.races.patience(course)
        try:
            await self.table.races.settle(now)
            await self._close_windows(course, passed)
        except Trouble:
            self.alarm = self.loop.call_later(RETRY, self._ring)
            return
        for seat in course.clocks.late(passed):
            since = course.since.get(seat)
            if since is not None and seat not in self.thinking:
                self._start_thinking(course, seat, since, 0.0)
        self._set_alarm(course)

    async def _close_windows(self, course: Course, passed: float) -> None:
        """CLOCK plays where the rules' own time has passed."""
        for name in course.clocks.closed(passed):
            move = TimeUp(name)
            if course.state.why_not(CLOCK, move) is None:
                await self.table.advance(CLOCK, move)

    def stop(self) -> None:
        """Nothing moves any more."""
        for thinking in self.thinking.values():
            thinking.task.cancel()
        self.thinking.clear()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
