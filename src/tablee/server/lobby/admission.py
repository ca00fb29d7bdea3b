"""Who may come in, and who may speak: pure functions from one seating to the next.

Whoever is asked to leave may knock again, but a new cookie makes a new person at once: so from then on the table is
locked. At a locked table newcomers knock, and the host lets them in or not; whoever was there when it was locked comes
and goes as before. To open it again is to let anybody in but those who were asked to leave.

People are known by their browser: all who share a screen come in, leave and are quiet together.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.guests.identity import guest_of
from tablee.server.lobby.seating import FREE, Chair, Kept, Phase, Seating, check_host, house_level
from tablee.server.problems import Trouble

MOST: Final = 256
"""Guests remembered in each list of a table; the one noted longest ago is forgotten."""


def is_admitted(seating: Seating, owner: str) -> bool:
    """Whether somebody may come in without knocking."""
    guest = guest_of(owner)
    if guest == guest_of(seating.host):
        return True
    if guest in seating.kicked:
        return False
    return not seating.locked or guest in seating.known or bool(seats_of(seating, guest))


def check_reader(seating: Seating, guest: str) -> None:
    """Trouble if a guest may not read what happens there: a game that is over is for everybody who knows its code."""
    if seating.phase is not Phase.OVER and not is_admitted(seating, guest):
        raise Trouble(problems.NOT_ADMITTED)


def is_muted(seating: Seating, owner: str) -> bool:
    """Whether the host has asked somebody to be quiet; a host is never quiet."""
    guest = guest_of(owner)
    return guest in seating.muted and guest != guest_of(seating.host)


def check_voice(seating: Seating, owner: str) -> None:
    """Trouble if somebody may not say anything: a name and a word for the shuffle are read by all too."""
    if is_muted(seating, owner):
        raise Trouble(problems.MUTED)


def seats_of(seating: Seating, guest: str) -> tuple[Seat, ...]:
    """Where the people of one screen sit."""
    return tuple(seat for seat, chair in enumerate(seating.chairs) if chair.owner and guest_of(chair.owner) == guest)


# What the host arranges


def lock(seating: Seating, owner: str, here: Iterable[str]) -> Seating:
    """Whoever comes from now on has to knock, but for those who are here or have a seat."""
    check_host(seating, owner)
    if seating.locked:
        return seating
    seated = map(guest_of, seating.owners())
    return replace(seating, locked=True, known=noted((), (*seated, *here)))


def unlock(seating: Seating, owner: str) -> Seating:
    """Anybody may come in again, but for those who were asked to leave."""
    check_host(seating, owner)
    return replace(seating, locked=False, known=())


def admit(seating: Seating, owner: str, guest: str) -> Seating:
    """Let somebody in who knocks, also one who was asked to leave before."""
    check_host(seating, owner)
    known = noted(seating.known, (guest,)) if seating.locked else ()
    return replace(seating, known=known, kicked=without(seating.kicked, guest))


def remove(seating: Seating, owner: str, guest: str, here: Iterable[str]) -> Seating:
    """Ask somebody to leave, at any time: they have to knock, and so has everybody who is new."""
    check_other(seating, owner, guest)
    closed = lock(seating, owner, here)
    return replace(
        closed,
        known=without(closed.known, guest),
        kicked=noted(closed.kicked, (guest,)),
        chairs=tuple(_left(seating, chair, guest) for chair in seating.chairs),
    )


def _left(seating: Seating, chair: Chair, guest: str) -> Chair:
    """The chair without that guest: free before the start, a bot's during the game; one game over was theirs."""
    if not chair.owner or guest_of(chair.owner) != guest or seating.phase is Phase.OVER:
        return chair
    if seating.phase is Phase.OPEN:
        return FREE
    level = house_level(seating.edition)
    return replace(chair, owner="", name="", level=level, kept=Kept.REMOVED, won=0)


def mute(seating: Seating, owner: str, guest: str, name: str) -> Seating:
    """Ask somebody to be quiet, who keeps the name they have now."""
    check_other(seating, owner, guest)
    others = [(other, called) for other, called in seating.muted.items() if other != guest]
    return replace(seating, muted=dict([*others, (guest, name)][-MOST:]))


def unmute(seating: Seating, owner: str, guest: str) -> Seating:
    """Somebody may speak again."""
    check_other(seating, owner, guest)
    return replace(seating, muted={other: name for other, name in seating.muted.items() if other != guest})


def check_other(seating: Seating, owner: str, guest: str) -> None:
    """Trouble unless the host asks it of somebody at another screen."""
    check_host(seating, owner)
    if guest == guest_of(owner):
        raise Trouble(problems.OWN_SCREEN)


def noted(guests: tuple[str, ...], more: Iterable[str]) -> tuple[str, ...]:
    """The list with more guests at its end, each once."""
    return tuple(dict.fromkeys((*guests, *more)))[-MOST:]


def without(guests: tuple[str, ...], guest: str) -> tuple[str, ...]:
    """The list without that guest."""
    return tuple(other for other in guests if other != guest)
