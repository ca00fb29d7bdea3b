"""Positions of Tapécho that a seat cannot tell from the real one, and positions set up by hand."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from msgspec.structs import replace

from tablee.kernel.errors import BadPosition, TableeError
from tablee.kernel.options import read_options
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import Line

from .deck import pack_for
from .layings import seconds
from .options import TapechoOptions
from .pieces import Pack, cards_of, mask, pack_of
from .rules import State, frame
from .scoring import ending
from .sound import places, union
from .table import Match, Phase, settled
from .view import TapechoView

UNDEALT = (Phase.CAMPS, Phase.CONTEXT, Phase.SHUFFLE)


def imagine(view: TapechoView, rng: Random) -> State:
    """A position that fits the view, each as likely as any other: unknown cards are shuffled over unknown places."""
    state = public(view)
    if view.phase in UNDEALT:
        return state
    unknown = cards_of(state.pack.all & ~located(view))
    _fill(state, view, rng.sample(unknown, len(unknown)))
    while not can_go_on(state):
        _fill(state, view, rng.sample(unknown, len(unknown)))
    return state


def can_go_on(state: State) -> bool:
    """Whoever has declared the first of two cards has a second one to lay (P12)."""
    return state.phase is not Phase.SECOND or bool(seconds(state, state.turn, state.queue[0]))


def _fill(state: State, view: TapechoView, cards: list[int]) -> None:
    """Deal the unknown cards to hands and pile."""
    for seat, count in enumerate(view.counts):
        known = known_of(view, seat)
        state.hands[seat] = known | mask(_dealt(cards, count - known.bit_count()))
    on_top = [view.top] if view.top is not None else list(view.drawn)
    drawn = 2 if view.phase is Phase.KEEP else 0
    state.pile = _dealt(cards, view.pile + drawn - len(on_top)) + on_top
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


def _dealt(cards: list[int], count: int) -> list[int]:
    """So many of the shuffled cards."""
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt


def located(view: TapechoView) -> int:
    """The cards whose place the view tells."""
    open_piles = (*view.atouts, *view.handicaps, *view.ties, *view.seen, view.discard, view.away, view.hand, view.drawn)
    single = (*view.lying, *(lay.card for lay in view.queue), view.foil, view.thrown, view.top)
    return union([mask(pile) for pile in open_piles]) | mask(card for card in single if card is not None)


def public(view: TapechoView) -> State:
    """Everything of the position that the view tells, but for the hands and the pile."""
    pack = pack_of(view.figures) if view.figures else pack_for(None)
    match = Match(view.seats, view.options, view.figures, view.camps, view.starter, view.sheet, view.time_up)
    state = State(match, pack).laid()
    state.phase = view.phase
    state.acting = view.acting
    state.turn = view.turn or 0
    state.context = _number(view.context)
    state.discard = mask(view.discard)
    state.atouts = [mask(cards) for cards in view.atouts]
    state.handicaps = [mask(cards) for cards in view.handicaps]
    state.lying = [_number(card) for card in view.lying]
    state.attacker = [_number(attacker) for attacker in view.attackers]
    state.ties = [mask(cards) for cards in view.ties]
    state.skipped = mask(view.skipped)
    state.muted = mask(view.muted)
    state.queue = view.queue
    state.foil = _number(view.foil)
    state.rival = _number(view.rival)
    state.target = _number(view.target)
    state.thrown = _number(view.thrown)
    state.keeper = _number(view.keeper)
    if view.seat is not None and view.outcome is None:
        state.known[view.seat] = union([mask(cards) for cards in view.seen])
    state.away = mask(view.away)
    state.passed = mask(view.passed)
    state.asked = view.asked
    state.last = tuple(mask(cards) for cards in view.last)
    state.outcome = view.outcome
    return state


def _number(value: int | None) -> int:
    return -1 if value is None else value


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


def position(
    seats: int,
    *,
    hands: Sequence[Iterable[int]],
    turn: Seat = 0,
    context: int = 0,
    pile: Sequence[int] | None = None,
    discard: Iterable[int] = (),
    atouts: Mapping[Seat, Iterable[int]] | None = None,
    handicaps: Mapping[Seat, Iterable[int]] | None = None,
    attacks: Mapping[Seat, tuple[int, Seat]] | None = None,
    ties: Mapping[Seat, Iterable[int]] | None = None,
    skipped: Iterable[Seat] = (),
    muted: Iterable[Seat] = (),
    keeper: Seat | None = None,
    known: Mapping[Seat, Iterable[int]] | None = None,
    camps: str | None = None,
    starter: Seat = 0,
    sheet: Sequence[Line] = (),
    options: dict[str, object] | None = None,
) -> State:
    """A position at the beginning of a turn, cards by their numbers.

    The pile is given from its top. `attacks` says which card lies in front of whom, and who laid it; `known`, which
    cards in other hands each seat has rightly seen. What is named nowhere lies in the pile, in order; if the pile is
    given, it is away.
    """
    try:
        chosen = read_options(TapechoOptions, {**(options or {}), **({"camps": camps} if camps else {})}, seats)
        state = _set_up(seats, chosen, turn, starter, tuple(sheet))
        state.context = context
        state.hands = [_set(state.pack, hand) for hand in hands]
        state.discard = _set(state.pack, discard)
        tables = (state.atouts, atouts), (state.handicaps, handicaps), (state.ties, ties), (state.known, known)
        for sets, given in tables:
            for seat, cards in (given or {}).items():
                sets[seat] = _set(state.pack, cards)
        for seat, (card, attacker) in (attacks or {}).items():
            state.lying[seat], state.attacker[seat] = card, attacker
        state.skipped, state.muted = mask(skipped), mask(muted)
        state.keeper = _number(keeper)
        state.pile = list(reversed(pile)) if pile is not None else []
        rest = state.pack.all & ~union(places(state))
        state.pile = state.pile if pile is not None else list(reversed(cards_of(rest)))
        state.away = rest if pile is not None else 0
    except (TableeError, IndexError, ValueError, TypeError) as error:
        raise BadPosition("position-unsound", reason=str(error)) from None
    flaw = _misplaced(state) or state.flaw()
    if flaw is not None:
        raise BadPosition("position-unsound", reason=flaw)
    return state


def _set_up(seats: int, options: TapechoOptions, turn: Seat, starter: Seat, sheet: tuple[Line, ...]) -> State:
    """An empty table at the beginning of a turn."""
    camps = settled(options, seats)
    if camps is None:
        raise BadPosition("position-unsound", reason="camps that are not balanced")
    match = replace(frame(seats, options), camps=camps, starter=starter, sheet=sheet)
    state = State(match, pack_for(options.deck)).laid()
    state.phase, state.turn, state.acting = Phase.TURN, turn, (turn,)
    return state


def _misplaced(state: State) -> str | None:
    """What is wrong with the table round which a position is set up."""
    seats, match = state.seats, state.match
    if len(state.hands) != seats or not all(state.hands):
        return "a hand with cards for each seat"
    if state.turn not in range(seats) or match.starter not in range(seats):
        return "a turn and a starter at the table"
    if not 0 <= state.context < state.pack.contexts:
        return "no such context"
    if any(len(line) != seats for line in match.sheet) or (match.sheet and ending(match) is not None):
        return "a sheet of a match under way"
    if (state.skipped | state.muted) >> seats or not all(-1 <= attacker < seats for attacker in state.attacker):
        return "somebody who is not at the table"
    return "nobody knows the top card" if not -1 <= state.keeper < seats else None


def _set(pack: Pack, cards: Iterable[int]) -> int:
    """The set of those cards; ValueError if one does not exist or comes twice."""
    listed = list(cards)
    if len(set(listed)) < len(listed) or not all(0 <= card < pack.size for card in listed):
        raise ValueError("a card that does not exist, or comes twice")
    return mask(listed)
