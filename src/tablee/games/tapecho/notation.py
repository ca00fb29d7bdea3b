"""How the moves of Tapécho are read from text; `str(move)` writes them.

A card is its number, a place at the table too: `lay 70>3` lays card 70 in front of seat 3, `lay 120>3:45` an attack
that is after card 45, `lay 70>3 +` the first of two cards.
"""

import re
from collections.abc import Sequence
from typing import Final

from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Move
from tablee.kernel.sayings import understood

from .moves import (
    PASS,
    Choose,
    Decline,
    Discard,
    DrawCamps,
    DrawContext,
    DrawFirst,
    Keep,
    Lay,
    LayFirst,
    React,
    Reshuffle,
    Shuffle,
    Swap,
)
from .pieces import LETTERS, MOST_CARDS

SAID: Final = {
    **dict.fromkeys(("je", "j'", "la", "carte"), ""),
    **dict.fromkeys(("passe", "passer"), "pass"),
    **dict.fromkeys(("pose", "poser", "joue", "jouer"), "lay"),
    **dict.fromkeys(("jette", "jeter", "defausse", "defausser"), "drop"),
    **dict.fromkeys(("garde", "garder"), "keep"),
    **dict.fromkeys(("repond", "repondre", "reponds", "reagir", "reagis"), "react"),
    **dict.fromkeys(("refuse", "refuser", "laisse", "laisser", "subir", "subis"), "decline"),
    **dict.fromkeys(("choisis", "choisir"), "choose"),
}
"""What people say in French."""


def parse(text: str) -> Move:
    """The move of that notation: `lay 12>0`, `drop 12`, `keep 33`, `react 152 70`, `decline 70`, `choose 12`…"""
    move = _move(understood(text, SAID))
    if move is None:
        raise BadNotation("notation-tapecho", text=text)
    return move


def _move(words: Sequence[str]) -> Move | None:
    """The move, or None if the words are none."""
    match words:
        case ["pass"]:
            return PASS
        case ["lay", place]:
            return _laid(place, Lay)
        case ["lay", place, "+"]:
            return _laid(place, LayFirst)
        case ["camps", letters] if re.fullmatch(f"[{LETTERS[:2]}]+", letters):
            return DrawCamps(tuple(map(LETTERS.index, letters)))
        case [verb, *rest]:
            numbers = _numbers(rest)
            return None if numbers is None else _numbered(verb, numbers)
        case _:
            return None


def _laid(place: str, kind: type[Lay] | type[LayFirst]) -> Move | None:
    """A card, in front of whom, and what it is after."""
    found = re.fullmatch(r"(\d{1,3})>(\d{1,2})(?::(\d{1,3}))?", place, re.ASCII)
    if found is None:
        return None
    card, on, pick = found.groups()
    return kind(int(card), int(on), None if pick is None else int(pick))


def _numbered(verb: str, numbers: tuple[int, ...]) -> Move | None:
    """A move that is a word and numbers."""
    match verb, numbers:
        case "drop", (card,):
            return Discard(card)
        case "keep", (card,):
            return Keep(card)
        case "react", (card, against):
            return React(card, against)
        case "decline", (card,):
            return Decline(card)
        case "choose", (card,):
            return Choose(card)
        case "context", (context,):
            return DrawContext(context)
        case "first", (seat,):
            return DrawFirst(seat)
        case "swap", (given, taken):
            return Swap(given, taken)
        case "shuffle", _:
            return Shuffle(numbers)
        case "reshuffle", _:
            return Reshuffle(numbers)
        case _:
            return None


def _numbers(words: Sequence[str]) -> tuple[int, ...] | None:
    """The words as numbers of cards or places, or None if one is none."""
    if not all(re.fullmatch(r"\d{1,4}", word, re.ASCII) and int(word) < MOST_CARDS for word in words):
        return None
    return tuple(map(int, words))
