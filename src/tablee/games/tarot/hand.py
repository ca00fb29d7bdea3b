"""A hand of tricks: the cards, who plays, who takes (T7-T17)."""

from typing import Final

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.seats import Seat

from . import moves as said
from .pieces import ATOUT, STRENGTH, SUIT, cards_of, mask
from .table import NO_CONTRACT, Contract
from .tricks import lacking, playable
from .view import TarotView

ONLY: Final = tuple((seat,) for seat in range(5))
"""Each seat alone."""


class Hand:
    """The cards of a hand and the trick under way."""

    __slots__ = (
        "_playable",
        "_public",
        "acting",
        "asked",
        "best",
        "best_seat",
        "bonuses",
        "called_card",
        "contract",
        "hands",
        "lacks",
        "leader",
        "lost",
        "pile",
        "seats",
        "shown",
        "tied",
        "trick",
        "won",
    )

    acting: tuple[Seat, ...]

    def __init__(self, seats: int) -> None:
        """A table without cards: `gather` them first."""
        self.seats = seats

    def gather(self) -> None:
        """All cards are taken back: a new hand begins."""
        seats = self.seats
        self.contract: Contract = NO_CONTRACT
        self.called_card = -1
        """The Proviseur called and not yet played."""
        self.hands = [0] * seats
        self.won = [0] * seats
        self.lacks = [0] * seats
        """Cards that each seat's play has shown it not to hold."""
        self.shown = [0] * seats
        """Atouts that each seat has shown for "Trop cool"."""
        self.bonuses = [0] * seats
        self.pile = 0
        """The cards that the winner of the trick will take: its own, and those of tied tricks before it (T15)."""
        self.lost = 0
        """Cards of a tied last trick, for nobody (T16)."""
        self._public: TarotView | None = None
        """What everybody may know, once somebody has looked: a table shows each position to four, who share most."""
        self.lead(0)

    def lead(self, seat: Seat) -> None:
        """A new trick, led by that player (T7)."""
        self.leader = seat
        self.acting = ONLY[seat]
        self.trick: list[int] = []
        """The cards played, in order."""
        self.asked = -1
        """The school asked for, 4 for Atouts, -1 while anything may be played."""
        self.best = 0
        """The strength of the best card."""
        self.best_seat = seat
        self.tied = False
        """Whether the best card has an equal."""
        self._playable = 0
        """What the acting player may play, once it has been asked for."""

    def legal_cards(self, seat: Seat) -> int:
        """The cards that the acting player may play (T8-T12)."""
        self._playable = cards = playable(self.hands[seat], self.asked, self.best)
        return cards

    def put(self, seat: Seat, card: int, tell: Tell | None) -> None:
        """A card goes to the trick. One long function: every simulated card passes here, and calls cost."""
        bit = 1 << card
        self.hands[seat] ^= bit
        self._playable = 0
        self._public = None
        trick = self.trick
        trick.append(card)
        if tell:
            tell(said.CardPlayed(seat, card))
        asked, suit, strength = self.asked, SUIT[card], STRENGTH[card]
        if suit < 0:  # the Excuse goes to its owner's won cards (T13)
            self.won[seat] |= bit
        else:
            self.pile |= bit
            if asked < 0:  # the first card but the Excuse says what is asked (T12)
                self.asked, self.best, self.best_seat = suit, strength, seat
            elif suit in (asked, ATOUT):  # the strongest counts (T14), and may have equals (T15)
                if suit == ATOUT:
                    self.lacks[seat] |= lacking(card, asked, self.best)
                if strength > self.best:
                    self.best, self.best_seat, self.tied = strength, seat, False
                elif strength == self.best:
                    self.tied = True
            else:
                self.lacks[seat] |= lacking(card, asked, self.best)
        if card == self.called_card:
            self._show_partner(seat, tell)
        if len(trick) < self.seats:
            self.acting = ONLY[(seat + 1) % self.seats]
        elif self.tied:
            self._tie(tell)
        else:
            self._take(tell)

    def waiting(self) -> int:
        """The cards of tied tricks that the next winner takes (T15)."""
        return self.pile & ~mask(self.trick)

    def _show_partner(self, seat: Seat, tell: Tell | None) -> None:
        """The called Proviseur lies on the table (T23)."""
        self.called_card = -1
        self.contract = replace(self.contract, shown=True)
        if tell:
            assert self.contract.called is not None
            tell(said.PartnerShown(seat, self.contract.called))

    def _take(self, tell: Tell | None) -> None:
        """The strongest card takes the trick and those that waited, and leads (T14, T7)."""
        winner = self.best_seat
        self.won[winner] |= self.pile
        if tell:
            tell(said.TrickWon(winner, cards_of(self.pile)))
        self.pile = 0
        if self.hands[winner]:
            self.lead(winner)
        else:
            self.acting = ()

    def _tie(self, tell: Tell | None) -> None:
        """Nobody takes the trick: it waits, and its leader leads again (T15); after the last card it is set aside,
        with those that waited for it (T16)."""
        if self.hands[self.leader]:
            if tell:
                tell(said.TrickTied(self._equals()))
            self.lead(self.leader)
            return
        self.lost = self.pile
        self.pile = 0
        self.acting = ()
        if tell:
            tell(said.TrickSetAside(cards_of(self.lost)))

    def _equals(self) -> tuple[Seat, ...]:
        """Who played the equal strongest cards."""
        return tuple(
            (self.leader + i) % self.seats
            for i, card in enumerate(self.trick)
            if SUIT[card] == self.asked and STRENGTH[card] == self.best
        )
