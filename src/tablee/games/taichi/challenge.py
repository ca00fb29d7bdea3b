"""Turning cards, and joining a challenge once the active player has stopped."""

from tablee.kernel.game import Tell
from tablee.kernel.seats import CHANCE, Seat

from . import events as said
from .pieces import LETTERS
from .speech import Speech
from .table import Phase


class Challenge(Speech):
    """From a card to the next, and from a stop to a challenge."""

    __slots__ = ()

    # Joining a challenge (C16)

    def next_joiner(self, before: Seat, tell: Tell | None) -> None:
        """The next one clockwise who has a card to stake is asked; after the last, the challenge is on, or not."""
        seat = (before + 1) % self.seats
        while seat != self.turn and not self.won[seat]:
            seat = (seat + 1) % self.seats
        if seat != self.turn:
            self.ask(Phase.JOIN, seat)
        elif not self.rivals():
            if tell:
                tell(said.Unchallenged(self.turn))
            self.take_most_frequent(tell)
        elif self.can_turn():
            self.ask(Phase.TURN, self.turn)
        else:
            self.find_nothing(tell)

    def join(self, seat: Seat, tell: Tell | None) -> None:
        """The card won last is staked, face down (C16)."""
        self.stakes[seat] = self.won[seat].pop()
        if tell:
            tell(said.Joined(seat))
        self.next_joiner(seat, tell)

    def stay_out(self, seat: Seat, tell: Tell | None) -> None:
        """The player does not join (C16)."""
        if tell:
            tell(said.StayedOut(seat))
        self.next_joiner(seat, tell)

    # Turning cards (C5, C6, C18, C23)

    def can_turn(self) -> bool:
        """Whether there is a card to turn, or a discard to shuffle for it (C23)."""
        return bool(self.pile or (self.discard and not self.reshuffled))

    def turn_card(self, tell: Tell | None) -> None:
        """The next card is turned; if the pile is empty, the discard is shuffled first (C23)."""
        if self.pile:
            self._reveal(tell)
        elif self.can_turn():
            self.ask(Phase.RESHUFFLE, CHANCE)
        else:
            self.find_nothing(tell)

    def reshuffle(self, order: tuple[int, ...], tell: Tell | None) -> None:
        """The discard is the new draw pile, and its first card is turned (C23)."""
        self.pile = list(reversed(order))
        self.discard = []
        self.reshuffled = True
        if tell:
            tell(said.Reshuffled(len(order)))
        self._reveal(tell)

    def _reveal(self, tell: Tell | None) -> None:
        """A card lies beside the others, and the clock runs."""
        card = self.pile.pop()
        self.shown.append(card)
        self.letters = (*self.letters, LETTERS[card])
        if tell:
            tell(said.CardTurned(self.turn, card, len(self.shown)))
            if self.is_last:
                tell(said.LastCard())
        if self.rivals():
            self.begin_race(tell)
        else:
            self.prompt(Phase.WORD, self.turn)

    def find_nothing(self, tell: Tell | None) -> None:
        """No card is left: the last word stands, stakes go back, and the game ends with this round (C23)."""
        self.exhausted = True
        if tell:
            tell(said.NothingLeft())
        for seat in self.rivals():
            self.return_stake(seat, tell)
        self.take_any((self.turn,), tell)
