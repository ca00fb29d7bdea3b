"""What a seat may know of a match of Tarot décalé: its own hand, and all that was played or said."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tablee.kernel.messages import Outcome, Own, View
from tablee.kernel.seats import Seat

from . import pieces
from .hand import waiting
from .match import NO_DRAWING, Drawing
from .options import TarotOptions
from .phases import Phase

if TYPE_CHECKING:
    from .rules import State

cards_of: Final = lru_cache(16384)(pieces.cards_of)
"""The cards of a set: three hands in four have been shown before, at a thousand tables too."""


@lru_cache(4096)
def piles_of(sets: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The cards of each seat's set. A won pile is shown for four moves before it grows."""
    return tuple([pieces.cards_of(bits) for bits in sets])


class TarotView(View, frozen=True):
    """The table, and one's own hand."""

    seats: int
    options: TarotOptions
    phase: Phase
    """What is being done."""
    acting: tuple[Seat, ...]
    """Who may move now."""
    dealer: Seat | None = None
    """The Super Donneur; None until the draw is settled."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """The score sheet, a line a hand."""
    time_up: bool = False
    """Whether the hand under way is the last because the agreed time is over."""
    draw: Drawing = NO_DRAWING
    """The draw for the deal, while it goes on."""
    counts: tuple[int, ...] = ()
    """How many cards each seat holds."""
    hand: tuple[int, ...] = ()
    """One's own cards."""
    leader: Seat = 0
    """Who leads the trick."""
    trick: tuple[int, ...] = ()
    """The cards of the trick, in the order played, from the leader."""
    asked: int | None = None
    """What is asked: a school, or 4 for Atouts."""
    waiting: tuple[int, ...] = ()
    """The cards of tied tricks that the next winner takes (T15)."""
    won: tuple[tuple[int, ...], ...] = ()
    """The cards each seat has won; face down on the table, but everybody saw them."""
    lost: tuple[int, ...] = ()
    """Cards of a tied last trick, which count for nobody (T16)."""
    lacks: tuple[int, ...] = ()
    """By seat, cards that its play has shown it not to hold, as bits."""
    shown: tuple[tuple[int, ...], ...] = ()
    """By seat, the Atouts shown for "Trop cool"."""
    bonuses: tuple[int, ...] = ()
    """Bonus points claimed, by seat."""
    bids: tuple[int, ...] = ()
    """What was bid, in speaking order from the dealer's left; 0 is a pass."""
    bettor: Seat | None = None
    diploma: int = 0
    called: int | None = None
    """The school whose Proviseur was called."""
    partner: Seat | None = None
    """The bettor's partner: known to all once shown, before that to the partner alone (T23)."""
    partner_shown: bool = False
    outcome: Outcome | None = None


def table_view(state: "State") -> TarotView:
    """The table as everybody may know it."""
    match, contract = state.match, state.contract
    return TarotView(
        seat=None,
        seats=match.seats,
        options=match.options,
        phase=state.phase,
        acting=state.acting,
        dealer=match.dealer,
        sheet=match.sheet,
        time_up=match.time_up,
        draw=state.draw,
        counts=tuple([hand.bit_count() for hand in state.hands]),
        leader=state.leader,
        trick=tuple(state.trick),
        asked=None if state.asked < 0 else state.asked,
        waiting=cards_of(waiting(state)),
        won=piles_of(tuple(state.won)),
        lost=cards_of(state.lost),
        lacks=tuple(state.lacks),
        shown=piles_of(tuple(state.shown)),
        bonuses=tuple(state.bonuses),
        bids=contract.bids,
        bettor=contract.bettor,
        diploma=contract.diploma,
        called=contract.called,
        partner=contract.partner if contract.shown else None,
        partner_shown=contract.shown,
        outcome=state.outcome,
    )


def own_part(state: "State", seat: Seat) -> Own:
    """One's hand, and that one is the partner while nobody else knows it (T23)."""
    contract, hand = state.contract, state.hands[seat]
    own: Own = {"seat": seat, "hand": cards_of(hand)} if hand else {"seat": seat}
    if contract.partner == seat and not contract.shown:
        own["partner"] = seat
    return own
