"""A game of Tai Chi Chuan as it stands: what is being done, and where everything is."""

from enum import StrEnum
from typing import Final

from tablee.kernel.messages import Outcome, Window
from tablee.kernel.seats import CHANCE, Seat

from .lexicon import Lexicon
from .options import TaichiOptions
from .words import Ballot, Miss, Round, Word


class Phase(StrEnum):
    """What is being done."""

    DICTIONARY = "dictionary"
    """The dictionary is laid on the table."""
    DEAL = "deal"
    """The cards are shuffled and dealt (C3)."""
    FIRST = "first"
    """The first player is drawn (C4)."""
    TURN = "turn"
    """The active player turns a card, having no choice: the first of a round, or that of a challenge."""
    RESHUFFLE = "reshuffle"
    """The discard becomes the draw pile, and its top card is turned (C23)."""
    WORD = "word"
    """The active player looks for a word (C5, C6)."""
    CHOICE = "choice"
    """The active player stops, or turns another card (C6)."""
    RESCUE = "rescue"
    """The active player has failed: the others look for a word, one after the other (C14)."""
    PICK = "pick"
    """Those who have found one choose a card each (C15)."""
    JOIN = "join"
    """The others say, one after the other, whether they join a challenge (C16)."""
    RACE = "race"
    """The challenge: the fastest word wins (C18)."""
    TAKE = "take"
    """A player chooses a symbol (C17, C19, C20, C24)."""
    VOTE = "vote"
    """The table votes on a word (C13); every other clock stands still."""
    OVER = "over"


LOOKING: Final = (Phase.WORD, Phase.RESCUE, Phase.RACE)
"""The phases in which somebody looks for a word against the clock."""

NOBODY: Final[tuple[Seat, ...]] = ()
CHANCE_ACTS: Final = (CHANCE,)
NO_CARD: Final = -1
NO_SEAT: Final = -1

VOTE_SECONDS: Final = 15
"""How long the table may vote (C13)."""


class Table:
    """A game of Tai Chi Chuan as it stands."""

    __slots__ = (
        "_lexicon",
        "acting",
        "asked",
        "away",
        "ballot",
        "ballots",
        "discard",
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

    def window(self) -> Window | None:
        """The time limit now open: for a word, a challenge, or a vote. During a vote the others stand still (C13)."""
        if self.phase is Phase.VOTE:
            held = (self._clock(self.paused),) if self.options.seconds else ()
            return Window(f"vote-{self.ballots}", VOTE_SECONDS, self.voters(), held)
        if self.phase not in LOOKING or not self.options.seconds:
            return None
        return Window(self._clock(self.phase), self.options.seconds, self.acting)

    def _clock(self, phase: Phase | None) -> str:
        """The name of the clock for words."""
        return f"{'race' if phase is Phase.RACE else 'word'}-{self.prompts}"

    def voters(self) -> tuple[Seat, ...]:
        """Who has not yet voted on the word before the table (C13)."""
        ballot = self.ballot
        if ballot is None:
            return NOBODY
        heard = (ballot.seat, *ballot.yes, *ballot.no)
        return tuple([seat for seat in range(self.seats) if seat not in heard])
