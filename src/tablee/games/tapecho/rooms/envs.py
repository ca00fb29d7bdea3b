"""Tapécho in numbers: a card, in front of somebody, after something; too many to be numbered once for all. An action is
the number of a legal move of this moment, and each is described."""

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.envs.encoding import Numbers, Row, Ruler, away, from_seat, spread
from tablee.games.tapecho.deck import pack_for
from tablee.games.tapecho.effects import EFFECTS
from tablee.games.tapecho.moves import Choose, Decline, Discard, Keep, Lay, LayFirst, Pass, React
from tablee.games.tapecho.options import TapechoOptions
from tablee.games.tapecho.phases import Phase
from tablee.games.tapecho.pieces import Kind, Pack, pack_of
from tablee.games.tapecho.view import TapechoView
from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import totals

MOST: Final = 256
"""Legal moves that are numbered; where there are more, so many of them are offered, spread over all."""
PHASES: Final = {phase: place for place, phase in enumerate(Phase)}
KINDS: Final = {kind: place for place, kind in enumerate(Kind)}
NAMES: Final = {name: place for place, name in enumerate(EFFECTS)}
"""The effects by number."""
KINDS_OF_MOVE: Final[tuple[type[Move], ...]] = (Lay, LayFirst, Discard, Keep, Pass, React, Decline, Choose)
MUCH: Final = 40
"""What very good cards are worth together."""
HELD: Final = 12
"""Cards that fill a row of one's own hand; a larger hand shows its first ones."""

Offer = Mapping[int, Move]


class TapechoEncoding:
    """Actions
    -------
    256: the number of a legal move of this moment. There are rarely more than 130; of more than 256, so many are
    offered, spread evenly over all. Each action has in `moves`:

    | numbers | what |
    |---|---|
    | 8 | lay a card, lay the first of two, discard, keep, pass, react, decline, choose |
    | card | the card |
    | seats | in front of whom |
    | card | the laid card that it is after, or answers |

    A card is 5 numbers for its kind (atout, handicap, attack, defence, hors contexte), 3 for its camp, 1 for its value
    of 9, 2 for fitting this context or another, 1 for each effect, 1 for how many it draws, of 3.

    Observations
    ------------
    | numbers | what |
    |---|---|
    | phases | what is being done |
    | 12 × card | one's own hand |
    | 2 × card | the card being laid, and the hors contexte that waits for a defence |
    | seats × 16 | see `describe_player`: camp, who acts, whose turn, cards, atouts and handicaps, what lies there |
    | 1 + 1 | cards in the draw pile and in the discard, of the whole pack |
    | seats | points of the match, of 40 |

    Players are counted from oneself to the left.
    """

    version: Final = 1
    actions: Final = MOST
    together: Final = True

    def __init__(self, seats: int, options: TapechoOptions) -> None:
        self.page = self.__doc__ or ""
        self.seats = seats
        ruler = Ruler()
        describe_card(ruler, None, pack_for(None), None)
        self.card = ruler.at
        self.width = len(KINDS_OF_MOVE) + 2 * self.card + seats
        self.size = len(Phase) + (HELD + 2) * self.card + seats * PLAYER + 2 + seats

    def observe(self, view: TapechoView) -> Numbers:
        row, seat, seats = Row(self.size), view.seat or 0, view.seats
        pack = pack_in(view)
        row.flag(len(Phase), PHASES[view.phase])
        for card in (*view.hand[:HELD], *(None,) * (HELD - len(view.hand))):
            describe_card(row, card, pack, view.context)
        describe_card(row, view.queue[0].card if view.queue else None, pack, view.context)
        describe_card(row, view.foil, pack, view.context)
        for place in range(seats):
            describe_player(row, view, (seat + place) % seats, pack)
        row.part(view.pile, pack.size)
        row.part(len(view.discard), pack.size)
        row.parts(from_seat(totals(view.sheet) or (0,) * seats, seat), MUCH)
        return row.full()

    def choices(self, view: TapechoView, moves: Sequence[Move]) -> Offer:
        return dict(enumerate(spread(moves, MOST)))

    def features(self, view: TapechoView, choices: Offer) -> Numbers:
        row, pack = Row(MOST * self.width), pack_in(view)
        for number, move in choices.items():
            row.at = number * self.width
            self.describe(row, move, view, pack)
        return row.values

    def describe(self, row: Row, move: Move, view: TapechoView, pack: Pack) -> None:
        """What a move is like."""
        row.flag(len(KINDS_OF_MOVE), KINDS_OF_MOVE.index(type(move)))
        card = move.card if isinstance(move, Lay | LayFirst | Discard | Keep | React | Choose) else None
        describe_card(row, card, pack, view.context)
        on, target = aim(move)
        row.flag(self.seats, away(view.seat, on, self.seats))
        describe_card(row, target, pack, view.context)


def aim(move: Move) -> tuple[Seat | None, int | None]:
    """In front of whom a move lays a card, and which card it is after or answers."""
    match move:
        case Lay(_, on, pick) | LayFirst(_, on, pick):
            return on, pick
        case React(_, against) | Decline(against):
            return None, against
        case _:
            return None, None


PLAYER: Final = 16
"""Numbers for each player."""


def describe_player(row: Row, view: TapechoView, seat: int, pack: Pack) -> None:
    """Camp (2), acts, has the turn, cards of 12, atouts and handicaps of 40, the best atout of 9, whether an attack
    lies there, whether it is one's own, lasting attacks of 3, loses a turn, may only discard, has passed, known cards
    of 12, one's partner."""
    row.flag(2, view.camps[seat] if view.camps else None)
    row.part(seat in view.acting, 1)
    row.part(seat == view.turn, 1)
    row.part(view.counts[seat] if view.counts else 0, HELD)
    atouts = view.atouts[seat] if view.atouts else ()
    row.part(sum(pack.value[card] for card in atouts), MUCH)
    row.part(sum(pack.value[card] for card in view.handicaps[seat]) if view.handicaps else 0, MUCH)
    row.part(max((pack.value[card] for card in atouts), default=0), 9)
    row.part(bool(view.lying) and view.lying[seat] is not None, 1)
    row.part(bool(view.attackers) and view.seat is not None and view.attackers[seat] == view.seat, 1)
    row.part(len(view.ties[seat]) if view.ties else 0, 3)
    row.part(seat in view.skipped, 1)
    row.part(seat in view.muted, 1)
    row.part(seat in view.passed, 1)
    row.part(len(view.seen[seat]) if view.seen else 0, HELD)
    row.part(seat == view.partner, 1)


def describe_card(row: Row, card: int | None, pack: Pack, context: int | None) -> None:
    """What the rules know of a card; nothing but zeros for none."""
    figure = None if card is None else pack.cards[card]
    row.flag(len(KINDS), None if figure is None else KINDS[figure.kind])
    row.flag(3, None if figure is None else figure.camp)
    row.part(0 if figure is None else figure.value, 9)
    row.flag(2, None if figure is None or figure.spot < 0 else int(figure.spot != context))
    row.flag(len(NAMES), NAMES.get(figure.effect) if figure is not None else None)
    row.part(0 if figure is None else figure.count, 3)


def pack_in(view: TapechoView) -> Pack:
    """The pack that a view is about."""
    return pack_of(view.figures) if view.figures else pack_for(None)


def encoding(seats: int, options: TapechoOptions) -> TapechoEncoding:
    """Tapécho for so many."""
    return TapechoEncoding(seats, options)
