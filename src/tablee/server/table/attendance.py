"""Who is there: seats are kept for those who went, and given back; a lost host is replaced; an empty room waits."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.server import metrics, problems
from tablee.server.lobby.seating import Kept, Phase, Seating, give_back, keep
from tablee.server.problems import Trouble
from tablee.server.table.notes import Missing
from tablee.server.table.viewer import Viewer
from tablee.server.wire.messages import Bye
from tablee.server.wire.rfc6455 import Close

if TYPE_CHECKING:
    from tablee.server.table.table import Table


def running(table: "Table") -> bool:
    """Whether the game goes on: somebody who plays is there, or somebody watches a game of bots alone."""
    if table.seating.phase is not Phase.PLAYING:
        return False
    owners = table.seating.owners()
    present = table.present()
    return any(owner in present for owner in owners) if owners else bool(table.viewers)


def alone(table: "Table") -> bool:
    """Whether one person plays, with bots, and nobody else looks on."""
    return len(table.seating.owners()) == len(table.humans) == 1 and not any(
        is_stranger(table, viewer) for viewer in table.viewers
    )


def is_stranger(table: "Table", viewer: Viewer) -> bool:
    """Whether these are other eyes than those of a player: a spectator's, or a common screen."""
    return viewer.watching or table.seating.seat_of(viewer.owner) is None


def spectators(table: "Table", seating: Seating) -> int:
    """How many connections only watch."""
    return sum(viewer.watching or seating.seat_of(viewer.owner) is None for viewer in table.viewers)


async def arrive(table: "Table", viewer: Viewer, last: int | None) -> None:
    """Somebody looks: they get what they missed, the others learn that they are there, their seat is theirs again."""
    if viewer in table.viewers:
        raise Trouble(problems.HELLO_AGAIN)  # the whole game would be told once more
    _make_room(table, viewer)
    await _seat_again(table, viewer)
    _show_in(table, viewer)
    table.acknowledge()
    table.welcome(viewer, last)
    viewer.ping()
    if table.seating.host not in table.present():
        _await_return(table, table.seating.host)
    expect(table)
    table.driver.follow_up()


def _make_room(table: "Table", viewer: Viewer) -> None:
    """The oldest of too many connections of one player gives way."""
    same = [other for other in table.viewers if other.owner == viewer.owner]
    if len(same) >= table.house.settings.quotas.tabs:
        metrics.CUT_OFF.labels("replaced").inc()
        table.viewers.remove(same[0])
        same[0].close(Bye("replaced", 0), Close.GOING_AWAY)


async def _seat_again(table: "Table", viewer: Viewer) -> None:
    """A bot that kept the seat of somebody absent stops playing."""
    seat = None if viewer.watching else table.seating.seat_of(viewer.owner)
    if seat is not None and table.seating.chairs[seat].kept is Kept.ABSENT:
        seating = give_back(table.seating, seat)
        await table.write((), seating)
        table.reseat(seating)
        table.driver.forget(seat)
    viewer.seat = seat
    viewer.host = viewer.owner == table.seating.host
    if seat is not None:
        viewer.name = table.seating.chairs[seat].name or viewer.name


def _show_in(table: "Table", viewer: Viewer) -> None:
    """The others see the newcomer in the lobby; the newcomer's welcome has it already."""
    others = list(table.viewers)
    table.viewers.append(viewer)
    metrics.VIEWERS.inc()
    news = table.common(table.lobby())
    table.viewers[:] = others
    table.deliver([news])
    table.viewers.append(viewer)


async def leave(table: "Table", viewer: Viewer) -> None:
    """A connection has ended."""
    if viewer not in table.viewers:
        return
    table.viewers.remove(viewer)
    metrics.VIEWERS.dec()
    if viewer.owner not in table.present():
        _await_return(table, viewer.owner)
        if table.seating.seat_of(viewer.owner) is None:
            table.replies.forget(viewer.owner)
    table.show_lobby()
    table.driver.follow_up()


def expect(table: "Table") -> None:
    """Give everybody who should be there and is not the time of grace."""
    if table.seating.phase is Phase.PLAYING:
        present = table.present()
        for chair in table.seating.chairs:
            if chair.owner and not chair.automatic and chair.owner not in present:
                _await_return(table, chair.owner)


def _await_return(table: "Table", owner: str) -> None:
    if owner in table.grace:
        return

    def over() -> None:
        table.grace.pop(owner, None)
        table.inbox.put(Missing(owner))

    table.grace[owner] = table.loop.call_later(table.house.settings.grace, over)


async def missing(table: "Table", owner: str) -> None:
    """Somebody has been away for too long: a bot plays for them, somebody else is the host."""
    if owner in table.present():
        return
    seating = _succeeded(table, owner)
    seat = seating.seat_of(owner)
    if seat is not None and running(table) and not seating.chairs[seat].automatic:
        seating = keep(seating, seat, Kept.ABSENT)
    try:
        await table.change(seating)
    except Trouble:
        _await_return(table, owner)


def _succeeded(table: "Table", owner: str) -> Seating:
    """The next player who is there becomes the host in place of one who left; nobody if nobody is there."""
    seating = table.seating
    if owner != seating.host:
        return seating
    present = table.present()
    heir = next((chair.owner for chair in seating.chairs if chair.owner in present), None)
    if heir is None and seating.phase is Phase.OPEN:
        heir = next((viewer.owner for viewer in table.viewers if not viewer.watching), None)
    return seating if heir is None else replace(seating, host=heir)
