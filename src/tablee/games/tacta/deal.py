"""Before the first card: families are drawn (A12) and exchanged (A14), packs shuffled (A4), and somebody starts (A5)
or all at once (A16)."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.messages import Move, Refusal
from tablee.kernel.seats import CHANCE, CHANCE_ACTS, ONLY, Seat

from . import events as said
from . import refusals
from .draws import foremost
from .match import NO_TURNS
from .moves import EXCHANGES, Exchange
from .phases import Phase

if TYPE_CHECKING:
    from .rules import State


def why_not_exchange(move: Move) -> Refusal | None:
    """A family to give, and another one to keep (A14)."""
    if not isinstance(move, Exchange):
        return refusals.must_exchange()
    return None if move in EXCHANGES else refusals.same_family()


def draw_families(state: "State", order: tuple[int, ...], tell: Tell | None) -> None:
    """The order of the families on a small table (A12)."""
    state.match = replace(state.match, order=order)
    if tell:
        tell(said.FamiliesDrawn(order))
    begin_round(state)


def begin_round(state: "State") -> None:
    """Families are exchanged (A14), or the packs are shuffled at once (A4).

    The cards of the round before lie on the table until then, for everybody to look at.
    """
    state.choices = {}
    state.dealt = 0
    state.turn = NO_TURNS
    if state.match.options.sabotage:
        state.phase = Phase.EXCHANGE
        state.acting = state.match.playing
    else:
        state.phase = Phase.SHUFFLE
        state.acting = CHANCE_ACTS


def exchange(state: "State", seat: Seat, choice: Exchange, tell: Tell | None) -> None:
    """A camp has chosen (A14): the first word of either partner counts, and chance speaks for the late."""
    match = state.match
    camp = _undecided(state)[0] if seat == CHANCE else match.camp(seat)
    team = match.members(camp)
    state.choices[camp] = choice
    if tell:
        tell(said.ExchangeChosen(team[0] if seat == CHANCE else seat, team, choice.give, choice.keep))
    if not _undecided(state):
        _reveal(state, tell)
    elif seat != CHANCE:
        state.acting = tuple(other for other in state.acting if other not in team)


def _undecided(state: "State") -> list[int]:
    """The camps that have not chosen yet."""
    return [camp for camp in state.match.camps if camp not in state.choices]


def _reveal(state: "State", tell: Tell | None) -> None:
    """Everybody sees what is given and kept; then the packs are shuffled."""
    match = state.match
    if tell:
        for camp in match.camps:
            choice, left = state.choices[camp], match.beside(camp, 1)
            tell(said.Exchanged(match.members(camp), match.members(left), choice.give, choice.keep))
    state.phase = Phase.SHUFFLE
    state.acting = CHANCE_ACTS


def shuffle(state: "State", order: tuple[int, ...], tell: Tell | None) -> None:
    """A pack becomes a closed pile, or one for each partner (A4, A13)."""
    match = state.match
    if state.dealt == 0:
        state.clear()
        if tell:
            tell(said.RoundBegun(match.number, match.playing, match.families))
    team = match.members(match.camps[state.dealt])
    share = len(order) // len(team)
    for place, seat in enumerate(team):
        state.piles[seat] = order[place * share : (place + 1) * share]
        if tell:
            tell(said.PileDealt(seat, share, state.ends(seat)))
    state.dealt += 1
    if state.dealt == len(match.camps):
        _begin_cards(state, tell)


def _begin_cards(state: "State", tell: Tell | None) -> None:
    """Everybody holds a pile: a countdown (A16), or somebody starts (A5)."""
    if state.match.options.free:
        state.phase = Phase.COUNTDOWN
        state.acting = state.match.playing
        return
    starters = foremost(state)
    if len(starters) == 1:
        begin_turns(state, starters[0], tell)
    else:
        state.phase = Phase.FIRST


def begin_turns(state: "State", first: Seat, tell: Tell | None) -> None:
    """That player lays the first card (A5)."""
    state.phase = Phase.PLAY
    state.first = state.turn = first
    state.acting = ONLY[first]
    if tell:
        tell(said.Starts(first))


def say_ready(state: "State", seat: Seat, tell: Tell | None) -> None:
    """Nobody waits for the clock when all are ready (A16)."""
    state.ready |= 1 << seat
    state.acting = tuple(other for other in state.acting if other != seat)
    if tell:
        tell(said.SaidReady(seat))
    if not state.acting:
        go(state, tell)


def go(state: "State", tell: Tell | None) -> None:
    """All play at once (A16)."""
    state.phase = Phase.PLAY
    state.acting = state.match.playing
    if tell:
        tell(said.Go())
