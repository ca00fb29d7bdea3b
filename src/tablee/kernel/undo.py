"""When a move may be taken back: one policy, for every table.

A player may ask for their own last move, together with what bots have done since. Never another human's move, never a
move of chance or of the clock, never anything by which a human has learnt something hidden, and never after the end of
the game. Whose move it was, and what it showed, is settled when it is made: that a bot keeps its player's seat
afterwards changes nothing.

What was "shown" is found without knowing the game. Where several humans play, an input has shown something hidden if
(1) chance or the clock made it, (2) an event of it is not for all eyes, or tells what players were to find by
themselves, (3) what a seat alone could see has changed: a card has left a hand, a draw has joined it, or (4) in another
deal that nobody outside could tell from the real one, it would have been refused or looked different: a secret has come
to light. A human alone with bots has nobody to show anything to but themselves, and is asked about with their own eyes:
a card of theirs may come back as long as no bot has answered it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import msgspec

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import AnyGame, State, narrate
from tablee.kernel.log import Log
from tablee.kernel.messages import Event, Move, View
from tablee.kernel.seats import Seat

DEALS: Final = 8
"""How many other deals are tried where several humans play; in each, all that is hidden is dealt anew."""
OWN_DEALS: Final = 32
"""How many are tried for a human alone, who knows a part of what is dealt: fewer of them differ."""

_taking: set[tuple[str, int, type[Move]]] = set()
"""Kinds of moves known to change what a seat alone can see, such as playing a card: looked at only once."""


class Trace(msgspec.Struct, frozen=True, gc=False):
    """What undo must know of an input."""

    seat: Seat
    firm: bool
    """Whether it showed something hidden."""
    human: bool
    """Whether a human played on that seat then."""


def undo_length(trail: Sequence[Trace], seat: Seat) -> int | None:
    """To how many inputs the game would go back; None if the seat has nothing to take back."""
    for index in range(len(trail) - 1, -1, -1):
        trace = trail[index]
        if trace.firm:
            return None
        if trace.human:
            return index if trace.seat == seat else None
    return None


def eyes_of(humans: frozenset[Seat]) -> Seat | None:
    """Through whose eyes it is judged what was shown: the only human's, else those of nobody at the table."""
    return next(iter(humans)) if len(humans) == 1 else None


def trace(log: Log, start: int, humans: frozenset[Seat]) -> Iterator[Trace]:
    """What undo must know of the inputs from the one numbered `start` on, found by playing them again."""
    again = log.before(start)
    for step in log.inputs[start:]:
        before = again.state.copy()
        events = again.play(step.seat, step.move, step.lag)
        change = Change(log.game, log.seats, before, step.seat, step.move, events, again.state)
        yield Trace(step.seat, shows(change, eyes_of(humans)), step.seat in humans)


def known_firm(game: AnyGame, seat: Seat, move: Move, eyes: Seat | None) -> bool:
    """Whether the move is at once known to show something: it need not be looked at."""
    return seat < 0 or (seat != eyes and (game.name, game.version, type(move)) in _taking)


@dataclass(frozen=True, slots=True)
class Change:
    """An input with the positions around it."""

    game: AnyGame
    seats: int
    before: State
    seat: Seat
    move: Move
    events: Sequence[Event]
    after: State


def shows(change: Change, eyes: Seat | None) -> bool:
    """Whether the input has shown something hidden, to those eyes if a human plays alone."""
    if change.seat < 0 or change.after.outcome is not None or any(event.solves for event in change.events):
        return True
    if eyes is None and _is_secret(change.events, change.seats):
        return True
    if _takes(change, eyes):
        return True
    if change.game.disguise(change.before.copy(), eyes, Random(0)) is None:
        return False  # nothing is hidden that could be shown
    seen = change.before.view(eyes)
    deals = DEALS if eyes is None else OWN_DEALS
    return any(_differs(change, seen, eyes, Random(number)) for number in range(deals))


def _is_secret(events: Sequence[Event], seats: int) -> bool:
    """Whether an event is not for all eyes."""
    return any(event.seen_by(eyes) is not event for event in events for eyes in (None, *range(seats)))


def _takes(change: Change, eyes: Seat | None) -> bool:
    """Whether what another seat alone could see has changed."""
    before, after = secrets_of(change.before, change.seats), secrets_of(change.after, change.seats)
    taken = any(one != other for seat, (one, other) in enumerate(zip(before, after, strict=True)) if seat != eyes)
    if taken and change.seat != eyes:
        _taking.add((change.game.name, change.game.version, type(change.move)))
    return taken


def secrets_of(state: State, seats: int) -> list[dict[str, object]]:
    """By seat, what its view says and a spectator's does not."""
    public = msgspec.structs.asdict(state.view(None))
    private = [msgspec.structs.asdict(state.view(seat)) for seat in range(seats)]
    return [
        {name: value for name, value in view.items() if name != "seat" and value != public[name]} for view in private
    ]


def _differs(change: Change, seen: View, eyes: Seat | None, rng: Random) -> bool:
    """Whether those eyes could tell the input from the same input in another deal."""
    world = change.game.imagine(seen, rng)
    try:
        told = narrate(world, change.seat, change.move)
    except IllegalMove:
        return True
    return _seen(told, eyes) != _seen(change.events, eyes) or world.view(eyes) != change.after.view(eyes)


def _seen(events: Sequence[Event], eyes: Seat | None) -> list[Event | None]:
    """The events as those eyes see them; where several play, all of it is for everybody."""
    return list(events) if eyes is None else [event.seen_by(eyes) for event in events]
