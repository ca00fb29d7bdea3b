"""A lexicon as one run of bytes, which is ready for questions as soon as it is mapped into memory.

The bytes are: a mark, the length of the header, the header (JSON), then the sections it names. All numbers are little
endian. `words` has a line for each spelling in A–Z: `MARIE⇥C12,marie;C12,marié…` says that this may be a conjugated
form (C) of headword 12 under two spellings. `slots` is a hash table of the places of these lines. `homographs` are the
rows of words with two meanings; the second ones stand behind the rows in all that is said of families.
"""

import hashlib
from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from sys import byteorder
from typing import Final, get_args
from zlib import crc32

import msgspec
from msgspec import Struct

from .index import Column, columns
from .spelling import folded, spelt
from .verdict import Part, Source

MARK: Final = b"tablee-lexicon-1\n"

PARTS: Final[tuple[Part, ...]] = get_args(Part)
SOURCES: Final[tuple[Source, ...]] = get_args(Source)

Kind = str
"""H headword, P plural, F feminine, C conjugated, O another form, N proper noun."""


class Head(Struct, frozen=True, gc=False):
    """A headword before it is packed."""

    spelling: str
    """As dictionaries write it."""
    parts: frozenset[Part]
    """Its parts of speech."""
    sources: frozenset[Source]
    """The word lists that have it."""
    frequency: int
    """How often it and its forms occur in a hundred million words."""
    family: int
    """The number of its family: words that refuse each other."""
    clan: int
    """The number of its wider family: words about which the table is asked."""
    second: tuple[int, int] | None = None
    """The same two numbers of its other meaning, if it has one."""


class Form(Struct, frozen=True, gc=False):
    """A spelling that is a form of a headword, or a name."""

    spelling: str
    """As it is written."""
    kind: Kind
    """What it is."""
    of: str = ""
    """The headword as dictionaries write it; empty for a name."""


class Header(Struct, frozen=True):
    """What the bytes hold."""

    name: str
    """The lexicon's name."""
    fingerprint: str
    """The SHA-256 of everything behind the header."""
    heads: int
    """How many headwords there are."""
    forms: int
    """How many inflected forms there are."""
    names: int
    """How many proper nouns there are."""
    initials: dict[str, tuple[int, int, dict[str, int]]]
    """For each initial: its first row, how many rows, and how many columns each sign has."""
    sections: dict[str, tuple[int, int]]
    """Where each section begins behind the header, and how long it is."""


def in_order(heads: Iterable[Head]) -> list[Head]:
    """Headwords from the most common to the rarest; those that occur nowhere by the number of lists that have them."""
    return sorted(heads, key=lambda head: (-head.frequency, -len(head.sources), folded(head.spelling), head.spelling))


def pack(name: str, heads: Iterable[Head], forms: Iterable[Form]) -> bytes:
    """The bytes of a lexicon; the same words give the same bytes everywhere."""
    ranked = {head.spelling: rank for rank, head in enumerate(in_order(heads), 1)}
    ordered = sorted(heads, key=lambda head: (folded(head.spelling)[0], ranked[head.spelling]))
    words, slots, others = lines(ordered, forms)
    doubles = [(row, head.second) for row, head in enumerate(ordered) if head.second is not None]
    families = [head.family for head in ordered] + [family for _, (family, _) in doubles]
    clans = [head.clan for head in ordered] + [clan for _, (_, clan) in doubles]
    cols = columns([folded(head.spelling) for head in ordered])
    sections = {
        "spellings": "\n".join(head.spelling for head in ordered).encode(),
        "parts": bytes(marks(head.parts, PARTS) for head in ordered),
        "sources": bytes(marks(head.sources, SOURCES) for head in ordered),
        "frequencies": numbers(head.frequency for head in ordered),
        "ranks": numbers(ranked[head.spelling] for head in ordered),
        "families": numbers(families),
        "clans": numbers(clans),
        "family_rings": numbers(rings(families)),
        "clan_rings": numbers(rings(clans)),
        "homographs": numbers(row for row, _ in doubles),
        "words": words,
        "slots": slots,
        "bits": b"".join(map(drawn, cols.values())),
    }
    fingerprint = hashlib.sha256()
    for data in sections.values():
        fingerprint.update(data)
    ends = [sum(map(len, list(sections.values())[:at])) for at in range(len(sections))]
    header = msgspec.json.encode(
        Header(
            name=name,
            fingerprint=fingerprint.hexdigest(),
            heads=len(ordered),
            forms=others.total() - others["N"],
            names=others["N"],
            initials={
                sign: (col.start, col.count, {s: len(b) for s, b in col.bits.items()}) for sign, col in cols.items()
            },
            sections={section: (at, len(data)) for at, (section, data) in zip(ends, sections.items(), strict=True)},
        )
    )
    return b"".join((MARK, len(header).to_bytes(4, "little"), header, *sections.values()))


def rings(families: Sequence[int]) -> list[int]:
    """For each row the next one of its family; for the last, the first."""
    following = list(range(len(families)))
    last: dict[int, int] = {}
    for row, family in enumerate(families):
        if family in last:
            following[row], following[last[family]] = following[last[family]], row
        last[family] = row
    return following


def marks(chosen: Iterable[str], among: Sequence[str]) -> int:
    """A set as bits."""
    return sum(1 << among.index(one) for one in chosen)


def numbers(values: Iterable[int]) -> bytes:
    """Numbers of four bytes each."""
    held = array("I", values)
    if byteorder == "big":
        held.byteswap()
    return held.tobytes()


def drawn(column: Column) -> bytes:
    """The bits of a column, sign after sign."""
    width = (column.count + 7) // 8
    return b"".join(bits.to_bytes(width, "little") for held in column.bits.values() for bits in held)


def written(heads: Sequence[Head], forms: Iterable[Form]) -> list[bytes]:
    """A row for each thing that a spelling may be, sorted by its letters, headwords first.

    A row is letters, spelling (of a headword its number), kind, headword, with tabs between: half a million tuples take
    three times the memory, texts half as much again.
    """
    rows = [f"{folded(head.spelling)}\t {at:06}\tH\t{head.spelling}".encode() for at, head in enumerate(heads)]
    rows += (f"{folded(form.spelling)}\t{form.spelling}\t{form.kind}\t{form.of}".encode() for form in forms)
    rows.sort()
    return [row for row, _ in groupby(rows)]


def lines(heads: Sequence[Head], forms: Iterable[Form]) -> tuple[bytes, bytes, Counter[Kind]]:
    """A line for each spelling in A–Z, the hash table of their places, and how many forms of each kind there are."""
    rows = written(heads, forms)
    kinds = Counter(row.split(b"\t", 3)[2].decode() for row in rows)
    del kinds["H"]
    number = {head.spelling: at for at, head in enumerate(heads)}
    text, places, hashes = bytearray(b"\n"), array("I"), array("I")
    for letters, group in groupby(rows, key=lambda row: row.partition(b"\t")[0]):
        places.append(len(text))
        hashes.append(crc32(letters))
        text += b"%b\t%b\n" % (letters, ";".join(meaning(row, number) for row in group).encode())
    size = 1 << (len(places) * 8 // 5).bit_length()
    slots = array("I", bytes(4 * size))
    for place, hashed in zip(places, hashes, strict=True):
        slot = hashed & (size - 1)
        while slots[slot]:
            slot = (slot + 1) & (size - 1)
        slots[slot] = place
    return bytes(text), numbers(slots), kinds


def meaning(row: bytes, number: Mapping[str, int]) -> str:
    """One thing a spelling may be; the spelling itself is left out if it is the letters without more ado."""
    letters, spelling, kind, of = row.decode().split("\t")
    if kind == "N":
        return f"N{spelling}"
    exact = spelt(of if kind == "H" else spelling)
    return f"{kind}{number[of]}" if exact == letters.lower() else f"{kind}{number[of]},{exact}"
