"""The codes of tables: short, easy to read aloud and to type."""

import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKMNPQRTVWXZ"
"""Capitals that are not taken for one another; no vowels, so no words, and none that would be rude."""
LENGTH: Final = 6


def new_code() -> str:
    """A code nobody could foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """The code somebody typed, in any case; None if it cannot be one."""
    code = text.strip().upper()
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else None


def numbered(text: str, count: int) -> int | None:
    """Which of so many, counted from 0, the text means; None unless it is written as we would write it."""
    return {str(number): number for number in range(count)}.get(text)
