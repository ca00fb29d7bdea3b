"""Positions of Tai Chi Chuan that a seat cannot tell from the real one, and positions set up by hand."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from tablee.kernel.errors import BadPosition, TableeError
from tablee.kernel.options import read_options
from tablee.kernel.seats import Seat

from .draws import on_the_shelf
from .judge import judged
from .lexicon import find
from .options import TaichiOptions
from .pieces import ALL, CARDS, cards_of, letters_of, mask
from .rules import State
from .sound import UNDEALT, everything
from .table import Phase
from .view import TaichiView
from .words import Word


def imagine(view: TaichiView, rng: Random) -> State:
    """A position that fits the view, each as likely as any other: the cards that lie face down are shuffled."""
    state = public(view)
    if view.phase in UNDEALT:
        return state
    hidden = list(cards_of(ALL & ~mask((*view.shown, *view.discard, *view.away))))
    rng.shuffle(hidden)
    state.won = [_dealt(hidden, count) for count in view.won]
    for seat in view.rivals:
        (state.stakes[seat],) = _dealt(hidden, 1)
    state.pile = _dealt(hidden, view.pile)
    return state


def _dealt(cards: list[int], count: int) -> list[int]:
    """So many of the shuffled cards."""
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt


def public(view: TaichiView) -> State:
    """Everything of the position but the cards that lie face down."""
    state = State(view.seats, view.options, find(view.lexicon)).laid()
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
) -> State:
    """A position of a round in which nobody has stopped yet, cards by their numbers.

    The pile is given from its top, each won pile from its bottom. `words` are those that the active player has said:
    with one for each shown card, the player stops or goes on; with one less, the player looks for a word. What is named
    nowhere lies in the pile, in order; if the pile is given, it is away. Nobody who is not named has won a card.
    """
    try:
        chosen = read_options(TaichiOptions, options or {}, seats)
        state = _set_up(seats, chosen, turn)
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
        raise BadPosition("position-unsound", reason=str(error)) from None
    _find_phase(state, len(words))
    flaw = _misplaced(state) or state.flaw()
    if flaw is not None:
        raise BadPosition("position-unsound", reason=flaw)
    return state


def _set_up(seats: int, options: TaichiOptions, turn: Seat) -> State:
    """An empty table in the first round."""
    lexicon = on_the_shelf(options)
    state = State(seats, options, lexicon).laid()
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
    if state.phase is Phase.TURN and not state.can_turn():
        return "no card to turn"
    return "a choice after the last card" if state.phase is Phase.CHOICE and state.is_last else None
