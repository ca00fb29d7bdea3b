"""The rules of TACTA: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Outcome, Own, Refusal, TimeUp, Window, closings, through_eyes
from tablee.kernel.seats import CHANCE, CHANCE_ACTS, CLOCK, ONLY, Seat
from tablee.kernel.sheet import MATCH_WINDOW, totals

from . import events as said
from . import refusals
from .deal import begin_round, begin_turns, draw_families, exchange, go, say_ready, shuffle, why_not_exchange
from .draws import draws, why_not_drawn
from .layings import lay_card, possibilities, put_aside, why_not_card
from .match import NO_TURNS, Match
from .moves import EXCHANGES, READY, DrawFamilies, DrawFirst, Exchange, Lay, PutAside, Ready, Shuffle
from .options import TactaOptions
from .phases import Phase
from .plane import Joint, Plane
from .scoring import decide, score_round
from .soundness import flaw_of
from .view import TactaView, own_part, table_view
from .windows import COUNTDOWN_WINDOW, EXCHANGE_WINDOW, windows_of

PLAYING: Final = Phase.PLAY

Pile = tuple[int, ...]
"""The cards of a pile from one end to the other."""


class State:
    """A position of a match."""

    __slots__ = (
        "acting",
        "aside",
        "choices",
        "dealt",
        "finished",
        "first",
        "match",
        "outcome",
        "phase",
        "piles",
        "plane",
        "ready",
        "turn",
    )

    match: Match
    phase: Phase
    acting: tuple[Seat, ...]
    outcome: Outcome | None
    choices: dict[int, Exchange]
    """What each camp gives and keeps (A14)."""
    dealt: int
    """How many packs have been shuffled and dealt."""
    plane: Plane
    piles: list[Pile]
    """What is left of each seat's pile; a secret but for its ends."""
    aside: tuple[int, ...]
    """Cards put aside for want of room (A20)."""
    first: Seat | None
    turn: Seat
    """Who lays a card, where there are turns."""
    ready: int
    """Who is ready for a free game, as bits."""
    finished: tuple[Seat, ...]
    """Who has laid all cards, in that order."""

    def __init__(self, match: Match) -> None:
        """A table not yet laid, quick to make: `copy` fills it."""
        self.match = match

    def lay(self) -> "State":
        """The table before the first shuffle."""
        self.phase = Phase.SHUFFLE
        self.acting = CHANCE_ACTS
        self.outcome = None
        self.choices = {}
        self.dealt = 0
        self.clear()
        return self

    def clear(self) -> None:
        """The table with the start card, and nobody with cards in hand."""
        self.plane = Plane(self.match.border)
        self.piles = [()] * self.match.seats
        self.aside = ()
        self.first = None
        self.turn = NO_TURNS
        self.ready = 0
        self.finished = ()

    def copy(self) -> "State":
        twin = State(self.match)
        twin.phase = self.phase
        twin.acting = self.acting
        twin.outcome = self.outcome
        twin.choices = self.choices.copy()
        twin.dealt = self.dealt
        twin.plane = self.plane.copy()
        twin.piles = self.piles[:]
        twin.aside = self.aside
        twin.first = self.first
        twin.turn = self.turn
        twin.ready = self.ready
        twin.finished = self.finished
        return twin

    def view(self, seat: Seat | None) -> TactaView:
        public = table_view(self)
        return public if seat is None else through_eyes(public, own_part(self, seat))

    def own(self, seat: Seat) -> Own:
        return own_part(self, seat)

    @property
    def windows(self) -> tuple[Window, ...]:
        return windows_of(self)

    def flaw(self) -> str | None:
        return flaw_of(self)

    # What is where

    def ends(self, seat: Seat) -> Pile:
        """The end cards of a pile, which everybody sees (A4)."""
        pile = self.piles[seat]
        return (pile[0], pile[-1]) if len(pile) > 1 else pile

    def spared(self, seat: Seat) -> int:
        """The colour that the player may not cover: their own, in a free game (A16)."""
        return self.match.camp(seat) if self.match.options.free else -1

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            return closings(self.windows)
        if seat not in self.acting:
            return ()
        match self.phase:
            case Phase.PLAY:
                return possibilities(self, seat)
            case Phase.EXCHANGE:
                return EXCHANGES
            case Phase.COUNTDOWN:
                return (READY,)
            case _:
                return draws(self)

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome is not None:
            return refusals.over()
        if seat == CLOCK:
            return None if move in self.moves(CLOCK) else refusals.no_time_limit()
        if seat not in self.acting:
            return self._why_not_now(seat)
        match self.phase:
            case Phase.PLAY:
                return why_not_card(self, seat, move)
            case Phase.EXCHANGE | Phase.LOT:
                return why_not_exchange(move)
            case Phase.COUNTDOWN:
                return None if move == READY else refusals.too_soon()
            case _:
                return why_not_drawn(self, move)

    def _why_not_now(self, seat: Seat) -> Refusal:
        """Why somebody may do nothing at all."""
        if CHANCE in self.acting:
            return refusals.chance_first()
        if self.match.tied and seat not in self.match.playing:
            return refusals.not_playing()
        match self.phase:
            case Phase.EXCHANGE:
                return refusals.has_exchanged()
            case Phase.COUNTDOWN:
                return refusals.too_soon()
            case _:
                return refusals.not_your_turn(self.acting[0])

    # What a move does

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if type(move) is Lay and self.phase is PLAYING and seat in self.acting and move.card in self.ends(seat):
            joint = self.plane.covered(move, self.spared(seat))
            if joint is not None:
                self._lay(seat, move, joint, tell)
                return
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self._do(seat, move, tell)

    def _do(self, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Anything but covering a shape in one's turn; CHANCE lays a card for whoever is late."""
        match move:
            case DrawFamilies(order):
                draw_families(self, order, tell)
            case Exchange():
                exchange(self, seat, move, tell)
            case Shuffle(order):
                shuffle(self, order, tell)
            case DrawFirst(first):
                begin_turns(self, first, tell)
            case Ready():
                say_ready(self, seat, tell)
            case Lay():
                layer = self.turn if seat == CHANCE else seat
                self._lay(layer, move, self.plane.covered(move, self.spared(layer)), tell)
            case PutAside(card):
                layer = self.turn if seat == CHANCE else seat
                put_aside(self, layer, card, tell)
                self._after_card(layer, tell)
            case TimeUp(window):
                self._time_up(window, tell)

    # Cards

    def _lay(self, seat: Seat, move: Lay, joint: Joint | None, tell: Tell | None) -> None:
        """A card is laid, and the game goes on."""
        lay_card(self, seat, move, joint, tell)
        self._after_card(seat, tell)

    def _after_card(self, seat: Seat, tell: Tell | None) -> None:
        """The game goes on, or the round is over."""
        if not self.pass_on(seat):
            score_round(self, tell)

    def pass_on(self, seat: Seat) -> bool:
        """The next player to the left who has cards (A5); whether the round goes on (A10, A16)."""
        if self.turn == NO_TURNS:
            return bool(self.piles[seat])
        seats = self.match.seats
        for step in range(1, seats + 1):
            following = (seat + step) % seats
            if self.piles[following]:
                self.phase = PLAYING
                self.turn = following
                self.acting = ONLY[following]
                return True
        return False

    # The clock

    def _time_up(self, window: str, tell: Tell | None) -> None:
        """A time limit has passed."""
        if window == EXCHANGE_WINDOW:
            self.phase = Phase.LOT
            self.acting = CHANCE_ACTS
        elif window == COUNTDOWN_WINDOW:
            go(self, tell)
        elif window == MATCH_WINDOW:
            self._end_soon(tell)
        else:
            self.phase = Phase.LATE
            self.acting = CHANCE_ACTS
            if tell:
                tell(said.OutOfTime(self.turn))

    def _end_soon(self, tell: Tell | None) -> None:
        """The match ends with the round under way; at once if nothing of it has been dealt (A11)."""
        self.match = replace(self.match, time_up=True)
        if self.match.sheet and self.dealt == 0:
            self.choices = {}
            decide(self, totals(self.match.sheet), "time", tell)
        elif tell:
            tell(said.LastRound())


def opening(seats: int, options: TactaOptions) -> State:
    """The table before anything is drawn or shuffled."""
    state = State(Match(seats, options)).lay()
    if options.small_table:
        state.phase = Phase.FAMILIES
    else:
        begin_round(state)
    return state
