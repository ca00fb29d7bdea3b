"""A game under way: the log of its inputs and the position they fold into."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Self

from tablee.kernel.errors import BadRecord, IllegalMove
from tablee.kernel.fairness import Fairness
from tablee.kernel.game import AnyGame, State, lottery, narrate
from tablee.kernel.messages import Event, Move
from tablee.kernel.options import Options
from tablee.kernel.record import Input, Judged, Record, Sitter, names
from tablee.kernel.registry import edition
from tablee.kernel.seats import CHANCE, Seat


class Log:
    """The inputs so far and the live position."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        players: Sequence[str] = (),
        fairness: Fairness | None = None,
        sitters: Sequence[Sitter] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.players = names(players, seats)
        self.fairness = fairness
        assert len(sitters) in (0, seats), "some seats have a sitter and others have none"
        self.sitters = tuple(sitters)
        self.inputs: list[Input] = []
        self.drawn = 0
        """How often CHANCE has acted."""
        self.state: State = game.opening(seats, options)

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        players: Sequence[str] = (),
        fairness: Fairness | None = None,
        sitters: Sequence[Sitter] = (),
    ) -> Self:
        """A new game; BadSeats or BadOption if it cannot be."""
        return cls(game, seats, game.choose(seats, options or {}), players, fairness, sitters)

    def play(self, seat: Seat, move: Move, lag: int | None = None) -> list[Event]:
        """Make a move and write it down. IllegalMove if it is refused, and then nothing has changed.

        In a race `lag` says how many milliseconds of a slow connection were made good.
        """
        events = narrate(self.state, seat, move)
        self.inputs.append(Input(seat, move) if lag is None else Judged(seat, move, lag))
        self.drawn += seat == CHANCE
        return events

    def chance(self) -> list[Event]:
        """Let CHANCE act, by the promise of the table, until a player must; return what happened."""
        events: list[Event] = []
        while CHANCE in self.state.acting:
            events += self.play(CHANCE, self.draw())
        return events

    def draw(self) -> Move:
        """What CHANCE does now, by the promise of the table."""
        assert self.fairness is not None, "a table without a promise has no chance"
        return lottery(self.state).draw(self.fairness.draws(self.drawn))

    def record(self) -> Record:
        """The game so far, written down."""
        return Record(
            game=self.game.name,
            rules=self.game.version,
            players=self.players,
            options=self.options,
            inputs=tuple(self.inputs),
            fairness=self.fairness,
            outcome=self.state.outcome,
            sitters=self.sitters,
        )

    def before(self, length: int) -> "Log":
        """The game as it was after that many inputs."""
        earlier = Log(self.game, self.seats, self.options, self.players, self.fairness, self.sitters)
        for step in self.inputs[:length]:
            earlier.play(step.seat, step.move, step.lag)
        return earlier

    def go_back(self, length: int, state: State) -> None:
        """Take back all inputs after the first `length`; `state` is the position as it was then."""
        taken = self.inputs[length:]
        del self.inputs[length:]
        self.drawn -= sum(step.seat == CHANCE for step in taken)
        self.state = state


def replay(record: Record) -> Log:
    """The game of a record, played again; BadRecord if it could not have been played or ended so."""
    log = opened(record)
    for _ in play_on(log, record):
        pass
    return log


def opened(record: Record) -> Log:
    """The game of a record before its first input."""
    game = edition(record.game, record.rules)
    return Log(game, len(record.players), record.options, record.players, record.fairness, record.sitters)


def play_on(log: Log, record: Record) -> Iterator[list[Event]]:
    """The events of each input of the record, one input after the other."""
    for step in record.inputs:
        yield redo(log, step)
    check_outcome(log, record)


def redo(log: Log, step: Input) -> list[Event]:
    """Play an input of a record; BadRecord if the rules refuse it."""
    try:
        return log.play(step.seat, step.move, step.lag)
    except IllegalMove as error:
        refusal = error.refusal
        raise BadRecord(
            "record-illegal", index=len(log.inputs), move=str(step.move), clause=refusal.clause, reason=refusal.key
        ) from None


def check_outcome(log: Log, record: Record) -> None:
    """BadRecord unless the game ended as the record says."""
    if record.outcome != log.state.outcome:
        raise BadRecord("record-outcome")


def transcript(record: Record, seat: Seat | None) -> list[list[Event | None]]:
    """What the seat has seen of the game, input by input; None stands for an event it may not see."""
    return [[event.seen_by(seat) for event in events] for events in play_on(opened(record), record)]


def verify(record: Record) -> int:
    """How many draws of CHANCE follow from the seed; BadRecord if one does not, or the seed is not the one promised."""
    check_promise(record)
    log = opened(record)
    for step in record.inputs:
        if is_by_lot(log.state, step) and step.move != log.draw() and log.state.why_not(CHANCE, step.move) is None:
            raise BadRecord("record-draw-altered", index=len(log.inputs), move=str(step.move))
        redo(log, step)
    check_outcome(log, record)
    return log.drawn


def is_by_lot(state: State, step: Input) -> bool:
    """Whether something was drawn: where there is no choice, as of a house's dictionary, another one may be named."""
    return step.seat == CHANCE and CHANCE in state.acting and lottery(state).size > 1


def check_promise(record: Record) -> None:
    """BadRecord unless the promise of the record was made, shown and kept."""
    fairness = record.fairness
    if fairness is None:
        raise BadRecord("record-no-promise")
    if not fairness.seed:
        raise BadRecord("record-seed-hidden")
    if not fairness.kept():
        raise BadRecord("record-promise-broken")
