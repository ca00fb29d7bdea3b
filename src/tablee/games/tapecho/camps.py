"""The two camps (P4): what a host may call them, and what keeps the smaller one from getting more than its share.

`women` and `men` are how the code names the two; at the table they may be the moon and the sun, or whatever a host
has written: `Chats/Chiens`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.kernel.sets import cards_of

from .pieces import HAND, MEN, WOMEN, Pack

READY: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "moon-sun": {"fr": ("Lune", "Soleil"), "en": ("Moon", "Sun")},
    "cherry-blueberry": {"fr": ("Cerise", "Myrtille"), "en": ("Cherry", "Blueberry")},
}
"""Pairs of names that are ready, in the languages of the house."""

BETWEEN: Final = "/"
"""Stands between two names that a host has written."""

LONGEST_NAME: Final = 16

SYMBOLS: Final = ("■", "●", "◐")
"""What the camps, and both together, are shown by where they are not women and men."""


def written(names: str) -> tuple[str, ...]:
    """The names as a host has written them; two, if they are well written."""
    return tuple(name.strip() for name in names.split(BETWEEN))


def are_names(names: str) -> bool:
    """Whether the camps can be called so: a pair that is ready, or two short words, each on one line."""
    if names in READY:
        return True
    pair = written(names)
    if len(pair) != 2 or pair[WOMEN].casefold() == pair[MEN].casefold():
        return False
    return all(0 < len(name) <= LONGEST_NAME and name.isprintable() for name in pair)


def called(names: str | None, lang: str) -> dict[str, str]:
    """What the camps are called, by message, where they are not women and men; and what they are shown by."""
    if names is None:
        return {}
    ready = READY.get(names)
    pair = written(names) if ready is None else ready.get(lang, ready["en"])
    symbols = {f"camp-{camp}.symbol": symbol for camp, symbol in enumerate(SYMBOLS)}
    return symbols | {f"camp-{camp}": pair[camp] for camp in (WOMEN, MEN)}


def set_aside(pack: Pack, camps: Sequence[int]) -> tuple[int, ...]:
    """The cards that stay in the box at an odd table (P4): of the handicaps for the smaller camp alone, one in three at
    five, one in four at seven, one in five at nine, so that nobody there may get more of them than in the larger one.
    Every third card, every fourth, every fifth, by their numbers; fewer, where a deck is so small that all are needed.
    """
    if len(camps) % 2 == 0:
        return ()
    larger = (len(camps) + 1) // 2
    smaller = MEN if 2 * sum(camps) < len(camps) else WOMEN
    own = [card for card in cards_of(pack.handicaps) if pack.cards[card].camp == smaller]
    spare = pack.size - HAND * len(camps) - 1
    return tuple(own[larger - 1 :: larger][: max(0, spare)])
