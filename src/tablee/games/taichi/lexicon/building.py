"""The complete lexicon from its sources: read, weigh, group, pack. The same sources give the same bytes everywhere."""

import gc
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

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


def read(folder: Path, source: str, file: int = 0) -> Iterator[str]:
    """The lines of a file of a source, one at a time: the lists are long."""
    with path(folder, source, file).open(encoding=ENCODINGS.get(source, "utf-8")) as lines:
        for line in lines:
            yield line.rstrip("\n")


def path(folder: Path, source: str, file: int = 0) -> Path:
    """Where a file of a source is."""
    return folder / list(packages()[source].files)[file].rpartition("/")[2]


ENCODINGS: Final = {"lexique": "cp1252"}
"""Of the sources that are not UTF-8."""


def sown(
    folder: Path, tell: Tell | None = None
) -> tuple[Harvest, set[str], Iterable[tuple[str, str]], Iterable[tuple[str, str]]]:
    """What the sources in a folder say: all words, which are headwords, etymologies and derivations."""

    def step(name: str) -> None:
        if tell is not None:
            tell(name, STEPS.index(name), len(STEPS))

    harvest = Harvest()
    step("dela")
    gather(harvest, "dela", reading.dela(read(folder, "dela")))
    step("lefff")
    gather(harvest, "lefff", reading.lefff(read(folder, "lefff")))
    step("lexique")
    gather(harvest, "lexique", reading.lexique(read(folder, "lexique")))
    step("dicollecte")
    told = frozenset(harvest.lists)
    gather(harvest, "dicollecte", reading.dicollecte(read(folder, "dicollecte"), read(folder, "dicollecte", 1), told))
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
    harvest.shares.clear()
    links = list(reading.etymologies(path(folder, "ety").read_bytes()))
    return harvest, heads, links, list(reading.derivations(read(folder, "lexique")))


def build(folder: Path, tell: Tell | None = None) -> bytes:
    """The bytes of the complete lexicon from the sources in a folder."""
    collecting = gc.isenabled()
    gc.disable()  # a million small values that all stay: looking for garbage among them takes a third of the time
    try:
        harvest, heads = grouped(folder, tell)
        if tell is not None:
            tell("packing", STEPS.index("packing"), len(STEPS))
        return pack("complete", heads, forms(harvest, {key(head.spelling) for head in heads}))
    finally:
        if collecting:
            gc.enable()


def grouped(folder: Path, tell: Tell | None) -> tuple[Harvest, list[Head]]:
    """What the sources in a folder say, and the headwords with their families."""
    harvest, words, links, derivations = sown(folder, tell)
    if tell is not None:
        tell("families", STEPS.index("families"), len(STEPS))
    kin = families(harvest, words, links, derivations, learned(), judgements())
    heads = [
        Head(
            printed(harvest.spelling[word]),
            parts_of(harvest.parts[word]),
            lists_of(harvest.lists[word]),
            harvest.frequency.get(word, 0),
            kin.family[word],
            kin.clan[word],
            kin.second.get(word),
        )
        for word in sorted(words)
    ]
    harvest.stems.clear()  # nobody asks for these any more, and packing wants their memory
    harvest.participles.clear()
    return harvest, heads


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


@cache
def parts_of(bits: int) -> frozenset[Part]:
    """Parts of speech from their bits."""
    return frozenset(part for at, part in enumerate(PARTS) if bits >> at & 1)


@cache
def lists_of(bits: int) -> frozenset[Source]:
    """Lists from their bits, those that know only the plural too."""
    return frozenset(source for at, source in enumerate(LISTS) if (bits | bits >> 4) >> at & 1)
