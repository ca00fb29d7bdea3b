"""The rules of Tarot décalé: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Outcome, Own, Refusal, TimeUp, Window, closings, through_eyes
from tablee.kernel.seats import CHANCE, CHANCE_ACTS, CLOCK, Seat
from tablee.kernel.sheet import MATCH_WINDOW

from . import events as said
from . import refusals
from .auction import (
    announce,
    bid,
    bids,
    call,
    calls,
    claims,
    play_alone,
    why_not_bid,
    why_not_call,
    why_not_claim,
    why_not_cut,
)
from .deal import begin_hand, cut, draw, shuffle
from .draws import draws, why_not_drawn
from .hand import lay, lead, show_partner
from .match import NO_CONTRACT, NO_DRAWING, Contract, Drawing, Match, first_drawing
from .moves import CUTS, Alone, Announce, Bet, Call, Cut, Draw, Pass, Play, Shuffle
from .options import TarotOptions
from .phases import Phase
from .pieces import ATOUT, CARDS, SUIT
from .scoring import end_match, finish_hand
from .soundness import flaw_of
from .tricks import lacking, playable, plays_of, why_not_card
from .view import TarotView, own_part, table_view
from .windows import windows_of

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAYING: Final = Phase.PLAY
MIDDLE: Final = CARDS // 2
"""Where the clock cuts (T5)."""


class State:
    """A position of a match."""

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
        "draw",
        "hands",
        "lacks",
        "leader",
        "lost",
        "match",
        "order",
        "outcome",
        "phase",
        "pile",
        "seats",
        "shown",
        "tied",
        "trick",
        "won",
    )

    seats: "i64"
    match: Match
    phase: Phase
    acting: tuple[Seat, ...]
    outcome: Outcome | None
    draw: Drawing
    order: tuple[int, ...]
    """The shuffled pack, until it is cut and dealt."""
    contract: Contract
    called_card: int
    """The Proviseur called and not yet played; -1 for none."""
    hands: list[int]
    won: list[int]
    lacks: list[int]
    """Cards that each seat's play has shown it not to hold."""
    shown: list[int]
    """Atouts that each seat has shown for "Trop cool"."""
    bonuses: list[int]
    pile: "i64"
    """The cards that the winner of the trick will take: its own, and those of tied tricks before it (T15)."""
    lost: "i64"
    """Cards of a tied last trick, for nobody (T16)."""
    leader: "i64"
    trick: list[int]
    """The cards played, in order."""
    asked: "i64"
    """The school asked for, 4 for Atouts, -1 while anything may be played."""
    best: "i64"
    """The strength of the best card."""
    best_seat: "i64"
    tied: bool
    """Whether the best card has an equal."""
    _playable: int
    """What the acting player may play, once it has been asked for."""
    _public: TarotView | None
    """What everybody may know, once somebody has looked: a table shows each position to four, who share most."""

    def __init__(self, match: Match) -> None:
        """A table not yet laid, quick to make: `copy` fills it."""
        self.seats = match.seats
        self.match = match

    def lay(self) -> "State":
        """All cards gathered, waiting for a shuffle."""
        seats = self.seats
        self.contract = NO_CONTRACT
        self.called_card = -1
        self.hands = [0] * seats
        self.won = [0] * seats
        self.lacks = [0] * seats
        self.shown = [0] * seats
        self.bonuses = [0] * seats
        self.pile = 0
        self.lost = 0
        self._public = None
        self._playable = 0
        lead(self, 0)
        self.acting = CHANCE_ACTS
        self.draw = NO_DRAWING
        self.phase = Phase.SHUFFLE
        self.order = ()
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
        return windows_of(self)

    def flaw(self) -> str | None:
        return flaw_of(self)

    # What is where

    @property
    def dealer(self) -> Seat:
        """The Super Donneur of this hand."""
        dealer = self.match.dealer
        assert dealer is not None
        return dealer

    def after_dealer(self, places: int) -> Seat:
        """The seat so many places to the dealer's left."""
        return (self.dealer + places) % self.seats

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if self.phase is PLAYING and seat == self.acting[0]:
            cards = self._playable
            if not cards:
                self._playable = cards = playable(self.hands[seat], self.asked, self.best)
            return plays_of(cards)
        if seat == CLOCK:
            return closings(self.windows)
        if seat not in self.acting:
            return ()
        return draws(self) if seat == CHANCE else self._words(seat)

    def _legal_cards(self, seat: Seat) -> int:
        """The cards that the acting player may play (T8-T12)."""
        self._playable = cards = playable(self.hands[seat], self.asked, self.best)
        return cards

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
            case Phase.DRAW | Phase.SHUFFLE:
                return why_not_drawn(self, move)
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
            if card >= 0 and (self._playable or self._legal_cards(seat)) >> card & 1:
                asked = self.asked
                self._playable = 0
                self._public = None
                if tell:
                    tell(said.CardPlayed(seat, card))
                if asked >= 0 and (asked == ATOUT or SUIT[card] != asked):  # it tells of the hand it came from
                    self.lacks[seat] |= lacking(card, asked, self.best)
                if card == self.called_card:
                    show_partner(self, seat, tell)
                lay(self, seat, card, tell)
                if not self.acting:
                    finish_hand(self, tell)
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
                draw(self, order, tell)
            case Shuffle(order):
                shuffle(self, order)
            case Cut(at):
                cut(self, seat, at, tell)
            case Bet() | Pass():
                bid(self, seat, move.diploma if isinstance(move, Bet) else 0, tell)
                if not self.acting:
                    begin_hand(self, tell)
            case Call(school):
                call(self, seat, school, tell)
            case Alone():
                play_alone(self, seat, tell)
            case Announce():
                announce(self, seat, move, tell)
            case TimeUp(window):
                self._time_up(window, tell)

    def _time_up(self, window: str, tell: Tell | None) -> None:
        """The clock cuts (T5), or ends the match with the hand under way (T19)."""
        if window != MATCH_WINDOW:
            cut(self, self.acting[0], MIDDLE, tell)
            return
        self.match = replace(self.match, time_up=True)
        if self.match.sheet and self.phase in (Phase.SHUFFLE, Phase.CUT):
            end_match(self, "time", tell)
        elif tell:
            tell(said.LastHand())


def opening(seats: int, options: TarotOptions) -> State:
    """The table before the draw for the deal."""
    state = State(Match(seats, options)).lay()
    state.draw = first_drawing(seats)
    state.phase = Phase.DRAW
    return state
