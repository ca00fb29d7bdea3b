"""Positions of TACTA that a seat cannot tell from the real one, and positions set up by hand."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random

from tablee.kernel.errors import BadNotation, BadPosition, TableeError
from tablee.kernel.messages import Refusal
from tablee.kernel.options import read_options
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line

from .judge import judged, well_placed
from .match import Match, Phase
from .moves import BORDERS, EXCHANGES, Exchange, Laid, Lay, TactaOptions
from .notation import parse
from .pieces import CARD_OF, COLOUR
from .plane import Plane
from .round import NO_TURNS
from .rules import State
from .view import SECRET, TactaView


def imagine(view: TactaView, rng: Random) -> State:
    """A position that fits the view, each as likely as any other."""
    state = public(view)
    if view.phase in SECRET:
        state.choices = {camp: view.choices.get(camp) or rng.choice(EXCHANGES) for camp in view.chosen}
    for camp in state.match.camps[: state.dealt]:
        team = state.match.members(camp)
        inside = list(unseen(state, camp))
        rng.shuffle(inside)
        for seat in team:
            room = max(0, view.counts[seat] - len(view.ends[seat]))
            hidden = [inside.pop() for _ in range(room)]
            state.piles[seat] = (*view.ends[seat][:1], *hidden, *view.ends[seat][1:])
    return state


def public(view: TactaView) -> State:
    """Everything of the position that the view tells; the piles are their ends."""
    match = Match(view.seats, view.options, view.order, view.sheet, view.tied, view.replays, view.time_up)
    state = State(match)
    state.plane = table_of(view)
    state.piles = list(view.ends)
    state.aside = view.aside
    state.first = view.first
    state.turn = NO_TURNS if view.turn is None else view.turn
    state.ready = sum(1 << seat for seat in view.ready)
    state.finished = view.finished
    state.phase = view.phase
    state.acting = view.acting
    state.outcome = view.outcome
    state.choices = dict(view.choices)
    state.dealt = view.dealt
    return state


def table_of(view: TactaView) -> Plane:
    """The table, with all that can be laid on it."""
    return _table(view.laid, BORDERS[view.options.table]).copy()


@lru_cache(maxsize=32)
def _table(laid: tuple[Laid, ...], border: tuple[int, int] | None) -> Plane:
    """A table card by card; remembered, so that a search which imagines one view a thousand times pays once."""
    plane = Plane(border)
    for each in laid[1:]:
        plane.put(each)
    return plane


def unseen(state: State, camp: int) -> list[int]:
    """The cards of a camp that lie inside its piles, given the ends of those."""
    seen = {laid.card for laid in state.plane.laid} | set(state.aside)
    seen |= {card for seat in state.match.members(camp) for card in state.piles[seat]}
    return [card for card in state.match.pack(camp, state.choices) if card not in seen]


def disguise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """Two cards exchanged inside the piles of a colour, or another secret choice of somebody else."""
    return _chosen_otherwise(state, seat, rng) if state.phase in SECRET else _exchanged(state, rng)


def _chosen_otherwise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """The same position but for what another camp has chosen."""
    own = None if seat is None else state.match.camp(seat)
    others = [camp for camp in state.choices if camp != own]
    if not others:
        return None
    twin = state.copy()
    camp = rng.choice(others)
    twin.choices[camp] = rng.choice([choice for choice in EXCHANGES if choice != state.choices[camp]])
    return twin


def _exchanged(state: State, rng: Random) -> State | None:
    """The same position with two hidden cards exchanged; partners' cards come from one pack."""
    match = state.match
    hidden = {
        camp: [(seat, place) for seat in match.members(camp) for place in range(1, len(state.piles[seat]) - 1)]
        for camp in match.camps[: state.dealt]
    }
    several = [places for places in hidden.values() if len(places) > 1]
    if not several:
        return None
    (seat, place), (other, where) = rng.sample(rng.choice(several), 2)
    twin = state.copy()
    card, wanted = state.piles[seat][place], state.piles[other][where]
    twin.piles[seat] = _with(twin.piles[seat], place, wanted)
    twin.piles[other] = _with(twin.piles[other], where, card)
    return twin


def _with(pile: tuple[int, ...], place: int, card: int) -> tuple[int, ...]:
    """The pile with another card at that place."""
    return (*pile[:place], card, *pile[place + 1 :])


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
        state = State(match)
        state.choices = {camp: _choice(text) for camp, text in enumerate(choices)}
        state.dealt = len(match.camps)
        state.piles = [tuple(CARD_OF[code] for code in pile.split()) for pile in piles]
        for place, text in enumerate(laid, 1):
            state.plane.put(_laid(state, text, (layers or {}).get(place)))
    except (TableeError, KeyError) as error:
        raise BadPosition("position-unsound", reason=str(error)) from None
    state.phase = Phase.PLAY
    state.finished = finished
    if turn is None:
        state.acting = match.playing
    else:
        state.first = state.turn = turn
        state.acting = (turn,)
    flaw = "nobody's turn" if turn is not None and turn not in match.playing else state.flaw()
    if flaw is None and (turn is None) != chosen.free:
        flaw = "turns, or none"
    if flaw is not None:
        raise BadPosition("position-unsound", reason=flaw)
    return state


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
        raise BadPosition("position-unsound", reason=f"{text}: {joint.key}")
    where = (move.face, move.turn, move.x, move.xr, move.y, move.yr)
    covers = (None, None, None) if joint is None else joint
    return Laid(move.card, COLOUR[move.card] if layer is None else layer, *where, *covers)
