"""The rules of Tapécho: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Outcome, Own, Refusal, TimeUp, Window, through_eyes
from tablee.kernel.seats import CHANCE, CLOCK, Seat
from tablee.kernel.sheet import MATCH_WINDOW, totals

from . import events as said
from . import layings, refusals
from . import moves as done
from .action import NOBODY, Action
from .deck import pack_for
from .draws import draws, why_not_drawn
from .moves import PASS, Choose, Decline, Discard, Keep, Lay, LayFirst, React
from .options import TapechoOptions
from .pieces import HAND, Pack, cards_of, mask
from .reactions import answers, why_not_answer
from .scoring import counted, ending, line_of, next_starter, title, winners
from .sound import flaw_of
from .table import Match, Phase, changed, settled, wishes
from .view import TapechoView, own_part, table_view

ASKING: Final = (Phase.REACT, Phase.COUNTER)
"""The phases in which a window is open."""


class State(Action):
    """A position of a match."""

    __slots__ = ("outcome",)

    outcome: Outcome | None

    def __init__(self, match: Match, pack: Pack) -> None:
        """A table not yet laid, quick to make: `copy` fills it."""
        self.match = match
        self.seats = match.seats
        self._pack = pack

    def laid(self) -> "State":
        """All cards gathered, before the first game."""
        self.gather()
        self.asked = 0
        self.last = ()
        self.outcome = None
        return self

    def copy(self) -> "State":
        twin = State(self.match, self._pack)
        twin._partners = self._partners
        twin.phase = self.phase
        twin.acting = self.acting
        twin.asked = self.asked
        twin.last = self.last
        twin.away = self.away
        twin.context = self.context
        twin.turn = self.turn
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard
        twin.atouts = self.atouts[:]
        twin.handicaps = self.handicaps[:]
        twin.lying = self.lying[:]
        twin.attacker = self.attacker[:]
        twin.ties = self.ties[:]
        twin.skipped = self.skipped
        twin.muted = self.muted
        twin.keeper = self.keeper
        twin.known = self.known[:]
        twin.passed = self.passed
        twin.queue = self.queue
        twin.foil = self.foil
        twin.rival = self.rival
        twin.target = self.target
        twin.thrown = self.thrown
        twin.outcome = self.outcome
        return twin

    def view(self, seat: Seat | None) -> TapechoView:
        public = table_view(self)
        return public if seat is None else through_eyes(public, own_part(self, seat))

    def own(self, seat: Seat) -> Own:
        return own_part(self, seat)

    @property
    def windows(self) -> tuple[Window, ...]:
        if self.outcome is not None:
            return ()
        whole = self.match.options.window(self.seats) if not self.match.time_up else None
        return tuple(window for window in (whole, self.window()) if window is not None)

    def window(self) -> Window | None:
        """The time to react (P22): of a length that depends on nothing, under a name of its own."""
        if self.phase not in ASKING:
            return None
        return Window(f"{self.phase}-{self.asked}", self.match.options.seconds, self.acting)

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            return tuple(TimeUp(window.name) for window in self.windows)
        if seat not in self.acting:
            return ()
        match self.phase:
            case Phase.TURN:
                return self._turn_moves(seat)
            case Phase.SECOND:
                return layings.seconds(self, seat, self.queue[0])
            case Phase.KEEP:
                return tuple(Keep(card) for card in self.top(2))
            case Phase.REACT | Phase.COUNTER:
                return answers(self, seat)
            case Phase.CHOOSE:
                return tuple(Choose(card) for card in cards_of(self.best_atouts(seat)))
            case _:
                return draws(self)

    def _turn_moves(self, seat: Seat) -> Sequence[Move]:
        """The one action of a turn (P8-P12), or a pass (P15)."""
        found: list[Move] = []
        if not self.muted >> seat & 1:
            harms = list(layings.harms(self, seat))
            found += layings.atouts(self, seat)
            found += harms
            found += layings.firsts(self, harms)
        if self.can_draw():
            found += (Discard(card) for card in self.cards_in_hand(seat))
        return found or (PASS,)

    def can_draw(self) -> bool:
        """Whether the pile, or the discard as it lies, can feed a discard (P11)."""
        return bool(self.pile or self.discard)

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome is not None:
            return refusals.over()
        if seat == CLOCK:
            return None if move in self.moves(CLOCK) else refusals.no_time_limit()
        if seat not in self.acting:
            return self._why_not_now(move)
        match self.phase:
            case Phase.TURN:
                return self._why_not_turn(seat, move)
            case Phase.SECOND:
                return layings.why_not_second(self, seat, move) if isinstance(move, Lay) else refusals.second_card()
            case Phase.KEEP:
                return self._why_not_keep(move)
            case Phase.REACT | Phase.COUNTER:
                return why_not_answer(self, seat, move)
            case Phase.CHOOSE:
                return self._why_not_choose(seat, move)
            case _:
                return why_not_drawn(self, move)

    def _why_not_now(self, move: Move) -> Refusal:
        """Why a seat that does not act may do nothing."""
        if isinstance(move, React | Decline):
            return refusals.too_late()
        if CHANCE in self.acting:
            return refusals.chance_first()
        return refusals.answers_awaited() if self.phase in ASKING else refusals.not_your_turn(self.acting[0])

    def _why_not_turn(self, seat: Seat, move: Move) -> Refusal | None:
        """Why that is not an action of this player (P8-P12, P15, P25)."""
        match move:
            case Lay():
                return layings.why_not_lay(self, seat, move)
            case LayFirst():
                return layings.why_not_first(self, seat, move)
            case Discard(card):
                return self._why_not_discard(seat, card)
            case done.Pass():
                return refusals.can_act() if self._turn_moves(seat)[0] != PASS else None
            case _:
                return refusals.must_act()

    def _why_not_discard(self, seat: Seat, card: int) -> Refusal | None:
        if not (0 <= card < self.pack.size and self.hands[seat] >> card & 1):
            return refusals.not_in_hand()
        return None if self.can_draw() else refusals.nothing_to_draw()

    def _why_not_keep(self, move: Move) -> Refusal | None:
        if not isinstance(move, Keep):
            return refusals.must_keep()
        return None if move.card in self.top(2) else refusals.not_drawn()

    def _why_not_choose(self, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Choose):
            return refusals.must_choose()
        return None if move.card in cards_of(self.best_atouts(seat)) else refusals.not_the_best()

    # What a move does

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case Lay():
                self.declare(seat, move)
                self.lay_next(tell)
            case LayFirst(card, on, pick):
                self.declare(seat, Lay(card, on, pick))
                self.phase = Phase.SECOND
                if tell:
                    tell(said.Declared(seat, card, on, pick))
            case Discard(card):
                self.throw_away(seat, card, tell)
            case Keep(card):
                self.keep(seat, card, tell)
            case done.Pass():
                self._pass(seat, tell)
            case Decline():
                self.decline(seat, tell)
            case React(card, _):
                self.react(seat, card, tell)
            case Choose(card):
                self.lose(seat, card, tell)
                self.lay_next(tell)
            case TimeUp(window):
                self._time_up(window, tell)
            case _:
                self._draw(move, tell)
        if not self.acting and self.outcome is None:
            self._end_action(tell)

    def _draw(self, move: Move, tell: Tell | None) -> None:
        """CHANCE acts."""
        match move:
            case done.DrawCamps(camps):
                self._settle_camps(camps, tell)
            case done.DrawContext(context):
                self._begin_game(context, tell)
            case done.Shuffle(order):
                self._deal(order, tell)
            case done.DrawFirst(first):
                self._start(first, tell)
            case done.Reshuffle(order):
                self.reshuffle(order, tell)
            case done.Swap(given, taken):
                hands = self.cards_in_hand(self.turn), self.cards_in_hand(self.target)
                self.swap(hands[0][given], hands[1][taken], tell)
                self.lay_next(tell)

    # Before the first turn

    def _settle_camps(self, camps: tuple[int, ...], tell: Tell | None) -> None:
        """Everybody has a camp, and the camps are balanced (P4)."""
        self.match = replace(self.match, camps=camps)
        self.gather()
        if tell:
            women, men = (tuple(seat for seat in range(self.seats) if camps[seat] == camp) for camp in (0, 1))
            tell(said.CampsDrawn(women, men, changed(camps, wishes(self.match.options, self.seats))))

    def _begin_game(self, context: int, tell: Tell | None) -> None:
        """The place of the action is known (P5)."""
        self.context = context
        self.phase = Phase.SHUFFLE
        if tell:
            tell(said.GameBegun(len(self.match.sheet) + 1, context))

    def _deal(self, order: tuple[int, ...], tell: Tell | None) -> None:
        """Ten cards each; the rest is the draw pile (P6)."""
        dealt = HAND * self.seats
        for seat in range(self.seats):
            self.hands[seat] = mask(order[HAND * seat : HAND * (seat + 1)])
            if tell:
                tell(said.Dealt(seat, HAND, self.cards_in_hand(seat)))
        self.pile = list(order[: dealt - 1 : -1])
        if self.match.starter is None:
            self.phase = Phase.FIRST
        else:
            self._start(self.match.starter, tell)

    def _start(self, first: Seat, tell: Tell | None) -> None:
        """The first player is known (P7)."""
        self.match = replace(self.match, starter=first)
        if tell:
            tell(said.Starts(first))
        self._give_turn(first)

    # Turns

    def _give_turn(self, seat: Seat) -> None:
        """That player acts."""
        self.turn = seat
        self.phase = Phase.TURN
        self.acting = (seat,)

    def _next_turn(self, tell: Tell | None) -> None:
        """The next player who does not lose their turn (P17); attacks that have lain for their round leave (P16)."""
        seat = self.turn
        while True:
            seat = (seat + 1) % self.seats
            self.lift_attacks_of(seat, tell)
            if not self.skipped >> seat & 1:
                break
            self.skipped ^= 1 << seat
            if tell:
                tell(said.TurnSkipped(seat))
        self._give_turn(seat)

    def _end_action(self, tell: Tell | None) -> None:
        """The whole action is done: an empty hand ends the game (P24), else the next player takes their turn."""
        self.muted &= ~(1 << self.turn)
        if all(self.hands) and self.passed.bit_count() < self.seats:
            self._next_turn(tell)
        else:
            self._end_game(tell)

    def _pass(self, seat: Seat, tell: Tell | None) -> None:
        """Nothing can be done (P15). Somebody muted might do something next time: that is no step towards the end."""
        if tell:
            tell(said.Passed(seat))
        if not self.muted >> seat & 1:
            self.passed |= 1 << seat
        self.acting = NOBODY

    # The end

    def _end_game(self, tell: Tell | None) -> None:
        """The score sheet gets a line (P26); the match ends or goes on."""
        line = line_of(self)
        self.last = tuple(self.hands)
        self.match = match = replace(self.match, sheet=(*self.match.sheet, line))
        if tell:
            tell(said.GameEnded(tuple(seat for seat, hand in enumerate(self.hands) if not hand)))
            for seat in range(self.seats):
                tell(counted(self, seat))
            tell(said.GameScored(winners(match, line), line, totals(match.sheet)))
        reason = ending(match)
        if reason is not None:
            self._end(reason, tell)
            return
        self.match = replace(match, starter=next_starter(match, line))
        self.gather()

    def _end(self, reason: str, tell: Tell | None) -> None:
        """The highest total wins; equals share (P26)."""
        scores = totals(self.match.sheet)
        won = winners(self.match, scores)
        self.outcome = Outcome(scores, won, reason)
        self.phase = Phase.OVER
        self.acting = NOBODY
        if tell:
            tell(said.MatchWon(won, scores, reason, title(self.match, won)))

    def _time_up(self, window: str, tell: Tell | None) -> None:
        """The time to react is over (P22), or the match ends with the game under way (P26)."""
        if window != MATCH_WINDOW:
            self.acting = NOBODY
            self.close(tell)
            return
        self.match = replace(self.match, time_up=True)
        if self.match.sheet and self.phase in (Phase.CONTEXT, Phase.SHUFFLE):
            self._end("time", tell)
        elif tell:
            tell(said.LastGame())

    def flaw(self) -> str | None:
        return flaw_of(self)


def opening(seats: int, options: TapechoOptions) -> State:
    """The table before the first draw; camps that need no draw are settled (P4)."""
    match = frame(seats, options)
    camps = settled(options, seats)
    if camps is not None:
        match = replace(match, camps=camps)
    state = State(match, pack_for(options.deck)).laid()
    state.phase = Phase.CAMPS if camps is None else Phase.CONTEXT
    return state


def frame(seats: int, options: TapechoOptions) -> Match:
    """The match of these choices; of a deck only what the rules must know."""
    figures = pack_for(options.deck).figures
    return Match(seats, replace(options, deck=None), "" if figures == pack_for(None).figures else figures)
