"""How likely two words are relatives, from how they are spelt: shared stems, known alternations of endings, sources.

The figures in alternations.txt are learned (tests/games/taichi/lexicon/learn.py); scores are log-odds in hundredths.
"""

import math
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import combinations, groupby
from operator import mul
from typing import Final

from msgspec import Struct

STEM: Final = 3
"""Shorter beginnings prove nothing."""

ENDING: Final = 9
"""The longest ending that may alternate."""

CROWD: Final = 60
"""From so many words on that share a stem, look for partners by ending instead of one by one."""

CIRCUMFLEX: Final = frozenset("âêîôû")
"""É and è alternate within a family (`régler`, `règle`); a circumflex tells `pêche` from `péché`."""

SURE: Final = -100
"""What an alternation written by hand is worth if nothing was learned about it."""

Pair = tuple[int, int]


class Stem(Struct, frozen=True, order=True, gc=False):
    """A form of a word in small letters without accents, and the word's number."""

    letters: str
    word: int


class Meeting(Struct, frozen=True, gc=False):
    """Two words that share a stem."""

    shared: int
    """How many letters they share."""
    alternation: int
    """How reliable the alternation of their endings is."""
    shorter: int
    """The length of the shorter ending."""


class Evidence(Struct, frozen=True):
    """What the sources say about pairs of words."""

    participles: frozenset[Pair]
    derivations: frozenset[Pair]
    etymologies: frozenset[Pair]


class Model(Struct, frozen=True):
    """What was learned."""

    weights: Mapping[str, int]
    """What each feature adds, in hundredths."""
    partners: Mapping[str, Mapping[str, int]]
    """For each ending those it alternates with, and how reliably."""


def learned() -> Model:
    """The model of alternations.txt."""
    weights: dict[str, int] = {}
    partners: dict[str, dict[str, int]] = {}
    for line in (files(__package__) / "alternations.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("="):
            _, name, value = line.split()
            weights[name] = int(value)
        elif line and not line.startswith("#"):
            one, other, value = line.split(" ")
            partners.setdefault(one.strip("-"), {})[other.strip("-")] = int(value)
            partners.setdefault(other.strip("-"), {})[one.strip("-")] = int(value)
    for one, other in by_hand():
        partners.setdefault(one, {}).setdefault(other, SURE)
        partners.setdefault(other, {}).setdefault(one, SURE)
    return Model(weights, partners)


def by_hand() -> Iterator[tuple[str, str]]:
    """The alternations of endings.txt."""
    for line in (files(__package__) / "endings.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            for one, other in combinations([ending.strip("-") for ending in dict.fromkeys(line.split())], 2):
                alike = shared_start(one, other)
                yield one[alike:], other[alike:]


def shared_start(one: str, other: str) -> int:
    """How many letters two texts have in common at their beginning."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def meetings(stems: Iterable[Stem], partners: Mapping[str, Mapping[str, int]]) -> dict[Pair, Meeting]:
    """Every two words that share a stem and whose endings alternate, each with its best stem."""
    best: dict[Pair, Meeting] = {}
    for _, near in groupby(sorted(stems), key=lambda stem: stem.letters[:STEM]):
        for shared, crowd in crowds(near, partners).items():
            for one, other, value, shorter in alternating(crowd, partners):
                pair = (one, other) if one < other else (other, one)
                held = best.get(pair)
                if held is None or worth(value, len(shared)) > worth(held.alternation, held.shared):
                    best[pair] = Meeting(len(shared), value, shorter)
    return best


def crowds(stems: Iterable[Stem], partners: Mapping[str, Mapping[str, int]]) -> dict[str, list[tuple[str, int]]]:
    """For each beginning, the endings that may alternate behind it, with their words."""
    found: dict[str, list[tuple[str, int]]] = {}
    for stem in stems:
        letters = stem.letters
        for cut in range(max(STEM, len(letters) - ENDING), len(letters) + 1):
            if letters[cut:] in partners:
                found.setdefault(letters[:cut], []).append((letters[cut:], stem.word))
    return {shared: crowd for shared, crowd in found.items() if len(crowd) > 1}


def worth(alternation: int, shared: int) -> int:
    """How a stem compares with another one of the same two words."""
    return alternation + 35 * min(shared, 8)


def alternating(
    crowd: Sequence[tuple[str, int]], partners: Mapping[str, Mapping[str, int]]
) -> Iterator[tuple[int, int, int, int]]:
    """The words of a crowd that differ by a known alternation, its value and the length of the shorter ending."""
    if len(crowd) <= CROWD:
        for at, (ending, word) in enumerate(crowd):
            known = partners[ending]
            for other, friend in crowd[at + 1 :]:
                if other in known and word != friend and other[:1] != ending[:1]:
                    yield word, friend, known[other], min(len(ending), len(other))
        return
    by_ending: dict[str, list[int]] = {}
    for ending, word in crowd:
        by_ending.setdefault(ending, []).append(word)
    for ending, words in by_ending.items():
        for other, value in partners[ending].items():
            if other > ending and other[:1] != ending[:1]:
                for word in words:
                    for friend in by_ending.get(other, ()):
                        if word != friend:
                            yield word, friend, value, min(len(ending), len(other))


FEATURES: Final = (
    *("alternation", "shared", "share", "crowd", "three", "four", "shorter", "longer", "vowel"),
    *("circumflex", "accents", "verbs", "adverb", "small"),
)
"""What speaks for and against two words that share a stem, but for what the sources say."""

VOWELS: Final = frozenset("aeiouy")


class Word(Struct, frozen=True, gc=False):
    """What is looked at of a word."""

    spelling: str
    letters: str
    """Small and without accents."""
    is_verb: bool
    """And nothing else."""
    is_adverb: bool
    """One in -ment."""
    is_small: bool
    """A small grammatical word, or an interjection."""


def features(one: Word, other: Word, meeting: Meeting, crowd: int) -> tuple[int, ...]:
    """The features of two words, in the order of their names."""
    shared = meeting.shared
    stem, ends = one.letters[:shared], (len(one.letters), len(other.letters))
    hats, accents = marks(one.spelling[:shared], other.spelling[:shared], stem)
    return (
        meeting.alternation,
        100 * min(shared, 9),
        100 * shared // min(ends),
        round(100 * math.log(crowd)),
        100 * (shared <= 3),
        100 * (shared == 4),
        100 * meeting.shorter,
        100 * (max(ends) - shared),
        100 * (stem[-1] in VOWELS),
        100 * hats,
        100 * accents,
        100 * (one.is_verb and other.is_verb),
        100 * (one.is_adverb != other.is_adverb),
        100 * (one.is_small or other.is_small),
    )


def marks(one: str, other: str, stem: str) -> tuple[bool, bool]:
    """Whether two stems differ by a circumflex, and by an é before their last vowel (`refermer`, `référence`)."""
    if one == other:
        return False, False
    last = max((at for at, letter in enumerate(stem) if letter in VOWELS), default=0)
    found = [(at, a, b) for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
    hats = any((a in CIRCUMFLEX) != (b in CIRCUMFLEX) for _, a, b in found)
    return hats, any(at < last and {a, b} == {"e", "é"} for at, a, b in found)


def scores(words: Sequence[Word], stems: Iterable[Stem], evidence: Evidence, model: Model) -> dict[Pair, int]:
    """The log-odds, in hundredths, that two words are relatives; pairs without any sign of it are left out."""
    ordered = sorted(word.letters for word in words)
    crowds: dict[str, int] = {}

    def crowd(stem: str) -> int:
        if stem not in crowds:
            crowds[stem] = max(1, bisect_left(ordered, f"{stem}{{") - bisect_left(ordered, stem))
        return crowds[stem]

    weights = [model.weights[name] for name in FEATURES]
    sources = [(known, model.weights[name]) for name, known in zip(TOLD, told(evidence), strict=True)]
    found: dict[Pair, int] = {}
    for pair, meeting in meetings(stems, model.partners).items():
        said = sum(weight for known, weight in sources if pair in known)
        if meeting.shared > STEM or said:
            one, other = words[pair[0]], words[pair[1]]
            signs = features(one, other, meeting, crowd(one.letters[: meeting.shared]))
            found[pair] = sum(map(mul, weights, signs)) // 100 + model.weights["constant"] + said
    for pair in evidence.derivations - found.keys():
        found[pair] = 50 if min(len(words[at].letters) for at in pair) >= 5 else -100
    for pair in evidence.etymologies - found.keys():
        found[pair] = 250
    for pair in evidence.participles:
        found[pair] = max(found.get(pair, 0), 300)
    return found


TOLD: Final = ("participle", "derivation", "etymology")


def told(evidence: Evidence) -> tuple[frozenset[Pair], frozenset[Pair], frozenset[Pair]]:
    """The three kinds of evidence."""
    return evidence.participles, evidence.derivations, evidence.etymologies
