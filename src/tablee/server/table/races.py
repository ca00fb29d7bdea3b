"""Who was first: where several may act, moves count in the order in which they were made, not in which they arrive.

The table knows how long the way to each player is. A move that arrives is held until no other player who may act can
have made an earlier one that is still under way: for as long as the slowest of them takes longer than whoever made it,
at most `MOST_LAG`; where all are near, not at all. Then it is played, and the log says how much was made good. Whoever
acts alone never waits.
"""

import asyncio
import random
from typing import Final, NamedTuple, Protocol

from tablee.kernel.errors import IllegalMove
from tablee.kernel.messages import Move
from tablee.kernel.pace import Arrival, allowance, heard_until
from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.play.live import LiveGame
from tablee.server.problems import Trouble
from tablee.server.table.acks import Acks, mark
from tablee.server.table.audience import Audience
from tablee.server.table.inbox import Due, Inbox, Thought
from tablee.server.table.viewer import Viewer

lots: Final = random.Random()


class Sender(NamedTuple):
    """Who waits for an answer, and to which frame."""

    viewer: Viewer
    frame_id: str


class Said(NamedTuple):
    """What a human has sent."""

    sender: Sender
    move: Move
    at: int
    """How many inputs they had seen."""
    since: int
    """After which input they came to act."""


class Held(NamedTuple):
    """A move in a race."""

    pressed: float
    lot: float
    """Among moves made at the same moment."""
    arrival: Arrival
    said: "Said | Thought"

    @property
    def made_good(self) -> int:
        """Milliseconds."""
        return round(1000 * allowance(self.arrival.lag))


def held(arrival: Arrival, said: Said | Thought) -> Held:
    """A move that has arrived."""
    return Held(arrival.pressed, lots.random(), arrival, said)


class Racing(Protocol):
    """A table as far as racing goes."""

    @property
    def humans(self) -> frozenset[Seat]: ...
    @property
    def live(self) -> LiveGame | None: ...
    @property
    def audience(self) -> Audience: ...
    @property
    def acks(self) -> Acks: ...
    @property
    def inbox(self) -> Inbox: ...
    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...
    async def land(self, thought: Thought) -> None: ...
    async def advance(self, seat: Seat, move: Move, mark: str = "", lag: int | None = None) -> None: ...


class Races:
    """The moves that wait at one table."""

    __slots__ = ("_table", "timer", "waiting")

    def __init__(self, table: Racing) -> None:
        self._table = table
        self.waiting: list[Held] = []
        """In the order in which they were made."""
        self.timer: asyncio.TimerHandle | None = None

    def holds(self, seat: Seat) -> bool:
        """Whether a move of that seat waits."""
        return any(held.arrival.seat == seat for held in self.waiting)

    async def enter(self, entry: Held) -> None:
        """A move has arrived; everything that arrived before it is here already."""
        self._table.acks.put_off()
        if not self._sent_again(entry):
            self.waiting.append(entry)
            self.waiting.sort(key=lambda held: held[:2])
            await self.settle(entry.arrival.at)

    def _sent_again(self, entry: Held) -> bool:
        """The same frame after a new connection counts once; the answer goes to the new one."""
        for place, other in enumerate(self.waiting):
            if isinstance(entry.said, Said) and isinstance(other.said, Said) and same(entry.said, other.said):
                self.waiting[place] = other._replace(said=other.said._replace(sender=entry.said.sender))
                return True
        return False

    async def settle(self, heard: float) -> None:
        """Play the moves that nothing can overtake any more; all that arrived until `heard` is known."""
        while self.waiting:
            until = self._until(self.waiting[0])
            if until > heard:
                self._look_again(until)
                return
            await self._play(self.waiting.pop(0))
        self._rest()

    def _until(self, first: Held) -> float:
        """Until when a move made earlier may still arrive."""
        live = self._table.live
        seats = set() if live is None else live.since.keys() - {held.arrival.seat for held in self.waiting}
        return heard_until(first.arrival, self._lags(seats))

    def _lags(self, seats: set[Seat]) -> list[float]:
        """How far the players on these seats are away who are there."""
        humans = self._table.humans
        return [viewer.trip.lag for viewer in self._table.audience if viewer.seat in seats and viewer.seat in humans]

    def patience(self, live: LiveGame) -> float:
        """How long the clock waits for answers that were made in time and are under way."""
        return max(self._lags(set(live.since)), default=0.0)

    def measure(self, live: LiveGame) -> None:
        """Several may act: find out how far away they are."""
        for viewer in self._table.audience:
            if viewer.seat in live.since:
                viewer.ping()

    async def _play(self, first: Held) -> None:
        table, said, seat = self._table, first.said, first.arrival.seat
        if isinstance(said, Thought):
            await table.land(said)
            return
        viewer, frame_id = said.sender
        with table.acks.answering(viewer, frame_id):
            live = table.live
            if live is None:
                raise Trouble(problems.NOT_PLAYING)
            if live.since.get(seat) != said.since:
                raise overtaken(live, seat, said.move, said.at)
            await table.advance(seat, said.move, mark(viewer.owner, frame_id), first.made_good)

    def clear(self) -> None:
        """The game has gone back: what was under way was meant for another position."""
        waiting, self.waiting = self.waiting, []
        self._rest()
        for entry in waiting:
            if isinstance(entry.said, Said):
                with self._table.acks.answering(*entry.said.sender):
                    raise Trouble(problems.STALE, at=0 if self._table.live is None else self._table.live.at)

    def _look_again(self, until: float) -> None:
        self._rest()
        self.timer = self._table.loop.call_at(until, lambda: self._table.inbox.put(Due(until)))

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        """Whoever gets no answer sends again."""
        self.waiting.clear()
        self._rest()


def same(one: Said, other: Said) -> bool:
    """Whether it is the same frame."""
    return (one.sender.viewer.owner, one.sender.frame_id) == (other.sender.viewer.owner, other.sender.frame_id)


def overtaken(live: LiveGame, seat: Seat, move: Move, at: int) -> IllegalMove | Trouble:
    """Why a move made after input `at` cannot be made any more: by the rules, if somebody else has been faster."""
    beaten = 0 <= at < live.at and live.log.inputs[at].seat != seat
    refusal = live.state.why_not(seat, move) if beaten else None
    return Trouble(problems.STALE, at=live.at) if refusal is None else IllegalMove(refusal)
