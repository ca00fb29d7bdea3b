"""The rules of TACTA: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.lottery import Choice, Lottery, Orders
from tablee.kernel.messages import Move, Outcome, Own, Refusal, TimeUp, Window, through_eyes
from tablee.kernel.seats import CHANCE, CLOCK, Seat
from tablee.kernel.sheet import MATCH_WINDOW, Line, totals

from . import moves as said
from . import refusals
from .match import Match, Phase
from .moves import EXCHANGES, READY, DrawFamilies, DrawFirst, Exchange, Lay, PutAside, Shuffle
from .pieces import FAMILIES
from .plane import Joint
from .round import NO_TURNS, Round
from .scoring import best_camps, first_finished, places_by_seat, seats_of
from .sound import flaw_of
from .view import TactaView, own_part, table_view
from .windows import COUNTDOWN_WINDOW, EXCHANGE_WINDOW, windows_of

CHANCE_ACTS: Final = (CHANCE,)
NOBODY: Final = ()
ONLY: Final = tuple((seat,) for seat in range(12))
"""Each seat alone."""

PLAYING: Final = Phase.PLAY

FAMILY_ORDERS: Final = Orders(range(len(FAMILIES)), len(FAMILIES), DrawFamilies)


class State(Round):
    """A position of a match."""

    __slots__ = ("acting", "choices", "dealt", "outcome", "phase")

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.phase = Phase.SHUFFLE
        self.acting: tuple[Seat, ...] = CHANCE_ACTS
        self.outcome: Outcome | None = None
        self.choices: dict[int, Exchange] = {}
        """What each camp gives and keeps (A14)."""
        self.dealt = 0
        """How many packs have been shuffled and dealt."""

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.match = self.match
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

    def flaw(self) -> str | None:
        return flaw_of(self)

    @property
    def windows(self) -> tuple[Window, ...]:
        return windows_of(self)

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            return tuple(TimeUp(window.name) for window in self.windows)
        if seat not in self.acting:
            return ()
        match self.phase:
            case Phase.PLAY:
                return self.options(seat)
            case Phase.EXCHANGE:
                return EXCHANGES
            case Phase.COUNTDOWN:
                return (READY,)
            case _:
                return self.lottery()

    def lottery(self) -> Lottery[Move]:
        """What CHANCE may do."""
        match self.phase:
            case Phase.FAMILIES:
                return FAMILY_ORDERS
            case Phase.LOT:
                return Choice(EXCHANGES)
            case Phase.SHUFFLE:
                pack = self.match.pack(self.match.camps[self.dealt], self.choices)
                return Orders(pack, len(pack), Shuffle)
            case Phase.FIRST:
                return Choice([DrawFirst(seat) for seat in self.foremost()])
            case _:
                return Choice(list(self.options(self.turn)))

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome is not None:
            return refusals.over()
        if seat == CLOCK:
            return None if move in self.moves(CLOCK) else refusals.no_time_limit()
        if seat not in self.acting:
            return self._why_not_now(seat)
        match self.phase:
            case Phase.PLAY:
                return self.why_not_card(seat, move)
            case Phase.EXCHANGE | Phase.LOT:
                return _why_not_exchange(move)
            case Phase.COUNTDOWN:
                return None if move == READY else refusals.too_soon()
            case Phase.FAMILIES:
                return None if move in self.lottery() else refusals.not_an_order()
            case Phase.SHUFFLE:
                return None if move in self.lottery() else refusals.not_a_shuffle()
            case Phase.FIRST:
                return None if move in self.lottery() else refusals.not_a_start()
            case _:
                return None if move in self.lottery() else refusals.not_a_lot()

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
            case Lay():
                layer = self.turn if seat == CHANCE else seat
                self._lay(layer, move, self.plane.covered(move, self.spared(layer)), tell)
            case PutAside(card):
                layer = self.turn if seat == CHANCE else seat
                self.put_aside(layer, card, tell)
                self._after_card(layer, tell)
            case DrawFamilies(order):
                self._draw_families(order, tell)
            case Exchange():
                self._exchange(seat, move, tell)
            case Shuffle(order):
                self._shuffle(order, tell)
            case DrawFirst(first):
                self._begin_turns(first, tell)
            case said.Ready():
                self._say_ready(seat, tell)
            case TimeUp(window):
                self._time_up(window, tell)

    # Before the cards are laid

    def _draw_families(self, order: tuple[int, ...], tell: Tell | None) -> None:
        """The order of the families on a small table (A12)."""
        self.match = replace(self.match, order=order)
        if tell:
            tell(said.FamiliesDrawn(order))
        self.begin_round()

    def begin_round(self) -> None:
        """Families are exchanged (A14), or the packs are shuffled at once (A4).

        The cards of the round before lie on the table until then, for everybody to look at.
        """
        self.choices = {}
        self.dealt = 0
        self.turn = NO_TURNS
        if self.match.options.sabotage:
            self.phase = Phase.EXCHANGE
            self.acting = self.match.playing
        else:
            self.phase = Phase.SHUFFLE
            self.acting = CHANCE_ACTS

    def _exchange(self, seat: Seat, choice: Exchange, tell: Tell | None) -> None:
        """A camp has chosen (A14): the first word of either partner counts, and chance speaks for the late."""
        match = self.match
        camp = self._undecided()[0] if seat == CHANCE else match.camp(seat)
        team = match.members(camp)
        self.choices[camp] = choice
        if tell:
            tell(said.ExchangeChosen(team[0] if seat == CHANCE else seat, team, choice.give, choice.keep))
        if not self._undecided():
            self._reveal(tell)
        elif seat != CHANCE:
            self.acting = tuple(other for other in self.acting if other not in team)

    def _undecided(self) -> list[int]:
        """The camps that have not chosen yet."""
        return [camp for camp in self.match.camps if camp not in self.choices]

    def _reveal(self, tell: Tell | None) -> None:
        """Everybody sees what is given and kept; then the packs are shuffled."""
        match = self.match
        if tell:
            for camp in match.camps:
                choice, left = self.choices[camp], match.beside(camp, 1)
                tell(said.Exchanged(match.members(camp), match.members(left), choice.give, choice.keep))
        self.phase = Phase.SHUFFLE
        self.acting = CHANCE_ACTS

    def _shuffle(self, order: tuple[int, ...], tell: Tell | None) -> None:
        """A pack becomes a closed pile, or one for each partner (A4, A13)."""
        match = self.match
        if self.dealt == 0:
            self.clear()
            if tell:
                tell(said.RoundBegun(match.number, match.playing, match.families))
        team = match.members(match.camps[self.dealt])
        share = len(order) // len(team)
        for place, seat in enumerate(team):
            self.piles[seat] = order[place * share : (place + 1) * share]
            if tell:
                tell(said.PileDealt(seat, share, self.ends(seat)))
        self.dealt += 1
        if self.dealt == len(match.camps):
            self._begin_cards(tell)

    def _begin_cards(self, tell: Tell | None) -> None:
        """Everybody holds a pile: a countdown (A16), or somebody starts (A5)."""
        if self.match.options.free:
            self.phase = Phase.COUNTDOWN
            self.acting = self.match.playing
            return
        foremost = self.foremost()
        if len(foremost) == 1:
            self._begin_turns(foremost[0], tell)
        else:
            self.phase = Phase.FIRST

    def _begin_turns(self, first: Seat, tell: Tell | None) -> None:
        """That player lays the first card (A5)."""
        self.phase = PLAYING
        self.first = self.turn = first
        self.acting = ONLY[first]
        if tell:
            tell(said.Starts(first))

    def _say_ready(self, seat: Seat, tell: Tell | None) -> None:
        """Nobody waits for the clock when all are ready (A16)."""
        self.ready |= 1 << seat
        self.acting = tuple(other for other in self.acting if other != seat)
        if tell:
            tell(said.SaidReady(seat))
        if not self.acting:
            self._go(tell)

    def _go(self, tell: Tell | None) -> None:
        """All play at once (A16)."""
        self.phase = PLAYING
        self.acting = self.match.playing
        if tell:
            tell(said.Go())

    # Cards

    def _lay(self, seat: Seat, move: Lay, joint: Joint | None, tell: Tell | None) -> None:
        """A card is laid, and the game goes on."""
        self.lay(seat, move, joint, tell)
        self._after_card(seat, tell)

    def _after_card(self, seat: Seat, tell: Tell | None) -> None:
        """The next player to the left, or the end of the round (A5, A10, A16)."""
        if self.turn == NO_TURNS:
            if not self.piles[seat]:
                self._score(tell)
            return
        seats = self.match.seats
        for step in range(1, seats + 1):
            following = (seat + step) % seats
            if self.piles[following]:
                self.phase = PLAYING
                self.turn = following
                self.acting = ONLY[following]
                return
        self._score(tell)

    # Scores

    def _score(self, tell: Tell | None) -> None:
        """The visible dots are counted, and cards still in hand for nothing (A10, A16); the match ends or goes on."""
        match = self.match
        self.piles = [()] * match.seats
        line = match.by_seat(self.plane.dots)
        if match.tied:
            self.match = replace(match, replays=(*match.replays, line))
        else:
            self.match = replace(match, sheet=(*match.sheet, line))
        if tell:
            tell(said.RoundScored(line, totals(self.match.sheet), places_by_seat(match, line)))
        reason = "replay" if match.tied else match.options.ending(self.match.sheet, match.time_up)
        if reason is None:
            self.begin_round()
        else:
            self._decide(line if match.tied else totals(self.match.sheet), reason, tell)

    def _decide(self, scores: Line, reason: str, tell: Tell | None) -> None:
        """The most dots win; what happens if several have them was agreed before (A10)."""
        match = self.match
        winners = best_camps(match, scores)
        if len(winners) > 1 and match.options.tiebreak == "replay":
            self.match = replace(match, tied=winners)
            if tell:
                tell(said.TieReplayed(seats_of(match, winners)))
            self.begin_round()
            return
        if len(winners) > 1 and match.options.tiebreak == "first_finished":
            quickest = first_finished(match, winners, self.finished)
            if quickest is not None:
                winners, reason = (quickest,), "first-finished"
        self._end(seats_of(match, winners), reason, tell)

    def _end(self, winners: tuple[Seat, ...], reason: str, tell: Tell | None) -> None:
        """The match is over; the cards stay on the table."""
        scores = totals(self.match.sheet)
        self.outcome = Outcome(scores, winners, reason)
        self.phase = Phase.OVER
        self.acting = NOBODY
        if tell:
            tell(said.MatchWon(winners, scores, reason))

    # The clock

    def _time_up(self, window: str, tell: Tell | None) -> None:
        """A time limit has passed."""
        if window == EXCHANGE_WINDOW:
            self.phase = Phase.LOT
            self.acting = CHANCE_ACTS
        elif window == COUNTDOWN_WINDOW:
            self._go(tell)
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
            self._decide(totals(self.match.sheet), "time", tell)
        elif tell:
            tell(said.LastRound())


def _why_not_exchange(move: Move) -> Refusal | None:
    """A family to give, and another one to keep (A14)."""
    if not isinstance(move, Exchange):
        return refusals.must_exchange()
    return None if move in EXCHANGES else refusals.same_family()


def opening(seats: int, options: said.TactaOptions) -> State:
    """The table before anything is drawn or shuffled."""
    state = State(Match(seats, options))
    if options.small_table:
        state.phase = Phase.FAMILIES
    else:
        state.begin_round()
    return state
