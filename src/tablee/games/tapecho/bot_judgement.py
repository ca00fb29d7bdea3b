"""What a player of Tapécho makes of the table: who is ahead, how long the game will last, what a card is worth.

All worth is in points of one's own final score; what it costs a rival counts in proportion to how much that rival is
in one's way.
"""

from collections.abc import Sequence
from math import exp, prod
from typing import Final

import msgspec

from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of, mask

from .bot_guess import Guess
from .deck import pack_for
from .moves import Lay
from .pieces import Kind, Pack, pack_of
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
USUAL: Final = 3
"""Rivals from whom that is measured: what is taken from one of more counts for less, and so does the wait."""
GIFT: Final = 4.0
"""How much longer than others an attack waits that makes somebody draw."""
LOOK: Final = 6.0
"""What a look into a hand is worth, early in the game."""
SPARED: Final = 2.0
"""What it is worth more for each attack that one would rather keep from a defence."""
TYPICAL: Final = 3.0
"""The patience that others are taken to have."""
EARLY: Final = 3.0
"""With so many rounds to come, any card can still be laid."""
LATE: Final = 1.0
"""With so few, what is not laid now stays in hand."""
BEHIND: Final = -5.0
"""What it is worth at worst to end the game: at -12, somebody behind went on for 0.4 points a game less, and won no
more often for it."""
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
        self.guess = Guess(view, self.pack)
        self.average = self.guess.average
        """What an unseen card costs its holder on average."""
        self.points = [self._points(seat) for seat in range(view.seats)]
        """What lies in front of each player, less what their hand is likely to cost."""
        self.rounds = min(count / PACE for seat, count in enumerate(view.counts) if seat != self.me or count)
        """Rounds that the game is likely to last."""
        self.late = min(1.0, max(0.0, (EARLY - self.rounds) / (EARLY - LATE)))
        """How likely a card now in hand stays there."""
        self.fresh = (1.0 - self.late) * CARD - self.late * self.average
        """What an unseen card is worth to whoever gets it."""
        self.weight = self._weights()
        """How much each player is in one's way; an ally counts as oneself, the other way round."""

    def _allies(self) -> tuple[Seat, ...]:
        """Who scores with oneself, oneself among them (P27, P28)."""
        view = self.view
        if view.options.teams == "war_of_sexes":
            return tuple(seat for seat in range(view.seats) if view.camps[seat] == self.camp)
        return (self.me,) if view.partner is None else (self.me, view.partner)

    def _points(self, seat: Seat) -> float:
        """What a player would have if the game ended now."""
        view, value = self.view, self.pack.value
        laid = sum(value[card] for card in view.atouts[seat]) - sum(value[card] for card in view.handicaps[seat])
        if view.ties[seat]:
            laid -= max((value[card] for card in view.atouts[seat]), default=0)
        return laid - self.guess.cost(seat)

    def _standing(self, seat: Seat) -> float:
        """What a player has, and what their hand may still bring or cost."""
        laid = self.points[seat] + self.guess.cost(seat)
        known = cards_of(self.guess.known[seat])
        return laid + sum(self.holding(card, seat) for card in known) + self.fresh * self.guess.hidden[seat]

    def _weights(self) -> list[float]:
        """Rivals share one weight, more of it to those ahead; allies have none."""
        rivals = [seat for seat in range(self.view.seats) if seat not in self.allies]
        standing = {seat: self._standing(seat) for seat in rivals}
        highest = max(standing.values())
        pull = {seat: exp(self.temper.focus * (standing[seat] - highest)) for seat in rivals}
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
                worth = self._hits(lay) * self.effect(lay.card, lay.on, self.me, lay.pick)
                worth -= self._patience(card.effect)
        return worth + SHED

    def _patience(self, effect: str) -> float:
        """What an attack must bring to be laid now: a better moment may come, the less so the later it is.
        Early, cards that somebody must draw are a gift."""
        if effect == "reveal":
            return 0.0  # the sooner one knows, the better
        rivals = self.view.seats - len(self.allies)
        wait = WAIT * USUAL / max(USUAL, rivals)
        return self.temper.foresight * (1.0 - self.late) * wait * (GIFT if effect == "draw" else 1.0)

    def _stands(self, lay: Lay) -> float:
        """How likely nobody cancels an atout or a handicap (P20)."""
        context = self.view.context
        assert context is not None
        if not self.pack.foreign[context] >> lay.card & 1:
            return 1.0
        value = self.pack.value[lay.card]
        if self.pack.handicaps >> lay.card & 1:
            return 1.0 - self._answered(lay.on, self.pack.foils, value)
        rivals = [seat for seat in range(self.view.seats) if seat not in self.allies]
        share = value / len(rivals)
        return prod(1.0 - self._answered(seat, self.pack.foils, share) for seat in rivals)

    def _answered(self, seat: Seat, cards: int, harm: float) -> float:
        """How likely a player answers that harm with one of those cards."""
        if harm <= 0.0:
            return 0.0
        return self._holds(seat, cards) * harm / (harm + max(0.2, self._least(TYPICAL)))

    def _holds(self, seat: Seat, cards: int) -> float:
        """How likely a player holds one of those cards, for all that this level sees: what it knows, it knows."""
        likely = self.guess.holds(seat, cards)
        return likely if likely == 1.0 else self.temper.foresight * likely

    def _hits(self, lay: Lay) -> float:
        """How likely the target of an attack does not defend themselves (P19)."""
        harm, _ = self._harm_and_gain(lay.card, lay.on, self.me, lay.pick)
        return 1.0 - self._answered(lay.on, self.pack.defences[self.view.camps[lay.on]], harm)

    def effect(self, card: int, on: Seat, by: Seat, pick: int | None) -> float:
        """What the effect of an attack brings to oneself."""
        harm, gain = self._harm_and_gain(card, on, by, pick)
        return self.weight[on] * harm - self.weight[by] * gain

    def _harm_and_gain(self, card: int, on: Seat, by: Seat, pick: int | None) -> tuple[float, float]:
        """What the target of an attack loses, and what the attacker gains."""
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
                gain = self._look(on) if by == self.me else 0.0
            case "swap_random":
                gain, harm = self._swap(on, by, 1 << card), -self._swap(by, on, 1 << card)
            case "mute":
                harm = 0.6 * TURN + self._delay(on)
            case "tied":
                harm = max(best, 6)
        return harm, gain

    def _delay(self, on: Seat) -> float:
        """What it is worth to keep somebody from ending the game: one's own hand costs less then."""
        near = self.view.counts[on] <= 2
        return 0.5 * self.pack.total(self.hand) / max(0.2, self.weight[on]) if near and on not in self.allies else 0.0

    def _look(self, on: Seat) -> float:
        """What it is worth to know a hand: the more, the earlier, the less of it is known and the more that player is
        in one's way; more still if one has attacks that a defence might meet."""
        hidden = self.guess.hidden[on] / max(1, self.view.counts[on])
        share = self.weight[on] * (self.view.seats - len(self.allies)) / self.temper.harm
        others = sum(self._fits(card, on) for card in cards_of(self.hand & self.pack.attacks)) - 1
        return (1.0 - self.late) * hidden * share * (LOOK + SPARED * max(0, others))

    def _swap(self, source: Seat, to: Seat, gone: int) -> float:
        """What a player wins by getting a card of another hand at random for one of their own; `gone` are the cards
        that leave the hand before."""

        def worth(card: int) -> float:
            return self.holding(card, to)

        return self.guess.mean(source, worth, self.fresh, gone) - self.guess.mean(to, worth, self.fresh, gone)

    def beside(self, first: Lay, second: Lay) -> float:
        """What a swap is worth more, or less, because another card leaves the hand with it (P12)."""
        whole = 0.0
        both = 1 << first.card | 1 << second.card
        for lay in (first, second):
            if self.pack.cards[lay.card].effect == "swap_random":
                whole += self._swapping(lay.on, both) - self._swapping(lay.on, 1 << lay.card)
        return whole

    def _swapping(self, on: Seat, gone: int) -> float:
        """What it is worth to oneself to exchange a card at random."""
        return self._swap(on, self.me, gone) - self.weight[on] * self._swap(self.me, on, gone)

    def _fits(self, card: int, on: Seat) -> bool:
        """Whether a card may lie in front of that player (P13)."""
        return bool(self.pack.fits[self.view.camps[on]] >> card & 1)

    # Cards held

    def holding(self, card: int, seat: Seat | None = None) -> float:
        """What it is worth to have that card in hand, or to a player: what it may still bring, what it may cost."""
        holder = self.me if seat is None else seat
        return (1.0 - self.late) * self._promise(card, holder) - self.late * self.pack.value[card]

    def _promise(self, card: int, seat: Seat) -> float:
        """What a card in hand brings with time enough."""
        figure = self.pack.cards[card]
        match figure.kind:
            case Kind.ATOUT:
                return 0.4 * figure.value if self._usable(card, seat) else -float(figure.value)
            case Kind.HANDICAP:
                return 0.25 * figure.value
            case Kind.ATTACK:
                return 2.0
            case Kind.DEFENCE:
                return 1.5 if figure.camp == self.view.camps[seat] else -SHED
            case _:
                return 1.0

    def _usable(self, card: int, seat: Seat) -> bool:
        """Whether an atout can lie in front of that player or their partner (P13, P28)."""
        return self.view.options.teams == "couples" or self._fits(card, seat)

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
        return self._least(self.temper.patience)

    def _least(self, patience: float) -> float:
        """What a reaction must save to somebody of that patience."""
        return patience * min(1.0, max(0.0, (self.rounds - 1.0) / 5.0)) - SHED

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
        return self.temper.foresight * max(BEHIND, min(30.0, 1.5 * lead))
