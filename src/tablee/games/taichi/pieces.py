"""The cards of Tai Chi Chuan (C1, C2): letters and a symbol.

A card is a number: its place in the deck file, so that the fifteen cards of a symbol follow each other. A set of cards
is an int, one bit a card.
"""

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

SYMBOLS: Final = ("ombrelle", "yin-yang", "lotus")
"""The symbols (C1): a symbol is its place here."""

OF_EACH: Final = 15
"""Cards of each symbol."""

CARDS: Final = OF_EACH * len(SYMBOLS)


def _deck() -> tuple[str, ...]:
    """The letters of each card, as the deck file lists them."""
    lists = tomllib.loads((files(__package__) / "deck.toml").read_text(encoding="utf-8"))
    return tuple(letters for symbol in SYMBOLS for letters in lists[symbol])


LETTERS: Final = _deck()
"""The letter of each card, or the two it may count as (C8)."""

assert len(LETTERS) == CARDS

ALL: Final = (1 << CARDS) - 1


def symbol_of(card: int) -> int:
    """The symbol of a card."""
    return card // OF_EACH


def letters_of(cards: Iterable[int]) -> tuple[str, ...]:
    """The letters of cards: what a word must have."""
    return tuple([LETTERS[card] for card in cards])


def of_symbol(cards: Iterable[int], symbol: int) -> tuple[int, ...]:
    """The cards of that symbol, in the order given."""
    return tuple([card for card in cards if card // OF_EACH == symbol])


def symbols_among(cards: Iterable[int]) -> tuple[int, ...]:
    """The symbols of cards, each once."""
    return tuple(sorted({card // OF_EACH for card in cards}))


def most_frequent(cards: Iterable[int]) -> tuple[int, ...]:
    """The symbols that most of the cards have (C17)."""
    counts = [0] * len(SYMBOLS)
    for card in cards:
        counts[card // OF_EACH] += 1
    most = max(counts)
    return tuple([symbol for symbol, count in enumerate(counts) if most and count == most])
