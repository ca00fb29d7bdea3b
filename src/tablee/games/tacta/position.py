"""Positions of TACTA set up by hand."""

from collections.abc import Iterable, Mapping, Sequence

from tablee.kernel.errors import BadNotation, TableeError, unsound
from tablee.kernel.game import sound
from tablee.kernel.messages import Refusal
from tablee.kernel.options import read_options
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line

from .judge import judged, well_placed
from .match import Match
from .moves import Exchange, Lay
from .notation import parse
from .options import TactaOptions
from .phases import Phase
from .pieces import CARD_OF, COLOUR, Laid
from .rules import State


def position(
    seats: int,
    *,
    piles: Sequence[str],
    laid: Iterable[str] = (),
    turn: Seat | None = None,
    layers: Mapping[int, Seat] | None = None,
    choices: Sequence[str] = (),
    order: Sequence[int] = (),
    finished: tuple[Seat, ...] = (),
    sheet: Sequence[Line] = (),
    options: Mapping[str, object] | None = None,
) -> State:
    """A position in the middle of a round: piles from end to end by codes, cards on the table in notation.

    A card on the table was laid by the first player of its colour, unless `layers` names another for its place in the
    list. Without a turn, all play at once.
    """
    try:
        chosen = read_options(TactaOptions, options or {}, seats)
        match = Match(seats, chosen, tuple(order), tuple(sheet))
        state = State(match).lay()
        state.choices = {camp: _choice(text) for camp, text in enumerate(choices)}
        state.dealt = len(match.camps)
        state.piles = [tuple(CARD_OF[code] for code in pile.split()) for pile in piles]
        for place, text in enumerate(laid, 1):
            state.plane.put(_laid(state, text, (layers or {}).get(place)))
    except (TableeError, KeyError) as error:
        raise unsound(error) from None
    state.phase = Phase.PLAY
    state.finished = finished
    if turn is None:
        state.acting = match.playing
    else:
        state.first = state.turn = turn
        state.acting = (turn,)
    if turn is not None and turn not in match.playing:
        raise unsound("nobody's turn")
    return sound(state, "turns, or none" if (turn is None) != chosen.free else None)


def _choice(text: str) -> Exchange:
    """What a camp gives and keeps."""
    move = parse(text)
    if not isinstance(move, Exchange):
        raise BadNotation("notation-tacta", text=text)
    return move


def _laid(state: State, text: str, layer: Seat | None) -> Laid:
    """A card on the table, where it may lie."""
    move = parse(text)
    if not isinstance(move, Lay) or not well_placed(move):
        raise BadNotation("notation-tacta", text=text)
    joint = judged(state.plane, move, -1)
    if isinstance(joint, Refusal):
        raise unsound(f"{text}: {joint.key}")
    where = (move.face, move.turn, move.x, move.xr, move.y, move.yr)
    covers = (None, None, None) if joint is None else joint
    return Laid(move.card, COLOUR[move.card] if layer is None else layer, *where, *covers)
