"""Positions of Tapécho set up by hand."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from tablee.kernel.errors import TableeError, unsound
from tablee.kernel.game import sound
from tablee.kernel.options import read_options
from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of, mask, union
from tablee.kernel.sheet import Line

from .board import NO_SEAT
from .first import FIRST, in_turn
from .match import frame, settled
from .options import SECOND, TapechoOptions
from .phases import Phase
from .pieces import Pack
from .rules import State
from .scoring import ending
from .soundness import places


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
    edition: int = SECOND,
) -> State:
    """A position at the beginning of a turn, cards by their numbers.

    The pile is given from its top. `attacks` says which card lies in front of whom, and who laid it; `known`, which
    cards in other hands each seat has rightly seen. What is named nowhere lies in the pile, in order; if the pile is
    given, it is away. Women and men sit in turn if no camps are named.
    """
    try:
        chosen = read_options(TapechoOptions, {**(options or {}), **({"camps": camps} if camps else {})}, seats)
        state = _set_up(seats, chosen, turn, starter, tuple(sheet), edition)
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
        state.keeper = NO_SEAT if keeper is None else keeper
        state.pile = list(reversed(pile)) if pile is not None else []
        rest = state.pack.all & ~union(places(state))
        state.pile = state.pile if pile is not None else list(reversed(cards_of(rest)))
        state.away = rest if pile is not None else 0
    except (TableeError, IndexError, ValueError, TypeError) as error:
        raise unsound(error) from None
    return sound(state, _misplaced(state))


first_position = partial(position, edition=FIRST)
"""A position by the first edition."""


def _set_up(
    seats: int, options: TapechoOptions, turn: Seat, starter: Seat, sheet: tuple[Line, ...], edition: int
) -> State:
    """An empty table at the beginning of a turn."""
    camps = in_turn(seats) if options.camps is None else settled(options, seats, edition)
    if camps is None:
        raise unsound("camps that are not balanced")
    match = replace(frame(seats, options, edition), camps=camps, starter=starter, sheet=sheet)
    state = State(match, options.reading.pack).lay()
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
