"""Looking for words: the active player's (C5, C6), those of the others after a failure (C14), the race of a challenge
(C18-C21), words put to the vote (C13). What may be said, why not, and what comes of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Refusal
from tablee.kernel.sample import Sample
from tablee.kernel.seats import Seat

from . import events as said
from . import refusals
from .judge import LONGEST, judged, spent, voted
from .moves import GIVE_UP, NO, YES, GiveUp, Insist, Say, Vote
from .phases import Phase
from .prizes import lose_stakes, pick_each, return_stake, take_any
from .vote import MOST_VOTES, cast, heard_now, hold, may_speak, open_vote, voters
from .words import Ballot, Miss, Word

if TYPE_CHECKING:
    from .rules import State

LISTED: Final = 4
"""How many words are listed among the legal moves, of all that may be said."""

KEPT: Final = 12
"""How many words that did not count are remembered in a round."""

# What may be said


def speeches(state: "State", seat: Seat) -> Sequence[Move]:
    """Any text may be said (C9). Some words that count are listed, for those who play at random, and one that
    fits without being a word; players are shown none of them."""
    fitting = listed(state)
    noise = "".join([card[0] for card in state.letters]) + "zk"
    insists = (Insist(noise),) if _why_not_insist(state, seat) is None else ()
    return _heard(state, seat, (GIVE_UP,), (*map(Say, fitting), Say(noise), *insists))


def listed(state: "State") -> tuple[str, ...]:
    """Some words that count."""
    said = spent(state.edition, state.lexicon, state.words)
    return state.lexicon.solutions(state.letters, said).common(LISTED)


def answers(state: "State", seat: Seat) -> Sequence[Move]:
    """The two voices of somebody who has not voted (C13), and the words of who may speak meanwhile."""
    voices = (NO, YES) if seat in voters(state) else ()
    if not may_speak(state, seat):
        return voices
    fitting = listed(state)
    return _heard(state, seat, (*voices, GIVE_UP), tuple(map(Say, fitting)))


def _heard(state: "State", seat: Seat, told: tuple[Move, ...], words: tuple[Move, ...]) -> Sample[Move]:
    """Moves of which the words are kept from players."""
    return Sample((*told, *words), lambda move: state.why_not(seat, move) is None, told)


def why_not_speak(state: "State", seat: Seat, move: Move) -> Refusal | None:
    """Why somebody who looks for a word may not do that (C9)."""
    match move:
        case Say(word):
            return why_not_text(word)
        case Insist(word):
            return _why_not_insist(state, seat) or why_not_text(word)
        case _:
            return None if move == GIVE_UP else refusals.must_say()


def _why_not_insist(state: "State", seat: Seat) -> Refusal | None:
    """Why a player may not ask the table about a word (C13)."""
    if not state.options.vote:
        return refusals.no_votes()
    return refusals.too_many_votes(MOST_VOTES) if state.asked[seat] >= MOST_VOTES else None


def why_not_answer(state: "State", seat: Seat, move: Move) -> Refusal | None:
    """During a vote: voices, and the words of who may speak (C13, C18)."""
    match move:
        case Vote():
            return None if seat in voters(state) else refusals.already_voted()
        case Say(word):
            return why_not_text(word) if may_speak(state, seat) else _why_not_speech(state)
        case GiveUp():
            return None if may_speak(state, seat) else _why_not_speech(state)
        case _:
            return refusals.must_vote()


def _why_not_speech(state: "State") -> Refusal:
    """Why a voter may not say a word: it is not their time, or a good word came first."""
    return refusals.behind() if state.held is not None else refusals.vote_awaited()


def why_not_text(text: str) -> Refusal | None:
    """Why a text is not listened to at all (C11)."""
    word = text.strip()
    if not word or not word.isprintable():
        return refusals.nothing_said()
    return refusals.too_long(LONGEST) if len(word) > LONGEST else None


# What comes of it


def say(state: "State", seat: Seat, text: str, tell: Tell | None) -> None:
    """A word is said; if it does not count, it costs nothing (C9)."""
    verdict = judged(state, seat, text)
    if isinstance(verdict, Miss):
        _miss(state, verdict, tell)
    elif state.phase is Phase.VOTE:
        hold(state, verdict, tell)
    else:
        _count(state, verdict, tell)


def insist(state: "State", seat: Seat, text: str, tell: Tell | None) -> None:
    """A word is said; the table decides if the dictionary is not sure (C13)."""
    verdict = judged(state, seat, text)
    if not isinstance(verdict, Miss):
        _count(state, verdict, tell)
    elif verdict.reason == "not-found" or verdict.reason == "doubtful":
        state.asked[seat] += 1
        open_vote(state, Ballot(seat, text, verdict.reason, verdict.of), tell)
    else:
        _miss(state, verdict, tell)


def _miss(state: "State", miss: Miss, tell: Tell | None) -> None:
    """The word does not count, and everybody hears why (C13)."""
    state.misses = (*state.misses[1 - KEPT :], miss)
    if tell:
        tell(said.WordRefused(miss.seat, miss.word, miss.reason, miss.of, miss.suggestion))


def _count(state: "State", word: Word, tell: Tell | None) -> None:
    """The word counts."""
    state.words = (*state.words, word)
    if tell:
        tell(said.WordAccepted(word.seat, word.word, word.headword, word.why, word.parts))
    match state.phase:
        case Phase.WORD:
            _go_on(state, tell)
        case Phase.RESCUE:
            state.found = (*state.found, word.seat)
            _next_rescuer(state, word.seat, tell)
        case _:
            _win_race(state, word.seat, tell)


def _go_on(state: "State", tell: Tell | None) -> None:
    """The active player may stop or turn another card (C6); after the last card, they take at once (C24)."""
    if state.is_last:
        take_any(state, (state.turn,), tell)
    else:
        state.ask(Phase.CHOICE, state.turn)


# Giving up, and running out of time (C9)


def give_up(state: "State", seat: Seat, tell: Tell | None) -> None:
    """A player looks for a word no longer."""
    if tell:
        tell(said.GaveUp(seat))
    match state.phase:
        case Phase.WORD:
            _fail(state, tell)
        case Phase.RESCUE:
            _next_rescuer(state, seat, tell)
        case Phase.RACE:
            _leave_race(state, seat)
            state.acting = state.racers()
            if not state.racing:
                _forfeit(state, tell)
        case _:
            _leave_race(state, seat)
            state.acting = heard_now(state)


def run_out(state: "State", tell: Tell | None) -> None:
    """The clock has run out for those who were looking for a word."""
    seats = state.acting
    if tell:
        tell(said.TimeOver(seats))
    match state.phase:
        case Phase.WORD:
            _fail(state, tell)
        case Phase.RESCUE:
            _next_rescuer(state, seats[0], tell)
        case _:
            state.racing = 0
            _forfeit(state, tell)


# The active player has failed (C14)


def _fail(state: "State", tell: Tell | None) -> None:
    """The others may try."""
    if tell:
        tell(said.Failed(state.turn))
    _next_rescuer(state, state.turn, tell)


def _next_rescuer(state: "State", before: Seat, tell: Tell | None) -> None:
    """The next one clockwise looks for a word; no more than there are cards (C14)."""
    seat = (before + 1) % state.seats
    if seat == state.turn or len(state.found) == len(state.shown):
        pick_each(state, tell)
    else:
        state.prompt(Phase.RESCUE, seat)


# The challenge (C18-C21)


def begin_race(state: "State", tell: Tell | None) -> None:
    """The active player and the challengers look for a word at the same time (C18)."""
    state.racing = 1 << state.turn
    for seat in state.rivals():
        state.racing |= 1 << seat
    state.prompt(Phase.RACE, *state.racers())
    if tell:
        tell(said.RaceBegun(state.racers()))


def _leave_race(state: "State", seat: Seat) -> None:
    """One less looks for a word."""
    state.racing &= ~(1 << seat)


def _win_race(state: "State", seat: Seat, tell: Tell | None) -> None:
    """The fastest takes a symbol (C19, C20); a challenger keeps the stake, and the active player takes second."""
    state.racing = 0
    if tell:
        tell(said.RaceWon(seat))
    if seat == state.turn:
        lose_stakes(state, tell)
        take_any(state, (seat,), tell)
    else:
        return_stake(state, seat, tell)
        lose_stakes(state, tell)
        take_any(state, (seat, state.turn), tell)


def _forfeit(state: "State", tell: Tell | None) -> None:
    """Nobody has found a word: the active player takes a symbol (C19)."""
    if tell:
        tell(said.RaceForfeited(state.turn))
    lose_stakes(state, tell)
    take_any(state, (state.turn,), tell)


# The vote is over (C13)


def vote(state: "State", seat: Seat, answer: str, tell: Tell | None) -> None:
    """A voice is counted; the vote ends as soon as the others cannot change it."""
    ballot = state.ballot
    assert ballot is not None
    if cast(state, ballot, seat, answer, tell):
        close_vote(state, tell)


def close_vote(state: "State", tell: Tell | None) -> None:
    """A strict majority of the others accepts the word; silence refuses. What was paused goes on (C13)."""
    ballot, phase, held = state.ballot, state.paused, state.held
    assert ballot is not None
    assert phase is not None
    accepted = 2 * len(ballot.yes) > state.seats - 1
    state.ballot, state.paused, state.held = None, None, None
    if tell:
        verdict: Literal["accepted", "refused"] = "accepted" if accepted else "refused"
        tell(said.VoteClosed(ballot.seat, ballot.word, verdict, len(ballot.yes), len(ballot.no)))
    state.phase = phase
    state.acting = state.racers() if phase is Phase.RACE else (ballot.seat,)
    if accepted:
        _count(state, voted(state, ballot.seat, ballot.word), tell)
        return
    _miss(state, Miss(ballot.seat, ballot.word, ballot.reason, ballot.of), tell)
    if held is not None:
        _count(state, held, tell)
