"""What is done for seats where no human acts: bots whose turn it is, and noes said in advance.

Nothing is decided here by itself: thoughts come in by the inbox of the table like everything else.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

import structlog
from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.messages import Move, View
from tablee.kernel.pace import Arrival
from tablee.kernel.seats import Seat
from tablee.server.lobby.seating import Pace, Seating, house_level
from tablee.server.play.live import LiveGame
from tablee.server.problems import Trouble
from tablee.server.table.beat import Beat, dice, is_turn
from tablee.server.table.inbox import Inbox, Refrain, Thought
from tablee.server.table.noes import Noes
from tablee.server.table.races import Races, held
from tablee.server.table.services import Services
from tablee.server.workers import LISTED

RETRY: Final = 1.0
"""Seconds before a bot or a clock tries again when the store has failed."""

log = structlog.get_logger("tablee.thinking")


class Thinkable(Protocol):
    """A table as far as bots go."""

    @property
    def code(self) -> str: ...
    @property
    def seating(self) -> Seating: ...
    @property
    def humans(self) -> frozenset[Seat]: ...
    @property
    def bots(self) -> bool: ...
    @property
    def one_screen(self) -> bool: ...
    @property
    def running(self) -> bool: ...
    @property
    def live(self) -> LiveGame | None: ...
    @property
    def noes(self) -> Noes: ...
    @property
    def races(self) -> Races: ...
    @property
    def beat(self) -> Beat: ...
    @property
    def services(self) -> Services: ...
    @property
    def inbox(self) -> Inbox: ...
    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...
    async def advance(self, seat: Seat, move: Move) -> None: ...


class Pending:
    """What is about to be done for a seat."""

    __slots__ = ("hurry", "move", "seen", "since", "task")

    def __init__(self, since: int, task: asyncio.Task[None]) -> None:
        self.since = since
        """After which input the seat came to act."""
        self.task = task
        self.hurry = asyncio.Event()
        """Nobody but bots is waited for."""
        self.seen: asyncio.Event | None = None
        """Somebody has seen what a bot did before and lets this one play; None if that is not waited for."""
        self.move: Move | None = None
        """What a bot has chosen, while it seems to think."""


class Sight(NamedTuple):
    """What a bot sees when it begins to think: by the time its task runs, a move may be on its way to the disk."""

    at: int
    view: View
    moves: Sequence[Move]


class Thinking:
    """What is about to be done at one table, by seat."""

    __slots__ = ("_pending", "_table")

    def __init__(self, table: Thinkable) -> None:
        self._table = table
        self._pending: dict[Seat, Pending] = {}

    # Whose turn it is

    def go_on(self, live: LiveGame) -> None:
        """After an input: bots that need not think any more stop, those that must begin; so with noes."""
        table = self._table
        if not (self._pending or table.bots or table.noes.said):
            return
        if self._pending and not self._is_tapped():
            self.tap()
        self._rouse(live, self._due(live) if table.running else {})
        if not table.humans & live.since.keys():
            self._hurry(live)

    def _rouse(self, live: LiveGame, due: dict[Seat, int]) -> None:
        for seat in [seat for seat, pending in self._pending.items() if due.get(seat) != pending.since]:
            self.forget(seat)
        for seat, since in due.items():
            if seat in self._pending:
                continue
            if self._table.seating.chairs[seat].automatic:
                self._start_thinking(live, seat, since)
            else:
                self._start_declining(live, seat, since)

    def _hurry(self, live: LiveGame) -> None:
        """All who look on have answered: bots that are asked too need not give them time any more.

        Who is first among bots that would all react is left to chance. Where humans have screens of their own, only
        what is mere courtesy ends so: elsewhere it could tell who had something to answer with.
        """
        table = self._table
        courtesy = len(live.since) > 1 and live.game.courtesy(live.state.view(None))
        near = table.one_screen or table.beat.unseen
        for seat in dice.sample(sorted(self._pending), len(self._pending)):
            if courtesy or (near and table.noes.asked(live, seat) is not None):
                self._pending[seat].hurry.set()

    # The pace

    def tap(self) -> None:
        """Somebody has seen what was played, or nobody is waited for any more: bots go on."""
        for pending in self._pending.values():
            if pending.seen is not None:
                pending.seen.set()

    def _is_tapped(self) -> bool:
        """Whether bots wait for a tap at this table: only a human who plays there can give it."""
        return self._table.seating.pace is Pace.TAP and bool(self._table.humans)

    def _waits_for_tap(self, live: LiveGame) -> bool:
        """Whether what was done last should be seen before a bot plays: what humans do themselves they have seen."""
        inputs = live.log.inputs
        return self._is_tapped() and is_turn(live) and not (inputs and inputs[-1].seat in self._table.humans)

    def reconsider(self, live: LiveGame) -> None:
        """A bot whose move somebody else has made impossible thinks again at once, as a human would."""
        for seat, pending in list(self._pending.items()):
            if pending.move is None or live.state.why_not(seat, pending.move) is None:
                continue
            self.forget(seat)
            if live.since.get(seat) == pending.since and not self._table.seating.chairs[seat].automatic:
                self._start_thinking(live, seat, pending.since, 0.0)  # for a human out of time

    def _due(self, live: LiveGame) -> dict[Seat, int]:
        """The seats for which something is done now, and since which input: bots that must move, humans who said no in
        advance, humans out of time who are being helped."""
        return {
            seat: since
            for seat, since in live.since.items()
            if seat >= 0 and self._is_due(live, seat, since) and not self._table.races.holds(seat)
        }

    def _is_due(self, live: LiveGame, seat: Seat, since: int) -> bool:
        noes = self._table.noes
        return (
            self._table.seating.chairs[seat].automatic
            or self._thinks(seat, since)
            or (bool(noes.said) and noes.answer(live, seat) is not None)
        )

    def _thinks(self, seat: Seat, since: int) -> bool:
        """Whether something is about to be done for that seat, which came to act after that input."""
        pending = self._pending.get(seat)
        return pending is not None and pending.since == since

    def forget(self, seat: Seat) -> None:
        """A bot need not think for that seat any more: its human is back, or the game was taken back."""
        pending = self._pending.pop(seat, None)
        if pending is not None:
            pending.task.cancel()

    def stop(self) -> None:
        """Nothing moves any more."""
        for seat in list(self._pending):
            self.forget(seat)

    # Bots

    def help(self, live: LiveGame, seat: Seat) -> None:
        """The turn of a human has lasted too long: a bot moves for them at once."""
        since = live.since.get(seat)
        if since is not None and seat not in self._pending:
            self._start_thinking(live, seat, since, 0.0)

    def _start_thinking(self, live: LiveGame, seat: Seat, since: int, pause: float | None = None) -> None:
        """A bot begins to think; it takes its usual time if no other is said."""
        sight = Sight(live.at, live.state.view(seat), live.state.moves(seat)[:LISTED])
        task = self._table.loop.create_task(self._think(live, seat, since, sight, pause))
        pending = self._pending[seat] = Pending(since, task)
        if pause is None and self._waits_for_tap(live):
            pending.seen = asyncio.Event()

    async def _think(self, live: LiveGame, seat: Seat, since: int, sight: Sight, pause: float | None) -> None:
        """How long the thinking itself takes says nothing: it is part of the pause."""
        table = self._table
        begun = table.loop.time()
        level = table.seating.chairs[seat].level or house_level(live.game)
        move = await table.services.workers.choose(live.game, level, sight.view, sight.moves)
        pending = self._pending.get(seat)
        if pending is None or pending.task is not asyncio.current_task():
            return  # called off just as the move came: `wait_for` then keeps the cancellation to itself
        pending.move = move
        if pending.seen is not None:
            await pending.seen.wait()
            table.inbox.put(Thought(seat, since, move, sight.at, table.loop.time()))
            return
        pace = table.seating.pace
        end = begun + (table.beat.pause(live, sight.view, move, pace) if pause is None else pause)
        soon = min(end, begun + table.beat.least())
        await asyncio.sleep(max(0.0, soon - table.loop.time()))
        with suppress(TimeoutError):
            async with asyncio.timeout_at(end):
                await pending.hurry.wait()
        table.inbox.put(Thought(seat, since, move, sight.at, table.loop.time()))

    # Noes

    def _start_declining(self, live: LiveGame, seat: Seat, since: int) -> None:
        """The no that somebody said in advance will be heard on the beat."""
        no = self._table.noes.answer(live, seat)
        if no is not None:
            end = self._table.beat.heard(live, seat, no.move, self._table.loop.time())
            self._refrain_at(end, Refrain(seat, since, no.move, live.at, end))

    def waits(self, live: LiveGame, seat: Seat, move: Move) -> float | None:
        """When a move is heard that is a no and has a beat to wait for; None if it counts now.

        So a quick thumb looks like any other. Until its no is heard, whoever pressed may still do otherwise. Where no
        window is open, bots take no time, or nobody looks on from another screen, there is no beat.
        """
        table = self._table
        if not live.windows or not table.running or table.one_screen or table.beat.unseen or table.beat.instant:
            return None
        if not any(seat in window.seats for window in live.windows):
            return None
        no = table.noes.asked(live, seat)
        if no is None or no.move != move:
            return None
        now = table.loop.time()
        if self._thinks(seat, live.since[seat]) or table.races.holds(seat):
            return None if table.noes.answer(live, seat) is None else now
        end = table.beat.heard(live, seat, move, now)
        return end if end > now else None

    def put_off(self, live: LiveGame, seat: Seat, move: Move, end: float) -> None:
        """A no that is written down is heard then, unless one for that question is under way."""
        since = live.since[seat]
        if not self._thinks(seat, since) and not self._table.races.holds(seat):
            self._refrain_at(end, Refrain(seat, since, move, live.at, end))

    def _refrain_at(self, end: float, refrain: Refrain) -> None:
        """Somebody's no is heard then."""
        table = self._table

        async def wait() -> None:
            await asyncio.sleep(max(0.0, end - table.loop.time()))
            table.inbox.put(replace(refrain, at=table.loop.time()))

        self._pending[refrain.seat] = Pending(refrain.since, table.loop.create_task(wait()))

    # What was thought

    async def play(self, thought: Thought) -> None:
        """A bot has thought; its move counts if the seat still waits for it."""
        seat, live = thought.seat, self._table.live
        if live is None or not self._thinks(seat, thought.since):
            return
        del self._pending[seat]
        if len(live.since) > 1 and seat in live.since:
            await self._table.races.enter(held(Arrival(seat, thought.at, 0.0), thought))
        else:
            await self.land(thought)

    async def land(self, thought: Thought) -> None:
        """The move of a bot, or a no said in advance, is played unless the seat waits for something else by now."""
        seat, live = thought.seat, self._table.live
        if live is None or live.since.get(seat) != thought.since:
            return
        try:
            await self._table.advance(seat, thought.move)
            if isinstance(thought, Refrain):
                self._table.noes.spend(seat)
        except IllegalMove as error:
            await self._turn_down(live, thought, error)
        except Trouble:
            if isinstance(thought, Refrain):
                self._refrain_at(self._table.loop.time() + RETRY, thought)
            else:
                self._start_thinking(live, seat, thought.since, RETRY)

    async def _turn_down(self, live: LiveGame, thought: Thought, error: IllegalMove) -> None:
        """Somebody else was faster, and the bot thinks again; or it has erred, and plays what it may."""
        if isinstance(thought, Refrain):
            return
        if live.at > thought.seen:
            self._start_thinking(live, thought.seat, thought.since)
            return
        log.error("bot_refused", code=self._table.code, game=live.game.name, refusal=error.refusal.key)
        await self._table.advance(thought.seat, live.state.moves(thought.seat)[0])
