"""What moves a game on when no human does: bots whose turn it is, and time limits that pass.

The driver decides nothing by itself: thoughts and alarms come in by the inbox of the table like everything else.
"""

import asyncio
import random
from typing import TYPE_CHECKING, Final

import structlog

from tablee.kernel.errors import IllegalMove
from tablee.kernel.messages import TimeUp
from tablee.kernel.seats import CLOCK, Seat
from tablee.server import attendance
from tablee.server.course import Course
from tablee.server.notes import Thought, Tick
from tablee.server.problems import Trouble
from tablee.server.seating import house_level

if TYPE_CHECKING:
    from tablee.server.table import Table

RETRY: Final = 1.0
"""Seconds before a bot or a clock tries again when the store has failed."""

log = structlog.get_logger("tablee.driver")


class Driver:
    """The bots and the alarm of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.loop = table.loop
        self.thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        """By seat, since which input a bot thinks for it."""
        self.alarm: asyncio.TimerHandle | None = None
        self.running = False

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
        self.next_turn(course)

    def next_turn(self, course: Course) -> None:
        """After an input: those who come and go have not changed."""
        due = self._bots_due(course) if self.running else {}
        if due or self.thinking:
            self._rouse(course, due)
        end = course.clocks.next()
        if end is not None or self.alarm is not None:
            self._set_alarm(end)

    def _rouse(self, course: Course, due: dict[Seat, int]) -> None:
        """Bots that need not think any more stop, those that must begin."""
        for seat in [seat for seat, (since, _) in self.thinking.items() if due.get(seat) != since]:
            self.thinking.pop(seat)[1].cancel()
        for seat, since in due.items():
            if seat not in self.thinking:
                self._start_thinking(course, seat, since, random.uniform(*self.table.house.settings.bot_delay))

    def _bots_due(self, course: Course) -> dict[Seat, int]:
        """The seats where a bot must move, and since which input; also humans out of time who are being helped."""
        chairs = self.table.seating.chairs
        return {
            seat: since
            for seat, since in course.since.items()
            if seat >= 0 and (chairs[seat].automatic or self.thinking.get(seat, (None,))[0] == since)
        }

    def forget(self, seat: Seat) -> None:
        """A bot need not think for that seat any more: its human is back, or the game was taken back."""
        thought = self.thinking.pop(seat, None)
        if thought is not None:
            thought[1].cancel()

    def _start_thinking(self, course: Course, seat: Seat, since: int, delay: float) -> None:
        level = self.table.seating.chairs[seat].level or house_level(course.game)
        self.thinking[seat] = (since, self.loop.create_task(self._think(course, seat, since, level, delay)))

    async def _think(self, course: Course, seat: Seat, since: int, level: str, delay: float) -> None:
        """How long it takes says nothing: the pause is drawn before anything is looked at."""
        end = self.loop.time() + delay
        state = course.state
        move = await self.table.house.thinkers.choose(course.game, level, state.view(seat), state.moves(seat))
        await asyncio.sleep(max(0.0, end - self.loop.time()))
        self.table.inbox.put(Thought(seat, since, move))

    async def bot_plays(self, thought: Thought) -> None:
        """A bot has thought; its move counts if the seat still waits for it."""
        seat, course = thought.seat, self.table.course
        if course is None or self.thinking.get(seat, (None,))[0] != thought.since:
            return
        del self.thinking[seat]
        if course.since.get(seat) != thought.since:
            return
        try:
            await self.table.advance(seat, thought.move)
        except IllegalMove as error:
            log.error("bot_refused", code=self.table.code, game=course.game.name, refusal=error.refusal.key)
            await self.table.advance(seat, course.state.moves(seat)[0])
        except Trouble:
            self._start_thinking(course, seat, thought.since, RETRY)

    def _set_alarm(self, end: float | None) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if end is not None:
            self.alarm = self.loop.call_at(end, self._ring)

    def _ring(self) -> None:
        self.alarm = None
        self.table.inbox.put(Tick())

    async def time_passes(self) -> None:
        """Close the windows whose time has passed; a bot moves for those whose turn lasted too long."""
        course = self.table.course
        if course is None or course.clocks.stopped is not None:
            return
        try:
            await self._close_windows(course)
        except Trouble:
            self.alarm = self.loop.call_later(RETRY, self._ring)
            return
        for seat in course.clocks.late(self.loop.time()):
            since = course.since.get(seat)
            if since is not None and seat not in self.thinking:
                self._start_thinking(course, seat, since, 0.0)
        self._set_alarm(course.clocks.next())

    async def _close_windows(self, course: Course) -> None:
        """CLOCK plays where the rules' own time has passed."""
        for name in course.clocks.closed(self.loop.time()):
            move = TimeUp(name)
            if course.state.why_not(CLOCK, move) is None:
                await self.table.advance(CLOCK, move)

    def stop(self) -> None:
        """Nothing moves any more."""
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
