"""Looking for words: the active player's, those of the others after a failure, the race of a challenge, and votes."""

from typing import Final, Literal

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.seats import Seat

from . import events as said
from .judge import judged, voted
from .prizes import Prizes
from .table import Phase
from .words import Ballot, Miss, Word

KEPT: Final = 12
"""How many words that did not count are remembered in a round."""

MOST_VOTES: Final = 3
"""How many votes a player may ask for in a round, so that nobody stops the clocks for ever."""


class Speech(Prizes):
    """What is said, and what comes of it."""

    __slots__ = ()

    def say(self, seat: Seat, text: str, tell: Tell | None) -> None:
        """A word is said; if it does not count, it costs nothing (C9)."""
        verdict = judged(self, seat, text)
        if isinstance(verdict, Miss):
            self._miss(verdict, tell)
        elif self.phase is Phase.VOTE:
            self._hold(verdict, tell)
        else:
            self._count(verdict, tell)

    def insist(self, seat: Seat, text: str, tell: Tell | None) -> None:
        """A word is said; the table decides if the dictionary is not sure (C13)."""
        verdict = judged(self, seat, text)
        if not isinstance(verdict, Miss):
            self._count(verdict, tell)
        elif verdict.reason == "not-found" or verdict.reason == "doubtful":
            self.asked[seat] += 1
            self._open_vote(Ballot(seat, text, verdict.reason, verdict.of), tell)
        else:
            self._miss(verdict, tell)

    def _miss(self, miss: Miss, tell: Tell | None) -> None:
        """The word does not count, and everybody hears why (C13)."""
        self.misses = (*self.misses[1 - KEPT :], miss)
        if tell:
            tell(said.WordRefused(miss.seat, miss.word, miss.reason, miss.of, miss.suggestion))

    def _count(self, word: Word, tell: Tell | None) -> None:
        """The word counts."""
        self.words = (*self.words, word)
        if tell:
            tell(said.WordAccepted(word.seat, word.word, word.headword, word.why, word.parts))
        match self.phase:
            case Phase.WORD:
                self._go_on(tell)
            case Phase.RESCUE:
                self.found = (*self.found, word.seat)
                self.next_rescuer(word.seat, tell)
            case _:
                self._win_race(word.seat, tell)

    def _go_on(self, tell: Tell | None) -> None:
        """The active player may stop or turn another card (C6); after the last card, they take at once (C24)."""
        if self.is_last:
            self.take_any((self.turn,), tell)
        else:
            self.ask(Phase.CHOICE, self.turn)

    # Giving up, and running out of time (C9)

    def give_up(self, seat: Seat, tell: Tell | None) -> None:
        """A player looks for a word no longer."""
        if tell:
            tell(said.GaveUp(seat))
        match self.phase:
            case Phase.WORD:
                self._fail(tell)
            case Phase.RESCUE:
                self.next_rescuer(seat, tell)
            case Phase.RACE:
                self._leave_race(seat)
                self.acting = self.racers()
                if not self.racing:
                    self._forfeit(tell)
            case _:
                self._leave_race(seat)
                self.acting = self._heard_now()

    def run_out(self, tell: Tell | None) -> None:
        """The clock has run out for those who were looking for a word."""
        seats = self.acting
        if tell:
            tell(said.TimeOver(seats))
        match self.phase:
            case Phase.WORD:
                self._fail(tell)
            case Phase.RESCUE:
                self.next_rescuer(seats[0], tell)
            case _:
                self.racing = 0
                self._forfeit(tell)

    # The active player has failed (C14)

    def _fail(self, tell: Tell | None) -> None:
        if tell:
            tell(said.Failed(self.turn))
        self.next_rescuer(self.turn, tell)

    def next_rescuer(self, before: Seat, tell: Tell | None) -> None:
        """The next one clockwise looks for a word; no more than there are cards (C14)."""
        seat = (before + 1) % self.seats
        if seat == self.turn or len(self.found) == len(self.shown):
            self.pick_each(tell)
        else:
            self.prompt(Phase.RESCUE, seat)

    # The challenge (C18-C21)

    def begin_race(self, tell: Tell | None) -> None:
        """The active player and the challengers look for a word at the same time (C18)."""
        self.racing = 1 << self.turn
        for seat in self.rivals():
            self.racing |= 1 << seat
        self.prompt(Phase.RACE, *self.racers())
        if tell:
            tell(said.RaceBegun(self.racers()))

    def _leave_race(self, seat: Seat) -> None:
        self.racing &= ~(1 << seat)

    def _win_race(self, seat: Seat, tell: Tell | None) -> None:
        """The fastest takes a symbol (C19, C20); a challenger keeps the stake, and the active player takes second."""
        self.racing = 0
        if tell:
            tell(said.RaceWon(seat))
        if seat == self.turn:
            self.lose_stakes(tell)
            self.take_any((seat,), tell)
        else:
            self.return_stake(seat, tell)
            self.lose_stakes(tell)
            self.take_any((seat, self.turn), tell)

    def _forfeit(self, tell: Tell | None) -> None:
        """Nobody has found a word: the active player takes a symbol (C19)."""
        if tell:
            tell(said.RaceForfeited(self.turn))
        self.lose_stakes(tell)
        self.take_any((self.turn,), tell)

    # Votes (C13)

    def _open_vote(self, ballot: Ballot, tell: Tell | None) -> None:
        """Everybody else is asked; the clocks stand still."""
        self.paused = self.phase
        self.ballots += 1
        self.ballot = ballot
        self.phase = Phase.VOTE
        self.acting = self._heard_now()
        if tell:
            tell(said.VoteOpened(ballot.seat, ballot.word, ballot.reason, ballot.of))

    def _heard_now(self) -> tuple[Seat, ...]:
        """Who may act during a vote: those who have not voted, and in a challenge those who may still find a word."""
        voters = self.voters()
        return tuple([seat for seat in range(self.seats) if seat in voters or self.may_speak(seat)])

    def may_speak(self, seat: Seat) -> bool:
        """Whether a player may say a word while the table votes: in a challenge, behind the word that came first."""
        ballot = self.ballot
        return ballot is not None and self.held is None and seat != ballot.seat and bool(self.racing >> seat & 1)

    def vote(self, seat: Seat, answer: str, tell: Tell | None) -> None:
        """A voice is counted; the vote ends as soon as the others cannot change it."""
        ballot = self.ballot
        assert ballot is not None
        if answer == "yes":
            self.ballot = ballot = replace(ballot, yes=(*ballot.yes, seat))
        else:
            self.ballot = ballot = replace(ballot, no=(*ballot.no, seat))
        if tell:
            tell(said.Voted(seat, "yes" if answer == "yes" else "no"))
        others = self.seats - 1
        if 2 * len(ballot.yes) > others or 2 * (others - len(ballot.no)) <= others:
            self.close_vote(tell)
        else:
            self.acting = self._heard_now()

    def close_vote(self, tell: Tell | None) -> None:
        """A strict majority of the others accepts the word; silence refuses. What was paused goes on (C13)."""
        ballot, phase, held = self.ballot, self.paused, self.held
        assert ballot is not None
        assert phase is not None
        accepted = 2 * len(ballot.yes) > self.seats - 1
        self.ballot, self.paused, self.held = None, None, None
        if tell:
            verdict: Literal["accepted", "refused"] = "accepted" if accepted else "refused"
            tell(said.VoteClosed(ballot.seat, ballot.word, verdict, len(ballot.yes), len(ballot.no)))
        self.phase = phase
        self.acting = self.racers() if phase is Phase.RACE else (ballot.seat,)
        if accepted:
            self._count(voted(self, ballot.seat, ballot.word), tell)
            return
        self._miss(Miss(ballot.seat, ballot.word, ballot.reason, ballot.of), tell)
        if held is not None:
            self._count(held, tell)

    def _hold(self, word: Word, tell: Tell | None) -> None:
        """A good word that came second waits for the vote on the first (C13, C18)."""
        self.held = word
        self.acting = self._heard_now()
        if tell:
            tell(said.WordHeld(word.seat, word.word))
