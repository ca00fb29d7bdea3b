"""How people say moves, put as they are written down."""

import unicodedata
from collections.abc import Mapping


def bare(text: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def understood(text: str, said: Mapping[str, str]) -> list[str]:
    """The words of a text in small letters without accents, those that people say put as they are written down.

    A word that is put as nothing is left out: `je passe` is `pass`.
    """
    words = bare(text.replace("’", "'")).replace("j'", "j' ").split()
    return [word for word in (said.get(word, word) for word in words) if word]
