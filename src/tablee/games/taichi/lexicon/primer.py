"""The primer (abécédaire): a small dictionary of our own that needs no download. See primer.txt for its format."""

import re
from collections.abc import Iterator, Mapping
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
    **dict.fromkeys("wxyz", "verb"),
}
"""The letters for the parts of speech; w to z are verbs that are conjugated by rule."""

ITEM: Final = re.compile(r"(~?)(\S+) ([navdigwxyzbt]+)([1-6])(?: \(([^)]*)\))?$")

PRESENT: Final = ("e", "es", "ons", "ez", "ent")
OTHERS: Final = (
    *("ais", "ait", "ions", "iez", "aient", "ai", "as", "a", "âmes", "âtes", "èrent"),
    *("erai", "eras", "era", "erons", "erez", "eront", "erais", "erait", "erions", "eriez", "eraient"),
    *("asse", "asses", "ât", "assions", "assiez", "assent", "ant", "é", "ée", "és", "ées"),
)
"""How verbs in -er are conjugated."""

FUTURE: Final = ("rai", "ras", "ra", "rons", "rez", "ront", "rais", "rait", "rions", "riez", "raient")
IMPERFECT: Final = ("ais", "ait", "ions", "iez", "aient", "ant", "ons", "ez", "ent", "e", "es")

CONJUGATIONS: Final = {
    "w": (
        "ir",
        (
            *("is", "it", "i", "ie", "ies", "irent", "îmes", "îtes", "ît", "isse", "isses"),
            *(f"iss{end}" for end in IMPERFECT),
            *(f"i{end}" for end in FUTURE),
        ),
    ),
    "x": (
        "re",
        ("s", "", "u", "ue", "us", "ues", "is", "it", "irent", "îmes", "îtes", "isse", "ît", *IMPERFECT, *FUTURE),
    ),
    "y": (
        "ndre",
        (
            *("ns", "nt", "nte", "nts", "ntes", "gnis", "gnit", "gnirent", "gnît"),
            *(f"gn{end}" for end in IMPERFECT),
            *(f"nd{end}" for end in FUTURE),
        ),
    ),
    "z": (
        "re",
        ("s", "t", "te", "ts", "tes", "sis", "sit", "sirent", "sît", *(f"s{end}" for end in IMPERFECT), *FUTURE),
    ),
}
"""How verbs are conjugated like FINIR (w), RENDRE (x), CRAINDRE (y) and CONSTRUIRE (z): what goes, what comes."""

FEMININES: Final = (
    *(("eux", "euse"), ("oux", "ouse"), ("eur", "euse"), ("er", "ère"), ("f", "ve"), ("el", "elle"), ("eil", "eille")),
    *(("en", "enne"), ("on", "onne"), ("et", "ette"), ("ul", "ulle"), ("os", "osse"), ("igu", "iguë"), ("e", "e")),
)
"""How feminines are made, but for those with an e more; behind t it is -rice."""


class Item(Struct, frozen=True):
    """A word of the primer as it is written down."""

    loose: bool
    """Whether only the table could say that it belongs to the family of its line."""
    spelling: str
    tags: str
    tier: int
    forms: str


PRIMERS: Final = ("primer.txt", "primer.1.txt")
"""The primers there have been, the newest first: a game is played to its end with the one it began with."""


def primer(age: int = 0) -> Lexicon:
    """The primer, or what it was so many changes ago."""
    return read((files(__package__) / PRIMERS[age]).read_text(encoding="utf-8"))


def read(text: str) -> Lexicon:
    """A lexicon from a text in the format of primer.txt."""
    names: list[Form] = []
    families: list[list[Item]] = []
    for line in text.splitlines():
        if line.startswith("!"):
            names += (Form(name, "N") for name in line[1:].split())
        elif line.strip() and not line.startswith("#"):
            families.append([item(part.strip()) for part in line.split(",")])
    known = {one.spelling: one for items in families for one in items}
    heads: list[Head] = []
    forms = names
    for items in families:
        clan = family = len(heads)
        for one in items:
            family = len(heads) if one.loose else family if one is items[0] else clan
            parts = frozenset(PARTS[tag] for tag in one.tags if tag in PARTS)
            heads.append(Head(one.spelling, parts, frozenset({"primer"}), 10 ** (6 - one.tier), family, clan))
            forms += (Form(spelling, kind, one.spelling) for spelling, kind in inflected(one, known))
    return Lexicon(pack("primer", heads, (form for form in forms if form.kind == "N" or form.spelling not in known)))


def item(text: str) -> Item:
    """A word with its parts of speech, how common it is, and its irregular forms."""
    found = ITEM.match(text)
    if found is None:
        raise ValueError(f"primer.txt: {text!r}")
    loose, spelling, tags, tier, forms = found.groups()
    return Item(bool(loose), spelling, tags, int(tier), forms or "")


def inflected(item: Item, known: Mapping[str, Item]) -> Iterator[tuple[str, str]]:
    """The forms of a word and what they are: those written down, and the regular ones."""
    written = [*spelt_out(item, known)]
    yield from written
    kinds = {kind for _, kind in written}
    feminines = [spelling for spelling, kind in written if kind == "F"]
    if not feminines and set(item.tags) & set("bt"):
        feminines = [feminine(item.spelling, item.tags)]
        yield from ((spelling, "F") for spelling in feminines if spelling != item.spelling)
    if set(item.tags) & set("na") and "P" not in kinds:
        yield plural(item.spelling), "P"
        yield from ((plural(spelling), "P") for spelling in feminines)
    if "C" not in kinds:
        yield from ((spelling, "C") for spelling in conjugations(item))


def spelt_out(item: Item, known: Mapping[str, Item]) -> Iterator[tuple[str, str]]:
    """The forms that are written down; `C=venir` stands for those of VENIR with the prefix of the word."""
    for text in filter(None, item.forms.split(";")):
        kind, *spellings = text.split()
        if kind.startswith("C="):
            model = known[kind.removeprefix("C=")]
            prefix = item.spelling.removesuffix(model.spelling)
            yield from ((prefix + spelling, sort) for spelling, sort in inflected(model, known) if sort == "C")
        else:
            yield from ((spelling, kind) for spelling in spellings)


def conjugations(item: Item) -> Iterator[str]:
    """The forms of a verb that is conjugated by rule."""
    spelling = item.spelling
    if "v" in item.tags and spelling.endswith("er"):
        yield from conjugated(spelling[:-2])
    for tag, (ending, endings) in CONJUGATIONS.items():
        if tag in item.tags:
            yield from (spelling.removesuffix(ending) + new for new in endings)


def feminine(word: str, tags: str) -> str:
    """The regular feminine of a noun or an adjective."""
    if "t" in tags:
        return word.removesuffix("eur") + "rice"
    for end, new in FEMININES:
        if word.endswith(end):
            return word.removesuffix(end) + new
    return f"{word}e"


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
