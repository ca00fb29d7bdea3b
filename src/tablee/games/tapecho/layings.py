"""Which cards may be laid in front of whom, and why the others may not (P8-P13, P16, P25)."""

from collections.abc import Iterator

from tablee.kernel.messages import Refusal
from tablee.kernel.seats import Seat

from . import refusals
from .board import Board
from .effects import AIMS
from .moves import Lay, LayFirst
from .pieces import cards_of


def atouts(board: Board, seat: Seat) -> Iterator[Lay]:
    """Atouts in front of oneself, or of one's partner (P8, P28)."""
    receivers = [on for on in (seat, board.partner(seat)) if on >= 0]
    for card in cards_of(board.hands[seat] & board.pack.atouts):
        yield from (Lay(card, on) for on in receivers if board.fits(card, on))


def harms(board: Board, seat: Seat) -> Iterator[Lay]:
    """Handicaps and attacks in front of others (P9, P10, P13, P16)."""
    pack = board.pack
    others = opponents(board, seat)
    for card in cards_of(board.hands[seat] & pack.handicaps):
        yield from (Lay(card, on) for on in others if board.fits(card, on))
    free = [on for on in others if board.attacker[on] < 0]
    for card in cards_of(board.hands[seat] & pack.attacks):
        for on in free:
            if board.fits(card, on):
                yield from (Lay(card, on, pick) for pick in picks(board, seat, card, on))


def opponents(board: Board, seat: Seat) -> list[Seat]:
    """Everybody but oneself and one's partner (P10)."""
    partner = board.partner(seat)
    return [on for on in range(board.seats) if on not in (seat, partner)]


def picks(board: Board, seat: Seat, card: int, on: Seat) -> tuple[int | None, ...]:
    """What an attack may be after, declared when it is laid (P17); nothing if it needs no pick or finds none."""
    aim = AIMS.get(board.pack.cards[card].effect)
    return (cards_of(aim(board, seat, on)) if aim is not None else ()) or (None,)


def firsts(board: Board, singles: list[Lay]) -> Iterator[LayFirst]:
    """The cards after which a second may be declared (P12)."""
    for lay in singles:
        if any(clash(board, lay, other) is None for other in singles if other.card != lay.card):
            yield LayFirst(lay.card, lay.on, lay.pick)


def seconds(board: Board, seat: Seat, first: Lay) -> list[Lay]:
    """What may be declared after a first card (P12)."""
    return [lay for lay in harms(board, seat) if clash(board, first, lay) is None]


def clash(board: Board, first: Lay, second: Lay) -> Refusal | None:
    """Why two cards may not be laid in one action (P12)."""
    attacks = board.pack.attacks
    both = attacks >> first.card & 1, attacks >> second.card & 1
    if board.match.options.one_of_each and both[0] == both[1]:
        return refusals.one_of_each()
    return refusals.two_attacks(second.on) if both == (1, 1) and first.on == second.on else None


def why_not_lay(board: Board, seat: Seat, lay: Lay) -> Refusal | None:
    """Why a card may not be laid there."""
    pack, card = board.pack, lay.card
    if not (0 <= card < pack.size and board.hands[seat] >> card & 1):
        return refusals.not_in_hand()
    if pack.reactions >> card & 1:
        alone = board.hands[seat] == 1 << card and not board.queue
        return refusals.last_card(card) if alone else refusals.only_out_of_turn(card)
    if board.muted >> seat & 1:
        return refusals.muted()
    if not 0 <= lay.on < board.seats:
        return refusals.no_such_player(lay.on)
    if pack.atouts >> card & 1:
        return _why_not_atout(board, seat, lay)
    return _why_not_harm(board, seat, lay)


def _why_not_atout(board: Board, seat: Seat, lay: Lay) -> Refusal | None:
    """Why an atout may not be laid there (P8, P13, P28)."""
    if lay.on not in (seat, board.partner(seat)):
        return refusals.atout_for_yourself() if board.partner(seat) < 0 else refusals.atout_for_your_couple()
    if not board.fits(lay.card, lay.on):
        return refusals.wrong_camp(lay.card, lay.on)
    return refusals.wrong_pick() if lay.pick is not None else None


def _why_not_harm(board: Board, seat: Seat, lay: Lay) -> Refusal | None:
    """Why a handicap or an attack may not be laid there (P9, P10, P13, P16, P17)."""
    card, on = lay.card, lay.on
    attack = bool(board.pack.attacks >> card & 1)
    if on == seat:
        return refusals.attack_others() if attack else refusals.handicap_for_others()
    if on == board.partner(seat):
        return refusals.spare_your_partner()
    if not board.fits(card, on):
        return refusals.wrong_camp(card, on)
    if attack and board.attacker[on] >= 0:
        return refusals.already_attacked(on)
    if lay.pick in picks(board, seat, card, on):
        return None
    return refusals.must_pick() if lay.pick is None else refusals.wrong_pick()


def why_not_first(board: Board, seat: Seat, move: LayFirst) -> Refusal | None:
    """Why a card may not be the first of two (P12)."""
    first = Lay(move.card, move.on, move.pick)
    refusal = why_not_lay(board, seat, first)
    if refusal is not None:
        return refusal
    if board.pack.atouts >> first.card & 1:
        return refusals.only_harm_in_pairs()
    rest = (lay for lay in harms(board, seat) if lay.card != first.card)
    return None if any(clash(board, first, lay) is None for lay in rest) else refusals.no_second_card()


def why_not_second(board: Board, seat: Seat, lay: Lay) -> Refusal | None:
    """Why a card may not be the second of two (P12)."""
    refusal = why_not_lay(board, seat, lay)
    if refusal is not None:
        return refusal
    if board.pack.atouts >> lay.card & 1:
        return refusals.only_harm_in_pairs()
    return clash(board, board.queue[0], lay)
