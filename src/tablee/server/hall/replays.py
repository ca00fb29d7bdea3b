"""Games as the store has them: replays, records, positions to play on from. No table in memory is touched."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from tablee.kernel.errors import BadRecord
from tablee.kernel.log import Log, opened, redo, verify
from tablee.kernel.messages import Event, Outcome, encode
from tablee.kernel.record import Input, Record, loads
from tablee.kernel.registry import edition
from tablee.kernel.seats import CHANCE, Seat
from tablee.server import problems
from tablee.server.hall.waking import counting, play_again
from tablee.server.lobby.seating import Chair, OptionValue, Phase, Seating, checked_level, house_level, start
from tablee.server.play.live import LiveGame, visible
from tablee.server.problems import Trouble
from tablee.server.store.store import Entry, written
from tablee.server.wire.server_frames import Moment

MOST_INPUTS: Final = 3_000
"""After how many inputs a game can be played on from: whoever wakes the table has them all played again."""
MOST_TOLD: Final = 32_000_000
"""Bytes of a replay: the score sheet grows with a match, and every moment shows it."""


def inputs(seating: Seating, entries: Sequence[Entry]) -> list[Input]:
    """The inputs that still count, as far as they can be played."""
    return folded(seating, entries).log.inputs


def folded(seating: Seating, entries: Sequence[Entry]) -> LiveGame:
    """The game of a table, played again as far as its log goes."""
    live = LiveGame(seating)
    for _ in play_again(live, counting(entries), frozenset()):
        pass
    return live


def log_of(seating: Seating, inputs: list[Input]) -> Log:
    """The game of a table, played again."""
    log = LiveGame(seating).log
    for step in inputs:
        log.play(step.seat, step.move, step.lag)
    return log


def moments(seating: Seating, inputs: list[Input], seat: Seat | None) -> Iterator[Moment]:
    """The game after each input, as those eyes saw it; the first moment is before any."""
    log = LiveGame(seating).log
    yield moment(log, None, [], seat)
    for step in inputs:
        events = log.play(step.seat, step.move)
        yield moment(log, step.seat, visible(events, seat), seat)


def measure(seating: Seating, inputs: list[Input], seat: Seat | None) -> Outcome | None:
    """How the game ended, if it is over; Trouble if there is too much to be shown to those eyes."""
    log = LiveGame(seating).log
    told = 0
    for step in inputs:
        log.play(step.seat, step.move)
        told += len(encode(log.state.view(seat)))
        if told > MOST_TOLD:
            raise Trouble(problems.REPLAY_TOO_LONG, most=len(log.inputs) - 1)
    return log.state.outcome


def moment(log: Log, mover: Seat | None, events: Sequence[Event], seat: Seat | None) -> Moment:
    """Where the game stands, for those eyes."""
    return Moment(len(log.inputs), mover, [Raw(encode(event)) for event in events], Raw(encode(log.state.view(seat))))


def record_of(seating: Seating, inputs: list[Input]) -> Record:
    """The whole record: only for games that are over."""
    if seating.phase is not Phase.OVER:
        raise Trouble(problems.RECORD_NOT_YET)
    log = log_of(seating, inputs)
    if log.state.outcome is None:
        raise Trouble(problems.LOG_BROKEN)
    record = replace(log.record(), sitters=seating.sitters())
    return record if seating.promised else replace(record, fairness=None)


def acting(seating: Seating, entries: Sequence[Entry]) -> frozenset[Seat]:
    """Who is to act in the game of a table."""
    return frozenset(folded(seating, entries).awaited)


def check(text: str) -> int:
    """How many draws of the record follow from its promise; BadRecord if one does not."""
    return verify(loads(text))


def begun(seating: Seating, owner: str) -> tuple[Seating, tuple[Entry, ...]]:
    """A table whose game starts at once, and what chance does first."""
    started = start(seating, owner)
    return started, tuple(chance_entries(LiveGame(started)))


def chance_entries(live: LiveGame) -> list[Entry]:
    """Let chance act until a player must."""
    found = []
    while live.chance_acts:
        found.append(written(Input(CHANCE, live.draw(frozenset(), 0.0).move)))
    return found


def check_early(at: int) -> None:
    """Trouble if a position is too late to be played on from."""
    if at > MOST_INPUTS:
        raise Trouble(problems.POSITION_TOO_LATE, most=MOST_INPUTS)


def position(
    text: str, at: int, *, seat: Seat, owner: str, name: str, level: str | None, seed: str
) -> tuple[Seating, tuple[Entry, ...]]:
    """A table that goes on from the record after `at` inputs: one human, bots on all other seats."""
    record = loads(text)
    if at > len(record.inputs):
        raise Trouble(problems.INDEX_UNKNOWN, most=len(record.inputs))
    if seat >= len(record.players):
        raise Trouble(problems.SEAT_UNKNOWN, seat=seat)
    game = edition(record.game, record.rules)
    bot = Chair(level=checked_level(game, level) if level is not None else house_level(game))
    chairs = tuple(Chair(owner=owner, name=name) if place == seat else bot for place in range(len(record.players)))
    seating = Seating(
        game=record.game,
        rules=game.version,
        seed=seed,
        chairs=chairs,
        host=owner,
        options=spelled(record),
        phase=Phase.PLAYING,
        promised=False,
    )
    return seating, taken_up(seating, record, at)


def taken_up(seating: Seating, record: Record, at: int) -> tuple[Entry, ...]:
    """The inputs of the record up to there, and what chance does then."""
    check_playable(record, at)
    live = LiveGame(seating)
    live.recall(((step, 0.0) for step in record.inputs[:at]), frozenset())
    kept = [written(step) for step in record.inputs[:at]]
    return (*kept, *chance_entries(live))


def check_playable(record: Record, at: int) -> None:
    """BadRecord if the rules refuse an input; Trouble if the game is over there."""
    log = opened(record)
    for step in record.inputs[:at]:
        redo(log, step)
    if log.state.outcome is not None:
        raise Trouble(problems.POSITION_OVER)


def spelled(record: Record) -> dict[str, OptionValue]:
    """The options of a record, as a table keeps them."""
    chosen = msgspec.to_builtins(record.options)
    if not isinstance(chosen, dict):
        raise BadRecord("record-damaged", reason="options")
    return msgspec.convert(chosen, dict[str, OptionValue])
