"""How the moves of Tai Chi Chuan are read from text; `str(move)` writes them."""

from collections.abc import Sequence
from typing import Final

from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Move
from tablee.kernel.sayings import bare, understood

from .moves import (
    GIVE_UP,
    JOIN,
    NO,
    STAY_OUT,
    STOP,
    TURN,
    YES,
    DrawFirst,
    Insist,
    OpenDictionary,
    Pick,
    Reshuffle,
    Say,
    Shuffle,
    Take,
)
from .pieces import CARDS, SYMBOLS

PLAIN: dict[tuple[str, ...], Move] = {
    ("turn",): TURN,
    ("stop",): STOP,
    ("give-up",): GIVE_UP,
    ("join",): JOIN,
    ("stay-out",): STAY_OUT,
    ("vote", "yes"): YES,
    ("vote", "no"): NO,
}
"""The moves that are always written the same."""


SAID: Final = {
    **dict.fromkeys(("je", "j'", "m'", "le", "la", "l'", "la", "une", "carte", "mot"), ""),
    **dict.fromkeys(("retourner", "retourne", "tourner", "tourne", "encore"), "turn"),
    **dict.fromkeys(("arreter", "arrete", "m'arrete", "s'arreter"), "stop"),
    **dict.fromkeys(("abandonner", "abandonne", "renoncer", "renonce"), "give-up"),
    **dict.fromkeys(("defier", "defie", "relever", "releve", "rejoindre", "participer"), "join"),
    **dict.fromkeys(("laisser", "laisse", "passer", "passe"), "stay-out"),
    **dict.fromkeys(("prendre", "prends", "prend"), "take"),
    **dict.fromkeys(("choisir", "choisis"), "pick"),
    "dire": "say",
    "dis": "say",
    "insister": "insist",
    "insiste": "insist",
    "voter": "vote",
    "oui": "yes",
    "non": "no",
    "yinyang": "yin-yang",
    "parasol": "ombrelle",
}
"""What people say in French."""


def parse(text: str) -> Move:
    """The move of that notation: `turn`, `say satellite`, `insist zythum`, `stop`, `join`, `take lotus`, `pick 7`…

    As people say it in French is understood too.
    """
    verb, _, rest = text.strip().partition(" ")
    move = _spoken(SAID.get(bare(verb), verb.lower()), rest.strip()) or _move(understood(text, SAID))
    if move is None:
        raise BadNotation("notation-taichi", text=text)
    return move


def _spoken(verb: str, word: str) -> Move | None:
    """A word that is said; its capitals and accents are kept."""
    if not word:
        return None
    return Say(word) if verb == "say" else Insist(word) if verb == "insist" else None


def _move(words: Sequence[str]) -> Move | None:
    """The move, or None if the words are none."""
    match words:
        case ["dictionary", lexicon, fingerprint]:
            return OpenDictionary(lexicon, fingerprint)
        case ["shuffle", *cards] if _are_cards(cards):
            return Shuffle(tuple(map(int, cards)))
        case ["reshuffle", *cards] if _are_cards(cards):
            return Reshuffle(tuple(map(int, cards)))
        case ["first", seat] if seat.isdecimal() and len(seat) < 3:
            return DrawFirst(int(seat))
        case ["take", symbol] if symbol in SYMBOLS:
            return Take(SYMBOLS.index(symbol))
        case ["pick", card] if _are_cards([card]):
            return Pick(int(card))
        case _:
            return PLAIN.get(tuple(words))


def _are_cards(words: Sequence[str]) -> bool:
    """Whether the words are numbers of cards."""
    return all(word.isdecimal() and len(word) < 4 and int(word) < CARDS for word in words)
