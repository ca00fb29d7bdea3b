"""Positions of Tai Chi Chuan that a seat cannot tell from the real one."""

from random import Random

from tablee.kernel.deals import taken
from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of, mask

from .lexicon import find
from .phases import UNDEALT
from .pieces import ALL
from .rules import State
from .view import TaichiView


def imagine(view: TaichiView, rng: Random) -> State:
    """A position that fits the view, each as likely as any other: the cards that lie face down are shuffled."""
    return Worlds(view)(rng)


class Worlds:
    """All positions that fit a view."""

    def __init__(self, view: TaichiView) -> None:
        self._view = view
        self._common = public(view)
        """What the view tells, which all of them share."""
        dealt = view.phase not in UNDEALT
        self._hidden = cards_of(ALL & ~mask((*view.shown, *view.discard, *view.away))) if dealt else None

    def __call__(self, rng: Random) -> State:
        """Any of them, each as likely."""
        view, state = self._view, self._common.copy()
        if self._hidden is None:
            return state
        hidden = rng.sample(self._hidden, len(self._hidden))
        state.won = [taken(hidden, count) for count in view.won]
        for seat in view.rivals:
            (state.stakes[seat],) = taken(hidden, 1)
        state.pile = taken(hidden, view.pile)
        return state


def public(view: TaichiView) -> State:
    """Everything of the position but the cards that lie face down."""
    state = State(view.seats, view.options, find(view.lexicon, view.fingerprint), view.edition).lay()
    state.fingerprint = view.fingerprint
    state.phase = view.phase
    state.acting = view.acting
    state.turn = -1 if view.turn is None else view.turn
    state.round = view.round
    state.shown = list(view.shown)
    state.letters = view.letters
    state.words = view.words
    state.misses = view.misses
    state.racing = mask(view.racing)
    state.found = view.found
    state.takers = view.takers
    state.symbols = view.symbols
    state.discard = list(view.discard)
    state.away = mask(view.away)
    state.reshuffled = view.reshuffled
    state.exhausted = view.exhausted
    state.ballot = view.ballot
    state.paused = view.paused
    state.held = view.held
    state.asked = list(view.asked)
    state.prompts = view.prompts
    state.ballots = view.ballots
    state.last = view.last
    state.outcome = view.outcome
    return state


def disguise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """Two cards exchanged that lie face down: in won piles, among the stakes, or in the draw pile. Nobody sees any."""
    hidden = [card for pile in state.won for card in pile] + state.pile + [card for card in state.stakes if card >= 0]
    if len(hidden) < 2:
        return None
    one, other = rng.sample(hidden, 2)
    swap = {one: other, other: one}
    twin = state.copy()
    twin.won = [[swap.get(card, card) for card in pile] for pile in state.won]
    twin.stakes = [swap.get(card, card) for card in state.stakes]
    twin.pile = [swap.get(card, card) for card in state.pile]
    return twin
