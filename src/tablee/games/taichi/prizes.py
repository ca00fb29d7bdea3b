"""How a round ends (C15-C25): who takes which cards, what is discarded, and whether the game is over."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Outcome, Refusal
from tablee.kernel.seats import NOBODY, Seat
from tablee.kernel.sheet import best

from . import events as said
from . import refusals
from .afterwards import could_have_said
from .judge import spent
from .moves import Pick, Take
from .phases import Phase
from .pieces import most_frequent, of_symbol, symbols_among
from .words import NO_CARD, Round

if TYPE_CHECKING:
    from .rules import State

# What may be taken


def takes(state: "State") -> tuple[Take, ...]:
    """The symbols that may be taken, those with most cards first."""
    symbols = sorted(state.symbols, key=lambda symbol: -len(of_symbol(state.shown, symbol)))
    return tuple([Take(symbol) for symbol in symbols])


def why_not_take(state: "State", move: Move) -> Refusal | None:
    """Why that may not be taken (C17, C19, C20)."""
    if not isinstance(move, Take):
        return refusals.must_take()
    if move.symbol in state.symbols:
        return None
    return refusals.not_the_most_frequent() if of_symbol(state.shown, move.symbol) else refusals.not_shown()


def why_not_pick(state: "State", move: Move) -> Refusal | None:
    """Why that card may not be taken (C15)."""
    if not isinstance(move, Pick):
        return refusals.must_pick()
    return None if move.card in state.shown else refusals.not_on_the_table()


# A symbol each (C17, C19, C20, C24)


def take_most_frequent(state: "State", tell: Tell | None) -> None:
    """Unchallenged, the active player takes the most frequent symbol, of choice if there are several (C17)."""
    state.takers = (state.turn,)
    _offer(state, most_frequent(state.shown), tell)


def take_any(state: "State", takers: tuple[Seat, ...], tell: Tell | None) -> None:
    """Each in turn takes the cards of a symbol of choice (C19, C20, C24)."""
    state.takers = takers
    _offer(state, symbols_among(state.shown), tell)


def _offer(state: "State", symbols: tuple[int, ...], tell: Tell | None) -> None:
    """The next player chooses; where there is one symbol, it is taken without asking."""
    state.symbols = symbols
    if len(symbols) > 1:
        state.ask(Phase.TAKE, state.takers[0])
    else:
        take(state, symbols[0], tell)


def take(state: "State", symbol: int, tell: Tell | None) -> None:
    """All shown cards of the symbol, on the pile in the order shown (C16); then the next player, if any."""
    seat = state.takers[0]
    cards = of_symbol(state.shown, symbol)
    _give(state, seat, cards)
    if tell:
        tell(said.SymbolTaken(seat, symbol, cards))
    state.takers = state.takers[1:]
    if state.takers and state.shown:
        _offer(state, symbols_among(state.shown), tell)
    else:
        end_round(state, tell)


# A card each (C15)


def pick_each(state: "State", tell: Tell | None) -> None:
    """Those who have found a word take a card each, in turn order (C15)."""
    state.takers = state.found
    _next_pick(state, tell)


def _next_pick(state: "State", tell: Tell | None) -> None:
    """The next player chooses; the last card is taken without asking."""
    if not (state.takers and state.shown):
        end_round(state, tell)
    elif len(state.shown) > 1:
        state.ask(Phase.PICK, state.takers[0])
    else:
        pick(state, state.shown[0], tell)


def pick(state: "State", card: int, tell: Tell | None) -> None:
    """A shown card goes face down on a pile (C15)."""
    seat = state.takers[0]
    _give(state, seat, (card,))
    if tell:
        tell(said.CardPicked(seat, card))
    state.takers = state.takers[1:]
    _next_pick(state, tell)


def _give(state: "State", seat: Seat, cards: Sequence[int]) -> None:
    """Shown cards go on a pile."""
    state.won[seat] += cards
    state.shown = [card for card in state.shown if card not in cards]


# Stakes


def return_stake(state: "State", seat: Seat, tell: Tell | None) -> None:
    """A stake goes back on top of its pile (C20, C23)."""
    state.won[seat].append(state.stakes[seat])
    state.stakes[seat] = NO_CARD
    if tell:
        tell(said.StakeReturned(seat))


def lose_stakes(state: "State", tell: Tell | None) -> None:
    """Every stake still on the table is discarded, face up (C21)."""
    for seat in state.rivals():
        card = state.stakes[seat]
        state.discard.append(card)
        state.stakes[seat] = NO_CARD
        if tell:
            tell(said.StakeLost(seat, card))


# The end of a round, and of the game


def end_round(state: "State", tell: Tell | None) -> None:
    """What is left is discarded; the turn passes to the left (C15, C22), or the game ends (C23, C24)."""
    if state.shown and tell:
        tell(said.Discarded(tuple(state.shown)))
    state.discard += state.shown
    if tell:
        tell(_afterthought(state))
    state.last = Round(state.turn, state.letters, state.words)
    ending = "no-cards" if state.exhausted else "last-card" if state.is_last else None
    clear(state)
    if ending is None:
        begin_round(state, (state.turn + 1) % state.seats, tell)
    else:
        _end(state, ending, tell)


def _afterthought(state: "State") -> said.RoundEnded:
    """What one could have said: computed only where somebody listens."""
    could = could_have_said(state.lexicon, state.letters, spent(state.edition, state.lexicon, state.words))
    return said.RoundEnded(state.turn, could.possible, could.longest, could.prettiest)


def clear(state: "State") -> None:
    """Nothing of the round lies on the table any more."""
    state.shown = []
    state.letters = ()
    state.words = ()
    state.misses = ()
    state.found = NOBODY
    state.takers = NOBODY
    state.symbols = ()
    state.racing = 0
    state.asked = [0] * state.seats


def begin_round(state: "State", seat: Seat, tell: Tell | None) -> None:
    """That player turns the first card (C5). If there is none, and nothing to shuffle, the game ends (C23)."""
    state.turn = seat
    if not (state.pile or state.discard):
        if tell:
            tell(said.NothingLeft())
        _end(state, "no-cards", tell)
        return
    state.round += 1
    if tell:
        tell(said.RoundBegun(seat, state.round))
    state.ask(Phase.TURN, seat)


def _end(state: "State", reason: str, tell: Tell | None) -> None:
    """Most won cards win; equals share (C25)."""
    scores = tuple([len(pile) for pile in state.won])
    winners = best(scores)
    state.outcome = Outcome(scores, winners, reason)
    state.ask(Phase.OVER)
    if tell:
        tell(said.GameWon(winners, scores, "no-cards" if reason == "no-cards" else "last-card"))
