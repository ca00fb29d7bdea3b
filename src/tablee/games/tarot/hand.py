"""A hand of tricks: the cards, who plays, who takes (T7-T17)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.seats import Seat

from . import moves as said
from .pieces import ATOUT, EXCUSE, EXCUSE_BIT, STRENGTH, SUIT, cards_of, mask
from .table import NO_CONTRACT, Contract
from .tricks import lacking, playable, plays_of

ONLY: Final = tuple((seat,) for seat in range(5))
"""Each seat alone."""


class Hand:
    """The cards of a hand and the trick under way."""

    __slots__ = (
        "_playable",
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
        "seats",
        "shown",
        "tied",
        "trick",
        "waiting",
        "won",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.acting: tuple[Seat, ...] = ()
        self.gather()

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
        self.waiting = 0
        """Cards of tied tricks, for the next winner (T15)."""
        self.lost = 0
        """Cards of a tied last trick, for nobody (T16)."""
        self._begin_trick(0)

    def _begin_trick(self, leader: Seat) -> None:
        """An empty trick."""
        self.leader = leader
        self.trick: list[int] = []
        """The cards played, in order."""
        self.asked = -1
        """The school asked for, 4 for Atouts, -1 while anything may be played."""
        self.best = 0
        """The strength of the best card."""
        self.best_seat = leader
        self.tied = False
        """Whether the best card has an equal."""
        self._playable = 0
        """What the acting player may play, once it has been asked for."""

    def lead(self, seat: Seat) -> None:
        """A new trick, led by that player (T7)."""
        self._begin_trick(seat)
        self.acting = ONLY[seat]

    def legal_cards(self, seat: Seat) -> int:
        """The cards that the acting player may play (T8-T12)."""
        if not self._playable:
            self._playable = playable(self.hands[seat], self.asked, self.best)
        return self._playable

    def legal_plays(self, seat: Seat) -> Sequence[said.Play]:
        """The same as moves."""
        return plays_of(self.legal_cards(seat))

    def put(self, seat: Seat, card: int, tell: Tell | None) -> None:
        """A card goes to the trick; the Excuse to its owner's won cards (T13)."""
        self.hands[seat] ^= 1 << card
        self._playable = 0
        self.trick.append(card)
        if tell:
            tell(said.CardPlayed(seat, card))
        if card == EXCUSE:
            self.won[seat] |= 1 << card
        else:
            self._compare(seat, card)
        if card == self.called_card:
            self._show_partner(seat, tell)
        if len(self.trick) == self.seats:
            self._close(tell)
        else:
            self.acting = ONLY[(seat + 1) % self.seats]

    def _compare(self, seat: Seat, card: int) -> None:
        """The first card but the Excuse says what is asked (T12); then the strongest counts (T14)."""
        asked, suit, strength = self.asked, SUIT[card], STRENGTH[card]
        if asked < 0:
            self.asked = suit
            self.best = strength
            self.best_seat = seat
            return
        if suit != asked or suit == ATOUT:
            self.lacks[seat] |= lacking(card, asked, self.best)
            if suit != ATOUT:
                return
        if strength > self.best:
            self.best = strength
            self.best_seat = seat
            self.tied = False
        elif strength == self.best:
            self.tied = True

    def _show_partner(self, seat: Seat, tell: Tell | None) -> None:
        """The called Proviseur lies on the table (T23)."""
        self.called_card = -1
        self.contract = replace(self.contract, shown=True)
        if tell:
            assert self.contract.called is not None
            tell(said.PartnerShown(seat, self.contract.called))

    def _close(self, tell: Tell | None) -> None:
        """The strongest card takes the trick (T14), or nobody does (T15, T16)."""
        pile = self.waiting | mask(self.trick) & ~EXCUSE_BIT
        if not self.tied:
            self._take(pile, tell)
        elif self.hands[self.leader]:
            self._wait(pile, tell)
        else:
            self._set_aside(pile, tell)

    def _take(self, pile: int, tell: Tell | None) -> None:
        """The winner takes the trick and those that waited, and leads (T14, T7)."""
        self.won[self.best_seat] |= pile
        self.waiting = 0
        if tell:
            tell(said.TrickWon(self.best_seat, cards_of(pile)))
        if self.hands[self.best_seat]:
            self.lead(self.best_seat)
        else:
            self.acting = ()

    def _wait(self, pile: int, tell: Tell | None) -> None:
        """The tied trick waits, and its leader leads again (T15)."""
        self.waiting = pile
        if tell:
            tell(said.TrickTied(self._equals()))
        self.lead(self.leader)

    def _set_aside(self, pile: int, tell: Tell | None) -> None:
        """The last trick has tied: nobody takes it, nor those that waited for it (T16)."""
        self.lost = pile
        self.waiting = 0
        self.acting = ()
        if tell:
            tell(said.TrickSetAside(cards_of(pile)))

    def _equals(self) -> tuple[Seat, ...]:
        """Who played the equal strongest cards."""
        return tuple(
            (self.leader + i) % self.seats
            for i, card in enumerate(self.trick)
            if SUIT[card] == self.asked and STRENGTH[card] == self.best
        )
