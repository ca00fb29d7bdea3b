"""A round: the table, the piles, and what a player may do with the ends of a pile (A4-A9, A20)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Refusal
from tablee.kernel.sample import Sample
from tablee.kernel.seats import Seat

from . import moves as said
from . import refusals
from .judge import judged, well_placed, why_not_beside
from .match import Match
from .moves import PUT_ASIDE, Laid, Lay, PutAside
from .pieces import FACES, LAYOUT, LAYOUTS, NUMBER
from .plane import Joint, Plane
from .room import places

Pile = tuple[int, ...]
"""The cards of a pile from one end to the other."""

NO_TURNS: Final = -1


class Round:
    """The table, and the piles of all players."""

    __slots__ = ("aside", "finished", "first", "match", "piles", "plane", "ready", "turn")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.clear()

    def clear(self) -> None:
        """The table with the start card, and nobody with cards in hand."""
        self.plane = Plane(self.match.border)
        self.piles: list[Pile] = [()] * self.match.seats
        """What is left of each seat's pile; a secret but for its ends."""
        self.aside: tuple[int, ...] = ()
        """Cards put aside for want of room (A20)."""
        self.first: Seat | None = None
        self.turn: Seat = NO_TURNS
        """Who lays a card, where there are turns."""
        self.ready = 0
        """Who is ready for a free game, as bits."""
        self.finished: tuple[Seat, ...] = ()
        """Who has laid all cards, in that order."""

    # What a player may do

    def ends(self, seat: Seat) -> Pile:
        """The end cards of a pile, which everybody sees (A4)."""
        pile = self.piles[seat]
        return (pile[0], pile[-1]) if len(pile) > 1 else pile

    def spared(self, seat: Seat) -> int:
        """The colour that the player may not cover: their own, in a free game (A16)."""
        return self.match.camp(seat) if self.match.options.free else -1

    def options(self, seat: Seat) -> Sequence[Move]:
        """Cover a shape (A6); if that is impossible, lay a card beside the others (A9), or put one aside (A20)."""
        return self.covers(seat) or self.beside(seat) or [PUT_ASIDE[card] for card in self.ends(seat)]

    def covers(self, seat: Seat) -> list[Lay]:
        """Every way in which the player can cover a shape."""
        spared = self.spared(seat)
        return [lay for card in self.ends(seat) for lay in self.plane.covers(card, spared)]

    def beside(self, seat: Seat) -> Sequence[Lay]:
        """Some of the ways in which a player who can cover nothing may lay a card; none if there is no room."""
        shown = [
            Lay(card, face, turn + half, x, 0, y, 0)
            for card in self.ends(seat)
            for turn, x, y in places(self.plane)
            for face in FACES
            for half in (0, 4)
        ]
        return Sample(shown, lambda move: self.why_not_card(seat, move) is None) if shown else ()

    def why_not_card(self, seat: Seat, move: Move) -> Refusal | None:
        """Why a player may not lay a card so, or put it aside; None if they may."""
        verdict = self.verdict(seat, move)
        return verdict if isinstance(verdict, Refusal) else None

    def verdict(self, seat: Seat, move: Move) -> Refusal | Joint | None:
        """Why a player may not lay a card so, or put it aside; else the joint it makes, or None if it makes none."""
        if not isinstance(move, Lay | PutAside):
            return refusals.must_lay()
        if move.card not in self.ends(seat):
            laid = any(laid.card == move.card for laid in self.plane.laid)
            return refusals.already_laid(move.card) if laid else refusals.not_an_end(move.card)
        if isinstance(move, PutAside):
            return refusals.has_room() if self.covers(seat) or self.beside(seat) else None
        if not well_placed(move):
            return refusals.no_such_pose()
        found = judged(self.plane, move, self.spared(seat))
        if found is not None:
            return found
        return refusals.must_cover() if self.covers(seat) else why_not_beside(self.plane, move)

    def foremost(self) -> list[Seat]:
        """Who may start: the smallest number at an end, then the smallest sum of both (A5)."""
        numbers = {seat: [NUMBER[card] for card in self.ends(seat)] for seat in self.match.playing}
        least = min((min(ends), sum(ends)) for ends in numbers.values())
        return [seat for seat, ends in numbers.items() if (min(ends), sum(ends)) == least]

    # What happens

    def lay(self, seat: Seat, move: Lay, joint: Joint | None, tell: Tell | None) -> None:
        """A card goes to the table (A6, A9)."""
        where = (move.face, move.turn, move.x, move.xr, move.y, move.yr)
        covers = (None, None, None) if joint is None else joint
        self.plane.put(Laid(move.card, seat, *where, *covers))
        end = self.take(seat, move.card)
        if tell:
            event = said.CardLaid(seat, move.card, *where, end=end)
            if joint is not None:
                lower = self.plane.laid[joint.on].card
                shape = LAYOUTS[LAYOUT[lower]][joint.shape]
                event = replace(event, on=lower, kind=shape.kind, place=shape.place, hidden=shape.dots)
            tell(event)

    def put_aside(self, seat: Seat, card: int, tell: Tell | None) -> None:
        """No room: the card counts as laid, and for nothing (A20)."""
        self.aside = (*self.aside, card)
        end = self.take(seat, card)
        if tell:
            tell(said.CardPutAside(seat, card, end))

    def take(self, seat: Seat, card: int) -> int | None:
        """The card leaves its pile; the one behind it comes to light, unless it was seen as the other end."""
        pile = self.piles[seat]
        if pile[0] == card:
            self.piles[seat] = pile = pile[1:]
            shown = pile[:1]
        else:
            self.piles[seat] = pile = pile[:-1]
            shown = pile[-1:]
        if not pile:
            self.finished = (*self.finished, seat)
        return shown[0] if len(pile) > 1 else None
