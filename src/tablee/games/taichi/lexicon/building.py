"""The complete lexicon from its sources: read, weigh, group, pack. The same sources give the same bytes everywhere."""

import gc
import tomllib
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path

from msgspec import Struct, convert

from . import reading
from .families import families, judgements
from .gathering import LISTS, VOWELS, Harvest, add, adopt, gather, headwords, is_name, key, lend, respell, settle
from .kinship import learned
from .packing import PARTS, Form, Head, pack
from .spelling import folded
from .verdict import Part, Source

STEPS = ("dela", "lefff", "lexique", "dicollecte", "families", "packing")
"""What a build does, in order."""

Tell = Callable[[str, int, int], None]
"""Is told how far things are: what is done now, steps done, steps in all."""


class Package(Struct, frozen=True):
    """A package of a registry that holds a source."""

    title: str
    registry: str
    package: str
    version: str
    archive: str
    """The SHA-256 of the archive that the registry keeps."""
    licence: str
    gives: str
    files: dict[str, str]
    """The files that are read, and their SHA-256."""


def packages() -> dict[str, Package]:
    """The sources of the complete lexicon."""
    text = (files(__package__) / "sources.toml").read_text(encoding="utf-8")
    return {name: Package(**table) for name, table in tomllib.loads(text).items()}


def lines(file: str) -> list[list[str]]:
    """The words of the lines of a file written by hand."""
    text = (files(__package__) / file).read_text(encoding="utf-8")
    return [[key(word) for word in line.split()] for line in text.splitlines() if not line.startswith("#")]


def listed(file: str) -> frozenset[str]:
    """The words of a list written by hand."""
    return frozenset(word for line in lines(file) for word in line)


def sown(
    folder: Path, tell: Tell | None = None
) -> tuple[Harvest, set[str], Iterable[tuple[str, str]], Iterable[tuple[str, str]]]:
    """What the sources in a folder say: all words, which are headwords, etymologies and derivations."""

    def text(source: str, file: int = 0, encoding: str = "utf-8") -> str:
        name = list(packages()[source].files)[file].rpartition("/")[2]
        return (folder / name).read_bytes().decode(encoding)

    def step(name: str) -> None:
        if tell is not None:
            tell(name, STEPS.index(name), len(STEPS))

    harvest = Harvest()
    step("dela")
    gather(harvest, "dela", reading.dela(text("dela")))
    step("lefff")
    gather(harvest, "lefff", reading.lefff(text("lefff")))
    step("lexique")
    table = text("lexique", encoding="cp1252")
    gather(harvest, "lexique", reading.lexique(table))
    step("dicollecte")
    told = frozenset(harvest.lists)
    gather(harvest, "dicollecte", reading.dicollecte(text("dicollecte"), text("dicollecte", 1), told))
    settle(harvest, ((form, lemma, kind) for kind, form, lemma in lines("forms.txt")))
    added = [(convert(part, Part), words) for part, *words in lines("additions.txt")]
    for part, words in added:
        add(harvest, part, words)
    respell(harvest, ((new, other) for new, other in lines("respelt.txt")))
    adopt(harvest, listed("plurals.txt"))
    entries = listed("plurals.txt") | listed("entries.txt") | {word for _, words in added for word in words}
    entries |= {new for new, _ in harvest.variants}
    heads = headwords(harvest, entries) - listed("strays.txt")
    lend(harvest, heads)
    links = list(reading.etymologies(text("ety").encode()))
    return harvest, heads, links, list(reading.derivations(table))


def build(folder: Path, tell: Tell | None = None) -> bytes:
    """The bytes of the complete lexicon from the sources in a folder."""
    collecting = gc.isenabled()
    gc.disable()  # a million small values that all stay: looking for garbage among them takes a third of the time
    try:
        harvest, heads, links, derivations = sown(folder, tell)
        if tell is not None:
            tell("families", STEPS.index("families"), len(STEPS))
        kin = families(harvest, heads, links, derivations, learned(), judgements())
        if tell is not None:
            tell("packing", STEPS.index("packing"), len(STEPS))
        return pack(
            "complete",
            [
                Head(
                    printed(harvest.spelling[word]),
                    parts_of(harvest.parts[word]),
                    lists_of(harvest.lists[word]),
                    harvest.frequency.get(word, 0),
                    kin.family[word],
                    kin.clan[word],
                    kin.second.get(word),
                )
                for word in sorted(heads)
            ],
            forms(harvest, heads),
        )
    finally:
        if collecting:
            gc.enable()


def forms(harvest: Harvest, heads: set[str]) -> Iterable[Form]:
    """The forms of the headwords that are none themselves, and the proper nouns."""
    for form, lemma, kind in harvest.forms:
        if lemma in heads and form not in heads and is_other_word(form, lemma):
            yield Form(form, kind, printed(harvest.spelling[lemma]))
    for name in harvest.names:
        if is_name(name):
            yield Form(name, "N")


def printed(spelling: str) -> str:
    """A spelling with the apostrophe of print."""
    return spelling.replace("'", "’")


def is_other_word(form: str, lemma: str) -> bool:
    """Whether a form is a word (`kg` is none), and not its headword written otherwise (`email`, `e-mail`)."""
    letters = folded(form)
    return letters.isalpha() and letters != folded(lemma) and not VOWELS.isdisjoint(letters)


def parts_of(bits: int) -> frozenset[Part]:
    """Parts of speech from their bits."""
    return frozenset(part for at, part in enumerate(PARTS) if bits >> at & 1)


def lists_of(bits: int) -> frozenset[Source]:
    """Lists from their bits, those that know only the plural too."""
    return frozenset(source for at, source in enumerate(LISTS) if (bits | bits >> 4) >> at & 1)
