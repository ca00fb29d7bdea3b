"""How a round ends: who takes which cards, what is discarded, and whether the game is over."""

from collections.abc import Sequence

from tablee.kernel.game import Tell
from tablee.kernel.messages import Outcome
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import best

from . import events as said
from .afterwards import could_have_said
from .pieces import most_frequent, of_symbol, symbols_among
from .table import NO_CARD, NOBODY, Phase, Table
from .words import Round


class Prizes(Table):
    """The taking of cards, from the last word of a round to the first card of the next."""

    __slots__ = ()

    # A symbol each (C17, C19, C20, C24)

    def take_most_frequent(self, tell: Tell | None) -> None:
        """Unchallenged, the active player takes the most frequent symbol, of choice if there are several (C17)."""
        self.takers = (self.turn,)
        self._offer(most_frequent(self.shown), tell)

    def take_any(self, takers: tuple[Seat, ...], tell: Tell | None) -> None:
        """Each in turn takes the cards of a symbol of choice (C19, C20, C24)."""
        self.takers = takers
        self._offer(symbols_among(self.shown), tell)

    def _offer(self, symbols: tuple[int, ...], tell: Tell | None) -> None:
        """The next player chooses; where there is one symbol, it is taken without asking."""
        self.symbols = symbols
        if len(symbols) > 1:
            self.ask(Phase.TAKE, self.takers[0])
        else:
            self.take(symbols[0], tell)

    def take(self, symbol: int, tell: Tell | None) -> None:
        """All shown cards of the symbol, on the pile in the order shown (C16); then the next player, if any."""
        seat = self.takers[0]
        cards = of_symbol(self.shown, symbol)
        self._give(seat, cards)
        if tell:
            tell(said.SymbolTaken(seat, symbol, cards))
        self.takers = self.takers[1:]
        if self.takers and self.shown:
            self._offer(symbols_among(self.shown), tell)
        else:
            self.end_round(tell)

    # A card each (C15)

    def pick_each(self, tell: Tell | None) -> None:
        """Those who have found a word take a card each, in turn order (C15)."""
        self.takers = self.found
        self._next_pick(tell)

    def _next_pick(self, tell: Tell | None) -> None:
        """The next player chooses; the last card is taken without asking."""
        if not (self.takers and self.shown):
            self.end_round(tell)
        elif len(self.shown) > 1:
            self.ask(Phase.PICK, self.takers[0])
        else:
            self.pick(self.shown[0], tell)

    def pick(self, card: int, tell: Tell | None) -> None:
        """A shown card goes face down on a pile (C15)."""
        seat = self.takers[0]
        self._give(seat, (card,))
        if tell:
            tell(said.CardPicked(seat, card))
        self.takers = self.takers[1:]
        self._next_pick(tell)

    def _give(self, seat: Seat, cards: Sequence[int]) -> None:
        """Shown cards go on a pile."""
        self.won[seat] += cards
        self.shown = [card for card in self.shown if card not in cards]

    # Stakes

    def return_stake(self, seat: Seat, tell: Tell | None) -> None:
        """A stake goes back on top of its pile (C20, C23)."""
        self.won[seat].append(self.stakes[seat])
        self.stakes[seat] = NO_CARD
        if tell:
            tell(said.StakeReturned(seat))

    def lose_stakes(self, tell: Tell | None) -> None:
        """Every stake still on the table is discarded, face up (C21)."""
        for seat in self.rivals():
            card = self.stakes[seat]
            self.discard.append(card)
            self.stakes[seat] = NO_CARD
            if tell:
                tell(said.StakeLost(seat, card))

    # The end of a round, and of the game

    def end_round(self, tell: Tell | None) -> None:
        """What is left is discarded; the turn passes to the left (C15, C22), or the game ends (C23, C24)."""
        if self.shown and tell:
            tell(said.Discarded(tuple(self.shown)))
        self.discard += self.shown
        if tell:
            tell(self._afterthought())
        self.last = Round(self.turn, self.letters, self.words)
        ending = "no-cards" if self.exhausted else "last-card" if self.is_last else None
        self._clear()
        if ending is None:
            self.begin_round((self.turn + 1) % self.seats, tell)
        else:
            self._end(ending, tell)

    def _afterthought(self) -> said.RoundEnded:
        """What one could have said: computed only where somebody listens."""
        could = could_have_said(self.lexicon, self.letters, [word.word for word in self.words])
        return said.RoundEnded(self.turn, could.possible, could.longest, could.prettiest)

    def _clear(self) -> None:
        """Nothing of the round lies on the table any more."""
        self.shown = []
        self.letters = ()
        self.words = ()
        self.misses = ()
        self.found = NOBODY
        self.takers = NOBODY
        self.symbols = ()
        self.racing = 0
        self.asked = [0] * self.seats

    def begin_round(self, seat: Seat, tell: Tell | None) -> None:
        """That player turns the first card (C5). If there is none, and nothing to shuffle, the game ends (C23)."""
        self.turn = seat
        if not (self.pile or self.discard):
            if tell:
                tell(said.NothingLeft())
            self._end("no-cards", tell)
            return
        self.round += 1
        if tell:
            tell(said.RoundBegun(seat, self.round))
        self.ask(Phase.TURN, seat)

    def _end(self, reason: str, tell: Tell | None) -> None:
        """Most won cards win; equals share (C25)."""
        scores = tuple([len(pile) for pile in self.won])
        winners = best(scores)
        self.outcome = Outcome(scores, winners, reason)
        self.ask(Phase.OVER)
        if tell:
            tell(said.GameWon(winners, scores, "no-cards" if reason == "no-cards" else "last-card"))
