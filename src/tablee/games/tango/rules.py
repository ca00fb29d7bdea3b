"""The rules of Tango: who acts, what is legal and why not, what a move does."""

from collections.abc import Sequence
from typing import Final

from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Outcome, Own, Refusal, Window, through_eyes
from tablee.kernel.seats import CHANCE, CHANCE_ACTS, NOBODY, ONLY, Seat
from tablee.kernel.sets import mask
from tablee.kernel.sheet import best

from .deal import deal, start
from .draws import draws, why_not_drawn
from .events import Danced, Met, PairShown, Tied, TokensTakenBack, Won
from .moves import FREE_DANCES, Dance, Deal, DrawFirst
from .options import TangoOptions
from .pieces import FLOORS, TOKENS, TOP, Floor, Pair
from .refusals import has_token, must_dance, no_such_dance, not_dealt, not_your_turn, over
from .soundness import flaw_of
from .view import TangoView, own_part, table_view

GAME_LIMIT: Final = 500
"""Moves of a game without a winner (G14)."""

TIE_LIMIT: Final = 200
"""Moves of a tie-break without a winner (G14)."""


class State:
    """A position of Tango."""

    __slots__ = (
        "acting",
        "brought",
        "count",
        "first",
        "floor",
        "markers",
        "outcome",
        "pairs",
        "places",
        "rings",
        "seats",
        "tied",
        "tokens",
    )

    seats: int
    floor: Floor
    first: Seat | None
    """The seat that starts, or None until it is drawn."""
    acting: tuple[Seat, ...]
    outcome: Outcome | None
    pairs: tuple[Pair, ...]
    """Each seat's cards; nothing before the deal."""
    places: list[int]
    """The cell of each dancer."""
    rings: list[int]
    """The occupied cells of the inner and the outer ring, as bits."""
    markers: list[int]
    tokens: int
    """The dancers that carry a token, as bits."""
    brought: list[int]
    """How many meetings each seat has brought about for each dancer: what the moves of others tell."""
    count: int
    """Moves made in the game, or in the tie-break."""
    tied: tuple[Seat, ...]
    """The two players of a tie-break (G13)."""

    def __init__(self, seats: int, floor: Floor, first: Seat | None) -> None:
        """A floor without dancers, quick to make: `copy` fills it."""
        self.seats = seats
        self.floor = floor
        self.first = first

    def lay(self) -> "State":
        """Everything where it starts (G3)."""
        self.pairs = ()
        self.places = list(self.floor.starts)
        self.rings = [mask(self.places[:4]), mask(self.places[4:])]
        self.markers = [0] * 8
        self.tokens = 0
        self.brought = [0] * (8 * self.seats)
        self.count = 0
        self.tied = ()
        self.acting = CHANCE_ACTS
        self.outcome = None
        return self

    def copy(self) -> "State":
        twin = State(self.seats, self.floor, self.first)
        twin.pairs = self.pairs
        twin.places = self.places[:]
        twin.rings = self.rings[:]
        twin.markers = self.markers[:]
        twin.tokens = self.tokens
        twin.brought = self.brought[:]
        twin.count = self.count
        twin.tied = self.tied
        twin.acting = self.acting
        twin.outcome = self.outcome
        return twin

    def view(self, seat: Seat | None) -> TangoView:
        public = table_view(self)
        return public if seat is None else through_eyes(public, own_part(self, seat))

    def own(self, seat: Seat) -> Own:
        return own_part(self, seat)

    @property
    def windows(self) -> tuple[Window, ...]:
        """Tango knows no time limit."""
        return ()

    def flaw(self) -> str | None:
        return flaw_of(self)

    # What is where

    def lying(self) -> int:
        """The dancers that carry a token; none if all tokens are about to be taken back (G5)."""
        return 0 if self.tokens.bit_count() == TOKENS else self.tokens

    def complete(self, pair: Pair) -> bool:
        """Whether both markers of a pair are on the top."""
        return self.markers[pair[0]] == TOP and self.markers[pair[1]] == TOP

    def shown(self) -> tuple[Seat, ...]:
        """The seats whose cards lie open: those of a tie-break, and everybody's once the dance is over."""
        return self.tied if self.outcome is None else tuple(range(self.seats))

    # What is legal

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat not in self.acting:
            return ()
        if seat == CHANCE:
            return draws(self)
        return FREE_DANCES[self.lying()]

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if seat not in self.acting:
            return self._why_not_now()
        if seat == CHANCE:
            return why_not_drawn(self, move)
        if not isinstance(move, Dance):
            return must_dance()
        if not (0 <= move.dancer < 8 and 1 <= move.steps <= 3):
            return no_such_dance(move.steps)
        return has_token(move.dancer) if self.lying() >> move.dancer & 1 else None

    def _why_not_now(self) -> Refusal:
        """Why a seat that does not act may do nothing."""
        if self.outcome is not None:
            return over()
        return not_dealt() if CHANCE in self.acting else not_your_turn(self.acting[0])

    # What a move does

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if isinstance(move, Dance):
            self.dance(seat, move.dancer, move.steps, tell)
        elif isinstance(move, Deal):
            deal(self, move, tell)
        elif isinstance(move, DrawFirst):
            start(self, move.first, tell)

    def dance(self, seat: Seat, dancer: int, steps: int, tell: Tell | None) -> None:
        """A whole turn (G5-G10)."""
        if self.tokens.bit_count() == TOKENS:
            self._take_tokens_back(seat, tell)
        self.tokens |= 1 << dancer
        self.count += 1
        if self._walk(seat, dancer, steps, tell):
            self._meet(seat, dancer, tell)
        if self.count >= TIE_LIMIT:
            self._limit(tell)
        if self.outcome is None:
            self.acting = ONLY[self._next(seat)]

    def _take_tokens_back(self, seat: Seat, tell: Tell | None) -> None:
        """A new cycle (G5)."""
        self.tokens = 0
        if tell:
            tell(TokensTakenBack(seat))

    def _walk(self, seat: Seat, dancer: int, steps: int, tell: Tell | None) -> bool:
        """Move the dancer along its ring, jumping occupied cells (G6, G7), up to the first cell that faces somebody
        (G8); whether it does."""
        ring = dancer >> 2
        own, other = self.rings[ring], self.rings[1 - ring]
        cells = self.floor.cells
        ahead = -1 if ring else 1
        origin = cell = self.places[dancer]
        path: list[int] = []
        facing = 0
        while not facing and len(path) < steps:
            cell = (cell + ahead) % cells
            if not own >> cell & 1:
                path.append(cell)
                facing = other >> cell & 1
        self.places[dancer] = cell
        self.rings[ring] = own ^ (1 << origin | 1 << cell)
        if tell:
            tell(Danced(seat, dancer, steps, origin, tuple(path)))
        return facing == 1

    def _meet(self, seat: Seat, dancer: int, tell: Tell | None) -> None:
        """The dancer meets whom it faces (G9); somebody may win by it (G11, G13)."""
        places = self.places
        other = places.index(places[dancer], 4) if dancer < 4 else places.index(places[dancer], 0, 4)
        she, he = (dancer, other) if dancer < 4 else (other, dancer)
        brought = self.brought
        brought[8 * seat + she] += 1
        brought[8 * seat + he] += 1
        if self.tied:
            if tell:
                tell(Met(she, he, self.markers[she], self.markers[he]))
            self._settle_tie(she, he, tell)
            return
        markers = self.markers
        grown = False
        for met in (she, he):
            if markers[met] < TOP:
                markers[met] += 1
                grown = grown or markers[met] == TOP
        if tell:
            tell(Met(she, he, markers[she], markers[he]))
        if grown:
            self._look_for_pairs(tell)

    def _look_for_pairs(self, tell: Tell | None) -> None:
        """Whoever has both dancers on the top shows the pair and wins (G11); two go on alone (G13)."""
        complete = tuple(seat for seat in range(self.seats) if self.complete(self.pairs[seat]))
        if tell:
            for seat in complete:
                tell(PairShown(seat, *self.pairs[seat]))
        if len(complete) == 1:
            self._end(complete, "pair", tell)
        elif complete:
            self.tied = complete
            self.count = 0
            if tell:
                tell(Tied(complete))

    def _settle_tie(self, she: int, he: int, tell: Tell | None) -> None:
        """A tied player whose own two dancers meet, wins (G13)."""
        for seat in self.tied:
            if self.pairs[seat] == (she, he):
                self._end((seat,), "tie-break", tell)

    def _limit(self, tell: Tell | None) -> None:
        """A dance cannot go on for ever (G14)."""
        if self.outcome is not None:
            return
        if self.tied:
            self._end(self.tied, "tie-break-limit", tell)
        elif self.count >= GAME_LIMIT:
            if tell:
                for seat, pair in enumerate(self.pairs):
                    tell(PairShown(seat, *pair))
            self._end(best([self.markers[she] + self.markers[he] for she, he in self.pairs]), "limit", tell)

    def _end(self, winners: tuple[Seat, ...], reason: str, tell: Tell | None) -> None:
        """The game is over: a winner has 1, the others 0."""
        scores = tuple(int(seat in winners) for seat in range(self.seats))
        self.outcome = Outcome(scores, winners, reason)
        self.acting = NOBODY
        if tell:
            tell(Won(winners, reason))

    def _next(self, seat: Seat) -> Seat:
        """The player to the left (G10); in a tie-break, the next tied one (G13)."""
        following = (seat + 1) % self.seats
        if self.tied:
            while following not in self.tied:
                following = (following + 1) % self.seats
        return following


def opening(seats: int, options: TangoOptions) -> State:
    """The floor before the deal."""
    return State(seats, FLOORS[options.cells], options.first).lay()
