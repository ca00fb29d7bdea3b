"""Names, words and chat made fit to be shown: plain text of one line, nothing that hides or turns round."""

import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
LINE_LENGTH: Final = 280
WORD_LENGTH: Final = 64

JOINERS: Final = frozenset("\u200d\ufe0f")
"""Format characters that hold emoji together: the only ones that stay."""

MARKS: Final = 4
"""Combining marks that may follow each other; more is a tower of accents."""


def clean(text: str, length: int) -> str:
    """The text in NFC, without control, format, bidirectional, private or unassigned characters, blanks made single."""
    kept = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in ("Zs", "Zl", "Zp") or char in "\t\n\r":
            kept.append(" ")
        elif (category[0] != "C" or char in JOINERS) and marks <= MARKS:
            kept.append(char)
    short = " ".join("".join(kept).split())[:length].rstrip()
    return short if any(unicodedata.category(char)[0] in "LNPS" for char in short) else ""


def clean_name(text: str) -> str:
    """A name; empty if nothing of it can be shown."""
    return clean(text, NAME_LENGTH)


def clean_line(text: str) -> str:
    """A line of chat."""
    return clean(text, LINE_LENGTH)


def clean_word(text: str) -> str:
    """A word for the shuffle."""
    return clean(text, WORD_LENGTH)
