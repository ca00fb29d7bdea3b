"""The rules of Tarot décalé: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.lottery import Lottery, Orders
from tablee.kernel.messages import Move, Outcome, Own, Refusal, TimeUp, Window, through_eyes
from tablee.kernel.seats import CHANCE, CLOCK, Seat
from tablee.kernel.sheet import MATCH_WINDOW, best, totals

from . import moves as said
from . import refusals
from .auction import bids, calls, claims, why_not_bid, why_not_call, why_not_claim, why_not_cut
from .hand import ONLY, Hand
from .moves import BETS, BONUS, CUTS, Announce, Bet, Call, Cut, Draw, Play, Shuffle
from .pieces import ATOUTS, CARDS, HAND_SIZES, PETIT, PROVISEURS, STAFF, STRENGTH, cards_of, mask, points_of
from .scoring import line_of, settled
from .sound import flaw_of
from .table import NO_DRAWING, Contract, Drawing, Match, Phase, first_drawing
from .tricks import plays_of, why_not_card
from .view import TarotView, own_part, table_view

CHANCE_ACTS: Final = (CHANCE,)
NOBODY: Final = ()
PLAYING: Final = Phase.PLAY

CUT_WINDOW: Final = Window("cut", 20, ())
"""Who does not cut in time leaves it to the clock, which cuts in the middle (T5)."""
MIDDLE: Final = CARDS // 2

SHUFFLES: Final = Orders(range(CARDS), CARDS, Shuffle)


class State(Hand):
    """A position of a match."""

    __slots__ = ("draw", "match", "order", "outcome", "phase")

    outcome: Outcome | None

    def __init__(self, match: Match) -> None:
        """A table not yet laid, quick to make: `copy` fills it."""
        self.seats = match.seats
        self.match = match

    def lay(self) -> "State":
        """All cards gathered, waiting for a shuffle."""
        self.gather()
        self.acting = CHANCE_ACTS
        self.draw: Drawing = NO_DRAWING
        self.phase = Phase.SHUFFLE
        self.order: tuple[int, ...] = ()
        """The shuffled pack, until it is cut and dealt."""
        self.outcome = None
        return self

    def copy(self) -> "State":
        twin = State(self.match)
        twin.draw = self.draw
        twin.contract = self.contract
        twin.phase = self.phase
        twin.acting = self.acting
        twin.outcome = self.outcome
        twin.order = self.order
        twin.hands = self.hands[:]
        twin.won = self.won[:]
        twin.lacks = self.lacks[:]
        twin.shown = self.shown[:]
        twin.bonuses = self.bonuses[:]
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.asked = self.asked
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.tied = self.tied
        twin.pile = self.pile
        twin.lost = self.lost
        twin.called_card = self.called_card
        twin._playable = self._playable
        twin._public = None
        return twin

    def view(self, seat: Seat | None) -> TarotView:
        public = self._public
        if public is None:
            public = self._public = table_view(self)
        return public if seat is None else through_eyes(public, own_part(self, seat))

    def own(self, seat: Seat) -> Own:
        return own_part(self, seat)

    @property
    def windows(self) -> tuple[Window, ...]:
        if self.outcome is not None or (self.phase is PLAYING and self.match.options.minutes is None):
            return ()
        whole = self.match.options.window(self.seats) if not self.match.time_up else None
        cut = replace(CUT_WINDOW, seats=self.acting) if self.phase is Phase.CUT else None
        return tuple(window for window in (whole, cut) if window is not None)

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if self.phase is PLAYING and seat == self.acting[0]:
            return plays_of(self._playable or self.legal_cards(seat))
        if seat == CLOCK:
            return tuple(TimeUp(window.name) for window in self.windows)
        if seat not in self.acting:
            return ()
        return self.lottery() if seat == CHANCE else self._words(seat)

    def lottery(self) -> Lottery[Draw] | Lottery[Shuffle]:
        """What CHANCE may do: draw for the deal (T4) or shuffle (T5)."""
        if self.phase is Phase.DRAW:
            return Orders(self.draw.left(), len(self.draw.drawers), Draw)
        return SHUFFLES

    def _words(self, seat: Seat) -> Sequence[Move]:
        """The legal moves before the first trick."""
        match self.phase:
            case Phase.CUT:
                return CUTS
            case Phase.BET:
                return bids(self.contract.diploma)
            case Phase.CALL:
                return calls(self.hands[seat])
            case _:
                return claims(self.hands[seat], self.seats)

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome is not None:
            return refusals.over()
        if seat == CLOCK:
            return None if move in self.moves(CLOCK) else refusals.no_time_limit()
        if seat not in self.acting:
            return self._why_not_now()
        match self.phase:
            case Phase.DRAW:
                return None if move in self.lottery() else refusals.not_a_draw()
            case Phase.SHUFFLE:
                return None if move in SHUFFLES else refusals.not_a_shuffle()
            case Phase.CUT:
                return why_not_cut(move)
            case Phase.BET:
                return why_not_bid(self.contract.diploma, move)
            case Phase.CALL:
                return why_not_call(self.hands[seat], move)
            case Phase.ANNOUNCE:
                return why_not_claim(self.hands[seat], self.seats, move)
            case _:
                if not isinstance(move, Play):
                    return refusals.must_play()
                return why_not_card(move.card, self.hands[seat], self.asked, self.best)

    def _why_not_now(self) -> Refusal:
        """Why a seat that does not act may do nothing."""
        if self.phase is Phase.DRAW:
            return refusals.draw_first()
        return refusals.chance_first() if CHANCE in self.acting else refusals.not_your_turn(self.acting[0])

    # What a move does

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if self.phase is PLAYING and type(move) is Play and seat == self.acting[0]:
            card = move.card
            if card >= 0 and (self._playable or self.legal_cards(seat)) >> card & 1:
                self.put(seat, card, tell)
                if not self.acting:
                    self._finish_hand(tell)
                return
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self._do(seat, move, tell)

    def _do(self, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Anything but playing a card."""
        self._public = None
        match move:
            case Draw(order):
                self._draw(order, tell)
            case Shuffle(order):
                self._shuffle(order)
            case Cut(at):
                self._cut(seat, at, tell)
            case Bet() | said.Pass():
                self._bid(seat, move.diploma if isinstance(move, Bet) else 0, tell)
            case Call(school):
                self._call(seat, school, tell)
            case said.Alone():
                self._alone(seat, tell)
            case Announce():
                self._announce(seat, move, tell)
            case TimeUp(window):
                self._time_up(window, tell)

    # The deal

    def _draw(self, order: tuple[int, ...], tell: Tell | None) -> None:
        """Players draw for the deal until one has the strongest card (T4)."""
        if tell:
            tell(said.Drawn(self.draw.drawers, order))
        self.draw = self.draw.after(order)
        if self.draw.drawers:
            return
        dealer = self.draw.contenders[0]
        self.match = replace(self.match, dealer=dealer)
        if tell:
            tell(said.DealerChosen(dealer))
        self._begin_hand(tell)

    def _begin_hand(self, tell: Tell | None) -> None:
        """All cards are gathered to be shuffled."""
        self.lay()
        if tell:
            tell(said.HandBegun(self.dealer, len(self.match.sheet) + 1))

    @property
    def dealer(self) -> Seat:
        """The Super Donneur of this hand."""
        dealer = self.match.dealer
        assert dealer is not None
        return dealer

    def after_dealer(self, places: int) -> Seat:
        """The seat so many places to the dealer's left."""
        return (self.dealer + places) % self.seats

    def _shuffle(self, order: tuple[int, ...]) -> None:
        """The pack is ready for the player at the dealer's right (T5)."""
        self.order = order
        self.phase = Phase.CUT
        self.acting = ONLY[self.after_dealer(-1)]

    def _cut(self, seat: Seat, at: int, tell: Tell | None) -> None:
        """The lower part goes on top (T5), then the cards are dealt."""
        if tell:
            tell(said.PackCut(seat, at))
        pack = self.order[at:] + self.order[:at]
        self.order = ()
        self._deal(pack, tell)
        self._begin_bets()

    def _deal(self, pack: tuple[int, ...], tell: Tell | None) -> None:
        """Two by two from the dealer's left; what is left over is set aside unseen (T6)."""
        seats = self.seats
        for pair in range(seats * HAND_SIZES[seats] // 2):
            self.hands[self.after_dealer(1 + pair)] |= 1 << pack[2 * pair] | 1 << pack[2 * pair + 1]
        if tell:
            for places in range(seats):
                seat = self.after_dealer(1 + places)
                tell(said.Dealt(seat, HAND_SIZES[seats], cards_of(self.hands[seat])))

    # Bets, call, announcements

    def _begin_bets(self) -> None:
        """The player at the dealer's left speaks first (T20)."""
        if self.match.options.betting:
            self.phase = Phase.BET
            self.acting = ONLY[self.after_dealer(1)]
        else:
            self._begin_announcements()

    def _bid(self, seat: Seat, diploma: int, tell: Tell | None) -> None:
        """One announcement a seat, once around; a Master ends it (T20)."""
        contract = self.contract
        bids = (*contract.bids, diploma)
        self.contract = Contract(bids, seat, diploma) if diploma else replace(contract, bids=bids)
        if tell:
            tell(said.DiplomaBet(seat, diploma) if diploma else said.Passed(seat))
        if len(bids) < self.seats and diploma != BETS[-1].diploma:
            self.acting = ONLY[self.after_dealer(len(bids) + 1)]
        elif self.contract.bettor is None:
            if tell:
                tell(said.NobodyBet(self.dealer))
            self._begin_hand(tell)
        else:
            self._begin_call(self.contract.bettor, tell)

    def _begin_call(self, bettor: Seat, tell: Tell | None) -> None:
        """The bettor is known (T20) and may call a partner (T23)."""
        if tell:
            tell(said.Bettor(bettor, self.contract.diploma))
        if self.match.options.call:
            self.phase = Phase.CALL
            self.acting = ONLY[bettor]
        else:
            self._begin_announcements()

    def _call(self, seat: Seat, school: int, tell: Tell | None) -> None:
        """Whoever holds the Proviseur is the partner (T23)."""
        card = PROVISEURS[school]
        partner = next(holder for holder, hand in enumerate(self.hands) if hand >> card & 1)
        self.contract = replace(self.contract, called=school, partner=partner)
        self.called_card = card
        self.lacks[seat] |= 1 << card
        if tell:
            tell(said.ProviseurCalled(seat, school))
        self._begin_announcements()

    def _alone(self, seat: Seat, tell: Tell | None) -> None:
        """The bettor wants no partner (T23)."""
        if tell:
            tell(said.PlaysAlone(seat))
        self._begin_announcements()

    def _begin_announcements(self) -> None:
        """Bonuses are claimed in turn (T25)."""
        if self.match.options.bonuses:
            self.phase = Phase.ANNOUNCE
            self.acting = ONLY[self.after_dealer(1)]
        else:
            self._begin_tricks()

    def _announce(self, seat: Seat, claim: Announce, tell: Tell | None) -> None:
        """Five points for each bonus, kept whatever happens (T25, T27)."""
        claimed = bool(claim.cool) + claim.loose + claim.strike
        self.bonuses[seat] += BONUS * claimed
        self.shown[seat] |= mask(claim.cool)
        self.lacks[seat] |= (ATOUTS if claim.loose else 0) | (STAFF if claim.strike else 0)
        if tell and claimed:
            tell(said.Announced(seat, claim.cool, claim.loose, claim.strike))
        if seat == self.dealer:
            self._begin_tricks()
        else:
            self.acting = ONLY[(seat + 1) % self.seats]

    # Tricks

    def _begin_tricks(self) -> None:
        """The player at the dealer's left leads the first trick (T7)."""
        self.phase = PLAYING
        self.lead(self.after_dealer(1))

    def _finish_hand(self, tell: Tell | None) -> None:
        """All cards are played. Le bout du bout: the Atout 1 has won the last trick (T26)."""
        if self.match.options.bonuses and self.best == STRENGTH[PETIT]:
            self.bonuses[self.best_seat] += BONUS
            if tell:
                tell(said.PetitAtTheEnd(self.best_seat))
        self._score(tell)

    # Scores

    def _score(self, tell: Tell | None) -> None:
        """A line on the score sheet (T18); the match ends or goes on (T19)."""
        points = [points_of(won) for won in self.won]
        line = line_of(points, self.contract, self.bonuses)
        sheet = (*self.match.sheet, line)
        if tell:
            bet = settled(points, self.contract)
            if bet is not None:
                tell(bet)
            tell(said.HandScored(line, totals(sheet)))
        self.match = replace(self.match, sheet=sheet)
        reason = self.match.options.ending(sheet, self.match.time_up)
        if reason is None:
            self.match = replace(self.match, dealer=self.after_dealer(1))
            self._begin_hand(tell)
        else:
            self._end(reason, tell)

    def _end(self, reason: str, tell: Tell | None) -> None:
        """The highest total wins; equals share (T19)."""
        scores = totals(self.match.sheet)
        winners = best(scores)
        self.outcome = Outcome(scores, winners, reason)
        self.phase = Phase.OVER
        self.order = ()
        self.lead(self.leader)
        self.acting = NOBODY
        if tell:
            tell(said.MatchWon(winners, scores, reason))

    def _time_up(self, window: str, tell: Tell | None) -> None:
        """The clock cuts (T5), or ends the match with the hand under way (T19)."""
        if window != MATCH_WINDOW:
            self._cut(self.acting[0], MIDDLE, tell)
            return
        self.match = replace(self.match, time_up=True)
        if self.match.sheet and self.phase in (Phase.SHUFFLE, Phase.CUT):
            self._end("time", tell)
        elif tell:
            tell(said.LastHand())

    def flaw(self) -> str | None:
        return flaw_of(self)


def opening(seats: int, options: said.TarotOptions) -> State:
    """The table before the draw for the deal."""
    state = State(Match(seats, options)).lay()
    state.draw = first_drawing(seats)
    state.phase = Phase.DRAW
    return state
