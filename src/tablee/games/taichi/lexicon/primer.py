"""The primer (abécédaire): a small dictionary of our own that needs no download. See primer.txt for its format."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from msgspec import Struct

from .lexicon import Lexicon
from .packing import Form, Head, pack
from .verdict import Part

PARTS: Final[dict[str, Part]] = {
    "n": "noun",
    "a": "adjective",
    "v": "verb",
    "d": "adverb",
    "i": "interjection",
    "g": "grammar",
}
"""The letters for the parts of speech."""

ITEM: Final = re.compile(r"(~?)(\S+) ([navdig]+)([1-6])(?: \(([^)]*)\))?$")

PRESENT: Final = ("e", "es", "ons", "ez", "ent")
OTHERS: Final = (
    *("ais", "ait", "ions", "iez", "aient", "ai", "as", "a", "âmes", "âtes", "èrent"),
    *("erai", "eras", "era", "erons", "erez", "eront", "erais", "erait", "erions", "eriez", "eraient"),
    *("asse", "asses", "ât", "assions", "assiez", "assent", "ant", "é", "ée", "és", "ées"),
)
"""How verbs in -er are conjugated."""


class Item(Struct, frozen=True):
    """A word of the primer as it is written down."""

    loose: bool
    """Whether only the table could say that it belongs to the family of its line."""
    spelling: str
    tags: str
    tier: int
    forms: str


PRIMERS: Final = ("primer.txt",)
"""The primers there have been, the newest first: a game is played to its end with the one it began with."""


def primer(age: int = 0) -> Lexicon:
    """The primer, or what it was so many changes ago."""
    return read((files(__package__) / PRIMERS[age]).read_text(encoding="utf-8"))


def read(text: str) -> Lexicon:
    """A lexicon from a text in the format of primer.txt."""
    heads: list[Head] = []
    forms: list[Form] = []
    for line in text.splitlines():
        if line.startswith("!"):
            forms += (Form(name, "N") for name in line[1:].split())
        elif line.strip() and not line.startswith("#"):
            items = [item(part.strip()) for part in line.split(",")]
            clan = family = len(heads)
            for one in items:
                family = len(heads) if one.loose else family if one is items[0] else clan
                parts = frozenset(PARTS[tag] for tag in one.tags)
                heads.append(Head(one.spelling, parts, frozenset({"primer"}), 10 ** (6 - one.tier), family, clan))
                forms += (Form(spelling, kind, one.spelling) for spelling, kind in inflected(one))
    known = {head.spelling for head in heads}
    return Lexicon(pack("primer", heads, (form for form in forms if form.kind == "N" or form.spelling not in known)))


def item(text: str) -> Item:
    """A word with its parts of speech, how common it is, and its irregular forms."""
    found = ITEM.match(text)
    if found is None:
        raise ValueError(f"primer.txt: {text!r}")
    loose, spelling, tags, tier, forms = found.groups()
    return Item(bool(loose), spelling, tags, int(tier), forms or "")


def inflected(item: Item) -> Iterator[tuple[str, str]]:
    """The forms of a word and what they are: those written down, and the regular ones."""
    written = [form.split() for form in item.forms.split(";") if form]
    yield from ((spelling, kind) for kind, *spellings in written for spelling in spellings)
    kinds = {kind for kind, *_ in written}
    if set(item.tags) & set("na") and "P" not in kinds:
        yield plural(item.spelling), "P"
        yield from ((plural(spelling), "P") for kind, *spellings in written if kind == "F" for spelling in spellings)
    if "v" in item.tags and item.spelling.endswith("er") and "C" not in kinds:
        yield from ((spelling, "C") for spelling in conjugated(item.spelling[:-2]))


def plural(word: str) -> str:
    """The regular plural of a noun or an adjective."""
    if word.endswith(("s", "x", "z")):
        return word
    if word.endswith(("au", "eu")):
        return f"{word}x"
    return f"{word[:-2]}aux" if word.endswith("al") else f"{word}s"


def conjugated(stem: str) -> Iterator[str]:
    """The forms of a regular verb in -er."""
    soft = {"g": f"{stem}e", "c": f"{stem[:-1]}ç"}.get(stem[-1], stem)
    for ending in (*PRESENT, *OTHERS):
        yield (soft if ending[0] in "aâo" else stem) + ending
