"""How words are compared: as they are spelt (small letters, ligatures opened), and as cards show them (A–Z)."""

import unicodedata
from typing import Final

LIGATURES: Final = {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"}
"""Letters that Unicode does not take apart."""

JOINTS: Final = "-‐‑'’ʼ"
"""Hyphens and apostrophes: part of a spelling, absent from the cards."""


def plain(letter: str) -> str:
    """A letter without its accents, as a capital."""
    opened = unicodedata.normalize("NFD", LIGATURES.get(letter, letter))
    return "".join(mark for mark in opened if not unicodedata.combining(mark)).upper()


FOLD: Final = {
    **{code: plain(chr(code)) for code in (*range(0x61, 0x7B), *range(0xC0, 0x250)) if chr(code).isalpha()},
    **dict.fromkeys(map(ord, JOINTS)),
}
"""What becomes of each letter on the way to the cards; joints vanish."""

SPELL: Final = {ord(sign): "-" for sign in "‐‑"} | {ord(sign): "'" for sign in "’ʼ"} | str.maketrans(LIGATURES)
"""One sign for each hyphen and apostrophe, two letters for a ligature."""


def folded(text: str) -> str:
    """The letters of a text as cards show them: `Cœur` is COEUR, `arc-en-ciel` is ARCENCIEL.

    Signs that are no letters of a French word stay as they are.
    """
    return (text if text.isascii() else unicodedata.normalize("NFC", text)).translate(FOLD)


def spelt(text: str) -> str:
    """A text in small letters with its accents, so that two ways of typing one spelling are equal."""
    return text.lower() if text.isascii() else unicodedata.normalize("NFC", text).translate(SPELL).lower()


def is_card_text(letters: str) -> bool:
    """Whether a folded text consists of the letters A to Z."""
    return letters.isascii() and letters.isalpha() and letters.isupper()
