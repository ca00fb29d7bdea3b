"""Which spellings are headwords, and what all the others are: the word lists weighed against each other."""

import re
from collections.abc import Iterable
from typing import Final

from msgspec import Struct, field

from .forms import Forms
from .packing import PARTS
from .reading import Entry
from .spelling import folded, is_card_text
from .verdict import Part, Source

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
    shares: dict[str, dict[str, int]] = {}
    """How much of the frequency of other words, by the word, a form makes up."""
    forms: Forms = field(default_factory=Forms)
    names: set[str] = set()
    stems: dict[str, set[tuple[str, str]]] = {}
    """The stems that the forms of a word show, in A–Z but small, with the kind of form."""
    participles: set[tuple[str, str]] = set()
    """Forms and the verbs they are participles of."""
    variants: set[tuple[str, str]] = set()
    """Other spellings, and the words they are spellings of."""


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
                forms.add(form, lemma, entry.kind)
                if entry.frequency:
                    harvest.shares.setdefault(form, {})[lemma] = entry.frequency
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


def headwords(harvest: Harvest, entries: frozenset[str]) -> set[str]:
    """The keys of the headwords, given those that are entries whatever the lists say.

    A word is one if Dicollecte has it, or two lists do, and if it is not just a form of another.
    """
    others: dict[str, list[tuple[str, str]]] = {}
    for form, lemma, kind in harvest.forms:
        if kind in "PFC" and form in harvest.lists and votes(harvest, lemma) >= ENOUGH:
            others.setdefault(form, []).append((lemma, kind))
    interjection = 1 << PARTS.index("interjection")

    def is_head(word: str) -> bool:
        letters = folded(word)
        if not WORD.match(word) or not is_card_text(letters) or len(letters) < 2:
            return False
        if word in entries:
            return True
        if VOWELS.isdisjoint(letters) and not harvest.parts[word] & interjection:
            return False
        if word in others and is_form(harvest, word, others[word]):
            return False
        lists = harvest.lists[word]
        if votes(harvest, word) >= ENOUGH:
            return True
        believed = lists & DICOLLECTE and len(letters) > FEW_LETTERS
        return bool(believed or (lists | lists >> 4) & 15 in TWO) and word not in others

    return {word for word in harvest.lists if is_head(word)}


def votes(harvest: Harvest, word: str) -> int:
    """How many lists have a word, and not only in the plural."""
    return (harvest.lists.get(word, 0) & 15).bit_count()


def is_form(harvest: Harvest, word: str, others: Iterable[tuple[str, str]]) -> bool:
    """Whether a word that lists have as an entry is just a form of others, given with the kind of form.

    Lefff makes entries of many forms. A plural is an entry if two other lists say so (`fils`, `cours`), a feminine or
    a conjugated form if Dicollecte or Lexique does (`reine`, `marche`), a present participle if Dicollecte does
    (`charmant`). A past participle is believed to be an adjective (`chromé`). Compounds are often singular though they
    end like a plural (`vide-poches`).
    """
    lists = harvest.lists[word]
    kinds = {kind for _, kind in others}
    if "P" in kinds and "-" not in word and (lists & (DICOLLECTE | DELA | LEXIQUE)).bit_count() < ENOUGH:
        return True
    if "C" in kinds and word.endswith("ant"):
        return not lists & DICOLLECTE
    if lists & (DICOLLECTE | LEXIQUE) or kinds == {"P"}:
        return False
    participle = word.endswith("é") or any((word, other) in harvest.participles for other, _ in others)
    return "F" in kinds or not participle or word.endswith("e")


def lend(harvest: Harvest, heads: set[str]) -> None:
    """Give headwords that Lexique has only as nouns among the forms of another (`vacances`) their share of it."""
    for word in sorted(heads & harvest.shares.keys() - harvest.frequency.keys()):
        for other, share in harvest.shares[word].items():
            harvest.frequency[word] = harvest.frequency.get(word, 0) + share
            harvest.frequency[other] = max(0, harvest.frequency.get(other, 0) - share)


def settle(harvest: Harvest, forms: Iterable[tuple[str, str, str]]) -> None:
    """Let what is written by hand about forms (form, headword, kind) stand for all that the lists say about them."""
    decided = list(forms)
    harvest.forms.forget(form for form, _, _ in decided)
    for form, lemma, kind in decided:
        harvest.forms.add(form, lemma, kind)
        harvest.lists.pop(form, None)


def add(harvest: Harvest, part: Part, words: Iterable[str]) -> None:
    """Add words that are written by hand because no list has them."""
    for word in words:
        harvest.lists.setdefault(word, 0)
        harvest.spelling.setdefault(word, word)
        harvest.parts[word] = 1 << PARTS.index(part)
        if part == "noun" and word[-1] not in "sx":
            harvest.forms.add(f"{word}s", word, "P")


def respell(harvest: Harvest, pairs: Iterable[tuple[str, str]]) -> None:
    """Add other spellings of words (`combattif`), inflected alike."""
    old = {other: new for new, other in pairs}
    for new, other in ((new, other) for other, new in old.items() if other in harvest.lists):
        add(harvest, "noun", [new])
        harvest.parts[new] = harvest.parts[other]
        harvest.variants.add((new, other))
        if folded(f"{new}s") == folded(other):  # `mille-pattes` stays an entry, and is no plural of `millepatte`
            harvest.forms.discard(f"{new}s", new, "P")
    for lemma, new in old.items():
        for form, kind in harvest.forms.of(lemma):
            harvest.forms.add(respelt(form, lemma, new), new, kind)


def respelt(form: str, lemma: str, other: str) -> str:
    """A form of a word as one of its other spelling: where the two differ is in front of all endings."""
    same = next(at for at in range(1, len(lemma) + 1) if not other.endswith(lemma[-at:])) - 1
    stem = lemma[: len(lemma) - same]
    return other[: len(other) - same] + form[len(stem) :] if form.startswith(stem) else form


def adopt(harvest: Harvest, plurals: frozenset[str]) -> None:
    """Make plurals that no list has as a word of its own (`étrennes`) entries of the lists that have the singular."""
    for form, lemma, kind in sorted(held for held in harvest.forms if held[0] in plurals):
        if kind == "P" and form not in harvest.lists and lemma in harvest.lists:
            harvest.lists[form] = (harvest.lists[lemma] & 15) << 4
            harvest.spelling[form] = form
            harvest.parts[form] = 1 << PARTS.index("noun")


DICOLLECTE: Final = 1 << LISTS.index("dicollecte")
DELA: Final = 1 << LISTS.index("dela")
LEXIQUE: Final = 1 << LISTS.index("lexique")

ENOUGH: Final = 2
"""So many lists are believed."""

TWO: Final = frozenset(bits for bits in range(16) if bits.bit_count() >= ENOUGH)
"""Sets of enough lists."""


def is_name(name: str) -> bool:
    """Whether a proper noun is one word of at least two letters."""
    letters = folded(name)
    return WORD.match(name) is not None and is_card_text(letters) and len(letters) > 1
