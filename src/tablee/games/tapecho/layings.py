"""Which cards may be laid in front of whom, and why the others may not (P8-P13, P16, P25)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablee.kernel.messages import Refusal
from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of

from . import refusals
from .effects import AIMS
from .moves import Lay, LayFirst

if TYPE_CHECKING:
    from .rules import State


def atouts(state: "State", seat: Seat) -> Iterator[Lay]:
    """Atouts in front of oneself, or of one's partner (P8, P28)."""
    receivers = [on for on in (seat, state.partner(seat)) if on >= 0]
    for card in cards_of(state.hands[seat] & state.pack.atouts):
        yield from (Lay(card, on) for on in receivers if state.fits(card, on))


def harms(state: "State", seat: Seat) -> Iterator[Lay]:
    """Handicaps and attacks in front of others (P9, P10, P13, P16)."""
    pack = state.pack
    others = opponents(state, seat)
    for card in cards_of(state.hands[seat] & pack.handicaps):
        yield from (Lay(card, on) for on in others if state.fits(card, on))
    free = [on for on in others if state.attacker[on] < 0]
    for card in cards_of(state.hands[seat] & pack.attacks):
        for on in free:
            if state.fits(card, on):
                yield from (Lay(card, on, pick) for pick in picks(state, seat, card, on))


def opponents(state: "State", seat: Seat) -> list[Seat]:
    """Everybody but oneself and one's partner (P10)."""
    partner = state.partner(seat)
    return [on for on in range(state.seats) if on not in (seat, partner)]


def picks(state: "State", seat: Seat, card: int, on: Seat) -> tuple[int | None, ...]:
    """What an attack may be after, declared when it is laid (P17); nothing if it needs no pick or finds none."""
    aim = AIMS.get(state.pack.cards[card].effect)
    return (cards_of(aim(state, seat, on)) if aim is not None else ()) or (None,)


def firsts(state: "State", singles: list[Lay]) -> Iterator[LayFirst]:
    """The cards after which a second may be declared (P12)."""
    for lay in singles:
        if any(clash(state, lay, other) is None for other in singles if other.card != lay.card):
            yield LayFirst(lay.card, lay.on, lay.pick)


def seconds(state: "State", seat: Seat, first: Lay) -> list[Lay]:
    """What may be declared after a first card (P12)."""
    return [lay for lay in harms(state, seat) if clash(state, first, lay) is None]


def clash(state: "State", first: Lay, second: Lay) -> Refusal | None:
    """Why two cards may not be laid in one action (P12)."""
    attacks = state.pack.attacks
    both = attacks >> first.card & 1, attacks >> second.card & 1
    if state.match.options.one_of_each and both[0] == both[1]:
        return refusals.one_of_each()
    return refusals.two_attacks(second.on) if both == (1, 1) and first.on == second.on else None


def why_not_lay(state: "State", seat: Seat, lay: Lay) -> Refusal | None:
    """Why a card may not be laid there."""
    pack, card = state.pack, lay.card
    if not (0 <= card < pack.size and state.hands[seat] >> card & 1):
        return refusals.not_in_hand()
    if pack.reactions >> card & 1:
        alone = state.hands[seat] == 1 << card and not state.queue
        return refusals.last_card(card) if alone else refusals.only_out_of_turn(card)
    if state.muted >> seat & 1:
        return refusals.muted()
    if not 0 <= lay.on < state.seats:
        return refusals.no_such_player(lay.on)
    if pack.atouts >> card & 1:
        return _why_not_atout(state, seat, lay)
    return _why_not_harm(state, seat, lay)


def _why_not_atout(state: "State", seat: Seat, lay: Lay) -> Refusal | None:
    """Why an atout may not be laid there (P8, P13, P28)."""
    if lay.on not in (seat, state.partner(seat)):
        return refusals.atout_for_yourself() if state.partner(seat) < 0 else refusals.atout_for_your_couple()
    if not state.fits(lay.card, lay.on):
        return refusals.wrong_camp(lay.card, lay.on)
    return refusals.wrong_pick() if lay.pick is not None else None


def _why_not_harm(state: "State", seat: Seat, lay: Lay) -> Refusal | None:
    """Why a handicap or an attack may not be laid there (P9, P10, P13, P16, P17)."""
    card, on = lay.card, lay.on
    attack = bool(state.pack.attacks >> card & 1)
    if on == seat:
        return refusals.attack_others() if attack else refusals.handicap_for_others()
    if on == state.partner(seat):
        return refusals.spare_your_partner()
    if not state.fits(card, on):
        return refusals.wrong_camp(card, on)
    if attack and state.attacker[on] >= 0:
        return refusals.already_attacked(on)
    if lay.pick in picks(state, seat, card, on):
        return None
    return refusals.must_pick() if lay.pick is None else refusals.wrong_pick()


def why_not_first(state: "State", seat: Seat, move: LayFirst) -> Refusal | None:
    """Why a card may not be the first of two (P12)."""
    first = Lay(move.card, move.on, move.pick)
    refusal = why_not_lay(state, seat, first)
    if refusal is not None:
        return refusal
    if state.pack.atouts >> first.card & 1:
        return refusals.only_harm_in_pairs()
    rest = (lay for lay in harms(state, seat) if lay.card != first.card)
    return None if any(clash(state, first, lay) is None for lay in rest) else refusals.no_second_card()


def why_not_second(state: "State", seat: Seat, lay: Lay) -> Refusal | None:
    """Why a card may not be the second of two (P12)."""
    refusal = why_not_lay(state, seat, lay)
    if refusal is not None:
        return refusal
    if state.pack.atouts >> lay.card & 1:
        return refusals.only_harm_in_pairs()
    return clash(state, state.queue[0], lay)
