"""Positions of Tarot décalé that a seat cannot tell from the real one."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from msgspec.structs import replace

from tablee.kernel.deals import Dealing
from tablee.kernel.seats import Seat
from tablee.kernel.sets import mask, union

from .hand import lay_again
from .match import Contract, Match
from .phases import Phase
from .pieces import ALL, CARDS, PROVISEURS, cards_of
from .rules import State
from .view import TarotView

NOTHING_DEALT: Final = (Phase.DRAW, Phase.SHUFFLE, Phase.CUT, Phase.OVER)
"""The phases in which nobody holds cards."""

FEW = 10
"""With so few cards left, what players lack may allow a ring of three exchanges where it allows none of two."""


def imagine(view: TarotView, rng: Random) -> State:
    """A position that fits the view, each as likely as any other."""
    return Worlds(view)(rng)


class Worlds:
    """All positions that fit a view."""

    __slots__ = ("_common", "_hidden", "_others", "_own", "_shown")

    def __init__(self, view: TarotView) -> None:
        self._common = public(view)
        """What the view tells, which all of them share."""
        self._own = mask(view.hand)
        seen = union([mask(cards) for cards in view.won]) | mask(view.trick) | mask(view.waiting) | mask(view.lost)
        self._shown = [mask(cards) & ~seen for cards in view.shown]
        self._others = [seat for seat in range(view.seats) if seat != view.seat]
        self._hidden = self._dealing(view, seen) if view.phase not in NOTHING_DEALT else None

    def _dealing(self, view: TarotView, seen: int) -> Dealing:
        """The cards that fit all that was played and said: in the others' hands, the rest of the pack set aside."""
        shown = self._shown
        unseen = ALL & ~(self._own | seen | union([shown[seat] for seat in self._others]))
        room = [view.counts[seat] - shown[seat].bit_count() for seat in self._others]
        may_hold = [ALL & ~view.lacks[seat] for seat in self._others]
        aside = unseen.bit_count() - sum(room)
        dealing = Dealing(cards_of(unseen), [*may_hold, ALL], [*room, aside])
        assert dealing.possible, "the truth itself fits the view"
        return dealing

    def __call__(self, rng: Random) -> State:
        """Any of them, each as likely."""
        state = self._common.copy()
        if self._hidden is not None:
            dealt = self._hidden.draw(rng)
            hands = [self._own] * state.seats
            for place, seat in enumerate(self._others):
                hands[seat] = dealt[place] | self._shown[seat]
            state.hands = hands
            if state.called_card >= 0:
                state.contract = replace(state.contract, partner=holder_of_called(state))
        elif state.phase is Phase.CUT:
            state.order = tuple(rng.sample(range(CARDS), CARDS))
        return state


def public(view: TarotView) -> State:
    """Everything of the position that the view tells."""
    state = State(Match(view.seats, view.options, view.dealer, view.sheet, view.time_up)).lay()
    state.draw = view.draw
    state.contract = Contract(view.bids, view.bettor, view.diploma, view.called, view.partner, view.partner_shown)
    state.phase = view.phase
    state.outcome = view.outcome
    state.won = [mask(cards) for cards in view.won]
    state.shown = [mask(cards) for cards in view.shown]
    state.bonuses = list(view.bonuses)
    state.pile = mask(view.waiting)
    state.lost = mask(view.lost)
    if view.called is not None and not view.partner_shown:
        state.called_card = PROVISEURS[view.called]
    lay_again(state, view.leader, view.trick)
    state.lacks = list(view.lacks)
    state.acting = view.acting
    return state


def holder_of_called(state: State) -> Seat | None:
    """Whoever holds the Proviseur called; the partner shown, once it is played."""
    if state.called_card < 0:
        return state.contract.partner
    return next(seat for seat, hand in enumerate(state.hands) if hand >> state.called_card & 1)


def disguise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """A few cards exchanged that the seat may not see: in the shuffled pack, or between hands and cards set aside."""
    if state.phase is Phase.CUT:
        twin = state.copy()
        order = list(state.order)
        i, j = rng.sample(range(CARDS), 2)
        order[i], order[j] = order[j], order[i]
        twin.order = tuple(order)
        return twin
    if state.phase in (Phase.DRAW, Phase.SHUFFLE, Phase.OVER):
        return None
    places = _hidden_places(state, seat)
    rng.shuffle(places)
    count = rng.choice((2, 3)) if len(places) <= FEW else 2
    return _passed_on(state, places, count) or _passed_on(state, places, 2)


def _hidden_places(state: State, seat: Seat | None) -> list[tuple[Seat, int]]:
    """The cards that the seat cannot see, each with its owner; -1 owns those set aside."""
    others = [other for other in range(state.seats) if other != seat]
    gone = union([*state.won, state.pile, state.lost])
    aside = cards_of(ALL & ~gone & ~union(state.hands))
    held = [(other, card) for other in others for card in cards_of(state.hands[other] & ~state.shown[other])]
    return held + [(-1, card) for card in aside]


def _passed_on(state: State, places: list[tuple[Seat, int]], count: int) -> State | None:
    """So many owners each pass a card on to the next, if all may hold what they get."""
    for ring in permutations(places, count):
        owners = [owner for owner, _ in ring]
        given = [card for _, card in (*ring[1:], ring[0])]
        if len(set(owners)) == count and all(_may_take(state, *taken) for taken in zip(owners, given, strict=True)):
            return _after_passing(state, ring, given)
    return None


def _may_take(state: State, owner: Seat, card: int) -> bool:
    """Whether nothing speaks against the owner holding the card; the Proviseur called is in somebody's hand."""
    return card != state.called_card if owner < 0 else not state.lacks[owner] >> card & 1


def _after_passing(state: State, ring: Sequence[tuple[Seat, int]], given: Sequence[int]) -> State:
    """The position after the cards were passed on."""
    twin = state.copy()
    for (owner, card), taken in zip(ring, given, strict=True):
        if owner >= 0:
            twin.hands[owner] ^= 1 << card | 1 << taken
    twin._playable = 0
    twin.contract = replace(twin.contract, partner=holder_of_called(twin))
    return twin
