"""What a player of Tapécho makes of the table: who is ahead, how long the game will last, what a card is worth.

All worth is in points of one's own final score; what it costs a rival counts in proportion to how much that rival is
in one's way.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

import msgspec

from tablee.kernel.seats import Seat

from .deck import pack_for
from .moves import Lay
from .pieces import Kind, Pack, mask, pack_of
from .sound import union
from .view import TapechoView

PACE: Final = 1.35
"""Cards that a player gets rid of in a turn on average."""
TURN: Final = 7.0
"""What a turn is worth."""
SHED: Final = 0.8
"""What it is worth to have one card less, whatever the card."""
CHOICE: Final = 3.0
"""What the better of two unseen cards is worth, early in the game."""
WAIT: Final = 3.5
"""What an attack should bring, early in the game."""
GIFT: Final = 4.0
"""How much longer than others an attack waits that makes somebody draw."""
LOOK: Final = 0.5
"""What a look into a hand is worth."""
EARLY: Final = 3.0
"""With so many rounds to come, any card can still be laid."""
LATE: Final = 1.0
"""With so few, what is not laid now stays in hand."""
CARD: Final = 0.8
"""What an unseen card is worth to its holder, early in the game."""


class Temper(msgspec.Struct, frozen=True):
    """How a level plays."""

    noise: float
    """By how many points it may misjudge a move."""
    focus: float
    """How much it prefers to harm who is ahead."""
    harm: float
    """What a point taken from the rivals is worth to it."""
    patience: float
    """How many points a reaction must save, early in the game, to be worth its card."""
    foresight: float
    """How much of the danger of a hors contexte, and of the end of the game, it sees: from 0 to 1."""


class Judge:
    """The table as one player judges it."""

    def __init__(self, view: TapechoView, temper: Temper) -> None:
        assert view.seat is not None
        self.view = view
        self.temper = temper
        self.me: Seat = view.seat
        self.pack: Pack = pack_of(view.figures) if view.figures else pack_for(None)
        self.hand = mask(view.hand)
        self.camp = view.camps[self.me]
        self.allies = self._allies()
        self.unseen = self.pack.all & ~self._shown()
        """Cards in other hands or in the pile."""
        self.average = self.pack.total(self.unseen) / max(1, self.unseen.bit_count())
        """What an unseen card costs its holder on average."""
        self.points = [self._points(seat) for seat in range(view.seats)]
        """What lies in front of each player, less what their hand is likely to cost."""
        self.weight = self._weights()
        """How much each player is in one's way; an ally counts as oneself, the other way round."""
        self.rounds = min(count / PACE for seat, count in enumerate(view.counts) if seat != self.me or count)
        """Rounds that the game is likely to last."""
        self.late = min(1.0, max(0.0, (EARLY - self.rounds) / (EARLY - LATE)))
        """How likely a card now in hand stays there."""
        self.fresh = (1.0 - self.late) * CARD - self.late * self.average
        """What an unseen card is worth to whoever gets it."""

    def _allies(self) -> tuple[Seat, ...]:
        """Who scores with oneself, oneself among them (P27, P28)."""
        view = self.view
        if view.options.teams == "war_of_sexes":
            return tuple(seat for seat in range(view.seats) if view.camps[seat] == self.camp)
        return (self.me,) if view.partner is None else (self.me, view.partner)

    def _shown(self) -> int:
        """Every card whose place is known to all, and one's own."""
        view = self.view
        piles = (*view.atouts, *view.handicaps, *view.ties, view.discard, view.away, view.hand, view.drawn)
        single = (*view.lying, *(lay.card for lay in view.queue), view.foil, view.thrown)
        return union([mask(pile) for pile in piles]) | mask(card for card in single if card is not None)

    def _points(self, seat: Seat) -> float:
        """What a player would have if the game ended now."""
        view, value = self.view, self.pack.value
        laid = sum(value[card] for card in view.atouts[seat]) - sum(value[card] for card in view.handicaps[seat])
        if view.ties[seat]:
            laid -= max((value[card] for card in view.atouts[seat]), default=0)
        if seat == self.me:
            return laid - self.pack.total(self.hand)
        seen = view.seen[seat]
        return laid - (self.pack.total(mask(seen)) if seen else self.average * view.counts[seat])

    def _weights(self) -> list[float]:
        """Rivals share one weight, more of it to those ahead; allies have none."""
        rivals = [seat for seat in range(self.view.seats) if seat not in self.allies]
        highest = max(self.points[seat] for seat in rivals)
        pull = {seat: exp(self.temper.focus * (self.points[seat] - highest)) for seat in rivals}
        whole = sum(pull.values())
        share = self.temper.harm / whole
        return [-1.0 if seat in self.allies else share * pull[seat] for seat in range(self.view.seats)]

    # Cards laid on one's turn

    def laying(self, lay: Lay) -> float:
        """What it is worth to lay that card there."""
        card = self.pack.cards[lay.card]
        match card.kind:
            case Kind.ATOUT:
                worth = card.value * (1.0 + self._stands(lay))
            case Kind.HANDICAP:
                worth = card.value * (1.0 + self.weight[lay.on] * self._stands(lay))
            case _:
                worth = self.effect(lay.card, lay.on, self.me, lay.pick) - self._patience(card.effect)
        return worth + SHED

    def _patience(self, effect: str) -> float:
        """What an attack must bring to be laid now: a better moment may come, the less so the later it is.
        Early, cards that somebody must draw are a gift."""
        return self.temper.foresight * (1.0 - self.late) * WAIT * (GIFT if effect == "draw" else 1.0)

    def _stands(self, lay: Lay) -> float:
        """How likely nobody cancels an atout or a handicap (P20)."""
        context = self.view.context
        assert context is not None
        if not self.pack.foreign[context] >> lay.card & 1:
            return 1.0
        foils = (self.pack.foils & self.unseen).bit_count()
        others = sum(self.view.counts) - self.view.counts[self.me]
        held = foils * others / max(1, self.unseen.bit_count())
        used = min(1.0, self.pack.value[lay.card] / 9)
        return 1.0 - self.temper.foresight * used * (1.0 - exp(-held))

    def effect(self, card: int, on: Seat, by: Seat, pick: int | None) -> float:
        """What the effect of an attack brings to oneself: what the target loses, and what the attacker gains."""
        figure, value = self.pack.cards[card], self.pack.value
        best = max((value[laid] for laid in self.view.atouts[on]), default=0)
        harm, gain = 0.0, 0.0
        match figure.effect:
            case "skip":
                harm = TURN + self._delay(on)
            case "draw":
                harm = -figure.count * self.fresh + self._delay(on)
            case "lose_best":
                harm = best
            case "steal" | "give_handicap":
                harm = gain = value[pick] if pick is not None else 0
            case "reveal":
                gain = LOOK
            case "swap_random":
                gain = self.fresh - self._mean_holding()
            case "mute":
                harm = 0.6 * TURN + self._delay(on)
            case "tied":
                harm = max(best, 6)
        return self.weight[on] * harm - self.weight[by] * gain

    def _delay(self, on: Seat) -> float:
        """What it is worth to keep somebody from ending the game: one's own hand costs less then."""
        near = self.view.counts[on] <= 2
        return 0.5 * self.pack.total(self.hand) / max(0.2, self.weight[on]) if near and on not in self.allies else 0.0

    def _mean_holding(self) -> float:
        """What a card of one's own hand is worth on average."""
        return sum(map(self.holding, self.view.hand)) / max(1, len(self.view.hand))

    # Cards held

    def holding(self, card: int) -> float:
        """What it is worth to have that card in hand: what it may still bring, and what it may cost."""
        return (1.0 - self.late) * self._promise(card) - self.late * self.pack.value[card]

    def _promise(self, card: int) -> float:
        """What a card in hand brings with time enough."""
        figure = self.pack.cards[card]
        match figure.kind:
            case Kind.ATOUT:
                return 0.4 * figure.value if self._usable(card) else -float(figure.value)
            case Kind.HANDICAP:
                return 0.25 * figure.value
            case Kind.ATTACK:
                return 2.0
            case Kind.DEFENCE:
                return 1.5 if figure.camp == self.camp else -SHED
            case _:
                return 1.0

    def _usable(self, card: int) -> bool:
        """Whether an atout can lie in front of oneself or one's partner (P13, P28)."""
        partner = self.view.partner
        camps = {self.camp} if partner is None else {self.camp, self.view.camps[partner]}
        return any(self.pack.fits[camp] >> card & 1 for camp in camps)

    def discarding(self, card: int) -> float:
        """What it is worth to throw a card away and choose one of two others (P11)."""
        return -self.holding(card) + (1.0 - self.late) * CHOICE - self.late * 0.6 * self.average

    # Reactions

    def cancelling(self) -> float:
        """What it is worth to cancel the card being laid (P19, P20)."""
        lay = self.view.queue[0]
        by = self.view.turn
        assert by is not None
        card = self.pack.cards[lay.card]
        match card.kind:
            case Kind.ATTACK:
                return -self.effect(lay.card, lay.on, by, lay.pick)
            case Kind.ATOUT:
                return self.weight[lay.on] * card.value
            case _:
                return -self.weight[lay.on] * card.value

    def saving(self) -> float:
        """What it is worth to save the card one has just laid from a hors contexte (P21)."""
        lay = self.view.queue[0]
        sign = -1.0 if self.pack.atouts >> lay.card & 1 else 1.0
        return sign * self.weight[lay.on] * self.pack.value[lay.card]

    def least(self) -> float:
        """What a reaction must save: less and less as the game goes on."""
        return self.temper.patience * min(1.0, max(0.0, (self.rounds - 1.0) / 5.0)) - SHED

    # The end

    def going_out(self, laid: Sequence[Lay]) -> float:
        """What it is worth to end the game with these cards (P24): much if one is ahead then, a loss if not."""
        points = list(self.points)
        for lay in laid:
            card = self.pack.cards[lay.card]
            points[self.me] += card.value
            points[lay.on] += card.value if card.kind is Kind.ATOUT else -card.value
        ours = sum(points[seat] for seat in self.allies) / len(self.allies)
        theirs = max(points[seat] for seat in range(self.view.seats) if seat not in self.allies)
        lead = ours - theirs
        return self.temper.foresight * max(-12.0, min(30.0, 1.5 * lead))
