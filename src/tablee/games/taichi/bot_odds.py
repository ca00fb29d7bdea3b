"""What a player with a vocabulary can hope for: from the view, the dictionary, and the cards not yet seen.

Nobody knows where an unseen card is: in the draw pile, under somebody's elbow, among the stakes. So the next card is
any of them, each as likely; the odds are counted over all of them, one query for each kind of letters.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.kernel.sets import cards_of, mask

from .judge import spent
from .lexicon import Lexicon, Solutions, find
from .pieces import ALL, LETTERS, OF_EACH, SYMBOLS
from .view import TaichiView


class Mind(NamedTuple):
    """What a player knows, and how quickly it comes to them."""

    words: int
    """The vocabulary: so many of the most common main entries."""
    share: float
    """Of a small dictionary, no more than this part."""
    recall: float
    """The chance that one fitting word, known to the player, comes to mind in time."""


EASY: Final = Mind(6_000, 0.45, 0.22)
STEADY: Final = Mind(12_000, 0.75, 0.35)
SHARP: Final = Mind(24_000, 1.0, 0.55)


def vocabulary(mind: Mind, lexicon: Lexicon) -> int:
    """How many words of that dictionary the player knows."""
    return min(mind.words, round(mind.share * len(lexicon)))


def known(view: TaichiView, mind: Mind, letters: Sequence[str]) -> Solutions:
    """The words for those letters that the player knows, no kin of those said before."""
    lexicon = find(view.lexicon, view.fingerprint)
    said = spent(view.edition, lexicon, view.words)
    return lexicon.solutions(letters, said).within(vocabulary(mind, lexicon))


def chance(mind: Mind, count: int) -> float:
    """How likely one of so many known words comes to mind."""
    return 1.0 - (1.0 - mind.recall) ** count


class Outlook(NamedTuple):
    """What the next card may bring, on average over all that it may be."""

    found: float
    """The chance to find a word for it."""
    most: float
    """How many cards the most frequent symbol then has."""
    second: float
    """How many the next one has."""
    gained: float
    """How many cards the most frequent symbol has where a word is found, and none where not."""


def unseen(view: TaichiView) -> tuple[int, ...]:
    """The cards that lie face down somewhere."""
    return cards_of(ALL & ~mask((*view.shown, *view.discard, *view.away)))


def outlook(view: TaichiView, mind: Mind) -> Outlook:
    """The odds over the next card."""
    cards = unseen(view)
    if not cards:
        return Outlook(0.0, 0.0, 0.0, 0.0)
    letters = view.letters
    hope = {kind: chance(mind, known(view, mind, (*letters, kind)).count) for kind in {LETTERS[card] for card in cards}}
    found = most = second = gained = 0.0
    for (kind, symbol), times in Counter((LETTERS[card], card // OF_EACH) for card in cards).items():
        first, then = ranked(view, symbol)
        found += times * hope[kind]
        most += times * first
        second += times * then
        gained += times * hope[kind] * first
    return Outlook(*(total / len(cards) for total in (found, most, second, gained)))


def ranked(view: TaichiView, symbol: int | None = None) -> tuple[int, int]:
    """How many cards the most frequent symbol has and the next one; with one more card of that symbol, if any."""
    counts = [0] * len(SYMBOLS)
    for card in view.shown:
        counts[card // OF_EACH] += 1
    if symbol is not None:
        counts[symbol] += 1
    ordered = sorted(counts, reverse=True)
    return ordered[0], ordered[1]


def first_of(racers: int, found: float) -> float:
    """The chance to be the fastest of so many who each find a word with that chance."""
    return (1.0 - (1.0 - found) ** racers) / racers
