"""The word of the day (le mot du jour): alone, the same cards for everybody on a date; how far do you get?

The cards of a date follow from it by the committed shuffle of the house: seed `seed_from("mot du jour " + date)`, the
first draw, an order of the 45 cards (`kernel/fairness.py`). So anybody can check that they are the same everywhere.

There is no clock and no challenge: say a word for the first card, and another is turned; the words are judged as at
the table (C5-C11). It ends when one gives up. A day is a value: whoever keeps it need only keep its date and the words.
"""

import re
from calendar import monthrange
from collections.abc import Sequence
from math import factorial
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tablee.kernel.errors import TableeError
from tablee.kernel.fairness import promise, seed_from
from tablee.kernel.lottery import unranked

from .draws import on_the_shelf
from .judge import LONGEST, judged
from .lexicon import Lexicon, find
from .options import SECOND, TaichiOptions
from .pieces import CARDS, letters_of, symbol_of
from .words import Miss, Word

STRICT: Final = TaichiOptions()
"""Main entries only; nobody is there to vote."""

SQUARES: Final = ("🟧", "🟦", "🟥")
"""A square for each symbol, as the cards are coloured."""

STOPPED: Final = "⬛"
"""The card that was too much."""


class Day(Struct, frozen=True):
    """How far somebody has got on a date."""

    date: str
    """Such as 2026-11-16."""
    dictionary: str
    """The dictionary that judges: `complete` or `primer`."""
    order: tuple[int, ...]
    """The cards of the day; those not yet turned are for nobody's eyes."""
    words: tuple[Word, ...] = ()
    """The words that counted, one a card."""
    misses: int = 0
    """How many words did not count."""
    is_over: bool = False
    """Whether one has given up, or has found a word for every card there is."""

    @property
    def shown(self) -> tuple[int, ...]:
        """The cards on the table: one more than words, unless it is over by a miracle."""
        return self.order[: len(self.words) + 1]

    @property
    def letters(self) -> tuple[str, ...]:
        """What the next word must have."""
        return letters_of(self.shown)

    @property
    def edition(self) -> int:
        """By which edition of the rules words are judged: the newest."""
        return SECOND

    @property
    def options(self) -> TaichiOptions:
        """How strictly words are judged."""
        return STRICT

    @property
    def lexicon(self) -> Lexicon:
        """The dictionary."""
        return find(self.dictionary)


def start(date: str) -> Day:
    """The first card of a date; TableeError if the text is no date."""
    if not is_date(date):
        raise TableeError("daily-date", text=date)
    return Day(date, on_the_shelf(STRICT).name, cards_of_the_day(date))


def is_date(text: str) -> bool:
    """Whether a text is a day of the calendar, written as 2026-11-16."""
    if not re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])-\d\d", text, re.ASCII) or text < "0001":
        return False
    year, month, day = map(int, text.split("-"))
    return 1 <= day <= monthrange(year, month)[1]


def cards_of_the_day(date: str) -> tuple[int, ...]:
    """The order of the cards on a date."""
    below = promise(seed_from(f"mot du jour {date}")).draws(0)
    return unranked(range(CARDS), CARDS, below(factorial(CARDS)))


def say(day: Day, text: str) -> tuple[Day, Word | Miss]:
    """Say a word: what follows, and the word or why it does not count. TableeError if there is nothing to judge."""
    word = text.strip()
    if day.is_over or not word or not word.isprintable() or len(word) > LONGEST:
        raise TableeError("daily-word", most=LONGEST)
    verdict = judged(day, 0, word)
    if isinstance(verdict, Miss):
        return replace(day, misses=day.misses + 1), verdict
    after = replace(day, words=(*day.words, verdict))
    return replace(after, is_over=len(after.words) == CARDS), verdict


def give_up(day: Day) -> Day:
    """End it there."""
    return replace(day, is_over=True)


def recalled(date: str, words: Sequence[str]) -> Day:
    """The day on which these words have been said, good and bad: for whoever keeps only them."""
    day = start(date)
    for word in words:
        day, _ = say(day, word)
    return day


def furthest(day: Day) -> int:
    """How many cards of the day the dictionary has a word for, families aside."""
    for count in range(1, CARDS + 1):
        if not day.lexicon.solutions(letters_of(day.order[:count])):
            return count - 1
    return CARDS


def squares(day: Day) -> str:
    """The result without a single letter: a square for each card that found its word, and the one that did not."""
    found = "".join(SQUARES[symbol_of(card)] for card in day.order[: len(day.words)])
    return found if len(day.words) == CARDS else found + STOPPED
