"""How likely two words are relatives, from how they are spelt: shared stems, known alternations of endings, sources.

The figures in alternations.txt are learned (tests/games/taichi/lexicon/learn.py); scores are log-odds in hundredths.
"""

import math
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import combinations
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
    crowds: dict[str, list[tuple[str, int]]] = {}
    for stem in sorted(stems):
        letters = stem.letters
        for cut in range(max(STEM, len(letters) - ENDING), len(letters) + 1):
            if letters[cut:] in partners:
                crowds.setdefault(letters[:cut], []).append((letters[cut:], stem.word))
    best: dict[Pair, Meeting] = {}
    for shared, crowd in crowds.items():
        if len(crowd) > 1:
            for one, other, value, shorter in alternating(crowd, partners):
                pair = (one, other) if one < other else (other, one)
                held = best.get(pair)
                if held is None or worth(value, len(shared)) > worth(held.alternation, held.shared):
                    best[pair] = Meeting(len(shared), value, shorter)
    return best


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


def features(pair: Pair, meeting: Meeting, words: Sequence[str], letters: Sequence[str], crowd: int) -> dict[str, int]:
    """What speaks for and against two words that share a stem, but for what the sources say."""
    one, other = pair
    shared = meeting.shared
    stems = zip(words[one][:shared], words[other][:shared], strict=False)
    hats = any((a in CIRCUMFLEX) != (b in CIRCUMFLEX) for a, b in stems if a != b)
    return {
        "alternation": meeting.alternation,
        "shared": 100 * min(shared, 9),
        "share": 100 * shared // min(len(letters[one]), len(letters[other])),
        "crowd": round(100 * math.log(crowd)),
        "circumflex": 100 * hats,
        "three": 100 * (shared <= 3),
        "four": 100 * (shared == 4),
        "shorter": 100 * meeting.shorter,
    }


def scores(
    words: Sequence[str], letters: Sequence[str], stems: Iterable[Stem], evidence: Evidence, model: Model
) -> dict[Pair, int]:
    """The log-odds, in hundredths, that two words are relatives; pairs without any sign of it are left out."""
    ordered = sorted(letters)
    crowds: dict[str, int] = {}

    def crowd(stem: str) -> int:
        if stem not in crowds:
            crowds[stem] = bisect_left(ordered, f"{stem}{{") - bisect_left(ordered, stem)
        return max(1, crowds[stem])

    weights = model.weights
    found: dict[Pair, int] = {}
    for pair, meeting in meetings(stems, model.partners).items():
        if meeting.shared <= STEM and not any(pair in known for known in told(evidence)):
            continue
        signs = features(pair, meeting, words, letters, crowd(letters[pair[0]][: meeting.shared]))
        total = sum(weights[name] * value for name, value in signs.items()) // 100 + weights["constant"]
        total += sum(weights[name] for name, known in zip(TOLD, told(evidence), strict=True) if pair in known)
        found[pair] = total
    for pair in evidence.derivations - found.keys():
        found[pair] = 50 if min(len(letters[pair[0]]), len(letters[pair[1]])) >= 5 else -100
    for pair in evidence.etymologies - found.keys():
        found[pair] = 250
    for pair in evidence.participles:
        found[pair] = max(found.get(pair, 0), 300)
    return found


TOLD: Final = ("participle", "derivation", "etymology")


def told(evidence: Evidence) -> tuple[frozenset[Pair], frozenset[Pair], frozenset[Pair]]:
    """The three kinds of evidence."""
    return evidence.participles, evidence.derivations, evidence.etymologies
