"""The matches of an evening: one table follows the other, with the same people."""

from collections.abc import Collection

from msgspec.structs import replace

from tablee.bots.simple import levels, usual
from tablee.kernel.game import AnyGame
from tablee.kernel.registry import game as find_game
from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.guests.identity import guest_of
from tablee.server.lobby.seating import FREE, Chair, Kept, Phase, Seating, check_host, check_open, renewed, resized
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
        pace=seating.pace,
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


def change_game(seating: Seating, owner: str, name: str) -> Seating:
    """Another game before the start, at its usual settings: people stay where they are, and so do bots as far as there
    are seats. UnknownGame if there is none of that name; Trouble if it is not for so many people.
    """
    check_host(seating, owner)
    check_open(seating)
    game = find_game(name)
    if game.name == seating.game:
        return seating
    chairs = tuple(_chair_at(game, chair) for chair in seating.chairs)
    return replace(
        seating, game=game.name, rules=game.version, options={}, chairs=resized(chairs, _seats_for(game, chairs))
    )


def _seats_for(game: AnyGame, chairs: Collection[Chair]) -> int:
    """As many seats as there are, or as near as the game comes with a seat for everybody; the fewest if it has none."""
    people = sum(bool(chair.owner) for chair in chairs)
    enough = [count for count in game.players if count >= people] or game.players
    return min(enough, key=lambda count: abs(count - len(chairs)))


def _chair_at(game: AnyGame, chair: Chair) -> Chair:
    """The chair at another game: nothing is wished for there yet, and its bots may have other levels."""
    level = chair.level if not chair.level or chair.level in levels(game) else usual(game)
    return replace(chair, wish="", level=level)
