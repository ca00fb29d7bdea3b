"""What a player of Tapécho makes of the hands: the cards known to be there, and how likely the others are."""

from collections.abc import Callable

from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of, mask, union

from .pieces import Pack
from .view import TapechoView


class Guess:
    """All hands as one player knows them: their own whole, of others what they have seen (P17)."""

    def __init__(self, view: TapechoView, pack: Pack) -> None:
        self.pack = pack
        self.known = [mask(view.hand if seat == view.seat else cards) for seat, cards in enumerate(view.seen)]
        """The cards of each hand whose place is known."""
        self.hidden = [count - cards.bit_count() for count, cards in zip(view.counts, self.known, strict=True)]
        """How many others each hand has."""
        self.unseen = pack.all & ~(_shown(view) | union(self.known))
        """Cards in other hands or in the pile, nobody knows where."""
        self._places = max(1, self.unseen.bit_count())
        self.average = pack.total(self.unseen) / self._places
        """What an unseen card costs its holder on average."""

    def holds(self, seat: Seat, cards: int) -> float:
        """How likely the player holds one of those cards: certain if one was seen, or if the whole hand was."""
        if self.known[seat] & cards:
            return 1.0
        return 1.0 - (1.0 - self.hidden[seat] / self._places) ** (self.unseen & cards).bit_count()

    def cost(self, seat: Seat) -> float:
        """What the atouts and handicaps in that hand are likely to cost."""
        return self.pack.total(self.known[seat]) + self.average * self.hidden[seat]

    def mean(self, seat: Seat, worth: Callable[[int], float], fresh: float, gone: int = 0) -> float:
        """What a card of that hand is worth on average, without those that are gone; `fresh` is an unseen one."""
        cards = cards_of(self.known[seat] & ~gone)
        return (sum(map(worth, cards)) + fresh * self.hidden[seat]) / max(1, len(cards) + self.hidden[seat])


def _shown(view: TapechoView) -> int:
    """Every card that lies open, and those of the pile that one knows."""
    piles = (*view.atouts, *view.handicaps, *view.ties, view.discard, view.away, view.drawn)
    single = (*view.lying, *(lay.card for lay in view.queue), view.foil, view.thrown, view.top)
    return union([mask(pile) for pile in piles]) | mask(card for card in single if card is not None)
