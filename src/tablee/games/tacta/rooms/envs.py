"""TACTA in numbers: places are too many to be numbered once for all, so an action is the number of a legal move of this
moment, and each is described."""

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.envs.encoding import Numbers, Row, from_seat, spread
from tablee.games.tacta.imagine import table_of
from tablee.games.tacta.moves import Exchange, Lay, PutAside, Ready
from tablee.games.tacta.options import TactaOptions
from tablee.games.tacta.phases import Phase
from tablee.games.tacta.pieces import CARDS, COLOUR, FAMILIES, FAMILY, KINDS, LAYOUT, LAYOUTS, NUMBER, PER_PACK
from tablee.games.tacta.plane import Plane
from tablee.games.tacta.view import TactaView
from tablee.kernel.messages import Move
from tablee.kernel.sheet import totals

MOST: Final = 256
"""Legal moves that are numbered; where there are more, so many of them are offered, spread over all."""
PHASES: Final = {phase: place for place, phase in enumerate(Phase)}
KINDS_OF_MOVE: Final[tuple[type[Move], ...]] = (Lay, PutAside, Exchange, Ready)
MUCH: Final = 60
"""Dots of a very good round."""

Offer = Mapping[int, Move]


class TactaEncoding:
    """Actions
    -------
    256: the number of a legal move of this moment. There are rarely more than 150; of more than 256, so many are
    offered, spread evenly over all.

    Each action has 27 numbers in `moves`:

    | numbers | what |
    |---|---|
    | 4 | lay a card, put one aside, exchange families, be ready |
    | 2 | the number of the card, of 6; whether it is of one's own colour |
    | 3 | its family |
    | 2 | whether it covers a shape, and whether that shape is one's own colour's |
    | 4 + 1 | the kind of the covered shape, and its dots, of 4 |
    | 4 + 1 | the kind of the shape that covers it, and its dots, of 4 |
    | 3 + 3 | of an exchange: the family to give, and to keep |

    Observations
    ------------
    | numbers | what |
    |---|---|
    | phases | what is being done |
    | seats × 5 | who acts; visible dots, of 60; cards left, of 18; points of the match, of 60; whether a partner |
    | seats × 2 × 18 | the end cards of each player's pile, by family and number |
    | 1 | cards on the table, of 109 |

    Players are counted from oneself to the left.
    """

    version: Final = 1
    actions: Final = MOST
    width: Final = 27
    together: Final = True

    def __init__(self, seats: int, options: TactaOptions) -> None:
        self.page = self.__doc__ or ""
        self.size = len(Phase) + 5 * seats + 2 * PER_PACK * seats + 1

    def observe(self, view: TactaView) -> Numbers:
        row, seat, seats = Row(self.size), view.seat or 0, view.seats
        row.flag(len(Phase), PHASES[view.phase])
        row.flags(seats, [(each - seat) % seats for each in view.acting if each >= 0])
        row.parts(from_seat(view.dots, seat), MUCH)
        row.parts(from_seat(view.counts, seat), PER_PACK)
        row.parts(from_seat(totals(view.sheet) or (0,) * seats, seat), MUCH)
        own = view.colours[seat]
        row.flags(seats, [place for place, colour in enumerate(from_seat(view.colours, seat)) if colour == own])
        for ends in from_seat(view.ends, seat):
            for card in (*ends, -1, -1)[:2]:
                row.flag(PER_PACK, card % PER_PACK if card >= 0 else None)
        row.part(len(view.laid), CARDS + 1)
        return row.full()

    def choices(self, view: TactaView, moves: Sequence[Move]) -> Offer:
        return dict(enumerate(spread(moves, MOST)))

    def features(self, view: TactaView, choices: Offer) -> Numbers:
        row = Row(MOST * self.width)
        own = view.colours[view.seat or 0]
        plane = table_of(view) if any(isinstance(move, Lay) for move in choices.values()) else None
        for number, move in choices.items():
            row.at = number * self.width
            describe(row, move, own, plane)
        return row.values


def describe(row: Row, move: Move, own: int, plane: Plane | None) -> None:
    """What a move is like, for somebody of that colour."""
    row.flag(4, KINDS_OF_MOVE.index(type(move)))
    card = move.card if isinstance(move, Lay | PutAside) else None
    row.part(0 if card is None else NUMBER[card], 6)
    row.part(card is not None and COLOUR[card] == own, 1)
    row.flag(len(FAMILIES), None if card is None else FAMILY[card])
    joint = plane.covered(move, -1) if plane is not None and isinstance(move, Lay) else None
    if plane is None or joint is None or card is None:
        row.at += 2 + 2 * (len(KINDS) + 1)
    else:
        lower = plane.laid[joint.on].card
        row.part(1, 1)
        row.part(COLOUR[lower] == own, 1)
        for shape in (LAYOUTS[LAYOUT[lower]][joint.shape], LAYOUTS[LAYOUT[card]][joint.by]):
            row.flag(len(KINDS), shape.kind)
            row.part(shape.dots, 4)
    row.flag(len(FAMILIES), move.give if isinstance(move, Exchange) else None)
    row.flag(len(FAMILIES), move.keep if isinstance(move, Exchange) else None)


def encoding(seats: int, options: TactaOptions) -> TactaEncoding:
    """TACTA for so many."""
    return TactaEncoding(seats, options)
