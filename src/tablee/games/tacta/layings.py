"""Which cards may be laid where, why not, and what comes of it (A4-A9, A16, A20)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Refusal
from tablee.kernel.sample import Sample
from tablee.kernel.seats import Seat

from . import events as said
from . import refusals
from .judge import judged, well_placed, why_not_beside
from .moves import PUT_ASIDE, Lay, PutAside
from .pieces import FACES, LAYOUT, LAYOUTS, Laid
from .plane import Joint
from .room import places

if TYPE_CHECKING:
    from .rules import State

# What may be done


def possibilities(state: "State", seat: Seat) -> Sequence[Move]:
    """Cover a shape (A6); if that is impossible, lay a card beside the others (A9), or put one aside (A20)."""
    return covers(state, seat) or beside(state, seat) or [PUT_ASIDE[card] for card in state.ends(seat)]


def covers(state: "State", seat: Seat) -> list[Lay]:
    """Every way in which the player can cover a shape."""
    spared = state.spared(seat)
    return [lay for card in state.ends(seat) for lay in state.plane.covers(card, spared)]


def beside(state: "State", seat: Seat) -> Sequence[Lay]:
    """Some of the ways in which a player who can cover nothing may lay a card; none if there is no room."""
    shown = [
        Lay(card, face, turn + half, x, 0, y, 0)
        for card in state.ends(seat)
        for turn, x, y in places(state.plane)
        for face in FACES
        for half in (0, 4)
    ]
    return Sample(shown, lambda move: why_not_card(state, seat, move) is None) if shown else ()


def why_not_card(state: "State", seat: Seat, move: Move) -> Refusal | None:
    """Why a player may not lay a card so, or put it aside; None if they may."""
    verdict = _verdict(state, seat, move)
    return verdict if isinstance(verdict, Refusal) else None


def _verdict(state: "State", seat: Seat, move: Move) -> Refusal | Joint | None:
    """Why a player may not lay a card so, or put it aside; else the joint it makes, or None if it makes none."""
    if not isinstance(move, Lay | PutAside):
        return refusals.must_lay()
    if move.card not in state.ends(seat):
        laid = any(laid.card == move.card for laid in state.plane.laid)
        return refusals.already_laid(move.card) if laid else refusals.not_an_end(move.card)
    if isinstance(move, PutAside):
        return refusals.has_room() if covers(state, seat) or beside(state, seat) else None
    if not well_placed(move):
        return refusals.no_such_pose()
    found = judged(state.plane, move, state.spared(seat))
    if found is not None:
        return found
    return refusals.must_cover() if covers(state, seat) else why_not_beside(state.plane, move)


# What comes of it


def lay_card(state: "State", seat: Seat, move: Lay, joint: Joint | None, tell: Tell | None) -> None:
    """A card goes to the table (A6, A9)."""
    where = (move.face, move.turn, move.x, move.xr, move.y, move.yr)
    covered = (None, None, None) if joint is None else joint
    state.plane.put(Laid(move.card, seat, *where, *covered))
    end = take(state, seat, move.card)
    if tell:
        event = said.CardLaid(seat, move.card, *where, end=end)
        if joint is not None:
            lower = state.plane.laid[joint.on].card
            shape = LAYOUTS[LAYOUT[lower]][joint.shape]
            event = replace(event, on=lower, kind=shape.kind, place=shape.place, hidden=shape.dots)
        tell(event)


def put_aside(state: "State", seat: Seat, card: int, tell: Tell | None) -> None:
    """No room: the card counts as laid, and for nothing (A20)."""
    state.aside = (*state.aside, card)
    end = take(state, seat, card)
    if tell:
        tell(said.CardPutAside(seat, card, end))


def take(state: "State", seat: Seat, card: int) -> int | None:
    """The card leaves its pile; the one behind it comes to light, unless it was seen as the other end."""
    pile = state.piles[seat]
    if pile[0] == card:
        state.piles[seat] = pile = pile[1:]
        shown = pile[:1]
    else:
        state.piles[seat] = pile = pile[:-1]
        shown = pile[-1:]
    if not pile:
        state.finished = (*state.finished, seat)
    return shown[0] if len(pile) > 1 else None
