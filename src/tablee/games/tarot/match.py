"""What stays the same during a hand: the match, the draw for the deal, the contract. Small frozen values, so that
copies of a position share them."""

from typing import Final

import msgspec

from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line

from .options import TarotOptions
from .pieces import CARDS, EXCUSE, STRENGTH


class Match(msgspec.Struct, frozen=True):
    """The frame of all hands."""

    seats: int
    options: TarotOptions
    dealer: Seat | None = None
    """The Super Donneur; None until the draw is settled."""
    sheet: tuple[Line, ...] = ()
    time_up: bool = False


class Drawing(msgspec.Struct, frozen=True):
    """The draw for the deal (T4)."""

    contenders: tuple[Seat, ...] = ()
    """Who may still become the dealer."""
    drawers: tuple[Seat, ...] = ()
    """Who draws a card now."""
    cards: tuple[int, ...] = ()
    """The card each seat has drawn last; -1 before the first draw."""
    used: tuple[int, ...] = ()
    """All cards drawn so far."""

    def left(self) -> tuple[int, ...]:
        """The cards not yet drawn."""
        return tuple(card for card in range(CARDS) if card not in self.used)

    def after(self, order: tuple[int, ...]) -> "Drawing":
        """The draw once each drawer has turned a card: an Excuse is drawn again first, then the strongest if tied."""
        cards = list(self.cards)
        for seat, card in zip(self.drawers, order, strict=True):
            cards[seat] = card
        used = self.used + order
        excused = tuple(seat for seat in self.drawers if cards[seat] == EXCUSE)
        if excused:
            return Drawing(self.contenders, excused, tuple(cards), used)
        strongest = max(STRENGTH[cards[seat]] for seat in self.contenders)
        tied = tuple(seat for seat in self.contenders if STRENGTH[cards[seat]] == strongest)
        return Drawing(tied, tied if len(tied) > 1 else (), tuple(cards), used)


class Contract(msgspec.Struct, frozen=True):
    """What was bid and called in this hand (T20, T23)."""

    bids: tuple[int, ...] = ()
    """Diplomas in speaking order from the dealer's left; 0 is a pass."""
    bettor: Seat | None = None
    diploma: int = 0
    called: int | None = None
    """The school whose Proviseur was called."""
    partner: Seat | None = None
    """Who holds it: a secret until it is played."""
    shown: bool = False
    """Whether the partner is known to all."""


NO_DRAWING: Final = Drawing()
NO_CONTRACT: Final = Contract()


def first_drawing(seats: int) -> Drawing:
    """Everybody draws."""
    everybody = tuple(range(seats))
    return Drawing(everybody, everybody, (-1,) * seats)
