"""The dictionary of the table: is it a word, if not why not, what family, and what could have been said."""

import hashlib
from array import array
from collections.abc import Iterator, Sequence
from functools import cached_property
from mmap import mmap
from sys import byteorder
from typing import Final, Literal, TypeVar
from zlib import crc32

import msgspec

from tablee.kernel.errors import TableeError

from .circles import Circles
from .index import Column, fitting
from .manners import Manners, manners
from .packing import MARK, PARTS, SOURCES, Header, marks
from .solutions import Solutions
from .spelling import folded, is_card_text, spelt
from .verdict import STRICT, USUAL, Accept, Accepted, Part, Reason, Refused, Source, Verdict, Why

LONGEST: Final = 40
"""No French headword has more letters."""

SHORTEST: Final = 2
"""Entries of one letter are no words (C11)."""

Kinship = Literal["same", "doubtful"]

One = TypeVar("One", Part, Source)

ORDER: Final = "PFCO"
"""Of several reasons against a form, the first of these is given."""

WHY: Final[dict[str, Literal["plural", "feminine", "conjugated", "inflected"]]] = {
    "P": "plural",
    "F": "feminine",
    "C": "conjugated",
    "O": "inflected",
}

NOUN: Final = marks(("noun",), PARTS)
THING: Final = marks(("noun", "adjective"), PARTS)


class Meaning(msgspec.Struct, frozen=True, gc=False):
    """One thing a spelling may be."""

    kind: str
    """H headword, P plural, F feminine, C conjugated, O another form, N proper noun."""
    row: int
    """The row of the headword; -1 for a name."""
    spelling: str
    """The exact spelling in small letters."""
    name: str = ""
    """A proper noun as it is written."""


class Lexicon:
    """A dictionary. It never changes, and many tables share it."""

    def __init__(self, data: bytes | mmap) -> None:
        if data[: len(MARK)] != MARK:
            raise TableeError("lexicon-damaged")
        start = len(MARK) + 4
        size = int.from_bytes(data[len(MARK) : start], "little")
        header = msgspec.json.decode(data[start : start + size], type=Header)
        self._data = data
        self._header = header
        self._at = {section: (start + size + at, length) for section, (at, length) in header.sections.items()}
        self._words = self._at["words"][0]
        self._slots, length = self._at["slots"]
        self._mask = length // 4 - 1

    def __repr__(self) -> str:
        return f"find({self.name!r})"

    @property
    def name(self) -> str:
        """What it is called: `primer` or `complete`."""
        return self._header.name

    @property
    def fingerprint(self) -> str:
        """A hash of all that it holds."""
        return self._header.fingerprint

    def digest(self) -> str:
        """The hash of what it holds, computed anew: the fingerprint, if nobody has altered it."""
        start = min(at for at, _ in self._at.values())
        return hashlib.sha256(self._data[start:]).hexdigest()

    def __len__(self) -> int:
        """How many headwords there are."""
        return self._header.heads

    @property
    def forms(self) -> int:
        """How many inflected forms there are."""
        return self._header.forms

    @property
    def names(self) -> int:
        """How many proper nouns there are."""
        return self._header.names

    def __contains__(self, text: str) -> bool:
        """Whether a text is a headword."""
        return isinstance(self.judge(text, STRICT), Accepted)

    def __iter__(self) -> Iterator[str]:
        """The headwords, from the most common to the rarest."""
        return map(self.spellings.__getitem__, sorted(range(len(self)), key=self.ranks.__getitem__))

    # What a text is

    def folded(self, text: str) -> str:
        """The letters of a text as cards show them (A–Z)."""
        return folded(text.strip())

    def judge(self, text: str, accept: Accept = USUAL) -> Verdict:
        """Whether a word counts (C11, C12), and why or why not. Cards and families are another matter.

        The exact spelling is looked up first; accents are ignored only if it is unknown.
        """
        text = text.strip()
        letters = folded(text[: LONGEST + 1])
        if not is_card_text(letters):
            return Refused("empty" if not text else "spaces" if is_spaced(text) else "signs", "")
        if len(letters) < SHORTEST or len(text) > LONGEST:
            return Refused("too-long" if len(text) > LONGEST else "too-short", letters)
        known = self._meanings(letters)
        if not known:
            return Refused("not-found", letters)
        spelling = spelt(text)
        exact = [meaning for meaning in known if meaning.spelling == spelling]
        return self._judged(letters, exact or known, known, accept, "headword" if exact else "unaccented")

    def _judged(
        self, letters: str, meanings: Sequence[Meaning], all_meanings: Sequence[Meaning], accept: Accept, why: Why
    ) -> Verdict:
        """The verdict on what a spelling may be."""
        heads = [meaning for meaning in meanings if meaning.kind == "H"]
        if heads:
            twins = all_meanings if heads[0].spelling.isascii() else heads
            return self._accepted(letters, heads, why, [meaning for meaning in twins if meaning.kind == "H"])
        forms = sorted((m for m in meanings if m.row >= 0), key=lambda m: (ORDER.index(m.kind), self.ranks[m.row]))
        allowed = [meaning for meaning in forms if is_allowed(meaning, accept)]
        if allowed:
            return self._accepted(letters, allowed, WHY[allowed[0].kind])
        name = next((meaning.name for meaning in meanings if meaning.kind == "N"), None)
        if name is not None and accept.proper:
            return Accepted(name, letters, (), "proper-noun", (name,), ())
        reason: Reason = WHY[forms[0].kind] if forms else "proper-noun"
        meant = [meaning.row for meaning in all_meanings if meaning.kind == "H" and meaning.row not in self.crude]
        return Refused(
            reason,
            letters,
            self.spellings[forms[0].row] if forms else name,
            self.spellings[min(meant, key=self.ranks.__getitem__)] if meant else None,
        )

    def _accepted(self, letters: str, meanings: Sequence[Meaning], why: Why, twins: Sequence[Meaning] = ()) -> Accepted:
        """A word that counts, with all it may be: what is spelt so, then what differs by accents nobody has typed."""
        found = sorted({meaning.row for meaning in meanings}, key=self.ranks.__getitem__)
        if len(twins) > len(meanings):
            found += sorted({meaning.row for meaning in twins}.difference(found), key=self.ranks.__getitem__)
        row = found[0]
        return Accepted(
            self.spellings[row],
            letters,
            chosen(self._parts[row], PARTS),
            why,
            tuple(self.spellings[other] for other in found),
            chosen(self._sources[row], SOURCES),
        )

    def _meanings(self, letters: str) -> list[Meaning]:
        """All that a spelling in A–Z may be."""
        data, wanted = self._data, f"{letters}\t".encode()
        slot = crc32(wanted[:-1]) & self._mask
        while True:
            place = self._slots + 4 * slot
            at = int.from_bytes(data[place : place + 4], "little")
            if not at:
                return []
            at += self._words
            if data[at : at + len(wanted)] == wanted:
                break
            slot = (slot + 1) & self._mask
        line = data[at + len(wanted) : data.find(b"\n", at)].decode()
        return [read_meaning(text, letters) for text in line.split(";")]

    def readings(self, text: str) -> list[int]:
        """The rows of the headwords that a text may be or be a form of; none for a name or an unknown word."""
        text = text.strip()
        known, spelling = self._meanings(folded(text)), spelt(text)
        exact = [meaning for meaning in known if meaning.spelling == spelling] or known
        heads = [meaning.row for meaning in exact if meaning.kind == "H"]
        return heads or [meaning.row for meaning in exact if meaning.row >= 0]

    # Families (mots de la même famille)

    def kin(self, one: str, other: str) -> Kinship | None:
        """Whether two words are of one family (C10): surely, doubtfully (the table may be asked), or not.

        A text with several readings is kin only if each of its readings is, so that nobody is refused for a homograph.
        """
        ours, theirs = self.readings(one), self.readings(other)
        if not ours or not theirs:
            return "same" if folded(one.strip()) == folded(other.strip()) else None
        if self._families.are_together(ours, theirs):
            return "same"
        return "doubtful" if self._clans.are_together(ours, theirs) else None

    def family(self, word: str) -> tuple[str, ...]:
        """The headwords of a word's family that the house may name, the most common first."""
        asked = self.readings(word)
        found = {row for reading in asked for row in self._families.around(reading)}
        named = found - (self.crude - set(asked))
        return tuple(self.spellings[row] for row in sorted(named, key=self.ranks.__getitem__))

    def parts(self, headword: str) -> tuple[Part, ...]:
        """The parts of speech of a headword; none of a name or an unknown word."""
        return next((chosen(self._parts[row], PARTS) for row in self.readings(headword)), ())

    def twins(self, word: str) -> tuple[str, ...]:
        """The headwords that have the letters of a word: `marche`, `marché`."""
        return tuple(
            self.spellings[meaning.row] for meaning in self._meanings(folded(word.strip())) if meaning.kind == "H"
        )

    # Manners

    def is_crude(self, word: str) -> bool:
        """Whether all that a word may be would hurt somebody: the house never says it."""
        rows = self.readings(word)
        return bool(rows) and self.crude.issuperset(rows)

    @cached_property
    def crude(self) -> frozenset[int]:
        """The rows of the headwords that the house never says."""
        return frozenset(row for row in self._crude_rows(manners()))

    def _crude_rows(self, manners: Manners) -> Iterator[int]:
        decent = {row for word in manners.decent for row in self._heads(word)}
        for word in manners.words:
            yield from self._heads(word)
        for word in manners.families:
            for head in self._heads(word):
                yield from (row for row in self._families.around(head) if row not in decent)

    def _heads(self, word: str) -> list[int]:
        """The rows of the headwords spelt so."""
        spelling = spelt(word)
        return [m.row for m in self._meanings(folded(word)) if m.kind == "H" and m.spelling == spelling]

    @cached_property
    def _decent(self) -> dict[str, int]:
        """For each initial the bits of the headwords that the house may say."""
        found = {}
        for initial, column in self.columns.items():
            found[initial] = column.all
            for row in self.crude:
                if 0 <= row - column.start < column.count:
                    found[initial] &= ~(1 << (row - column.start))
        return found

    @cached_property
    def things(self) -> dict[str, int]:
        """For each initial the bits of the headwords that are nouns, or adjectives too, and nothing else."""
        found = {}
        for initial, column in self.columns.items():
            parts = self._parts[column.start : column.start + column.count]
            found[initial] = sum(1 << at for at, bits in enumerate(parts) if bits & NOUN and not bits & ~THING)
        return found

    # How common a word is

    def frequency(self, word: str) -> float:
        """How often a word and its forms occur in a million words; 0 if nowhere."""
        return max((self._frequencies[row] for row in self.readings(word)), default=0) / 100

    def rank(self, word: str) -> int | None:
        """The place of a word among the headwords, 1 for the most common; None for an unknown word or a name."""
        return min((self.ranks[row] for row in self.readings(word)), default=None)

    # What could be said

    def solutions(self, cards: Sequence[str], said: Sequence[str] = ()) -> Solutions:
        """The headwords that fit the cards and can still be said after others (C5–C8, C10), crude ones left out.

        Cards are their letters, `"S"` or `"QZ"`; the first one is the initial. No kin of a word that was said is
        offered, even if it is doubtful.
        """
        told = {row for word in said for head in self.readings(word) for row in self._clans.around(head)}
        found = []
        for initial in cards[0]:
            column = self.columns.get(initial)
            if column is None:
                continue
            bits = fitting(column, initial, cards[1:]) & self._decent[initial]
            for row in told:
                if 0 <= row - column.start < column.count:
                    bits &= ~(1 << (row - column.start))
            found.append((initial, bits))
        return Solutions(self, tuple(found))

    # What is kept

    @cached_property
    def spellings(self) -> list[str]:
        """The headwords as dictionaries write them, by their rows: by initial, then by frequency."""
        return self._section("spellings").decode().split("\n")

    @cached_property
    def _parts(self) -> bytes:
        return self._section("parts")

    @cached_property
    def _sources(self) -> bytes:
        return self._section("sources")

    @cached_property
    def _frequencies(self) -> "array[int]":
        return self._numbers("frequencies")

    @cached_property
    def ranks(self) -> "array[int]":
        """The rank of each row."""
        return self._numbers("ranks")

    @cached_property
    def _families(self) -> Circles:
        return Circles(self._numbers("families"), self._numbers("family_rings"), self._numbers("homographs"))

    @cached_property
    def _clans(self) -> Circles:
        return Circles(self._numbers("clans"), self._numbers("clan_rings"), self._numbers("homographs"))

    @cached_property
    def columns(self) -> dict[str, Column]:
        """The columns of bits, by initial."""
        at, _ = self._at["bits"]
        found = {}
        for initial, (start, count, signs) in self._header.initials.items():
            width = (count + 7) // 8
            bits = {}
            for sign, times in signs.items():
                bits[sign] = tuple(
                    int.from_bytes(self._data[at + width * n : at + width * (n + 1)], "little") for n in range(times)
                )
                at += width * times
            found[initial] = Column(start, count, bits)
        return found

    def _section(self, name: str) -> bytes:
        at, length = self._at.get(name, (0, 0))
        return self._data[at : at + length]

    def _numbers(self, name: str) -> "array[int]":
        held = array("I", self._section(name))
        if byteorder == "big":
            held.byteswap()
        return held


def is_spaced(text: str) -> bool:
    """Whether a text would be made of letters but for its spaces."""
    return is_card_text(folded("".join(text.split())))


def is_allowed(meaning: Meaning, accept: Accept) -> bool:
    """Whether a form may be said (C11, C12)."""
    match meaning.kind:
        case "P":
            return accept.plurals
        case "F":
            return accept.feminines
        case "C":
            return accept.conjugated
        case _:
            return accept.plurals and accept.conjugated


def read_meaning(text: str, letters: str) -> Meaning:
    """One thing a spelling may be, from the line of the spelling."""
    if text[0] == "N":
        return Meaning("N", -1, spelt(text[1:]), text[1:])
    row, _, spelling = text[1:].partition(",")
    return Meaning(text[0], int(row), spelling or letters.lower())


def chosen(bits: int, among: Sequence[One]) -> tuple[One, ...]:
    """A set from its bits."""
    return tuple(one for at, one in enumerate(among) if bits >> at & 1)
