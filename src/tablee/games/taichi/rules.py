"""The rules of Tai Chi Chuan: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Outcome, Own, Refusal, TimeUp, Window, closings, through_eyes
from tablee.kernel.seats import CHANCE_ACTS, CLOCK, Seat

from . import moves as done
from . import refusals
from .challenge import join, reshuffle, stay_out, stop, turn_card
from .deal import deal, open_dictionary, start
from .draws import draws, on_the_shelf, why_not_drawn
from .first import FIRST, FirstOptions
from .lexicon import Lexicon
from .moves import JOIN, STAY_OUT, STOP, TURN, Insist, Pick, Say, Take
from .options import SECOND, TaichiOptions
from .phases import LOOKING, Phase
from .prizes import clear, pick, take, takes, why_not_pick, why_not_take
from .soundness import flaw_of
from .speech import (
    answers,
    close_vote,
    give_up,
    insist,
    run_out,
    say,
    speeches,
    vote,
    why_not_answer,
    why_not_speak,
)
from .view import TaichiView, own_part, table_view
from .windows import windows_of
from .words import NO_CARD, NO_SEAT, Ballot, Miss, Round, Word


class State:
    """A position of a game."""

    __slots__ = (
        "_lexicon",
        "acting",
        "asked",
        "away",
        "ballot",
        "ballots",
        "discard",
        "edition",
        "exhausted",
        "fingerprint",
        "found",
        "held",
        "last",
        "letters",
        "misses",
        "options",
        "outcome",
        "paused",
        "phase",
        "pile",
        "prompts",
        "racing",
        "reshuffled",
        "round",
        "seats",
        "shown",
        "stakes",
        "symbols",
        "takers",
        "turn",
        "won",
        "words",
    )

    edition: int
    """By which edition of the rules it is played."""
    seats: int
    options: TaichiOptions
    fingerprint: str
    """A hash of all that the dictionary on the table says; empty before it is laid there."""
    _lexicon: Lexicon
    phase: Phase
    acting: tuple[Seat, ...]
    turn: Seat
    """The active player; -1 before the first round."""
    round: int
    shown: list[int]
    """The cards that lie open, in order."""
    letters: tuple[str, ...]
    """The letters of all cards turned in this round."""
    words: tuple[Word, ...]
    """The words that counted in this round."""
    misses: tuple[Miss, ...]
    """The latest words that did not."""
    won: list[list[int]]
    """The pile of each seat, face down; the card won last is the last (C16)."""
    stakes: list[int]
    """The card each seat has staked, -1 for none."""
    racing: int
    """Who still looks for a word in the challenge, as bits."""
    found: tuple[Seat, ...]
    """Who has found a word after the active player failed (C14)."""
    takers: tuple[Seat, ...]
    """Who still takes cards, the next one first."""
    symbols: tuple[int, ...]
    """The symbols that may be taken now."""
    pile: list[int]
    """The draw pile; its top is last."""
    discard: list[int]
    """The discard, face up, in the order things came there."""
    away: int
    """Cards that are not in the game; only in positions set up by hand."""
    reshuffled: bool
    """Whether the discard has become the draw pile (C23)."""
    exhausted: bool
    """Whether a card should have been turned and there was none: the game ends with this round (C23)."""
    ballot: Ballot | None
    paused: Phase | None
    """What goes on after the vote."""
    held: Word | None
    """The first good word that came during a vote in a challenge."""
    asked: list[int]
    """How many votes each seat has asked for in this round."""
    prompts: int
    """How many clocks for words have been started: each has a name of its own."""
    ballots: int
    """How many votes have been held."""
    last: Round | None
    """The round before."""
    outcome: Outcome | None

    def __init__(self, seats: int, options: TaichiOptions, lexicon: Lexicon, edition: int = SECOND) -> None:
        """A table not yet laid, quick to make: `copy` fills it."""
        self.edition = edition
        self.seats = seats
        self.options = options
        self._lexicon = lexicon

    def lay(self) -> "State":
        """The table before anything has happened."""
        self.fingerprint = ""
        self.phase = Phase.DICTIONARY
        self.acting = CHANCE_ACTS
        self.turn = NO_SEAT
        self.round = 0
        self.won = [[] for _ in range(self.seats)]
        self.stakes = [NO_CARD] * self.seats
        self.pile = []
        self.discard = []
        self.away = 0
        self.reshuffled = False
        self.exhausted = False
        self.ballot = None
        self.paused = None
        self.held = None
        self.prompts = 0
        self.ballots = 0
        self.last = None
        self.outcome = None
        clear(self)
        return self

    def copy(self) -> "State":
        twin = State(self.seats, self.options, self._lexicon, self.edition)
        twin.fingerprint = self.fingerprint
        twin.phase = self.phase
        twin.acting = self.acting
        twin.turn = self.turn
        twin.round = self.round
        twin.shown = self.shown[:]
        twin.letters = self.letters
        twin.words = self.words
        twin.misses = self.misses
        twin.won = [pile[:] for pile in self.won]
        twin.stakes = self.stakes[:]
        twin.racing = self.racing
        twin.found = self.found
        twin.takers = self.takers
        twin.symbols = self.symbols
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.away = self.away
        twin.reshuffled = self.reshuffled
        twin.exhausted = self.exhausted
        twin.ballot = self.ballot
        twin.paused = self.paused
        twin.held = self.held
        twin.asked = self.asked[:]
        twin.prompts = self.prompts
        twin.ballots = self.ballots
        twin.last = self.last
        twin.outcome = self.outcome
        return twin

    def view(self, seat: Seat | None) -> TaichiView:
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
    def lexicon(self) -> Lexicon:
        """The dictionary."""
        return self._lexicon

    @property
    def is_last(self) -> bool:
        """Whether the last card of the second pile has been turned (C24)."""
        return self.reshuffled and not self.pile

    def clockwise(self) -> tuple[Seat, ...]:
        """The others, clockwise from the active player's left (C4)."""
        return tuple([(self.turn + i) % self.seats for i in range(1, self.seats)])

    def rivals(self) -> tuple[Seat, ...]:
        """Who has joined the challenge, in turn order (C16)."""
        return tuple([seat for seat in self.clockwise() if self.stakes[seat] >= 0])

    def racers(self) -> tuple[Seat, ...]:
        """Who still looks for a word in the challenge."""
        return tuple([seat for seat in range(self.seats) if self.racing >> seat & 1])

    def ask(self, phase: Phase, *seats: Seat) -> None:
        """Those players may move now."""
        self.phase = phase
        self.acting = seats

    def prompt(self, phase: Phase, *seats: Seat) -> None:
        """Those players look for a word; a new clock runs (C9)."""
        self.prompts += 1
        self.ask(phase, *seats)

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            return closings(self.windows)
        if seat not in self.acting:
            return ()
        match self.phase:
            case Phase.TURN:
                return (TURN,)
            case Phase.CHOICE:
                return (STOP, TURN)
            case Phase.JOIN:
                return (STAY_OUT, JOIN)
            case Phase.WORD | Phase.RESCUE | Phase.RACE:
                return speeches(self, seat)
            case Phase.VOTE:
                return answers(self, seat)
            case Phase.TAKE:
                return takes(self)
            case Phase.PICK:
                return tuple(Pick(card) for card in self.shown)
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
            case Phase.TURN:
                return None if move == TURN else refusals.must_turn()
            case Phase.CHOICE:
                return None if move in (STOP, TURN) else refusals.must_choose()
            case Phase.JOIN:
                return None if move in (STAY_OUT, JOIN) else refusals.must_answer()
            case Phase.WORD | Phase.RESCUE | Phase.RACE:
                return why_not_speak(self, seat, move)
            case Phase.VOTE:
                return why_not_answer(self, seat, move)
            case Phase.TAKE:
                return why_not_take(self, move)
            case Phase.PICK:
                return why_not_pick(self, move)
            case _:
                return why_not_drawn(self, move)

    def _why_not_now(self, seat: Seat) -> Refusal:
        """Why somebody who does not act may do nothing."""
        if self.acting == CHANCE_ACTS:
            return refusals.chance_first()
        if self.phase is Phase.VOTE:
            return refusals.already_voted() if seat in range(self.seats) else refusals.vote_awaited()
        if self.phase is Phase.RACE:
            return refusals.not_racing()
        return refusals.not_your_turn(self.acting[0])

    # What a move does

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.make(seat, move, tell)

    def make(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """What a move does that is known to be legal."""
        match move:
            case done.Turn():
                turn_card(self, tell)
            case Say(word):
                say(self, seat, word.strip(), tell)
            case Insist(word):
                insist(self, seat, word.strip(), tell)
            case done.GiveUp():
                give_up(self, seat, tell)
            case done.Vote(answer):
                vote(self, seat, answer, tell)
            case Pick(card):
                pick(self, card, tell)
            case done.Stop():
                stop(self, tell)
            case done.Join():
                join(self, seat, tell)
            case done.StayOut():
                stay_out(self, seat, tell)
            case Take(symbol):
                take(self, symbol, tell)
            case TimeUp():
                self._time_up(tell)
            case _:
                self._draw(move, tell)

    def _draw(self, move: Move, tell: Tell | None) -> None:
        """CHANCE acts."""
        match move:
            case done.OpenDictionary(lexicon, fingerprint):
                open_dictionary(self, lexicon, fingerprint, tell)
            case done.Shuffle(order):
                deal(self, order, tell)
            case done.DrawFirst(first):
                start(self, first, tell)
            case done.Reshuffle(order):
                reshuffle(self, order, tell)

    def _time_up(self, tell: Tell | None) -> None:
        """A clock has run out."""
        if self.phase in LOOKING:
            run_out(self, tell)
        else:
            close_vote(self, tell)


def opening(seats: int, options: TaichiOptions) -> State:
    """The table before the first input; the dictionary is at hand."""
    return State(seats, options, on_the_shelf(options)).lay()


def first_opening(seats: int, options: FirstOptions) -> State:
    """The table before the first input, by the first edition."""
    chosen = options.today()
    return State(seats, chosen, on_the_shelf(chosen), FIRST).lay()
