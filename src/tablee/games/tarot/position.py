"""Positions of Tarot décalé set up by hand."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tablee.kernel.errors import TableeError, unsound
from tablee.kernel.options import read_options
from tablee.kernel.seats import Seat
from tablee.kernel.sets import mask
from tablee.kernel.sheet import Line

from .hand import lay_again
from .match import Contract, Match
from .moves import DIPLOMAS
from .options import TarotOptions
from .phases import Phase
from .pieces import CARD_OF, HAND_SIZES, PROVISEURS, SCHOOLS
from .rules import State


def position(
    seats: int,
    *,
    hands: Sequence[Iterable[str]],
    leader: Seat,
    trick: Sequence[str] = (),
    won: Sequence[Iterable[str]] | None = None,
    waiting: Iterable[str] = (),
    dealer: Seat = 0,
    bettor: Seat | None = None,
    diploma: int = 0,
    called: int | None = None,
    bonuses: Sequence[int] | None = None,
    sheet: Sequence[Line] = (),
    options: dict[str, object] | None = None,
) -> State:
    """A position in the middle of a hand, cards by their codes; what is named nowhere is set aside."""
    if seats not in HAND_SIZES:
        raise unsound("no such table")
    try:
        match = Match(seats, read_options(TarotOptions, options or {}, seats), dealer, tuple(sheet))
        state = State(match).lay()
        state.phase = Phase.PLAY
        state.hands = [_cards(hand) for hand in hands]
        state.won = [_cards(pile) for pile in won] if won is not None else [0] * seats
        state.pile = _cards(waiting)
        state.bonuses = list(bonuses) if bonuses is not None else [0] * seats
        laid = [CARD_OF[code.upper()] for code in trick]
    except (TableeError, KeyError) as error:
        raise unsound(error) from None
    state.contract = Contract((), bettor, diploma, called)
    flaw = _misplaced(state, leader, laid) or _misbid(state)
    if flaw is None:
        lay_again(state, leader, laid)
        flaw = state.flaw() or (None if state.hands[state.acting[0]] else "no card to play")
    if flaw is not None:
        raise unsound(flaw)
    return state


def _misplaced(state: State, leader: Seat, trick: Sequence[int]) -> str | None:
    """What is wrong with the table round which a position is set up."""
    seats, match = state.seats, state.match
    if not len(state.hands) == len(state.won) == len(state.bonuses) == seats:
        return "one hand and one pile a seat"
    if leader not in range(seats) or match.dealer not in range(seats):
        return "a leader and a dealer at the table"
    if len(trick) >= seats:
        return "a trick that is complete"
    if any(len(line) != seats for line in match.sheet) or match.options.ending(match.sheet, False) is not None:
        return "a sheet of a match under way"
    return "bonuses without the variant" if any(state.bonuses) and not match.options.bonuses else None


def _misbid(state: State) -> str | None:
    """What is wrong with the contract of a position; if nothing is, the partner is named."""
    contract, options = state.contract, state.match.options
    bettor, called = contract.bettor, contract.called
    if (bettor is not None) != options.betting or (bettor is not None and bettor not in range(state.seats)):
        return "a bettor if there are bets"
    if contract.diploma not in (DIPLOMAS if options.betting else (0,)):
        return "a diploma if there are bets"
    if called is None:
        return None
    if bettor is None or not options.call or called not in SCHOOLS:
        return "a call without the variant"
    state.called_card = PROVISEURS[called]
    holders = [seat for seat, hand in enumerate(state.hands) if hand >> state.called_card & 1 and seat != bettor]
    if not holders:
        return "no other player holds the Proviseur called"
    state.contract = replace(contract, partner=holders[0])
    state.lacks[bettor] |= 1 << state.called_card
    return None


def _cards(codes: Iterable[str]) -> int:
    """The set of cards of those codes."""
    return mask(CARD_OF[code.upper()] for code in codes)
