"""The game under way at a table: its log, whose turn it is since when, and what could be taken back."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from tablee.kernel.fairness import promise
from tablee.kernel.game import State, narrate
from tablee.kernel.log import Log
from tablee.kernel.messages import Event, Move, Window
from tablee.kernel.record import Input
from tablee.kernel.seats import CHANCE, Seat
from tablee.kernel.undo import Change, Trace, eyes_of, known_firm, shows
from tablee.server.lobby.seating import Seating
from tablee.server.play.clocks import Clocks
from tablee.server.play.milestones import EVERY, Milestones
from tablee.server.play.page import Page
from tablee.server.wire.server_frames import LogEntry

PAGE: Final = 200
"""Events of the last page: two hands of cards, and more than anybody reads before they scroll."""
OLDER: Final = 400
"""Inputs of a page that is fetched."""


class Happening(msgspec.Struct, frozen=True, gc=False):
    """One input and what came of it."""

    seat: Seat
    move: Move
    events: list[Event]


class Retold(msgspec.Struct, frozen=True, gc=False):
    """An input told once more: what came of it, and the position then, which goes on with the next one."""

    at: int
    seat: Seat
    events: list[Event]
    state: State


class Excerpt(msgspec.Struct, frozen=True):
    """A part of a game on its own: it can be played again beside the table, also in another thread."""

    start: int
    """After how many inputs it begins to be told."""
    at: int
    """After how many inputs its position was; the first of the inputs may come before the start."""
    state: State
    inputs: list[Input]

    def retold(self) -> Iterator[Retold]:
        """Play it again, once; from its start on, tell of each input."""
        for at, step in enumerate(self.inputs, self.at + 1):
            events = narrate(self.state, step.seat, step.move)
            if at > self.start:
                yield Retold(at, step.seat, events, self.state)

    def seen(self, seat: Seat | None) -> list[LogEntry]:
        """What happened in it, as a viewer may see it."""
        told = ((told.at, visible(told.events, seat)) for told in self.retold())
        return [LogEntry(at, events) for at, events in told if events]


class LiveGame:
    """A game and its clocks. Only the task of its table touches it."""

    __slots__ = ("at", "broken", "clocks", "game", "log", "milestones", "page", "since", "trail", "windows")

    def __init__(self, seating: Seating) -> None:
        game = seating.edition
        fairness = promise(bytes.fromhex(seating.seed)).with_words(seating.words)
        self.game = game
        self.log = Log.begin(game, len(seating.chairs), seating.options, seating.players(), fairness)
        self.clocks = Clocks(seating.clock)
        self.at = 0
        """How many inputs there are."""
        self.broken = ""
        """Why its log cannot be read any further: it stands there, and goes on no more. Empty if all is well."""
        self.page = Page(PAGE)
        self.milestones = Milestones(self.log.state)
        self.windows: tuple[Window, ...] = ()
        """The time limits of the rules now open."""
        self.trail: list[Trace] = []
        self.since: dict[Seat, int] = {}
        """After which input each acting seat came to act: an answer to that is not stale."""

    @property
    def state(self) -> State:
        return self.log.state

    def open(self, humans: frozenset[Seat], now: float) -> None:
        """Before the first input: where players begin and not chance, it is their turn from now on."""
        if not self.chance_acts:
            self._settle(CHANCE, humans, now)

    def play(self, seat: Seat, move: Move, humans: frozenset[Seat], now: float, lag: int | None = None) -> Happening:
        """Make a move; IllegalMove if the rules refuse it, and then nothing has changed."""
        eyes = eyes_of(humans)
        firm = known_firm(self.game, seat, move, eyes) or not humans
        before = None if firm else self.log.state.copy()
        events = self.log.play(seat, move, lag)
        if before is not None:
            firm = shows(Change(self.game, self.log.seats, before, seat, move, events, self.log.state), eyes)
        self.trail.append(Trace(seat, firm, seat in humans))
        self._pass_by(events)
        self._settle(seat, humans, now)
        return Happening(seat, move, events)

    def draw(self, humans: frozenset[Seat], now: float) -> Happening:
        """Let CHANCE act once, by the promise of the table."""
        return self.play(CHANCE, self.log.draw(), humans, now)

    def _pass_by(self, events: Sequence[Event]) -> None:
        """One more input: what came of it is on the page, and now and then the position is kept."""
        self.at = at = self.at + 1
        self.page.add(at, events)
        if not at % EVERY:
            self.milestones.keep(at, self.log.state)

    def _settle(self, mover: Seat, humans: frozenset[Seat], now: float) -> None:
        """Whose turn it is now, and since when."""
        state, since, at = self.log.state, self.since, self.at
        self.since = {seat: since[seat] if seat in since and seat != mover else at for seat in state.acting}
        self.windows = state.windows
        if self.windows or self.clocks.used:
            self.clocks.note(self.windows, [seat for seat in state.acting if seat in humans], mover, now)

    @property
    def awaited(self) -> Sequence[Seat]:
        """Who is to act, in a game that goes on."""
        return () if self.broken else self.log.state.acting

    @property
    def chance_acts(self) -> bool:
        return CHANCE in self.log.state.acting

    def rewind(self, length: int, humans: frozenset[Seat], now: float) -> None:
        """Go back to so many inputs. That costs as much as is taken back, however long the game is."""
        self.milestones.go_back(length)
        self.page.go_back(length)
        again = self.excerpt(length, length)
        self.log.go_back(again.at, again.state)
        for at, step in enumerate(again.inputs, again.at + 1):
            self.log.play(step.seat, step.move, step.lag)
            if not at % EVERY:
                self.milestones.keep(at, self.log.state)
        self.at = length
        del self.trail[length:]
        self.since = dict.fromkeys(self.log.state.acting, length)
        self.clocks.forget_turns()
        self._settle(CHANCE, humans, now)

    def recall(self, inputs: Iterable[tuple[Input, float]], humans: frozenset[Seat]) -> None:
        """Play stored inputs again; their times make the windows close when they should. Time then stands still."""
        moment = 0.0
        for step, moment in inputs:
            self.redo(step, humans, moment)
        self.rest(humans, moment)

    def redo(self, step: Input, humans: frozenset[Seat], moment: float) -> None:
        """Play a stored input again, at its time. IllegalMove if the rules refuse it, and then nothing has changed."""
        events = self.log.play(step.seat, step.move, step.lag)
        self.trail.append(Trace(step.seat, firm=True, human=step.seat in humans))
        self._pass_by(events)
        self._settle(step.seat, humans, moment)

    def rest(self, humans: frozenset[Seat], moment: float) -> None:
        """All stored inputs are played: time stands still from that moment."""
        if not self.log.inputs:
            self.open(humans, moment)
        self.clocks.stop(moment)

    def excerpt(self, start: int, end: int) -> Excerpt:
        """The inputs after the first `start`, up to `end` of them; played from a position kept near by."""
        earlier = self.milestones.before(start)
        return Excerpt(start, earlier.at, earlier.state.copy(), self.log.inputs[earlier.at : end])

    def older(self, before: int) -> Excerpt:
        """The page that ends with the input numbered `before`. Of the last page it has nothing: what was just played
        may not be written yet."""
        end = min(before, self.page.since)
        return self.excerpt(max(0, end - OLDER), end)


def for_all_eyes(events: Sequence[Event]) -> bool:
    """Whether nothing in the events is hidden from anybody, by their very kinds."""
    for event in events:  # noqa: SIM110 - at every move: a generator takes three times as long
        if type(event).seen_by is not Event.seen_by:
            return False
    return True


def visible(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """The events as the viewer may see them, without those it may not."""
    seen = []
    for event in events:
        shown = event.seen_by(seat)
        if shown is not None:
            seen.append(shown)
    return seen
