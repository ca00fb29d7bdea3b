"""Whether a position could be: every card in one place, camps kept, nobody twice at the table."""

from typing import TYPE_CHECKING

from tablee.kernel.sets import mask, union

from .layings import seconds
from .phases import UNDEALT, Phase

if TYPE_CHECKING:
    from .rules import State


def flaw_of(state: "State") -> str | None:
    """What is unsound about the position; None if nothing is."""
    if state.phase in UNDEALT:
        return "cards dealt too early" if union(places(state)) else None
    if state.phase is Phase.OVER and not union(places(state)):
        return None  # time was up between two games
    return _flaw_in_places(state) or _flaw_on_table(state) or _flaw_in_action(state)


def places(state: "State") -> list[int]:
    """Every place where cards may be, as sets."""
    return [
        *state.hands,
        *state.atouts,
        *state.handicaps,
        *state.ties,
        *(1 << card for card in (*state.lying, state.foil, state.thrown) if card >= 0),
        *(1 << lay.card for lay in state.queue),
        state.discard,
        state.away,
        mask(state.pile),
    ]


def _flaw_in_places(state: "State") -> str | None:
    """Every card of the pack is in one place."""
    found = places(state)
    if len(state.pile) != len(set(state.pile)):
        return "a card twice in the pile"
    if sum(place.bit_count() for place in found) != union(found).bit_count():
        return "a card in two places"
    return None if union(found) == state.pack.all else "a card missing, or one that does not exist"


def _flaw_on_table(state: "State") -> str | None:
    """In front of each player lies what may lie there (P13, P16), and they know what is true (P17)."""
    pack = state.pack
    for seat, camp in enumerate(state.match.camps):
        if state.atouts[seat] & ~(pack.atouts & pack.fits[camp]):
            return "an atout in the wrong place"
        if state.handicaps[seat] & ~(pack.handicaps & pack.fits[camp]):
            return "a handicap in the wrong place"
        attack = state.lying[seat]
        if attack >= 0 and not (pack.attacks & pack.fits[camp]) >> attack & 1:
            return "an attack in the wrong place"
        if attack >= 0 and state.attacker[seat] < 0:
            return "an attack of nobody"
        if state.known[seat] & ~(union(state.hands) & ~state.hands[seat]):
            return "a card known to be in a hand where it is not"
    return None


def _flaw_in_action(state: "State") -> str | None:
    """What is being done can be done."""
    if state.phase in (Phase.REACT, Phase.COUNTER, Phase.SECOND) and not state.queue:
        return "nothing is being laid"
    if state.phase is Phase.SECOND and not seconds(state, state.turn, state.queue[0]):
        return "a first card without a second"
    if (state.foil >= 0) != (state.phase is Phase.COUNTER):
        return "a hors contexte that waits for nobody"
    if state.phase is Phase.KEEP and len(state.pile) < 2:
        return "two cards drawn from too small a pile"
    return "the top of an empty pile is known" if state.keeper >= 0 and not state.pile else None
