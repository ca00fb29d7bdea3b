"""What French does to small words: `de` and a name are `d’Ada`, `de` and `le carré` are `du carré`.

Texts ask for it where a name follows: `{ DE($on) }`, `{ QUE($next) }`.
"""

from collections.abc import Callable
from typing import Any, Final

ELIDING: Final = "aeiouàâäæéèêëîïôöœùûüh"
"""Letters before which a small word loses its own vowel."""
CONTRACTED: Final = {"le ": "du ", "les ": "des "}


def de(name: object) -> str:
    """`de` before a name or a thing."""
    words = str(name)
    for article, joined in CONTRACTED.items():
        if words.startswith(article):
            return joined + words.removeprefix(article)
    return f"d’{words}" if elides(words) else f"de {words}"


def que(name: object) -> str:
    """`que` before a name or a thing."""
    return f"qu’{name}" if elides(str(name)) else f"que {name}"


def elides(words: str) -> bool:
    """Whether the word before these is cut short; `y` counts as a vowel before a consonant, as in Yves."""
    first, second = words[:1].lower(), words[1:2].lower()
    return bool(second) and second not in ELIDING if first == "y" else bool(first) and first in ELIDING


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": de, "QUE": que}
