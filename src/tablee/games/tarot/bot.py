"""How Tarot décalé is played: take what can be taken; with more care, count what was seen, weigh each card by the
chance that it takes the trick, and keep points out of tricks that are lost."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.kernel.game import Foresight
from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat
from tablee.kernel.sets import mask, union

from .bot_forecast import bet_worth, hand_worth
from .imagine import Worlds
from .moves import ALONE, PASS, Alone, Announce, Bet, Call, Cut, Pass, Play
from .phases import Phase
from .pieces import ALL, ASKED, ATOUT, EXCUSE, FIRST_ATOUT, HIGHER, NUMBERED, POINTS, STRENGTH, SUIT, points_of
from .playout import play_out
from .view import TarotView

CARELESS: Final = 0.4
"""How often an easy player plays a card without looking."""
SPENT: Final = 0.09
"""What it costs to spend an Atout, for each step of its number."""
SPENT_PROVISEUR: Final = 1.0
SPENT_EXCUSE: Final = 0.5
"""What it costs to spend the Excuse, for each card left that it could still save."""
LATER: Final = 0.9
"""Points that a player still to come puts into a trick on average."""


def play_easily(view: TarotView, moves: Sequence[Move], rng: Random) -> Move:
    """Somebody who bids well enough, counts no cards, and is often somewhere else in thought."""
    if not isinstance(moves[0], Play):
        return play_well(view, moves, rng)
    return rng.choice(moves) if rng.random() < CARELESS else _greedy_card(view, moves, rng)


def play_well(view: TarotView, moves: Sequence[Move], rng: Random) -> Move:
    """The move with the best prospects."""
    match moves[0]:
        case Play():
            return _card(view, moves, rng)
        case Cut():
            return rng.choice(moves)
        case Pass() | Bet():
            return _bid(view, moves)
        case Alone() | Call():
            return _partner(view, moves)
        case _:
            return _claim(moves)


# Before the first trick


def _bid(view: TarotView, moves: Sequence[Move]) -> Move:
    """The diploma that promises most, if it promises more than passing."""
    bets = [move for move in moves if isinstance(move, Bet)]
    worth = {bet: bet_worth(view, bet.diploma) for bet in bets}
    chosen = max(bets, key=worth.__getitem__)
    return chosen if worth[chosen] > 0 else PASS


def _partner(view: TarotView, moves: Sequence[Move]) -> Move:
    """The Proviseur of the school one holds least of; nobody if one needs no help."""
    calls = [move for move in moves if isinstance(move, Call)]
    hand = mask(view.hand)
    if not calls or hand_worth(hand, view.seats) > 40:
        return ALONE
    return min(calls, key=lambda call: (hand & ASKED[call.school]).bit_count())


def _claim(moves: Sequence[Move]) -> Move:
    """Every bonus there is, showing the weakest Atouts."""
    claims = [move for move in moves if isinstance(move, Announce)]
    return max(claims, key=lambda claim: (_count(claim), [-card for card in claim.cool]))


def _count(claim: Announce) -> int:
    """How many bonuses are claimed."""
    return bool(claim.cool) + claim.loose + claim.strike


# Cards


def _card(view: TarotView, moves: Sequence[Move], rng: Random) -> Move:
    """The card with the best prospects; equals by lot."""
    table = Table(view)
    plays = [move for move in moves if isinstance(move, Play)]
    scored = [(table.prospects(play.card) + 1e-6 * rng.random(), i) for i, play in enumerate(plays)]
    return plays[max(scored)[1]]


def _greedy_card(view: TarotView, moves: Sequence[Move], rng: Random) -> Move:
    """The most points into a trick that one would lead for now, the fewest into any other."""
    table = Table(view)
    plays = [move for move in moves if isinstance(move, Play)]
    worth = [POINTS[play.card] if table.leads(play.card) else -POINTS[play.card] for play in plays]
    return plays[max((points + 1e-6 * rng.random(), i) for i, points in enumerate(worth))[1]]


class Table:
    """What a player who has kept count knows about the trick."""

    def __init__(self, view: TarotView) -> None:
        self.view = view
        assert view.seat is not None
        self.me: Seat = view.seat
        self.hand = mask(view.hand)
        gone = union([mask(cards) for cards in view.won]) | mask(view.trick) | mask(view.waiting) | mask(view.lost)
        self.unseen = ALL & ~(gone | self.hand)
        """Cards in other hands or set aside."""
        self.to_come = [(self.me + i) % view.seats for i in range(1, view.seats - len(view.trick))]
        """Who plays to this trick after me."""
        self.best, self.holder = self._best()
        self.pile = points_of((mask(view.trick) | mask(view.waiting)) & ~(1 << EXCUSE))

    def _best(self) -> tuple[int, Seat | None]:
        """The strength that leads in the trick and who played it."""
        best, holder = -1, None
        for place, card in enumerate(self.view.trick):
            if SUIT[card] in (self.view.asked, ATOUT) and STRENGTH[card] > best:
                best, holder = STRENGTH[card], (self.view.leader + place) % self.view.seats
        return best, holder

    def prospects(self, card: int) -> float:
        """What playing the card is worth."""
        points = POINTS[card]
        if card == EXCUSE:
            return self._for_others(0) - SPENT_EXCUSE * min(4, len(self.view.hand) - 1)
        if not self.leads(card):
            return self._for_others(points) - self._spent(card)
        asked = SUIT[card] if self.view.asked is None else self.view.asked
        hold = 1.0
        for seat in self.to_come:
            if not self._ally(seat):
                hold *= 1.0 - self._beaten_by(seat, card, asked)
        gain = self.pile + points + LATER * len(self.to_come)
        return hold * gain - (1.0 - hold) * points - self._spent(card)

    def leads(self, card: int) -> bool:
        """Whether the card would be the best of the trick."""
        if self.view.asked is None:
            return True
        return SUIT[card] in (self.view.asked, ATOUT) and STRENGTH[card] > self.best

    def _for_others(self, points: int) -> float:
        """What giving points to whoever leads the trick is worth: something if it is an ally, else a loss."""
        if self.holder is not None and self._ally(self.holder):
            return 0.5 * (self.pile + points)
        return -float(points)

    def _ally(self, seat: Seat) -> bool:
        """Whether the seat is known to be on one's own side (T23, T24)."""
        view = self.view
        if view.partner is None or seat == self.me:
            return False
        pair = (view.bettor, view.partner)
        if self.me in pair:
            return seat in pair
        return view.partner_shown and seat not in pair

    def _beaten_by(self, seat: Seat, card: int, asked: int) -> float:
        """How likely a player to come is to beat the card."""
        held = self.unseen & ~self.view.lacks[seat]
        count = self.view.counts[seat]
        if SUIT[card] == ATOUT:
            over = held & HIGHER[STRENGTH[card]]
            void = 1.0 if asked == ATOUT else self._none_of(held & ASKED[asked], count)
            return void * (1.0 - self._none_of(over, count))
        school = held & ASKED[asked]
        over = mask(c for c in range(9 * asked, 9 * asked + 9) if STRENGTH[c] >= STRENGTH[card]) & school
        none = self._none_of(school, count)
        follow = 1.0 - self._none_of(over, count)
        return min(1.0, follow + none * (1.0 - self._none_of(held & NUMBERED, count)))

    def _none_of(self, cards: int, count: int) -> float:
        """How likely a hand of that size is to hold none of those unseen cards."""
        share = cards.bit_count() / max(1, self.unseen.bit_count())
        return (1.0 - share) ** count

    def _spent(self, card: int) -> float:
        """What the card could still do later."""
        if SUIT[card] == ATOUT:
            return SPENT * (card - FIRST_ATOUT + 1)
        return SPENT_PROVISEUR if STRENGTH[card] == 3 else 0.0


# For a player who tries cards out


def plays_cards(view: TarotView) -> bool:
    """Whether a card is to be played; bets are better judged by the worth of a hand than by cards played at random."""
    return view.phase is Phase.PLAY


FORESIGHT: Final = Foresight(worlds=Worlds, playout=play_out, worth_it=plays_cards, brief=100)
"""With four and five at the table, counting alone is hardly better than greed: even a steady player looks ahead a
little."""
