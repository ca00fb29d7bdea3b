"""The table votes on a word (C13): who is asked, who may still speak, what the voices come to."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.seats import NOBODY, Seat

from . import events as said
from .phases import Phase
from .words import Ballot, Word

if TYPE_CHECKING:
    from .rules import State

MOST_VOTES: Final = 3
"""How many votes a player may ask for in a round, so that nobody stops the clocks for ever."""


def open_vote(state: "State", ballot: Ballot, tell: Tell | None) -> None:
    """Everybody else is asked; the clocks stand still."""
    state.paused = state.phase
    state.ballots += 1
    state.ballot = ballot
    state.phase = Phase.VOTE
    state.acting = heard_now(state)
    if tell:
        tell(said.VoteOpened(ballot.seat, ballot.word, ballot.reason, ballot.of))


def heard_now(state: "State") -> tuple[Seat, ...]:
    """Who may act during a vote: those who have not voted, and in a challenge those who may still find a word."""
    silent = voters(state)
    return tuple([seat for seat in range(state.seats) if seat in silent or may_speak(state, seat)])


def may_speak(state: "State", seat: Seat) -> bool:
    """Whether a player may say a word while the table votes: in a challenge, behind the word that came first."""
    ballot = state.ballot
    return ballot is not None and state.held is None and seat != ballot.seat and bool(state.racing >> seat & 1)


def voters(state: "State") -> tuple[Seat, ...]:
    """Who has not yet voted on the word before the table (C13)."""
    ballot = state.ballot
    if ballot is None:
        return NOBODY
    heard = (ballot.seat, *ballot.yes, *ballot.no)
    return tuple([seat for seat in range(state.seats) if seat not in heard])


def hold(state: "State", word: Word, tell: Tell | None) -> None:
    """A good word that came second waits for the vote on the first (C13, C18)."""
    state.held = word
    state.acting = heard_now(state)
    if tell:
        tell(said.WordHeld(word.seat, word.word))


def cast(state: "State", ballot: Ballot, seat: Seat, answer: str, tell: Tell | None) -> bool:
    """A voice is counted; whether the others can no longer change the end."""
    yes, no = ((*ballot.yes, seat), ballot.no) if answer == "yes" else (ballot.yes, (*ballot.no, seat))
    state.ballot = replace(ballot, yes=yes, no=no)
    state.acting = heard_now(state)
    if tell:
        tell(said.Voted(seat, "yes" if answer == "yes" else "no"))
    others = state.seats - 1
    return 2 * len(yes) > others or 2 * (others - len(no)) <= others
