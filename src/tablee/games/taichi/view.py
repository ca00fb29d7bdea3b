"""What a seat may know of a game of Tai Chi Chuan: all but the faces in the draw pile, the won piles and the stakes."""

from typing import TYPE_CHECKING

from tablee.kernel.messages import Outcome, Own, View
from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of

from .options import SECOND, TaichiOptions
from .phases import Phase
from .words import Ballot, Miss, Round, Word

if TYPE_CHECKING:
    from .rules import State


class TaichiView(View, frozen=True):
    """The table: the same for everybody, since nobody knows more than the others."""

    seats: int
    options: TaichiOptions
    phase: Phase
    """What is being done."""
    acting: tuple[Seat, ...]
    """Who may move now."""
    lexicon: str
    """The dictionary at hand: `complete` or `primer`."""
    fingerprint: str = ""
    """A hash of all it says, once it lies on the table."""
    edition: int = SECOND
    """By which edition of the rules the game is played."""
    turn: Seat | None = None
    """The active player: whose round it is."""
    round: int = 0
    """Which round it is, from 1."""
    shown: tuple[int, ...] = ()
    """The cards that lie open on the table, in the order they were turned."""
    letters: tuple[str, ...] = ()
    """The letters of all cards turned in this round, in order: what a word must have; the first is the initial."""
    words: tuple[Word, ...] = ()
    """The words that counted in this round."""
    misses: tuple[Miss, ...] = ()
    """The latest words that did not count in this round."""
    won: tuple[int, ...] = ()
    """How many cards each seat has won, stakes not counted."""
    rivals: tuple[Seat, ...] = ()
    """Who has joined the challenge and staked a card, in turn order."""
    racing: tuple[Seat, ...] = ()
    """Who is still looking for a word in the challenge; also during a vote."""
    found: tuple[Seat, ...] = ()
    """Who has found a word after the active player failed, in turn order."""
    takers: tuple[Seat, ...] = ()
    """Who still takes cards, the next one first."""
    symbols: tuple[int, ...] = ()
    """The symbols that may be taken now."""
    pile: int = 0
    """How many cards the draw pile has."""
    discard: tuple[int, ...] = ()
    """The discard, face up, in the order things came there."""
    reshuffled: bool = False
    """Whether the discard has become the draw pile: its last card is the last of the game (C24)."""
    exhausted: bool = False
    """Whether there was no card to turn: the game ends with this round (C23)."""
    away: tuple[int, ...] = ()
    """Cards that are not in the game; only in positions set up by hand."""
    ballot: Ballot | None = None
    """The word on which the table votes."""
    paused: Phase | None = None
    """What goes on after the vote."""
    held: Word | None = None
    """In a challenge, the first word that came during a vote: it wins if the table refuses the other."""
    asked: tuple[int, ...] = ()
    """How many votes each seat has asked for in this round."""
    prompts: int = 0
    """How many clocks for words have been started in the game."""
    ballots: int = 0
    """How many votes have been held in the game."""
    last: Round | None = None
    """The round before."""
    outcome: Outcome | None = None


def table_view(state: "State") -> TaichiView:
    """The table as everybody may know it."""
    begun = state.turn >= 0
    return TaichiView(
        seat=None,
        seats=state.seats,
        options=state.options,
        phase=state.phase,
        acting=state.acting,
        lexicon=state.lexicon.name,
        fingerprint=state.fingerprint,
        edition=state.edition,
        turn=state.turn if begun else None,
        round=state.round,
        shown=tuple(state.shown),
        letters=state.letters,
        words=state.words,
        misses=missed(state),
        won=tuple([len(pile) for pile in state.won]),
        rivals=state.rivals() if begun else (),
        racing=state.racers(),
        found=state.found,
        takers=state.takers,
        symbols=state.symbols,
        pile=len(state.pile),
        discard=tuple(state.discard),
        reshuffled=state.reshuffled,
        exhausted=state.exhausted,
        away=cards_of(state.away),
        ballot=state.ballot,
        paused=state.paused,
        held=state.held,
        asked=tuple(state.asked),
        prompts=state.prompts,
        ballots=state.ballots,
        last=state.last,
        outcome=state.outcome,
    )


def missed(state: "State") -> tuple[Miss, ...]:
    """The words that do not count: one that the table has accepted since does (C13)."""
    accepted = [word.word for word in state.words if word.why == "vote"]
    asked = ("not-found", "doubtful")
    return tuple([miss for miss in state.misses if miss.reason not in asked or miss.word not in accepted])


def own_part(state: "State", seat: Seat) -> Own:
    """Whose eyes these are: nobody knows more than the others."""
    return {"seat": seat}
