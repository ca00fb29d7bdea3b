"""Which spellings are headwords, and what all the others are: the word lists weighed against each other."""

import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from .packing import PARTS
from .reading import Entry
from .spelling import folded, is_card_text
from .verdict import Source

WORD: Final = re.compile(r"[^\W\d_]+(?:[-'][^\W\d_]+)*$")

LISTS: Final[tuple[Source, ...]] = ("dicollecte", "dela", "lefff", "lexique")

VOWELS: Final = frozenset("AEIOUY")

FEW_LETTERS: Final = 3
"""Dicollecte alone is not believed about words so short: they are abbreviations and units."""


class Harvest(Struct):
    """What the lists say together. Words are keyed by their spelling in small letters, ligatures opened."""

    spelling: dict[str, str] = {}
    """Each headword as dictionaries write it."""
    parts: dict[str, int] = {}
    """Its parts of speech as bits."""
    lists: dict[str, int] = {}
    """The lists that have it as bits; those that have it only in the plural four bits higher."""
    frequency: dict[str, int] = {}
    forms: set[tuple[str, str, str]] = set()
    """Form, headword, kind."""
    names: set[str] = set()
    stems: dict[str, set[tuple[str, str]]] = {}
    """The stems that the forms of a word show, in A–Z but small, with the kind of form."""
    participles: set[tuple[str, str]] = set()
    """Forms and the verbs they are participles of."""


def key(word: str) -> str:
    """The key of a word that a list spells with small letters and composed accents."""
    if word.isascii() and "'" not in word:
        return word
    for sign, opened in (("œ", "oe"), ("æ", "ae"), ("’", "'"), ("Œ", "oe")):
        if sign in word:
            word = word.replace(sign, opened)
    return word


def gather(harvest: Harvest, source: Source, entries: Iterable[Entry]) -> None:
    """Add what one list says."""
    vote = 1 << LISTS.index(source)
    lists, parts, spelling, forms = harvest.lists, harvest.parts, harvest.spelling, harvest.forms
    bit = {part: 1 << at for at, part in enumerate(PARTS)}
    for entry in entries:
        if entry.kind == "N":
            harvest.names.add(entry.form)
            continue
        lemma = key(entry.lemma)
        if entry.kind == "H":
            lists[lemma] = lists.get(lemma, 0) | (vote << 4 if entry.number == "plural" else vote)
            # Dicollecte names no part of speech: its guess counts only if no other list has the word
            if source != "dicollecte" or lemma not in parts:
                parts[lemma] = parts.get(lemma, 0) | bit[entry.part]
            if lemma not in spelling or not entry.form.isascii():
                spelling[lemma] = entry.form
            if entry.frequency:
                harvest.frequency[lemma] = harvest.frequency.get(lemma, 0) + entry.frequency
        else:
            form = key(entry.form)
            if form != lemma:
                forms.add((form, lemma, entry.kind))
                if entry.stems:
                    keep_stems(harvest, entry, form, lemma)


def keep_stems(harvest: Harvest, entry: Entry, form: str, lemma: str) -> None:
    """Remember what a form tells about the stems of its word."""
    letters = folded(form).lower()
    held = harvest.stems.setdefault(lemma, set())
    for stem in entry.stems:
        match stem:
            case "g":
                held.add(("g", letters[:-3]))
                harvest.participles.add((form, lemma))
            case "k":
                held.add(("k", letters))
                harvest.participles.add((form, lemma))
            case "s":
                held.add(("s", letters[:-1]))
            case "f":
                held.add(("f", letters))
            case _ if letters != f"{folded(lemma).lower()}s":
                held.add(("p", letters))


def headwords(harvest: Harvest, plurals: frozenset[str]) -> set[str]:
    """The keys of the headwords.

    A word is one if Dicollecte has it, or two lists do. A word listed only in the plural is one if nobody else has it
    as the plural of a headword, or if it is among those that dictionaries list in the plural (`ténèbres`).
    """
    singular: dict[str, set[str]] = {}
    for form, lemma, kind in harvest.forms:
        if kind in "PFC" and form in harvest.lists:
            singular.setdefault(form, set()).add(lemma)
    interjection = 1 << PARTS.index("interjection")

    def votes(word: str) -> int:
        return (harvest.lists.get(word, 0) & 15).bit_count()

    def is_head(word: str) -> bool:
        letters = folded(word)
        if not WORD.match(word) or not is_card_text(letters) or len(letters) < 2:
            return False
        if word in plurals:
            return True
        if VOWELS.isdisjoint(letters) and not harvest.parts[word] & interjection:
            return False
        lists = harvest.lists[word]
        of_another = any(votes(other) >= 2 for other in singular.get(word, ()))
        if lists >> 4 and of_another and not lists & FIRM:
            return False
        if votes(word) >= 2:
            return True
        if lists & 1 and len(letters) > FEW_LETTERS:
            return not of_another
        return (lists | lists >> 4) & 15 in TWO and not of_another

    return {word for word in harvest.lists if is_head(word)}


FIRM: Final = 1 << LISTS.index("dela") | 1 << LISTS.index("lexique")
"""Lists that tell plurals from words of their own: they have `cours` and `frais`, but not `yeux`."""

TWO: Final = frozenset(bits for bits in range(16) if bits.bit_count() >= 2)
"""Sets of at least two lists."""


def is_name(name: str) -> bool:
    """Whether a proper noun is one word of at least two letters."""
    letters = folded(name)
    return WORD.match(name) is not None and is_card_text(letters) and len(letters) > 1
