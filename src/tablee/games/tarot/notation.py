"""How the moves of Tarot décalé are read from text; `str(move)` writes them."""

from collections.abc import Sequence
from typing import Final

from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Move
from tablee.kernel.sayings import understood

from .deck import DECK
from .moves import ALONE, BETS, CALLS, DIPLOMA_NAMES, PASS, PLAYS, Announce, Cut, Draw, Shuffle
from .pieces import CARD_OF

SAID: Final = {
    **dict.fromkeys(("je", "j'", "le", "la", "au", "a", "un", "une", "the", "i"), ""),
    **dict.fromkeys(("passe", "passer", "pas"), "pass"),
    **dict.fromkeys(("pari", "parie", "parier", "vise", "viser"), "bet"),
    **dict.fromkeys(("appel", "appelle", "appeler"), "call"),
    **dict.fromkeys(("coupe", "couper"), "cut"),
    **dict.fromkeys(("seul", "seule"), "alone"),
    **dict.fromkeys(("annonce", "annoncer"), "announce"),
    "rien": "nothing",
    "baccalaureat": "bac",
    "blue": "bleu",
    "green": "vert",
    "purple": "violet",
}
"""What people say, in French and in English."""


def parse(text: str) -> Move:
    """The move of that notation: `blP`, `A7`, `EX`, `cut 20`, `pass`, `bet bac`, `call vert`, `announce loose`.

    As people say it is understood too: `couper 20`, `je passe`, `pari bac`, `appel vert`.
    """
    move = _move(understood(text, SAID))
    if move is None:
        raise BadNotation("notation-tarot", text=text)
    return move


def _move(words: Sequence[str]) -> Move | None:
    """The move, or None if the words are none."""
    match words:
        case [code] if code.upper() in CARD_OF:
            return PLAYS[CARD_OF[code.upper()]]
        case ["pass"]:
            return PASS
        case ["alone"]:
            return ALONE
        case ["bet", name] if name in DIPLOMA_NAMES.values():
            return next(bet for bet in BETS if DIPLOMA_NAMES[bet.diploma] == name)
        case ["call", school] if school in DECK.schools:
            return CALLS[DECK.schools.index(school)]
        case ["cut", at] if at.isascii() and at.isdigit() and len(at) < 4:
            return Cut(int(at))
        case ["announce", *claims]:
            return _announcement(claims)
        case ["draw" | "shuffle" as what, *codes]:
            cards = _cards(codes)
            return None if cards is None else (Draw(cards) if what == "draw" else Shuffle(cards))
        case _:
            return None


def _announcement(words: Sequence[str]) -> Move | None:
    """The bonuses claimed, in any order: `cool` with its cards, `loose`, `strike`; or `nothing`."""
    if list(words) == ["nothing"]:
        return Announce()
    claims = [word for word in words if word in ("cool", "loose", "strike")]
    cards = _cards([word for word in words if word not in claims])
    if not claims or cards is None or bool(cards) != ("cool" in claims) or len(set(claims)) < len(claims):
        return None
    return Announce(tuple(sorted(cards)), "loose" in claims, "strike" in claims)


def _cards(codes: Sequence[str]) -> tuple[int, ...] | None:
    """The cards of those codes, or None if one is no card."""
    if any(code.upper() not in CARD_OF for code in codes):
        return None
    return tuple(CARD_OF[code.upper()] for code in codes)
