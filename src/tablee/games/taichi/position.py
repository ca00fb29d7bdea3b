"""Positions of Tai Chi Chuan set up by hand."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from tablee.kernel.errors import TableeError, unsound
from tablee.kernel.game import sound
from tablee.kernel.options import read_options
from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of, mask

from .challenge import can_turn
from .draws import on_the_shelf
from .first import FIRST, FirstOptions
from .judge import judged
from .options import SECOND, TaichiOptions
from .phases import Phase
from .pieces import ALL, CARDS, letters_of
from .rules import State
from .soundness import everything
from .words import Word


def position(
    seats: int,
    *,
    pile: Sequence[int] | None = None,
    won: Sequence[Iterable[int]] | None = None,
    discard: Iterable[int] = (),
    shown: Sequence[int] = (),
    words: Sequence[str] = (),
    turn: Seat = 0,
    reshuffled: bool = False,
    options: Mapping[str, object] | None = None,
    edition: int = SECOND,
) -> State:
    """A position of a round in which nobody has stopped yet, cards by their numbers.

    The pile is given from its top, each won pile from its bottom. `words` are those that the active player has said:
    with one for each shown card, the player stops or goes on; with one less, the player looks for a word. What is named
    nowhere lies in the pile, in order; if the pile is given, it is away. Nobody who is not named has won a card.
    """
    try:
        state = _set_up(seats, _chosen(options or {}, seats, edition), turn, edition)
        state.reshuffled = reshuffled
        state.shown = [_card(card) for card in shown]
        state.letters = letters_of(state.shown)
        state.won = [list(map(_card, cards)) for cards in (won if won is not None else [()] * seats)]
        state.discard = [_card(card) for card in discard]
        state.pile = [_card(card) for card in reversed(pile)] if pile is not None else []
        rest = ALL & ~mask(everything(state))
        state.pile = state.pile if pile is not None else list(reversed(cards_of(rest)))
        state.away = rest if pile is not None else 0
        for number, word in enumerate(words, 1):
            state.words += (_said(state, number, word),)
    except (TableeError, IndexError, ValueError, TypeError) as error:
        raise unsound(error) from None
    _find_phase(state, len(words))
    return sound(state, _misplaced(state))


first_position = partial(position, edition=FIRST)
"""A position by the first edition."""


def _chosen(options: Mapping[str, object], seats: int, edition: int) -> TaichiOptions:
    """The options named, checked as the edition has them."""
    if edition == FIRST:
        return read_options(FirstOptions, options, seats).today()
    return read_options(TaichiOptions, options, seats)


def _set_up(seats: int, options: TaichiOptions, turn: Seat, edition: int) -> State:
    """An empty table in the first round."""
    lexicon = on_the_shelf(options)
    state = State(seats, options, lexicon, edition).lay()
    state.fingerprint = lexicon.fingerprint
    state.turn, state.round = turn, 1
    return state


def _card(card: int) -> int:
    """A card; ValueError if there is none of that number."""
    if card not in range(CARDS):
        raise ValueError(f"there is no card {card}")
    return card


def _said(state: State, cards: int, text: str) -> Word:
    """A word said by the active player when so many cards lay there; ValueError if it did not count."""
    then = state.copy()
    then.letters = state.letters[:cards]
    verdict = judged(then, state.turn, text)
    if not isinstance(verdict, Word):
        raise ValueError(f"{text} does not count: {verdict.reason}")
    return verdict


def _find_phase(state: State, words: int) -> None:
    """What is being done follows from how many words have been said."""
    if not state.shown:
        state.ask(Phase.TURN, state.turn)
    elif words < len(state.shown):
        state.prompt(Phase.WORD, state.turn)
    else:
        state.ask(Phase.CHOICE, state.turn)


def _misplaced(state: State) -> str | None:
    """What is wrong with the table round which a position is set up."""
    if state.turn not in range(state.seats) or len(state.won) != state.seats:
        return "a turn at the table, and a pile for each seat"
    if len(state.words) not in (len(state.shown), max(0, len(state.shown) - 1)):
        return "a word for each shown card, or for all but the last"
    if state.phase is Phase.TURN and not can_turn(state):
        return "no card to turn"
    return "a choice after the last card" if state.phase is Phase.CHOICE and state.is_last else None
