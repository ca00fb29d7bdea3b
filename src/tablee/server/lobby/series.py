"""The matches of an evening: one table follows the other, with the same people."""

from collections.abc import Collection

from msgspec.structs import replace

from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.guests.identity import guest_of
from tablee.server.lobby.seating import FREE, Chair, Kept, Phase, Seating, renewed
from tablee.server.lobby.wishes import withdrawn
from tablee.server.problems import Trouble


def check_player(seating: Seating, owner: str) -> None:
    """The host and those who have played may go on; those who watched may not decide it."""
    if owner != seating.host and seating.seat_of(owner) is None:
        raise Trouble(problems.NOT_SEATED)


def again(seating: Seating, owner: str, seed: str, winners: Collection[Seat]) -> Seating:
    """The same table for the next match: the same people and bots, who has won how often, a new promise, the newest
    rules.

    Whoever was asked to leave stays away from this one too, and their seat is free; a locked table stays locked, for
    whom it was.
    """
    check_player(seating, owner)
    if seating.phase is not Phase.OVER:
        raise Trouble(problems.NOT_OVER)
    following = Seating(
        game=seating.game,
        rules=seating.rules,
        seed=seed,
        chairs=tuple(_onward(seating, chair, won=seat in winners) for seat, chair in enumerate(seating.chairs)),
        host=seating.host,
        options=withdrawn(seating),
        listed=seating.listed,
        clock=seating.clock,
        locked=seating.locked,
        known=seating.known,
        kicked=seating.kicked,
        muted=seating.muted,
        match=seating.match + 1,
    )
    return renewed(following)


def _onward(seating: Seating, chair: Chair, *, won: bool) -> Chair:
    """The chair at the next table: a bot that only kept it is forgotten, and so is the word for the last shuffle."""
    if chair.kept is Kept.REMOVED or (chair.owner and guest_of(chair.owner) in seating.kicked):
        return FREE
    told = replace(chair, won=chair.won + won)
    return replace(told, level="", kept=Kept.NO, word="", helper="") if chair.owner else told
