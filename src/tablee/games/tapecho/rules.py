"""The rules of Tapécho: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Outcome, Own, Refusal, TimeUp, Window, closings, through_eyes
from tablee.kernel.seats import CHANCE, CHANCE_ACTS, CLOCK, NOBODY, Seat
from tablee.kernel.sets import cards_of
from tablee.kernel.sheet import MATCH_WINDOW

from . import events as said
from . import moves as done
from . import refusals
from .action import (
    close,
    declare,
    decline,
    keep,
    lay_next,
    react,
    reshuffle,
    throw_away,
    turn_moves,
    why_not_choose,
    why_not_keep,
    why_not_turn,
)
from .board import NO_CARD, NO_SEAT, lose, swap
from .deal import begin_game, deal, settle_camps, start
from .draws import draws, why_not_drawn
from .first import FIRST
from .layings import seconds, why_not_second
from .match import Match, frame, settled
from .moves import Choose, Decline, Discard, Keep, Lay, LayFirst, React
from .options import SECOND, TapechoOptions
from .phases import ASKING, Phase
from .pieces import Pack
from .reactions import answers, why_not_answer
from .scoring import end_match
from .soundness import flaw_of
from .turns import end_action, pass_turn
from .view import TapechoView, own_part, table_view
from .windows import windows_of


class State:
    """A position of a match."""

    __slots__ = (
        "_pack",
        "_partners",
        "acting",
        "asked",
        "atouts",
        "attacker",
        "away",
        "context",
        "discard",
        "foil",
        "handicaps",
        "hands",
        "keeper",
        "known",
        "last",
        "lying",
        "match",
        "muted",
        "outcome",
        "passed",
        "phase",
        "pile",
        "queue",
        "rival",
        "seats",
        "skipped",
        "target",
        "thrown",
        "ties",
        "turn",
    )

    match: Match
    seats: int
    _pack: Pack
    _partners: tuple[Seat, ...]
    phase: Phase
    acting: tuple[Seat, ...]
    away: int
    """Cards that are not in the game: those that stay in the box for balance (P4), or were left out by hand."""
    context: int
    """The place of the action (P5); -1 before it is drawn."""
    turn: Seat
    hands: list[int]
    pile: list[int]
    """The draw pile; its top is the last."""
    discard: int
    atouts: list[int]
    """The atouts in front of each player."""
    handicaps: list[int]
    lying: list[int]
    """The attack in front of each player (P16)."""
    attacker: list[Seat]
    """Who has attacked each player in this round: until that one's next turn nobody else may (P16)."""
    ties: list[int]
    """The lasting attacks in front of each player (P16)."""
    skipped: int
    """The players who lose their next turn, as bits."""
    muted: int
    """The players who may only discard on their next turn, as bits."""
    keeper: Seat
    """Who has put the top card of the pile there, and so knows it until it moves (P11)."""
    known: list[int]
    """The cards that each player has rightly seen in other hands, and that have not moved since (P17)."""
    passed: int
    """Who has passed since anybody did anything (P24)."""
    queue: tuple[Lay, ...]
    """The cards declared and not yet resolved; the first is being laid (P12)."""
    foil: int
    """The hors contexte that waits for a defence (P21)."""
    rival: Seat
    """Who laid it."""
    target: Seat
    """Whom an effect that waits is for (P17)."""
    thrown: int
    """The card thrown away, while the discard is shuffled without it (P11)."""
    asked: int
    """Windows opened so far in the match: each has a name of its own (P22)."""
    last: tuple[int, ...]
    """The hands at the end of the last game, shown to all for the count (P26)."""
    outcome: Outcome | None

    def __init__(self, match: Match, pack: Pack) -> None:
        """A table not yet laid, quick to make: `copy` fills it."""
        self.match = match
        self.seats = match.seats
        self._pack = pack

    def lay(self) -> "State":
        """All cards gathered, before the first game."""
        self.gather()
        self.asked = 0
        self.last = ()
        self.outcome = None
        return self

    def gather(self) -> None:
        """All cards are taken back: a new game begins."""
        seats = self.seats
        self._partners = self.match.partners()
        self.phase = Phase.CONTEXT
        self.acting = CHANCE_ACTS
        self.away = 0
        self.context = -1
        self.turn = 0
        self.hands = [0] * seats
        self.pile = []
        self.discard = 0
        self.atouts = [0] * seats
        self.handicaps = [0] * seats
        self.lying = [NO_CARD] * seats
        self.attacker = [NO_SEAT] * seats
        self.ties = [0] * seats
        self.skipped = 0
        self.muted = 0
        self.keeper = NO_SEAT
        self.known = [0] * seats
        self.passed = 0
        self.queue = ()
        self.foil = NO_CARD
        self.rival = NO_SEAT
        self.target = NO_SEAT
        self.thrown = NO_CARD

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
        return windows_of(self)

    def flaw(self) -> str | None:
        return flaw_of(self)

    # What is where

    @property
    def pack(self) -> Pack:
        """All cards."""
        return self._pack

    def partner(self, seat: Seat) -> Seat:
        """The other one of a couple (P28), or nobody."""
        return self._partners[seat]

    def fits(self, card: int, on: Seat) -> bool:
        """Whether the card may lie in front of that player (P13)."""
        return bool(self._pack.fits[self.match.camps[on]] >> card & 1)

    def cards_in_hand(self, seat: Seat) -> tuple[int, ...]:
        """A hand, sorted."""
        return cards_of(self.hands[seat])

    def top(self, count: int) -> list[int]:
        """The highest cards of the pile, or as many as there are; the top last."""
        return self.pile[-count:] if count else []

    def sees_hand_of(self, on: Seat, seat: Seat | None) -> bool:
        """Whether a `reveal` of the seat lies in front of that player (P17)."""
        card = self.lying[on]
        return card >= 0 and self.attacker[on] == seat and self._pack.cards[card].effect == "reveal"

    def known_of(self, on: Seat, seat: Seat | None) -> int:
        """The cards of another hand that the seat knows: all of them while a `reveal` lies there, else those that it
        has seen through one, or given in a swap, and that have not moved since (P17)."""
        if seat is None:
            return 0
        return self.hands[on] if self.sees_hand_of(on, seat) else self.hands[on] & self.known[seat]

    def best_atouts(self, seat: Seat) -> int:
        """The highest atouts in front of a player."""
        return self._pack.best(self.atouts[seat])

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            return closings(self.windows)
        if seat not in self.acting:
            return ()
        match self.phase:
            case Phase.TURN:
                return turn_moves(self, seat)
            case Phase.SECOND:
                return seconds(self, seat, self.queue[0])
            case Phase.KEEP:
                return tuple(Keep(card) for card in self.top(2))
            case Phase.REACT | Phase.COUNTER:
                return answers(self, seat)
            case Phase.CHOOSE:
                return tuple(Choose(card) for card in cards_of(self.best_atouts(seat)))
            case _:
                return draws(self)

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome is not None:
            return refusals.over()
        if seat == CLOCK:
            return None if move in self.moves(CLOCK) else refusals.no_time_limit()
        if seat not in self.acting:
            return self._why_not_now(move)
        match self.phase:
            case Phase.TURN:
                return why_not_turn(self, seat, move)
            case Phase.SECOND:
                return why_not_second(self, seat, move) if isinstance(move, Lay) else refusals.second_card()
            case Phase.KEEP:
                return why_not_keep(self, move)
            case Phase.REACT | Phase.COUNTER:
                return why_not_answer(self, seat, move)
            case Phase.CHOOSE:
                return why_not_choose(self, seat, move)
            case _:
                return why_not_drawn(self, move)

    def _why_not_now(self, move: Move) -> Refusal:
        """Why a seat that does not act may do nothing."""
        if isinstance(move, React | Decline):
            return refusals.too_late()
        if CHANCE in self.acting:
            return refusals.chance_first()
        return refusals.answers_awaited() if self.phase in ASKING else refusals.not_your_turn(self.acting[0])

    # What a move does

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.make(seat, move, tell)

    def make(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """What a move does that is known to be legal."""
        match move:
            case Lay():
                declare(self, seat, move)
                lay_next(self, tell)
            case LayFirst(card, on, pick):
                declare(self, seat, Lay(card, on, pick))
                self.phase = Phase.SECOND
                if tell:
                    tell(said.Declared(seat, card, on, pick))
            case Discard(card):
                throw_away(self, seat, card, tell)
            case Keep(card):
                keep(self, seat, card, tell)
            case done.Pass():
                pass_turn(self, seat, tell)
            case Decline():
                decline(self, seat, tell)
            case React(card, _):
                react(self, seat, card, tell)
            case Choose(card):
                lose(self, seat, card, tell)
                lay_next(self, tell)
            case TimeUp(window):
                self._time_up(window, tell)
            case _:
                self._draw(move, tell)
        if not self.acting and self.outcome is None:
            end_action(self, tell)

    def _draw(self, move: Move, tell: Tell | None) -> None:
        """CHANCE acts."""
        match move:
            case done.DrawCamps(camps):
                settle_camps(self, camps, tell)
            case done.DrawContext(context):
                begin_game(self, context, tell)
            case done.Shuffle(order):
                deal(self, order, tell)
            case done.DrawFirst(first):
                start(self, first, tell)
            case done.Reshuffle(order):
                reshuffle(self, order, tell)
            case done.Swap(given, taken):
                hands = self.cards_in_hand(self.turn), self.cards_in_hand(self.target)
                swap(self, hands[0][given], hands[1][taken], tell)
                lay_next(self, tell)

    def _time_up(self, window: str, tell: Tell | None) -> None:
        """The time to react is over (P22), or the match ends with the game under way (P26)."""
        if window != MATCH_WINDOW:
            self.acting = NOBODY
            close(self, tell)
            return
        self.match = replace(self.match, time_up=True)
        if self.match.sheet and self.phase in (Phase.CONTEXT, Phase.SHUFFLE):
            end_match(self, "time", tell)
        elif tell:
            tell(said.LastGame())


def opening(seats: int, options: TapechoOptions, edition: int = SECOND) -> State:
    """The table before the first draw; camps that need no draw are settled (P4)."""
    match = frame(seats, options, edition)
    camps = settled(options, seats, edition)
    if camps is not None:
        match = replace(match, camps=camps)
    state = State(match, options.reading.pack).lay()
    state.phase = Phase.CAMPS if camps is None else Phase.CONTEXT
    return state


def first_opening(seats: int, options: TapechoOptions) -> State:
    """The table before the first draw, by the first edition."""
    return opening(seats, options, FIRST)
