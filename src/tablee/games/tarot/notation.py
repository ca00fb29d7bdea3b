"""How the moves of Tarot décalé are read from text; `str(move)` writes them."""

from collections.abc import Sequence

from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Move

from .deck import DECK
from .moves import ALONE, BETS, CALLS, DIPLOMA_NAMES, PASS, PLAYS, Announce, Cut, Draw, Shuffle
from .pieces import CARD_OF


def parse(text: str) -> Move:
    """The move of that notation: `blP`, `A7`, `EX`, `cut 20`, `pass`, `bet bac`, `call vert`, `announce loose`."""
    words = text.split()
    move = _move([word.lower() for word in words])
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
