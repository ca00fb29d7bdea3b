"""The rules of Tai Chi Chuan: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from typing import Final

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Own, Refusal, TimeUp, Window, through_eyes
from tablee.kernel.sample import Sample
from tablee.kernel.seats import CHANCE, CLOCK, Seat

from . import events as said
from . import moves as done
from . import refusals
from .challenge import Challenge
from .draws import draws, named, on_the_shelf, why_not_drawn
from .judge import LONGEST
from .lexicon import Lexicon
from .moves import GIVE_UP, JOIN, NO, STAY_OUT, STOP, TURN, YES, Insist, Pick, Say, Take
from .options import TaichiOptions
from .pieces import of_symbol
from .sound import flaw_of
from .speech import MOST_VOTES
from .table import CHANCE_ACTS, LOOKING, NO_CARD, NO_SEAT, Phase
from .view import TaichiView, own_part, table_view

LISTED: Final = 4
"""How many words are listed among the legal moves, of all that may be said."""


class State(Challenge):
    """A position of a game."""

    __slots__ = ()

    def __init__(self, seats: int, options: TaichiOptions, lexicon: Lexicon) -> None:
        """A table not yet laid, quick to make: `copy` fills it."""
        self.seats = seats
        self.options = options
        self._lexicon = lexicon

    def laid(self) -> "State":
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
        self._clear()
        return self

    def copy(self) -> "State":
        twin = State(self.seats, self.options, self._lexicon)
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
        window = self.window()
        return () if window is None else (window,)

    def flaw(self) -> str | None:
        return flaw_of(self)

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            return tuple(TimeUp(window.name) for window in self.windows)
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
                return self._speeches(seat)
            case Phase.VOTE:
                return self._answers(seat)
            case Phase.TAKE:
                return tuple(Take(symbol) for symbol in self.by_number())
            case Phase.PICK:
                return tuple(Pick(card) for card in self.shown)
            case _:
                return draws(self)

    def by_number(self) -> list[int]:
        """The symbols that may be taken, those with most cards first."""
        return sorted(self.symbols, key=lambda symbol: -len(of_symbol(self.shown, symbol)))

    def _speeches(self, seat: Seat) -> Sequence[Move]:
        """Any text may be said (C9). Some words that count are listed, for those who play at random, and one that
        fits without being a word; players are shown none of them."""
        fitting = self.lexicon.solutions(self.letters, [word.word for word in self.words]).common(LISTED)
        noise = "".join([card[0] for card in self.letters]) + "zk"
        insists = (Insist(noise),) if self._why_not_insist(seat) is None else ()
        return self._heard(seat, (GIVE_UP,), (*map(Say, fitting), Say(noise), *insists))

    def _answers(self, seat: Seat) -> Sequence[Move]:
        """The two voices of somebody who has not voted (C13), and the words of who may speak meanwhile."""
        voices = (NO, YES) if seat in self.voters() else ()
        if not self.may_speak(seat):
            return voices
        fitting = self.lexicon.solutions(self.letters, [word.word for word in self.words]).common(LISTED)
        return self._heard(seat, (*voices, GIVE_UP), tuple(map(Say, fitting)))

    def _heard(self, seat: Seat, told: tuple[Move, ...], words: tuple[Move, ...]) -> Sample[Move]:
        """Moves of which the words are kept from players."""
        return Sample((*told, *words), lambda move: self.why_not(seat, move) is None, told)

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
                return self._why_not_speak(seat, move)
            case Phase.VOTE:
                return self._why_not_answer(seat, move)
            case Phase.TAKE:
                return self._why_not_take(move)
            case Phase.PICK:
                return self._why_not_pick(move)
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

    def _why_not_speak(self, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Say(word):
                return why_not_text(word)
            case Insist(word):
                return self._why_not_insist(seat) or why_not_text(word)
            case _:
                return None if move == GIVE_UP else refusals.must_say()

    def _why_not_insist(self, seat: Seat) -> Refusal | None:
        """Why a player may not ask the table about a word (C13)."""
        if not self.options.vote:
            return refusals.no_votes()
        return refusals.too_many_votes(MOST_VOTES) if self.asked[seat] >= MOST_VOTES else None

    def _why_not_answer(self, seat: Seat, move: Move) -> Refusal | None:
        """During a vote: voices, and the words of who may speak (C13, C18)."""
        match move:
            case done.Vote():
                return None if seat in self.voters() else refusals.already_voted()
            case Say(word):
                return why_not_text(word) if self.may_speak(seat) else self._why_not_speech()
            case done.GiveUp():
                return None if self.may_speak(seat) else self._why_not_speech()
            case _:
                return refusals.must_vote()

    def _why_not_speech(self) -> Refusal:
        """Why a voter may not say a word: it is not their time, or a good word came first."""
        return refusals.behind() if self.held is not None else refusals.vote_awaited()

    def _why_not_take(self, move: Move) -> Refusal | None:
        if not isinstance(move, Take):
            return refusals.must_take()
        if move.symbol in self.symbols:
            return None
        return refusals.not_the_most_frequent() if of_symbol(self.shown, move.symbol) else refusals.not_shown()

    def _why_not_pick(self, move: Move) -> Refusal | None:
        if not isinstance(move, Pick):
            return refusals.must_pick()
        return None if move.card in self.shown else refusals.not_on_the_table()

    # What a move does

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case Say(word):
                self.say(seat, word.strip(), tell)
            case Insist(word):
                self.insist(seat, word.strip(), tell)
            case done.GiveUp():
                self.give_up(seat, tell)
            case done.Turn():
                self.turn_card(tell)
            case done.Stop():
                self._stop(tell)
            case done.Join():
                self.join(seat, tell)
            case done.StayOut():
                self.stay_out(seat, tell)
            case done.Vote(answer):
                self.vote(seat, answer, tell)
            case Take(symbol):
                self.take(symbol, tell)
            case Pick(card):
                self.pick(card, tell)
            case TimeUp():
                self._time_up(tell)
            case _:
                self._draw(move, tell)

    def _draw(self, move: Move, tell: Tell | None) -> None:
        """CHANCE acts."""
        match move:
            case done.OpenDictionary(lexicon, fingerprint):
                self._open_dictionary(lexicon, fingerprint, tell)
            case done.Shuffle(order):
                self._deal(order, tell)
            case done.DrawFirst(first):
                if tell:
                    tell(said.Starts(first))
                self.begin_round(first, tell)
            case done.Reshuffle(order):
                self.reshuffle(order, tell)

    def _open_dictionary(self, name: str, fingerprint: str, tell: Tell | None) -> None:
        """The dictionary by which the words of this game are judged (C11)."""
        self._lexicon = named(name, self.options, self._lexicon) or self._lexicon
        self.fingerprint = fingerprint
        self.ask(Phase.DEAL, CHANCE)
        if tell:
            tell(said.DictionaryOpened("complete" if name == "complete" else "primer"))

    def _deal(self, order: tuple[int, ...], tell: Tell | None) -> None:
        """A card each, face down; the rest is the draw pile (C3)."""
        self.won = [[order[seat]] for seat in range(self.seats)]
        self.pile = list(order[: self.seats - 1 : -1])
        self.ask(Phase.FIRST, CHANCE)
        if tell:
            tell(said.CardsDealt(len(self.pile)))

    def _stop(self, tell: Tell | None) -> None:
        """The active player goes no further; the others are asked (C16)."""
        if tell:
            tell(said.Stopped(self.turn))
        self.next_joiner(self.turn, tell)

    def _time_up(self, tell: Tell | None) -> None:
        """A clock has run out."""
        if self.phase in LOOKING:
            self.run_out(tell)
        else:
            self.close_vote(tell)


def why_not_text(text: str) -> Refusal | None:
    """Why a text is not listened to at all (C11)."""
    word = text.strip()
    if not word or not word.isprintable():
        return refusals.nothing_said()
    return refusals.too_long(LONGEST) if len(word) > LONGEST else None


def opening(seats: int, options: TaichiOptions) -> State:
    """The table before the first input; the dictionary is at hand."""
    return State(seats, options, on_the_shelf(options)).laid()
