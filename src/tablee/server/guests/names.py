"""Names, words and chat made fit to be shown: plain text of one line, nothing that hides or turns round."""

import unicodedata
from typing import Final

NAME_LENGTH: Final = 24
LINE_LENGTH: Final = 280
WORD_LENGTH: Final = 64

JOINER: Final = "\u200d"
"""Makes one picture of the emoji before and after it; anywhere else it only makes two words look like one."""
SELECTOR: Final = "\ufe0f"
"""Shows the emoji before it in colour."""
TONES: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
"""Colours of skin, part of the emoji before them."""

FILLERS: Final = frozenset(
    (
        *"\u115f\u1160\u3164\uffa0\u2800",  # letters and a symbol that are blank
        *"\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f",  # marks that nobody sees
        *map(chr, range(0xFE00, 0xFE0F)),
        *map(chr, range(0xE0100, 0xE01F0)),
    )
)
"""Characters that show nothing and are neither blanks nor controls."""

MARKS: Final = 4
"""Combining marks that may follow each other; more is a tower of accents."""


def clean(text: str, length: int) -> str:
    """The text in NFC, without control, format, private or unassigned characters and fillers, blanks made single."""
    shown = low(unicodedata.normalize("NFC", joined("".join(map(visible, text)))))
    short = " ".join(shown.split())[:length].rstrip(f" {JOINER}")
    return short if any(unicodedata.category(char)[0] in "LNPS" for char in short) else ""


def visible(char: str) -> str:
    """What is seen of a character: itself, a blank or nothing; what holds emoji together stays for now."""
    category = unicodedata.category(char)
    if category[0] == "Z" or char in "\t\n\r":
        return " "
    return "" if char in FILLERS or (category[0] == "C" and char != JOINER) else char


def joined(text: str) -> str:
    """The text with joiners between emoji only, and selectors after emoji only."""
    kept: list[str] = []
    for char, after in zip(text, text[1:] + " ", strict=False):
        before = kept[-1] if kept else ""
        if char == JOINER and not ((is_emoji(before) or before == SELECTOR) and is_emoji(after)):
            continue
        if char == SELECTOR and not is_emoji(before):
            continue
        kept.append(char)
    return "".join(kept)


def is_emoji(char: str) -> bool:
    """Whether the character may be part of a picture."""
    return bool(char) and (unicodedata.category(char) == "So" or char in TONES or char == "\u2194")


def low(text: str) -> str:
    """The text without the upper storeys of towers of accents."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(char)
    return "".join(kept)


def clean_name(text: str) -> str:
    """A name; empty if nothing of it can be shown."""
    return clean(text, NAME_LENGTH)


def clean_line(text: str) -> str:
    """A line of chat."""
    return clean(text, LINE_LENGTH)


def clean_word(text: str) -> str:
    """A word for the shuffle."""
    return clean(text, WORD_LENGTH)


def distinct(name: str, others: frozenset[str]) -> str:
    """The name, with a number if one of the others at the table could be taken for it."""
    taken = {alike(other) for other in others}
    number = 1
    found = name
    while found and alike(found) in taken:
        number += 1
        found = f"{name[: NAME_LENGTH - len(str(number)) - 1].rstrip(f' {JOINER}')} {number}"
    return found


def alike(name: str) -> str:
    """What a name looks like at a glance: capitals, widths and styles of letters make no difference."""
    return unicodedata.normalize("NFKC", name).casefold()
