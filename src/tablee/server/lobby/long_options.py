"""Long texts among the options, such as a deck of one's own, go by a mark.

A frame of the socket is short, and all are told the options whenever the table changes. So a long text is handed in
over HTTP and put on the shelf; from then on its mark stands for it wherever options are told or chosen. The store and
the record keep the text itself.
"""

from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from tablee.server.lobby.seating import OptionValue

LONG: Final = 120
"""Texts of more letters go by their mark."""
SIGN: Final = "§"
MOST: Final = 4_000_000
"""Letters that the shelf holds; the oldest texts go first."""


@lru_cache(maxsize=256)  # told whenever a table changes
def mark(text: str) -> str:
    """What a long text goes by."""
    return SIGN + sha256(text.encode()).hexdigest()[:24]


def shortened(options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options as they are told."""
    return {
        name: mark(value) if isinstance(value, str) and len(value) > LONG else value for name, value in options.items()
    }


class Shelf:
    """Texts that were handed in and not yet chosen."""

    def __init__(self) -> None:
        self.texts: OrderedDict[str, str] = OrderedDict()
        self.letters = 0

    def keep(self, options: Mapping[str, OptionValue]) -> None:
        """Put the long texts of these options on the shelf."""
        for value in options.values():
            if isinstance(value, str) and len(value) > LONG and mark(value) not in self.texts:
                self.texts[mark(value)] = value
                self.letters += len(value)
        while self.letters > MOST:
            _, gone = self.texts.popitem(last=False)
            self.letters -= len(gone)

    def restored(self, options: Mapping[str, OptionValue], before: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The options that were meant: a mark is the text on the shelf, or the one chosen before."""
        known = {mark(value): value for value in before.values() if isinstance(value, str) and len(value) > LONG}
        return {
            name: self.texts.get(value) or known.get(value, value) if isinstance(value, str) else value
            for name, value in options.items()
        }
