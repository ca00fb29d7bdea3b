"""Tango in numbers: an action for every dance, and a view as flags."""

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.envs.encoding import Numbers, Row, away, from_seat
from tablee.games.tango.bot import landing, may_meet_soon
from tablee.games.tango.moves import Dance
from tablee.games.tango.options import TangoOptions
from tablee.games.tango.pieces import DANCERS, STEPS, TOP
from tablee.games.tango.rules import GAME_LIMIT
from tablee.games.tango.view import TangoView
from tablee.kernel.messages import Move

OFTEN: Final = 8
"""Meetings that somebody has brought about for one dancer: more are rare."""

Offer = Mapping[int, Move]


class TangoEncoding:
    """Actions
    -------
    24, always the same: `3 * dancer + steps - 1`, the dancers 0-3 the danseuses and 4-7 the danseurs (bleu, jaune,
    rouge, vert), 1 to 3 steps.

    Observations
    ------------
    | numbers | what |
    |---|---|
    | 8 | one's own two dancers |
    | 8 × cells | in which cell each dancer stands |
    | 8 × 5 | how far each dancer's meeting marker is, from 0 to 4 |
    | 8 | the dancers that carry a token |
    | seats × 8 | meetings that each player has brought about for each dancer, of 8 |
    | seats × 8 | the pairs that lie open |
    | seats | who plays |
    | seats | who is in the tie-break |
    | 1 | moves made, of 500 |

    Players are counted from oneself to the left. With `meetings=True`, `moves` gives 16 numbers for each action: the
    two dancers who would meet by it, none if nobody does; and all who, after it, have somebody of the other ring within
    three cells ahead.
    """

    version: Final = 1
    actions: Final = len(DANCERS) * len(STEPS)
    together: Final = False

    def __init__(self, seats: int, options: TangoOptions, meetings: bool = False) -> None:
        self.width = 16 if meetings else 0
        self.page = self.__doc__ or ""
        self.cells: int = options.cells
        self.size = 8 + 8 * self.cells + 8 * (TOP + 1) + 8 + seats * (8 + 8 + 1 + 1) + 1

    def observe(self, view: TangoView) -> Numbers:
        row, seat, seats = Row(self.size), view.seat, view.seats
        row.flags(8, view.pair or ())
        cells = self.cells
        row.flags(8 * cells, [dancer * cells + cell for dancer, cell in enumerate(view.places)])
        row.flags(8 * (TOP + 1), [dancer * (TOP + 1) + marker for dancer, marker in enumerate(view.markers)])
        row.flags(8, view.tokens)
        values, at = row.values, row.at
        for place, brought in enumerate(from_seat(view.brought, seat)):
            for dancer, count in enumerate(brought):
                if count:
                    values[at + 8 * place + dancer] = min(1.0, count / OFTEN)
        row.at += 8 * seats
        shown = [8 * ((owner - (seat or 0)) % seats) + dancer for owner, pair in view.shown.items() for dancer in pair]
        row.flags(8 * seats, shown)
        row.flag(seats, away(seat, view.acting[0], seats) if view.acting and view.acting[0] >= 0 else None)
        row.flags(seats, [(tied - (seat or 0)) % seats for tied in view.tied])
        row.part(view.count, GAME_LIMIT)
        return row.full()

    def choices(self, view: TangoView, moves: Sequence[Move]) -> Offer:
        return {3 * move.dancer + move.steps - 1: move for move in moves if isinstance(move, Dance)}

    def features(self, view: TangoView, choices: Offer) -> Numbers:
        row = Row(self.actions * self.width)
        for number, move in choices.items():
            assert isinstance(move, Dance)
            row.at = self.width * number
            describe(row, view, move)
        return row.values


def describe(row: Row, view: TangoView, dance: Dance) -> None:
    """Who would meet by a dance, and who could soon meet somebody after it."""
    cell, met = landing(view, dance)
    places = list(view.places)
    places[dance.dancer] = cell
    row.flags(8, () if met is None else (dance.dancer, met))
    row.flags(8, [dancer for dancer in DANCERS if may_meet_soon(view, dancer, places)])


def encoding(seats: int, options: TangoOptions, meetings: bool = False) -> TangoEncoding:
    """Tango for so many, where actions say whom they bring together, if that is wanted."""
    return TangoEncoding(seats, options, meetings)
