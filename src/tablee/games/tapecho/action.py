"""The one action of a turn: throwing a card away and drawing, or laying cards, with the reactions to them.

An action that is done leaves nobody acting: whose turn comes next is for `rules.py` to say.
"""

from typing import Final

from tablee.kernel.game import Tell
from tablee.kernel.seats import CHANCE, Seat

from . import events as said
from .board import NO_CARD, NO_SEAT, Board
from .effects import EFFECTS
from .moves import Lay
from .reactions import concerned, may_hold_defence
from .table import Phase

CHANCE_ACTS: Final = (CHANCE,)
NOBODY: Final = ()


class Action(Board):
    """What is being done on a turn."""

    __slots__ = ()

    # Throwing away and drawing

    def throw_away(self, seat: Seat, card: int, tell: Tell | None) -> None:
        """A card is thrown away; if the pile is too small, the discard without it is shuffled under it (P11)."""
        self.passed = 0
        self.leave(seat, card)
        self.thrown = card
        if tell:
            tell(said.Discarded(seat, card))
        if len(self.pile) < self._due(seat) and self.discard:
            self.phase = Phase.RESHUFFLE
            self.acting = CHANCE_ACTS
        else:
            self._draw_for(seat, tell)

    def _due(self, seat: Seat) -> int:
        """How many cards are drawn for the one thrown away: two, one of which is kept (P11); one if it was the last
        and could not be laid (P25)."""
        return 1 if not self.hands[seat] and self.pack.reactions >> self.thrown & 1 else 2

    def reshuffle(self, order: tuple[int, ...], tell: Tell | None) -> None:
        """The discard goes under the pile (P11)."""
        self.pile = [*reversed(order), *self.pile]
        self.discard = 0
        if tell:
            tell(said.Reshuffled(len(order)))
        self._draw_for(self.turn, tell)

    def _draw_for(self, seat: Seat, tell: Tell | None) -> None:
        """The player draws; of two cards one is kept (P11), a single one is taken (P11, P25)."""
        drawn = self.top(self._due(seat))
        self.throw(1 << self.thrown)
        self.thrown = NO_CARD
        if len(drawn) < 2:
            self.draw(seat, 1, tell)
            self.acting = NOBODY
            return
        self.pile[-2:] = sorted(drawn)  # which came first is no part of the position
        self.keeper = NO_SEAT
        self.phase = Phase.KEEP
        self.acting = (seat,)
        if tell:
            tell(said.Drew(seat, 2, tuple(sorted(drawn))))

    def keep(self, seat: Seat, card: int, tell: Tell | None) -> None:
        """One card goes to the hand, the other back on top, known to the player until it moves (P11)."""
        self.pile.remove(card)
        self.hands[seat] |= 1 << card
        self.keeper = seat
        if tell:
            tell(said.Kept(seat, card, self.pile[-1]))
        self.acting = NOBODY

    # Laying cards

    def declare(self, seat: Seat, lay: Lay) -> None:
        """A card leaves the hand and waits to be laid (P12)."""
        self.passed = 0
        self.leave(seat, lay.card)
        self.queue = (*self.queue, lay)

    def lay_next(self, tell: Tell | None) -> None:
        """The next card declared is laid, with reactions of its own (P12); after the last the action is done."""
        if not self.queue:
            self.acting = NOBODY
            return
        if tell:
            tell(self._laid(self.queue[0]))
        asked = concerned(self)
        if asked:
            self._ask(Phase.REACT, asked)
        else:
            self._take_effect(tell)

    def _laid(self, lay: Lay) -> said.CardLaid:
        """How the laying of a card is told."""
        bit = 1 << lay.card
        if self.pack.atouts & bit:
            return said.CardLaid(self.turn, lay.card, lay.on, "atout" if lay.on == self.turn else "gift")
        if not self.pack.attacks & bit:
            return said.CardLaid(self.turn, lay.card, lay.on, "handicap")
        figure = self.pack.cards[lay.card]
        return said.CardLaid(self.turn, lay.card, lay.on, "attack", lay.pick, figure.effect, figure.count)

    def _ask(self, phase: Phase, seats: tuple[Seat, ...]) -> None:
        """A window opens (P22)."""
        self.phase = phase
        self.acting = seats
        self.asked += 1

    def _take_effect(self, tell: Tell | None) -> None:
        """The card stands: it lies in front of somebody, and an attack does what it does (P8-P10, P16)."""
        lay, self.queue = self.queue[0], self.queue[1:]
        self.phase = Phase.TURN
        self.acting = (self.turn,)
        bit = 1 << lay.card
        if self.pack.attacks & bit:
            self.hit(lay)
            EFFECTS[self.pack.cards[lay.card].effect](self, lay, tell)
        elif self.pack.atouts & bit:
            self.atouts[lay.on] |= bit
        else:
            self.handicaps[lay.on] |= bit
        if self.phase is Phase.TURN:
            self.lay_next(tell)

    # Reactions

    def decline(self, seat: Seat, tell: Tell | None) -> None:
        """A player does not react; when all have said so the window closes (P22)."""
        self.acting = tuple(other for other in self.acting if other != seat)
        if not self.acting:
            self.close(tell)

    def close(self, tell: Tell | None) -> None:
        """Nobody reacts any more."""
        if self.phase is Phase.COUNTER:
            self._cancel(self.foil, tell)
        else:
            self._stand(tell)

    def _stand(self, tell: Tell | None) -> None:
        """The card has not been cancelled."""
        if tell:
            tell(said.CardStands(self.queue[0].on, self.queue[0].card))
        self._take_effect(tell)

    def react(self, seat: Seat, card: int, tell: Tell | None) -> None:
        """A defence or a hors contexte is laid out of turn (P19-P21)."""
        self.leave(seat, card)
        lay = self.queue[0]
        if self.phase is Phase.COUNTER:
            self._defend_against_foil(seat, card, tell)
        elif self.pack.attacks >> lay.card & 1:
            if tell:
                tell(said.Defended(seat, card, lay.card))
            self.attacker[lay.on] = self.turn  # a cancelled attack still counts for the round (P16)
            self._cancel(card, tell)
        else:
            self._foil(seat, card, lay, tell)

    def _foil(self, seat: Seat, card: int, lay: Lay, tell: Tell | None) -> None:
        """A hors contexte is an attack on whoever laid the card: that player may defend themselves (P20, P21)."""
        if tell:
            tell(said.Foiled(seat, card, lay.card, self.turn))
        if may_hold_defence(self, self.turn):
            self.foil, self.rival = card, seat
            self._ask(Phase.COUNTER, (self.turn,))
        else:
            self._cancel(card, tell)

    def _defend_against_foil(self, seat: Seat, card: int, tell: Tell | None) -> None:
        """The card stands after all, and nobody may lay another hors contexte on it (P21)."""
        foil = self._end_foil()
        self.throw(1 << card | 1 << foil)
        if tell:
            tell(said.Defended(seat, card, foil))
            tell(said.Cancelled(foil, card))
        self._stand(tell)

    def _end_foil(self) -> int:
        """The hors contexte that waited."""
        foil, self.foil, self.rival = self.foil, NO_CARD, NO_SEAT
        return foil

    def _cancel(self, by: int, tell: Tell | None) -> None:
        """The card being laid and the one that cancels it go to the discard (P18); a second card follows (P23)."""
        self._end_foil()
        lay, self.queue = self.queue[0], self.queue[1:]
        self.throw(1 << lay.card | 1 << by)
        if tell:
            tell(said.Cancelled(lay.card, by))
        self.lay_next(tell)
