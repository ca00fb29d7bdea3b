"""Tarot décalé in numbers: an action for every card and every word, and a view as flags."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tablee.envs.encoding import Numbers, Row, away, from_seat
from tablee.games.tarot.moves import DIPLOMAS, Alone, Announce, Bet, Call, Cut, Pass, Play
from tablee.games.tarot.options import TarotOptions
from tablee.games.tarot.phases import Phase
from tablee.games.tarot.pieces import CARDS, SCHOOLS
from tablee.games.tarot.view import TarotView, cards_of
from tablee.kernel.messages import Move
from tablee.kernel.sheet import totals

PHASES: Final = {phase: place for place, phase in enumerate(Phase)}
DIPLOMA: Final = {0: 0} | {diploma: place for place, diploma in enumerate(DIPLOMAS, 1)}

PASS: Final = CARDS
BETS: Final = PASS + 1
CALLS: Final = BETS + len(DIPLOMAS)
ALONE: Final = CALLS + len(SCHOOLS)
CLAIMS: Final = ALONE + 1
CUT: Final = CLAIMS + 8

MUCH: Final = 100
"""Points of a match."""
LARGE: Final = 14
"""Cards of the largest hand."""

Offer = Mapping[int, Move]


class TarotEncoding:
    """Actions
    -------
    | numbers | what |
    |---|---|
    | 0-49 | play that card: nine of each school (bleu, orange, vert, violet), the Atouts 1 to 13, the Excuse |
    | 50 | announce no diploma |
    | 51-53 | bet on the Brevet, the Baccalauréat, the Master |
    | 54-57 | call the Proviseur of a school |
    | 58 | play without a partner |
    | 59-66 | claim bonuses: 59, plus 1 for "Trop cool", 2 for "C'est la loose", 4 for "Grève des profs" |
    | 67 | cut, always in the middle: the pack is shuffled, and no cut is better than another |

    "Trop cool" shows the lowest Atouts one has; which of them to show is not to be chosen here.

    Observations
    ------------
    | numbers | what |
    |---|---|
    | 8 | what is being done: draw, shuffle, cut, bet, call, announce, play, over |
    | 50 | one's own cards |
    | seats × 50 | the card each player has in the trick |
    | seats × 50 | the cards each player has won |
    | seats × 50 | the cards each player has shown not to hold |
    | seats × 50 | the Atouts each player has shown |
    | 50 + 50 | the cards of tied tricks that wait for a winner, and those that nobody gets |
    | 5 | what is asked: a school, or Atouts |
    | seats | how many cards each player holds, of 14 |
    | seats + seats + seats | who acts, who leads, who deals |
    | seats | bonus points, of 100 |
    | seats × 4 | what each player has bid: nothing, Brevet, Baccalauréat, Master |
    | seats + 4 | who bets, and on what |
    | 4 + seats | the school called, and the partner if one knows |
    | seats | the score sheet so far, of 100 |

    Players are counted from oneself to the left.
    """

    version: Final = 1
    actions: Final = CUT + 1
    width: Final = 0
    together: Final = False

    def __init__(self, seats: int, options: TarotOptions) -> None:
        self.page = self.__doc__ or ""
        self.size = 8 + CARDS + 4 * seats * CARDS + 2 * CARDS + 5 + seats * 5 + 4 * seats + seats + 4 + 4 + 2 * seats

    def observe(self, view: TarotView) -> Numbers:
        row, seat, seats = Row(self.size), view.seat or 0, view.seats
        row.flag(8, PHASES[view.phase])
        row.flags(CARDS, view.hand)
        first = view.leader - seat
        row.flags(seats * CARDS, [(first + turn) % seats * CARDS + card for turn, card in enumerate(view.trick)])
        row.flags(seats * CARDS, by_seat(view.won, seat))
        row.flags(seats * CARDS, by_seat([cards_of(lacks) for lacks in view.lacks], seat))
        row.flags(seats * CARDS, by_seat(view.shown, seat))
        row.flags(CARDS, view.waiting)
        row.flags(CARDS, view.lost)
        row.flag(5, view.asked)
        row.parts(from_seat(view.counts, seat), LARGE)
        row.flag(seats, away(seat, view.acting[0], seats) if view.acting and view.acting[0] >= 0 else None)
        row.flag(seats, away(seat, view.leader, seats))
        row.flag(seats, away(seat, view.dealer, seats))
        row.parts(from_seat(view.bonuses, seat), MUCH)
        first = (view.dealer or 0) + 1 - seat
        row.flags(4 * seats, [(first + turn) % seats * 4 + DIPLOMA[bid] for turn, bid in enumerate(view.bids)])
        row.flag(seats, away(seat, view.bettor, seats))
        row.flag(4, DIPLOMA[view.diploma] if view.bettor is not None else None)
        row.flag(4, view.called)
        row.flag(seats, away(seat, view.partner, seats))
        row.parts(from_seat(totals(view.sheet) or (0,) * seats, seat), MUCH)
        return row.full()

    def choices(self, view: TarotView, moves: Sequence[Move]) -> Offer:
        if view.phase is Phase.PLAY:
            return {move.card: move for move in moves if isinstance(move, Play)}
        found: dict[int, Move] = {}
        for move in moves:
            found.setdefault(number(move), move)
        return found

    def features(self, view: TarotView, choices: Offer) -> Numbers:
        return Row(0).full()


def number(move: Move) -> int:
    """Which action a move belongs to."""
    match move:
        case Play(card):
            return card
        case Bet(diploma):
            return BETS + DIPLOMAS.index(diploma)
        case Call(school):
            return CALLS + school
        case Alone():
            return ALONE
        case Announce(cool, loose, strike):
            return CLAIMS + bool(cool) + 2 * loose + 4 * strike
        case Pass():
            return PASS
        case _:
            assert isinstance(move, Cut)
            return CUT


def by_seat(piles: Sequence[tuple[int, ...]], seat: int) -> Iterator[int]:
    """The cards of each player's pile, as places in a row of rows."""
    seats = len(piles)
    for owner, cards in enumerate(piles):
        base = (owner - seat) % seats * CARDS
        for card in cards:
            yield base + card


def encoding(seats: int, options: TarotOptions) -> TarotEncoding:
    """Tarot décalé for so many."""
    return TarotEncoding(seats, options)
