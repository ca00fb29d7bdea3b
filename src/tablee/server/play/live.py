"""The game under way at a table: its log, whose turn it is since when, and what could be taken back."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from tablee.kernel.fairness import promise
from tablee.kernel.game import State
from tablee.kernel.log import Log
from tablee.kernel.messages import Event, Move, Window
from tablee.kernel.record import Input
from tablee.kernel.seats import CHANCE, Seat
from tablee.kernel.undo import Change, Trace, eyes_of, known_firm, shows
from tablee.server.lobby.seating import Seating
from tablee.server.play.clocks import Clocks


class Happening(msgspec.Struct, frozen=True, gc=False):
    """One input and what came of it."""

    seat: Seat
    move: Move
    events: list[Event]


class LiveGame:
    """A game and its clocks. Only the task of its table touches it."""

    __slots__ = ("at", "clocks", "game", "log", "since", "trail", "windows")

    def __init__(self, seating: Seating) -> None:
        game = seating.edition
        fairness = promise(bytes.fromhex(seating.seed)).with_words(seating.words)
        self.game = game
        self.log = Log.begin(game, len(seating.chairs), seating.options, seating.players(), fairness)
        self.clocks = Clocks(seating.clock)
        self.at = 0
        """How many inputs there are."""
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
        self._settle(seat, humans, now)
        return Happening(seat, move, events)

    def draw(self, humans: frozenset[Seat], now: float) -> Happening:
        """Let CHANCE act once, by the promise of the table."""
        return self.play(CHANCE, self.log.draw(), humans, now)

    def _settle(self, mover: Seat, humans: frozenset[Seat], now: float) -> None:
        """Whose turn it is now, and since when."""
        state, since = self.log.state, self.since
        at = self.at = len(self.log.inputs)
        self.since = {seat: since[seat] if seat in since and seat != mover else at for seat in state.acting}
        self.windows = state.windows
        if self.windows or self.clocks.used:
            self.clocks.note(self.windows, [seat for seat in state.acting if seat in humans], mover, now)

    @property
    def chance_acts(self) -> bool:
        return CHANCE in self.log.state.acting

    def rewind(self, length: int, humans: frozenset[Seat], now: float) -> None:
        """Go back to so many inputs."""
        self.log = self.log.before(length)
        del self.trail[length:]
        self.since = dict.fromkeys(self.log.state.acting, length)
        self.clocks.forget_turns()
        self._settle(CHANCE, humans, now)

    def recall(self, inputs: Iterable[tuple[Input, float]], humans: frozenset[Seat]) -> None:
        """Play stored inputs again; their times make the windows close when they should. Time then stands still."""
        moment = 0.0
        for step, moment in inputs:
            self.log.play(step.seat, step.move, step.lag)
            self.trail.append(Trace(step.seat, firm=True, human=step.seat in humans))
            self._settle(step.seat, humans, moment)
        if not self.log.inputs:
            self.open(humans, moment)
        self.clocks.stop(moment)

    def told(self, seat: Seat | None) -> list[Event]:
        """Everything that has happened so far, as a viewer may see it."""
        seen: list[Event] = []
        self.retell(0, lambda events, _: seen.extend(visible(events, seat)))
        return seen

    def retell(self, start: int, tell: Callable[[list[Event], Log], None]) -> None:
        """Play the game again beside itself, and tell of each input from the one numbered `start`."""
        again = Log(self.log.game, self.log.seats, self.log.options, self.log.players, self.log.fairness)
        for step in self.log.inputs:
            events = again.play(step.seat, step.move)
            if len(again.inputs) > start:
                tell(events, again)


def for_all_eyes(events: Sequence[Event]) -> bool:
    """Whether nothing in the events is hidden from anybody, by their very kinds."""
    for event in events:  # noqa: SIM110 - at every move: a generator takes three times as long
        if type(event).seen_by is not Event.seen_by:
            return False
    return True


def visible(events: Sequence[Event], seat: Seat | None) -> Sequence[Event]:
    """The events as the viewer may see them, without those it may not."""
    seen = []
    for event in events:
        shown = event.seen_by(seat)
        if shown is not None:
            seen.append(shown)
    return seen
