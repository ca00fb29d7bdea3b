"""How Tango is played: push your own two dancers together; with more care, read the others' wishes in what they did,
and keep the dancers they seem to want apart."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import exp
from random import Random

from tablee.kernel.game import Foresight
from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat

from .imagine import hidden_deals, imagine
from .moves import Dance
from .pieces import TOP, Pair
from .playout import play_out
from .rules import State
from .view import TangoView

CARELESS = 0.4
"""How often an easy player does not look."""

BELIEF = 0.7
"""How much a meeting brought about speaks for a wish."""

CAUTION = 0.9
"""What an opponent's progress weighs against one's own."""


def play_easily(view: TangoView, moves: Sequence[Move], rng: Random) -> Move:
    """The dance that is best for one's own pair, whatever it brings to the others; often just any."""
    return rng.choice(moves) if rng.random() < CARELESS else _best(view, moves, [], rng)


def play_well(view: TangoView, moves: Sequence[Move], rng: Random) -> Move:
    """The dance that is best for one's own pair and worst for those that the others seem to want."""
    return _best(view, moves, _wishes(view), rng)


def _best(view: TangoView, moves: Sequence[Move], wishes: list[tuple[float, Pair]], rng: Random) -> Move:
    """The dance with the best prospects; equals by lot."""
    dances = [move for move in moves if isinstance(move, Dance)]
    own = view.pair
    assert own is not None
    scored = [(_worth(view, dance, own, wishes) + 1e-6 * rng.random(), i) for i, dance in enumerate(dances)]
    return dances[max(scored)[1]]


def _wishes(view: TangoView) -> list[tuple[float, Pair]]:
    """How likely each pair is to be an opponent's, judged by the meetings that opponent has brought about."""
    found: dict[Pair, float] = {}
    deals, weights = _beliefs(view)
    total = sum(weights)
    for deal, weight in zip(deals, weights, strict=True):
        for seat, pair in enumerate(deal):
            if seat != view.seat:
                found[pair] = found.get(pair, 0.0) + weight / total
    return [(chance, pair) for pair, chance in found.items()]


def _beliefs(view: TangoView) -> tuple[tuple[tuple[Pair, ...], ...], list[float]]:
    """The deals that fit the view, each with its weight."""
    deals = hidden_deals(view)
    weights = [exp(BELIEF * sum(_shown_interest(view, seat, pair) for seat, pair in enumerate(deal))) for deal in deals]
    return deals, weights


def _shown_interest(view: TangoView, seat: Seat, pair: Pair) -> int:
    """The meetings that the seat has brought about for the two dancers."""
    return 0 if seat == view.seat else view.brought[seat][pair[0]] + view.brought[seat][pair[1]]


def _worth(view: TangoView, dance: Dance, own: Pair, wishes: list[tuple[float, Pair]]) -> float:
    """What the dance brings to one's own pair, less what it brings to the others'."""
    places = list(view.places)
    cell, met = landing(view, dance)
    places[dance.dancer] = cell
    partners = {dance.dancer, met} if met is not None else set()
    worth = _progress(view, own, partners, places)
    for chance, pair in wishes:
        worth -= CAUTION * chance * _progress(view, pair, partners, places)
    return worth


def _progress(view: TangoView, pair: Pair, partners: set[int], places: list[int]) -> float:
    """How good a position is for a pair: markers, winning at once, and dancers about to meet somebody."""
    if view.tied:
        if partners == set(pair):
            return 100.0
        return -0.05 * ((places[pair[1]] - places[pair[0]]) % view.cells)
    worth = 0.0
    missing = 0
    for dancer in pair:
        marker = view.markers[dancer]
        if dancer in partners and marker < TOP:
            marker += 1
        missing += TOP - marker
        worth += marker + 0.05 * marker * marker
        worth += 0.15 if marker < TOP and may_meet_soon(view, dancer, places) else 0.0
    return 100.0 if missing == 0 else worth


def may_meet_soon(view: TangoView, dancer: int, places: list[int]) -> bool:
    """Whether somebody of the other ring stands within three cells ahead."""
    others = places[4:] if dancer < 4 else places[:4]
    ahead = 1 if dancer < 4 else -1
    return any(1 <= (other - places[dancer]) * ahead % view.cells <= 3 for other in others)


def landing(view: TangoView, dance: Dance) -> tuple[int, int | None]:
    """Where a dance would end, and whom the dancer would meet there (G7, G8)."""
    danseuse = dance.dancer < 4
    own, other = (view.places[:4], view.places[4:]) if danseuse else (view.places[4:], view.places[:4])
    cell = view.places[dance.dancer]
    steps = dance.steps
    while steps:
        cell = (cell + (1 if danseuse else -1)) % view.cells
        if cell in own:
            continue
        steps -= 1
        if cell in other:
            return cell, other.index(cell) + (4 if danseuse else 0)
    return cell, None


# For a player who tries dances out


class Worlds:
    """The positions that fit a view, the likelier the better they explain whom the others brought together."""

    def __init__(self, view: TangoView) -> None:
        self._common = imagine(view, Random(0))
        self._deals, weights = _beliefs(view)
        self._bounds = list(accumulate(weights))

    def __call__(self, rng: Random) -> State:
        """Any of them, by its weight."""
        state = self._common.copy()
        state.pairs = self._deals[bisect_right(self._bounds, rng.random() * self._bounds[-1], 0, len(self._deals) - 1)]
        return state


FORESIGHT = Foresight(worlds=Worlds, playout=play_out)
