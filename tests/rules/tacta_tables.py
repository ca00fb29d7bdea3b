"""Tables of TACTA for the tests: positions by codes, and placements by the shapes that meet."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import tablee
from tablee import CHANCE, Event, Move, narrate
from tablee.games.tacta import game
from tablee.games.tacta.events import CardLaid
from tablee.games.tacta.geometry import pair
from tablee.games.tacta.joints import STUBS, WAYS
from tablee.games.tacta.moves import Lay
from tablee.games.tacta.pieces import CARD_OF, CODES, LAYOUT, LAYOUTS, Laid
from tablee.kernel.game import lottery

from .tables import Table

TACTA = tablee.add(game)

PLACES = ("R", "BR", "B", "BL", "L", "TL", "T", "TR")
FAMILY = {"o": 0, "c": 1, "t": 2}
COLOURS = ("ve", "ro", "vi", "bl", "rs", "or")
START = Laid(108)


def card(code: str) -> int:
    return CARD_OF[code]


def codes(cards: Iterable[int]) -> str:
    return " ".join(CODES[each] for each in cards)


def pack(colour: str, families: str = "oct") -> list[str]:
    """The codes of a pack, family by family."""
    return [f"{colour}{family}{number}" for family in families for number in range(1, 7)]


def tacta_at(*piles: str, laid: Sequence[str] = (), turn: int | None = 0, **more: Any) -> Table:
    """TACTA in the middle of a round: a pile a seat, from end to end."""
    return Table(TACTA, TACTA.position(len(piles), piles=piles, laid=laid, turn=turn, **more))


def joins(lower: Laid, code: str, at: str, by: str, face: str = "a") -> Lay:
    """The placement of a card by which its shape at `by` would fill the lower card's shape at `at` (front places)."""
    shapes, own = LAYOUTS[LAYOUT[lower.card]], LAYOUTS[LAYOUT[card(code)]]
    for shape, plug, dx, dy, base in WAYS[LAYOUT[lower.card]][lower.face][lower.turn]:
        for stub, seen, flip, which in STUBS[LAYOUT[card(code)]]:
            if (
                stub == plug
                and seen == "ab".index(face)
                and shapes[shape].place == PLACES.index(at)
                and own[which].place == PLACES.index(by)
            ):
                (x, xr), (y, yr) = pair(dx), pair(dy)
                where = (lower.x + x, lower.xr + xr, lower.y + y, lower.yr + yr)
                return Lay(card(code), seen, base ^ flip, *where)
    raise AssertionError(f"{code} does not fit there by its shape at {by}")


def on(table: Table, index: int) -> Laid:
    """A card on the table."""
    return table.public.laid[index]


def shifted(move: Lay, x: int = 0, xr: int = 0, y: int = 0, yr: int = 0) -> Lay:
    """The same placement, a little elsewhere."""
    return Lay(move.card, move.face, move.turn, move.x + x, move.xr + xr, move.y + y, move.yr + yr)


def turned(move: Lay, turn: int) -> Lay:
    """The same place, turned on."""
    return Lay(move.card, move.face, (move.turn + turn) % 8, move.x, move.xr, move.y, move.yr)


def make(table: Table, *moves: Move) -> list[Event]:
    """Whoever acts makes these moves."""
    events: list[Event] = []
    for move in moves:
        events += narrate(table.state, table.turn, move)
    return events


def laid_events(events: Iterable[Event]) -> list[CardLaid]:
    return [event for event in events if isinstance(event, CardLaid)]


def dealt(seats: int, *packs: str, **options: object) -> Table:
    """A game after the shuffles: packs from end to end by codes; those not given, or shorter, are filled up."""
    table = Table(TACTA, TACTA.start(seats, options))
    for number in range(len(table.state.match.camps)):
        named = packs[number].split() if number < len(packs) else []
        table.does("shuffle " + " ".join(filled(table, named)))
    return table


def filled(table: Table, named: list[str]) -> list[str]:
    """A whole pack: the first half of those named at one end, the others at the other."""
    whole = [CODES[each] for each in lottery(table.state).items]
    rest = [code for code in whole if code not in named]
    half = len(named) // 2
    return named[:half] + rest + named[half:]


def at_random(table: Table, seed: int, stop: Any = lambda table: False) -> list[Event]:
    """Play on at random, without the clock, until the end or until it is time to stop."""
    rng = Random(seed)
    events: list[Event] = []
    state = table.state
    while state.outcome is None and not stop(table):
        seat = rng.choice(state.acting)
        moves = state.moves(seat)
        move = lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(moves)
        events += narrate(state, seat, move)
    return events


STUCK = ("vec5 b5 11+10r 23+10r", "roo1 b7 11+10r -23-10r")
"""Two cards on the start card after which a triangle 5, which has a triangle at a long side and a long rectangle, fits
nowhere."""
