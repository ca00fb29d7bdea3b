"""The formats of the word lists: each is read into entries of one kind."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, Literal

import msgspec
from msgspec import Struct

from .spelling import folded
from .verdict import Part

Number = Literal["singular", "plural", "any"]


class Entry(Struct, frozen=True, gc=False):
    """A form, what it is a form of, and what else a list says about it."""

    form: str
    lemma: str
    part: Part
    kind: str
    """H if the form is the lemma, else P plural, F feminine, C conjugated, O another form; N proper noun."""
    number: Number = "any"
    """For lemmas: `plural` if the list knows it only in the plural."""
    frequency: int = 0
    """How often a lemma with its forms, or a form that is a noun, occurs in a hundred million words."""
    stems: str = ""
    """The stems a form shows: g present participle, k past participle, f feminine, p irregular plural, s present."""


# DELA: `chanteuse,chanteur.N+z1:fs`

DELA_PARTS: Final[dict[str, Part]] = {
    "N": "noun",
    "A": "adjective",
    "V": "verb",
    "ADV": "adverb",
    "INTJ": "interjection",
    **dict.fromkeys(("PREP", "CONJS", "CONJC", "PRO", "PRON", "DET"), "grammar"),
}


def dela(lines: Iterable[str]) -> Iterator[Entry]:
    """The entries of DELA that are one word."""
    for line in lines:
        escaped = line.replace("\\,", "\0").replace("\\.", "\1").replace("\\", "") if "\\" in line else line
        form, _, rest = escaped.partition(",")
        lemma, _, grammar = rest.partition(".")
        lemma = lemma or form
        if " " in form or " " in lemma or "\0" in escaped or "\1" in escaped:
            continue
        category, *features = grammar.partition("/")[0].split(":")
        part = DELA_PARTS.get(category.partition("+")[0])
        if part is None:
            continue
        if form[0].isupper():
            if part == "noun":
                yield Entry(form, form, part, "N")
        elif form == lemma:
            plural = part in ("noun", "adjective") and bool(features) and all(f in ("mp", "fp", "p") for f in features)
            yield Entry(form, lemma, part, "H", "plural" if plural else "any")
        else:
            yield Entry(form, lemma, part, dela_kind(part, features), stems=dela_stems(part, features))


def dela_kind(part: Part, features: list[str]) -> str:
    """What a form of DELA is."""
    if part == "verb":
        return "C"
    if part not in ("noun", "adjective"):
        return "O"
    return "P" if features and all("p" in feature for feature in features) else "F"


def dela_stems(part: Part, features: list[str]) -> str:
    """Which stems a form of DELA shows."""
    if part == "verb":
        shown = {"G": "g", "Kms": "k", "Kfs": "k", "S3s": "s"}
        return "".join(shown.get(feature, "") for feature in features)
    return "f" if "fs" in features else "p" if "mp" in features else ""


# Lefff: form, category, lemma, features, tab-separated

LEFFF_PARTS: Final[dict[str, Part]] = {
    "nc": "noun",
    "adj": "adjective",
    "v": "verb",
    "adv": "adverb",
    "pres": "interjection",
    **dict.fromkeys(("prep", "csu", "coo", "det", "pro"), "grammar"),
}


def lefff(lines: Iterable[str]) -> Iterator[Entry]:
    """The entries of Lefff that are one word."""
    for line in lines:
        fields = line.split("\t")
        if len(fields) < 4:
            continue
        form, category, lemma, features = fields[:4]
        if category == "np":
            if form[:1].isupper():
                yield Entry(form, form, "noun", "N")
            continue
        part = LEFFF_PARTS.get(category)
        if part is None or not form[:1].islower() or not lemma[:1].islower() or " " in form or "_" in form + lemma:
            continue
        if form != lemma:
            kind = "C" if part == "verb" or features.startswith("K") else lefff_kind(form, lemma, part, features)
            if kind is not None:
                yield Entry(form, lemma, part, kind)
        elif part != "verb" or features == "W":
            yield Entry(form, lemma, part, "H")


def lefff_kind(form: str, lemma: str, part: Part, features: str) -> str | None:
    """What a form is that is no verb's; None for what is short for a word, or said for it (`kdo`, `vivi`)."""
    if folded(form)[:2] != folded(lemma)[:2]:
        return None
    if part not in ("noun", "adjective"):
        return "O"
    return "P" if features.endswith("p") else "F" if "f" in features else None


# Lexique: a table with a heading

LEXIQUE_PARTS: Final[dict[str, Part]] = {
    "NOM": "noun",
    "ADJ": "adjective",
    "VER": "verb",
    "AUX": "verb",
    "ADV": "adverb",
    "ONO": "interjection",
}


def lexique(lines: Iterable[str]) -> Iterator[Entry]:
    """The entries of Lexique that are one word, with their frequencies."""
    for form, lemma, category, gender, number, all_films, all_books, films, books, _ in lexique_rows(lines):
        part = LEXIQUE_PARTS.get(category, "grammar")
        if form != lemma:
            plural = number == "p" or form == f"{lemma}s"
            kind = "C" if part == "verb" else "P" if plural else "F" if gender == "f" or form == f"{lemma}e" else "O"
            yield Entry(form, lemma, part, kind, frequency=mean(films, books) if part == "noun" else 0)
        else:
            plural = number == "p" and part in ("noun", "adjective")
            yield Entry(form, lemma, part, "H", "plural" if plural else "any", mean(all_films, all_books))


def derivations(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The lemmas of Lexique and how they are derived: `chanteur`, `chanter-eur`."""
    for form, lemma, *_, derivation in lexique_rows(lines):
        if form == lemma and derivation and ":" not in derivation:
            yield form, derivation


def lexique_rows(lines: Iterable[str]) -> Iterator[list[str]]:
    """The words of Lexique: form, lemma, category, gender, number, frequencies in films and in books, derivation.

    The frequencies are those of the lemma with all its forms, then those of the form alone.
    """
    rows = iter(lines)
    heading = [name.partition("_")[2] for name in next(rows).split("\t")]
    frequencies = ("freqlemfilms2", "freqlemlivres", "freqfilms2", "freqlivres")
    wanted = ("ortho", "lemme", "cgram", "genre", "nombre", *frequencies, "morphoder")
    places = [heading.index(name) for name in wanted]
    for line in rows:
        fields = line.split("\t")
        if fields[0][:1].islower() and " " not in fields[0] and " " not in fields[2]:
            yield [fields[place] for place in places]


def mean(films: str, books: str) -> int:
    """One frequency of two."""
    return (hundredths(films) + hundredths(books)) // 2


def hundredths(number: str) -> int:
    """A frequency with two decimals (points or commas) in hundredths."""
    whole, _, decimals = number.replace(",", ".").partition(".")
    return int(whole or 0) * 100 + int(f"{decimals}00"[:2])


# Dicollecte: words with the flags of their inflections, and the affixes the flags stand for

CONJUGATION: Final = "abcdfiprtuvwxyzq"
"""First letters of the flags of verbs; those of nouns and adjectives are capitals."""

PREFIXES: Final = frozenset(("L'", "D'", "Q'", "--", "||", "Q*", "Qj", "Si"))
"""Flags that say how a word is elided, not how it is inflected."""


class Suffix(Struct, frozen=True, gc=False):
    """One ending of a flag."""

    strip: str
    add: str
    condition: re.Pattern[str]


def dicollecte(dictionary: Iterable[str], affixes: Iterable[str], told: frozenset[str]) -> Iterator[Entry]:
    """The entries of Dicollecte. Verbs that another list has told about are not conjugated again."""
    endings = suffixes(affixes)
    words = [split_flags(line) for line in islice(dictionary, 1, None)]
    known = {word for word, _ in words}
    for word, flags in words:
        if word[:1].isupper():
            if not word.isupper():
                yield Entry(word, word, "noun", "N")
        elif word[:1].islower():
            singular = singular_of(word, known) if "-" in word and not flags else None
            if singular is not None:
                yield Entry(word, singular, "noun", "P")
                continue
            part = dicollecte_part(word, flags)
            yield Entry(word, word, part, "H")
            if part != "verb" or word not in told:
                yield from inflections(word, flags, part, endings)


def split_flags(line: str) -> tuple[str, list[str]]:
    """A word and the flags of its inflections."""
    word, _, flags = line.partition("/")
    pairs = (flags[at : at + 2] for at in range(0, len(flags) - 1, 2))
    return word, [flag for flag in pairs if flag not in PREFIXES and not flag.endswith("'")]


def dicollecte_part(word: str, flags: list[str]) -> Part:
    """The part of speech as far as the flags tell."""
    if any(flag[0] in CONJUGATION for flag in flags):
        return "verb"
    return "adverb" if word.endswith("ment") and not flags else "noun"


def suffixes(affixes: Iterable[str]) -> dict[str, list[Suffix]]:
    """The endings of each flag."""
    found: dict[str, list[Suffix]] = {}
    for line in affixes:
        fields = line.split()
        if len(fields) >= 5 and fields[0] == "SFX":
            _, flag, strip, add, condition = fields[:5]
            bare = add.partition("/")[0]
            ending = re.compile("" if condition == "." else f"{condition}$")
            found.setdefault(flag, []).append(
                Suffix("" if strip == "0" else strip, "" if bare == "0" else bare, ending)
            )
    return found


def inflections(word: str, flags: list[str], part: Part, endings: dict[str, list[Suffix]]) -> Iterator[Entry]:
    """The forms that the flags of a word stand for."""
    for flag in flags:
        for suffix in endings.get(flag, ()):
            if word.endswith(suffix.strip) and suffix.condition.search(word):
                form = word[: len(word) - len(suffix.strip)] + suffix.add
                if form != word:
                    yield Entry(form, word, part, "C" if part == "verb" else "F" if form[-1] == "e" else "P")


def singular_of(word: str, known: set[str]) -> str | None:
    """The singular (or masculine) of a compound that is listed as a word of its own: `marteaux-pilons`."""
    options: list[str] = [""]
    for piece in word.split("-"):
        bare = {piece, *(piece.removesuffix(end) + new for end, new in ENDS if piece.endswith(end) and len(piece) > 3)}
        options = [f"{left}-{right}" if left else right for left in options for right in sorted(bare)]
        if len(options) > 500:
            return None
    return next((option for option in options if option != word and option in known), None)


ENDS: Final = (
    *(("s", ""), ("x", ""), ("aux", "al"), ("aux", "ail"), ("e", ""), ("es", "")),
    *(
        ("lle", "l"),
        ("lles", "l"),
        ("nne", "n"),
        ("nnes", "n"),
        ("ves", "f"),
        ("ve", "f"),
        ("euse", "eur"),
        ("euses", "eur"),
    ),
)
"""How the pieces of compounds lose their plural or feminine."""


# Etymological Wordnet


class Etymologies(Struct, frozen=True):
    """The part of its table that is read: French words, and of which words in which languages they come."""

    fra: dict[str, list[dict[str, str]]]


def etymologies(text: bytes) -> Iterator[tuple[str, str]]:
    """French words and the one French word they derive from."""
    for word, links in msgspec.json.decode(text, type=Etymologies).fra.items():
        bases = [base for link in links for base, language in link.items() if language == "fra"]
        yield from ((word, base) for base in bases if base.strip("-") == base and len(bases) >= 1)
