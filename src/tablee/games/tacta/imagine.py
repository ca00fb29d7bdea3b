"""Positions of TACTA that a seat cannot tell from the real one."""

from functools import lru_cache
from random import Random

from tablee.kernel.deals import taken
from tablee.kernel.seats import Seat
from tablee.kernel.sets import mask

from .match import NO_TURNS, Match
from .moves import EXCHANGES
from .options import BORDERS
from .phases import SECRET
from .pieces import Laid
from .plane import Plane
from .rules import State
from .view import TactaView


def imagine(view: TactaView, rng: Random) -> State:
    """A position that fits the view, each as likely as any other."""
    return Worlds(view)(rng)


class Worlds:
    """All positions that fit a view."""

    def __init__(self, view: TactaView) -> None:
        self._view = view
        self._common = public(view)
        """What the view tells, which all of them share."""
        self._dealt = self._inside(self._common) if view.phase not in SECRET else []

    def _inside(self, state: State) -> list[tuple[tuple[Seat, ...], list[int]]]:
        """The players of each camp that holds cards, and what lies inside their piles."""
        camps = state.match.camps[: state.dealt]
        return [(state.match.members(camp), unseen(state, camp)) for camp in camps]

    def __call__(self, rng: Random) -> State:
        """Any of them, each as likely."""
        view, state = self._view, self._common.copy()
        dealt = self._dealt
        if view.phase in SECRET:
            state.choices = {camp: view.choices.get(camp) or rng.choice(EXCHANGES) for camp in view.chosen}
            dealt = self._inside(state)
        for team, cards in dealt:
            inside = rng.sample(cards, len(cards))
            for seat in team:
                room = max(0, view.counts[seat] - len(view.ends[seat]))
                state.piles[seat] = (*view.ends[seat][:1], *taken(inside, room), *view.ends[seat][1:])
        return state


def public(view: TactaView) -> State:
    """Everything of the position that the view tells; the piles are their ends."""
    match = Match(view.seats, view.options, view.order, view.sheet, view.tied, view.replays, view.time_up)
    state = State(match).lay()
    state.plane = table_of(view)
    state.piles = list(view.ends)
    state.aside = view.aside
    state.first = view.first
    state.turn = NO_TURNS if view.turn is None else view.turn
    state.ready = mask(view.ready)
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
