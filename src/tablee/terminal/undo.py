"""Taking a move back, against bots, and when that would be cheating."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.kernel.errors import IllegalMove, TableeError
from tablee.kernel.game import narrate
from tablee.kernel.log import Log
from tablee.kernel.messages import encode
from tablee.kernel.record import Input
from tablee.kernel.seats import Seat

WORLDS: Final = 64
"""How many deals are imagined to see whether something hidden came to light."""


def undone(log: Log, seat: Seat) -> Log:
    """The game before the seat's last move. TableeError if there is none, or if taking it back would be unfair.

    Nothing may have been learnt since then: no draw of chance and no time limit lies in between, and all that
    happened would have happened alike in every deal that the player could imagine before that move. A card that
    somebody played from a hidden hand, or a couple that turned out to be nobody's, would give the player away:
    in some imagined deal the input would be refused, or the player would see something else. Nor may the player have
    been told what they were to find, such as the words of a round that is over.
    """
    own = [index for index, step in enumerate(log.inputs) if step.seat == seat]
    if not own:
        raise TableeError("undo-nothing")
    since = log.inputs[own[-1] :]
    if any(step.seat < 0 for step in since):
        raise TableeError("undo-chance")
    earlier = log.before(own[-1])
    if _solved(earlier, since) or not all(_alike(earlier, since, log, seat, Random(world)) for world in range(WORLDS)):
        raise TableeError("undo-revealed")
    return earlier


def _solved(earlier: Log, since: Sequence[Input]) -> bool:
    """Whether it was told what players were to find by themselves."""
    state = earlier.state.copy()
    return any(event.solves for step in since for event in narrate(state, step.seat, step.move))


def _alike(earlier: Log, since: Sequence[Input], log: Log, seat: Seat, rng: Random) -> bool:
    """Whether an imagined deal leads the seat to see what it sees now."""
    world = log.game.imagine(earlier.state.view(seat), rng)
    try:
        for step in since:
            world.play(step.seat, step.move)
    except IllegalMove:
        return False
    return encode(world.view(seat)) == encode(log.state.view(seat))
