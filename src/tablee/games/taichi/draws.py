"""What CHANCE may do in Tai Chi Chuan, and why not: lay the dictionary there (C11), deal (C3), draw who starts (C4),
shuffle the discard (C23)."""

from typing import TYPE_CHECKING, TypeAlias

from tablee.kernel.lottery import Choice, Lottery, Orders
from tablee.kernel.messages import Move, Refusal

from . import refusals
from .lexicon import Lexicon, LexiconMissing, find
from .moves import DrawFirst, OpenDictionary, Reshuffle, Shuffle
from .options import TaichiOptions
from .phases import Phase
from .pieces import CARDS

if TYPE_CHECKING:
    from .rules import State

Draw: TypeAlias = OpenDictionary | Shuffle | DrawFirst | Reshuffle

REFUSALS = {
    Phase.DICTIONARY: refusals.another_dictionary,
    Phase.DEAL: refusals.not_a_shuffle,
    Phase.FIRST: refusals.not_a_start,
    Phase.RESHUFFLE: refusals.not_a_reshuffle,
}


class Dictionaries(Lottery[OpenDictionary]):
    """The dictionary of this house, and no choice; a record may name another one that is here too."""

    size = 1

    def __init__(self, options: TaichiOptions, lexicon: Lexicon) -> None:
        self.options = options
        self.lexicon = lexicon

    def at(self, rank: int) -> OpenDictionary:
        return OpenDictionary(self.lexicon.name, self.lexicon.fingerprint)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, OpenDictionary):
            return False
        return named(move.lexicon, move.fingerprint, self.options) is not None


def on_the_shelf(options: TaichiOptions) -> Lexicon:
    """The dictionary that was asked for; the small one stands in for the complete one where that is missing (C11)."""
    try:
        return find(options.lexicon)
    except LexiconMissing:
        return find("primer")


def named(name: str, fingerprint: str, options: TaichiOptions) -> Lexicon | None:
    """The dictionary of that name and fingerprint, if such a game may be played by it and it is here."""
    if name not in (options.lexicon, "primer"):
        return None
    try:
        return find(name, fingerprint) if fingerprint else None
    except LexiconMissing:
        return None


def draws(state: "State") -> Lottery[Draw]:
    """What may be drawn now; how many ways there are follows from what everybody knows."""
    match state.phase:
        case Phase.DICTIONARY:
            return Dictionaries(state.options, state.lexicon)
        case Phase.DEAL:
            return Orders(range(CARDS), CARDS, Shuffle)
        case Phase.FIRST:
            return Choice([DrawFirst(seat) for seat in range(state.seats)])
        case _:
            return Orders(sorted(state.discard), len(state.discard), Reshuffle)


def why_not_drawn(state: "State", move: Move) -> Refusal | None:
    """Why that is not what CHANCE may do now."""
    if move in draws(state):
        return None
    if isinstance(move, OpenDictionary) and state.phase is Phase.DICTIONARY:
        return refusals.another_dictionary(move.fingerprint[:16])
    return REFUSALS[state.phase]()
