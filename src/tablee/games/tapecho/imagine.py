"""Positions of Tapécho that a seat cannot tell from the real one."""

from random import Random

from tablee.kernel.deals import taken
from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of, mask, union

from .board import NO_CARD
from .deck import pack_for
from .layings import seconds
from .match import Match
from .phases import UNDEALT, Phase
from .pieces import pack_of
from .rules import State
from .view import TapechoView


def imagine(view: TapechoView, rng: Random) -> State:
    """A position that fits the view, each as likely as any other: unknown cards are shuffled over unknown places."""
    return Worlds(view)(rng)


class Worlds:
    """All positions that fit a view."""

    def __init__(self, view: TapechoView) -> None:
        self._view = view
        self._common = public(view)
        """What the view tells, which all of them share."""
        dealt = view.phase not in UNDEALT
        self._unknown = cards_of(self._common.pack.all & ~located(view)) if dealt else None

    def __call__(self, rng: Random) -> State:
        """Any of them, each as likely."""
        state, unknown = self._common.copy(), self._unknown
        if unknown is None:
            return state
        _fill(state, self._view, rng.sample(unknown, len(unknown)))
        while not can_go_on(state):
            _fill(state, self._view, rng.sample(unknown, len(unknown)))
        return state


def can_go_on(state: State) -> bool:
    """Whoever has declared the first of two cards has a second one to lay (P12)."""
    return state.phase is not Phase.SECOND or bool(seconds(state, state.turn, state.queue[0]))


def _fill(state: State, view: TapechoView, cards: list[int]) -> None:
    """Deal the unknown cards to hands and pile."""
    for seat, count in enumerate(view.counts):
        known = known_of(view, seat)
        state.hands[seat] = known | mask(taken(cards, count - known.bit_count()))
    on_top = [view.top] if view.top is not None else list(view.drawn)
    drawn = 2 if view.phase is Phase.KEEP else 0
    state.pile = taken(cards, view.pile + drawn - len(on_top)) + on_top
    _in_order(state)


def known_of(view: TapechoView, seat: Seat) -> int:
    """The cards of a hand that the view tells: one's own, or those seen; a spectator has seen none."""
    if seat == view.seat:
        return mask(view.hand)
    return mask(view.seen[seat]) if view.seen else 0


def _in_order(state: State) -> None:
    """Of two cards drawn, which came first is no part of the position."""
    if state.phase is Phase.KEEP:
        state.pile[-2:] = sorted(state.pile[-2:])


def located(view: TapechoView) -> int:
    """The cards whose place the view tells."""
    open_piles = (*view.atouts, *view.handicaps, *view.ties, *view.seen, view.discard, view.away, view.hand, view.drawn)
    single = (*view.lying, *(lay.card for lay in view.queue), view.foil, view.thrown, view.top)
    return union([mask(pile) for pile in open_piles]) | mask(card for card in single if card is not None)


def number(value: int | None) -> int:
    """The number, or that of nothing."""
    return NO_CARD if value is None else value


def public(view: TapechoView) -> State:
    """Everything of the position that the view tells, but for the hands and the pile."""
    pack = pack_of(view.figures) if view.figures else pack_for(None)
    match = Match(
        view.seats, view.options, view.figures, view.camps, view.starter, view.sheet, view.time_up, view.edition
    )
    state = State(match, pack).lay()
    state.phase = view.phase
    state.acting = view.acting
    state.turn = view.turn or 0
    state.context = number(view.context)
    state.discard = mask(view.discard)
    state.atouts = [mask(cards) for cards in view.atouts]
    state.handicaps = [mask(cards) for cards in view.handicaps]
    state.lying = [number(card) for card in view.lying]
    state.attacker = [number(attacker) for attacker in view.attackers]
    state.ties = [mask(cards) for cards in view.ties]
    state.skipped = mask(view.skipped)
    state.muted = mask(view.muted)
    state.queue = view.queue
    state.foil = number(view.foil)
    state.rival = number(view.rival)
    state.target = number(view.target)
    state.thrown = number(view.thrown)
    state.keeper = number(view.keeper)
    if view.seat is not None and view.outcome is None:
        state.known[view.seat] = union([mask(cards) for cards in view.seen])
    state.away = mask(view.away)
    state.passed = mask(view.passed)
    state.asked = view.asked
    state.last = tuple(mask(cards) for cards in view.last)
    state.outcome = view.outcome
    return state


Place = tuple[int, int, int]
"""A card, where it is (a seat, or -1 for the pile), and its depth in the pile from the bottom."""


def disguise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """Two cards exchanged that the seat may not see: in other hands, or in the pile."""
    places = hidden(state, seat)
    rng.shuffle(places)
    for i, one in enumerate(places):
        for other in places[:i]:
            if _apart(state, one, other) and can_go_on(twin := _exchanged(state, one, other)):
                return twin
    return None


def hidden(state: State, seat: Seat | None) -> list[Place]:
    """Every card that the seat may not see, and where it is."""
    found: list[Place] = []
    if state.outcome is None:
        others = [on for on in range(state.seats) if on != seat]
        found += [(card, on, 0) for on in others for card in cards_of(state.hands[on] & ~state.known_of(on, seat))]
    known = 2 if state.phase is Phase.KEEP and seat == state.turn else int(seat is not None and seat == state.keeper)
    found += [(card, -1, depth) for depth, card in enumerate(state.pile[: len(state.pile) - known])]
    return found


def _apart(state: State, one: Place, other: Place) -> bool:
    """Whether exchanging the two makes a difference; the two cards drawn lie in no order."""
    if one[1] != other[1]:
        return True
    drawn = len(state.pile) - 2 if state.phase is Phase.KEEP else len(state.pile)
    return one[1] < 0 and one[2] != other[2] and min(one[2], other[2]) < drawn


def _exchanged(state: State, one: Place, other: Place) -> State:
    """The position with the two cards exchanged."""
    twin = state.copy()
    for (card, on, depth), (wanted, _, _) in ((one, other), (other, one)):
        if on < 0:
            twin.pile[depth] = wanted
        else:
            twin.hands[on] ^= 1 << card | 1 << wanted
    both = 1 << one[0] | 1 << other[0]
    twin.known = [cards ^ both if (cards & both).bit_count() == 1 else cards for cards in twin.known]
    _in_order(twin)
    return twin
