"""When a move may be taken back.

The policy: a player may ask for their own last move, together with what bots have done since. Never another human's
move, never a move of chance or of the clock, never anything by which something hidden was shown, never after the end
of the game, and never what was played before the table was last taken into memory. Whose move it was is settled when
it is made: that a bot keeps its player's seat afterwards changes nothing.

All other humans who play must agree, also one whose connection is lost for a moment; one who says no ends the matter,
and so does the next move, or that the asker leaves. Who is asked and leaves, by standing up or by staying away until a
bot keeps the seat, is not asked any more, and if all others have agreed the move is back: a bot's seat is never asked.
Who takes a seat back meanwhile is asked too.

What is "shown" is found without knowing the game. An input has shown something hidden if (1) chance made it, (2) an
event of it is not for all eyes, or tells what players were to find by themselves, (3) what a seat alone could see has
changed: a card has left a hand, a draw has joined it, or (4) in another deal that nobody outside could tell from the
real one, it would have been refused or looked different: a secret has come to light.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import AnyGame, State, narrate
from tablee.kernel.messages import Event, Move, View
from tablee.kernel.seats import Seat
from tablee.server.protocol import UndoRequest

DEALS: Final = 8
"""How many other deals are tried; in each, all that is hidden is dealt anew."""

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


def must_agree(seat: Seat, humans: frozenset[Seat]) -> tuple[Seat, ...]:
    """Who is asked: all other humans who play."""
    return tuple(sorted(humans - {seat}))


def still_asked(request: UndoRequest, before: frozenset[Seat], after: frozenset[Seat]) -> UndoRequest | None:
    """The request when other humans play than before; None if the asker is not among them any more."""
    if request.seat not in after:
        return None
    return replace(request, waiting=must_agree(request.seat, after & {*request.waiting, *(after - before)}))


def known_firm(game: AnyGame, seat: Seat, move: Move) -> bool:
    """Whether the move is at once known to show something: it need not be looked at."""
    return seat < 0 or (game.name, game.version, type(move)) in _taking


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


def shows(change: Change) -> bool:
    """Whether the input has shown something hidden."""
    if change.seat < 0 or change.after.outcome is not None or _is_secret(change.events, change.seats):
        return True
    if secrets_of(change.before, change.seats) != secrets_of(change.after, change.seats):
        _taking.add((change.game.name, change.game.version, type(change.move)))
        return True
    if change.game.disguise(change.before.copy(), None, Random(0)) is None:
        return False  # nothing is hidden that could be shown
    public = change.before.view(None)
    return any(_differs(change, public, Random(number)) for number in range(DEALS))


def _is_secret(events: Sequence[Event], seats: int) -> bool:
    """Whether an event is not for all eyes, or was for nobody's before."""
    return any(
        event.solves or any(event.seen_by(eyes) is not event for eyes in (None, *range(seats))) for event in events
    )


def secrets_of(state: State, seats: int) -> list[dict[str, object]]:
    """By seat, what its view says and a spectator's does not."""
    public = msgspec.structs.asdict(state.view(None))
    private = [msgspec.structs.asdict(state.view(seat)) for seat in range(seats)]
    return [
        {name: value for name, value in view.items() if name != "seat" and value != public[name]} for view in private
    ]


def _differs(change: Change, public: View, rng: Random) -> bool:
    """Whether a spectator could tell the input from the same input in another deal."""
    world = change.game.imagine(public, rng)
    try:
        told = narrate(world, change.seat, change.move)
    except IllegalMove:
        return True
    return told != list(change.events) or world.view(None) != change.after.view(None)
