"""What CHANCE may do in Tai Chi Chuan, and why not."""

from typing import TypeAlias

from tablee.kernel.lottery import Choice, Lottery, Orders
from tablee.kernel.messages import Move, Refusal

from . import refusals
from .lexicon import Lexicon, LexiconMissing, find
from .moves import DrawFirst, OpenDictionary, Reshuffle, Shuffle
from .options import TaichiOptions
from .pieces import CARDS
from .table import Phase, Table

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
        lexicon = named(move.lexicon, self.options, self.lexicon)
        return lexicon is not None and lexicon.fingerprint == move.fingerprint


def on_the_shelf(options: TaichiOptions) -> Lexicon:
    """The dictionary that was asked for; the small one stands in for the complete one where that is missing (C11)."""
    try:
        return find(options.lexicon)
    except LexiconMissing:
        return find("primer")


def named(name: str, options: TaichiOptions, at_hand: Lexicon) -> Lexicon | None:
    """The dictionary of that name, if such a game may be played by it here."""
    if name == at_hand.name:
        return at_hand
    if name not in (options.lexicon, "primer"):
        return None
    try:
        return find(name)
    except LexiconMissing:
        return None


def draws(table: Table) -> Lottery[Draw]:
    """What may be drawn now; how many ways there are follows from what everybody knows."""
    match table.phase:
        case Phase.DICTIONARY:
            return Dictionaries(table.options, table.lexicon)
        case Phase.DEAL:
            return Orders(range(CARDS), CARDS, Shuffle)
        case Phase.FIRST:
            return Choice([DrawFirst(seat) for seat in range(table.seats)])
        case _:
            return Orders(sorted(table.discard), len(table.discard), Reshuffle)


def why_not_drawn(table: Table, move: Move) -> Refusal | None:
    """Why that is not what CHANCE may do now."""
    return None if move in draws(table) else REFUSALS[table.phase]()
