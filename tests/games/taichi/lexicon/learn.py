"""Learn how endings alternate within families, and write alternations.txt.

    python -m tests.games.taichi.lexicon.learn

Fetches the sources first. Learned from are the pairs of pairs.tsv, what is written by hand in families.txt, and the
families and look-alikes of read.txt; the pairs kept apart (second, unseen, third, kept) are never looked at.
A new alternations.txt makes another complete lexicon: its fingerprint goes into complete.sha256.
"""

import math
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from tablee.games.taichi.lexicon import kinship
from tablee.games.taichi.lexicon.building import sown
from tablee.games.taichi.lexicon.families import gathered, is_plain, judgements, seen, stems
from tablee.games.taichi.lexicon.fetching import fetch
from tablee.games.taichi.lexicon.gathering import key
from tablee.games.taichi.lexicon.kinship import Pair, Stem, features, meetings, told

HERE = Path(__file__).parent
TABLE = Path(kinship.__file__).with_name("alternations.txt")

APART = ("second.tsv", "unseen.tsv", "third.tsv", "kept.tsv")

WARINESS = 1.5
"""A false relative weighs so much more than a missed one."""

HEADING = """\
# How endings alternate within families, learned by tests/games/taichi/lexicon/learn.py: two endings (- is none) and
# the log-odds, in hundredths, that two words which differ by them are relatives. Lines with = weigh the features.
"""


def main() -> None:
    """Learn and write."""
    with TemporaryDirectory() as folder:
        fetch(Path(folder, "sources"), Path(folder, "archives"))
        harvest, heads, etymologies, derivations = sown(Path(folder, "sources"))
    words = sorted(word for word in heads if is_plain(word))
    number = {word: at for at, word in enumerate(words)}
    looked_at = [seen(harvest, word) for word in words]
    forms = stems(harvest, looked_at)
    evidence = gathered(harvest, heads, number, etymologies, derivations)
    kin, strangers = labelled(number)
    partners = reliabilities(forms, sorted(kin.union(*told(evidence))), len(words))
    for one, other in kinship.by_hand():
        partners.setdefault(one, {}).setdefault(other, kinship.SURE)
        partners.setdefault(other, {}).setdefault(one, kinship.SURE)
    met = meetings(forms, partners)
    ordered = sorted(word.letters for word in looked_at)

    def row(pair: Pair) -> dict[str, int]:
        one, other = looked_at[pair[0]], looked_at[pair[1]]
        stem = one.letters[: met[pair].shared]
        crowd = max(1, bisect_left(ordered, f"{stem}{{") - bisect_left(ordered, stem))
        sources = {name: 100 * (pair in known) for name, known in zip(kinship.TOLD, told(evidence), strict=True)}
        return dict(zip(kinship.FEATURES, features(one, other, met[pair], crowd), strict=True)) | sources

    rows = [row(pair) for pair in sorted(kin & met.keys())]
    count = len(rows)
    rows += [row(pair) for pair in sorted(strangers & met.keys())]
    weights = fitted(rows, [1] * count + [0] * (len(rows) - count))
    with TABLE.open("w", encoding="utf-8") as file:
        file.write(HEADING)
        file.writelines(f"= {name} {value}\n" for name, value in weights.items())
        for this in sorted(partners):
            file.writelines(
                f"{this or '-'} {that or '-'} {v}\n" for that, v in sorted(partners[this].items()) if this < that
            )
    print(f"{count} pairs of relatives and {len(rows) - count} of strangers learned from; {weights}")


def labelled(number: Mapping[str, int]) -> tuple[set[Pair], set[Pair]]:
    """The pairs that are known to be relatives, and those known to be none; never one of those kept apart."""

    def pair(one: str, other: str) -> Pair:
        first, second = sorted((number.get(key(one), -1), number.get(key(other), -1)))
        return first, second

    def tabled(name: str) -> Iterator[tuple[bool, Pair]]:
        for line in (HERE / name).read_text(encoding="utf-8").splitlines():
            if line[:1] in "01":
                label, one, other = line.split("\t")
                yield label == "1", pair(one, other)

    hand = judgements()
    kin = {pair(*two) for join in (*hand.joins, *read("+")) for two in combinations(join, 2)}
    strangers = {pair(*two) for two in (*hand.cuts, *(pair_ for one in read("-") for pair_ in combinations(one, 2)))}
    for label, two in tabled("pairs.tsv"):
        (kin if label else strangers).add(two)
    apart = {two for name in APART for _, two in tabled(name)}
    known = {two for two in kin | strangers if two[0] >= 0 and two[0] != two[1]} - apart
    return (kin - strangers) & known, strangers & known


def read(sign: str) -> Iterator[list[str]]:
    """What read.txt says: families (+), and words that look alike (-)."""
    for line in (HERE / "read.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith(sign):
            yield line.split()[1:]


def reliabilities(forms: Iterable[Stem], seeds: Iterable[Pair], count: int) -> dict[str, dict[str, int]]:
    """The endings that alternate in at least two pairs known to be relatives, and how often they do not mislead."""
    by_word: dict[int, list[str]] = {}
    for stem in forms:
        by_word.setdefault(stem.word, []).append(stem.letters)
    seen: Counter[tuple[str, str]] = Counter()
    group = list(range(count))

    def root(word: int) -> int:
        while group[word] != word:
            word = group[word] = group[group[word]]
        return word

    for one, other in seeds:
        group[root(one)] = root(other)
        found = set()
        for a in by_word.get(one, ()):
            for b in by_word.get(other, ()):
                k = kinship.shared_start(a, b)
                if k >= kinship.STEM and max(len(a), len(b)) - k <= kinship.ENDING and a != b:
                    found.add((min(a[k:], b[k:]), max(a[k:], b[k:])))
        seen.update(found)
    partners: dict[str, dict[str, int]] = {}
    for (a, b), times in seen.items():
        if times >= 2:
            partners.setdefault(a, {})[b] = partners.setdefault(b, {})[a] = 0
    seeded = {word for pair in seeds for word in pair}
    right: Counter[tuple[str, str]] = Counter()
    total: Counter[tuple[str, str]] = Counter()
    for crowd in crowds(forms, partners, seeded):
        for at, (a, one) in enumerate(crowd):
            for b, other in crowd[at + 1 :]:
                if b in partners[a] and one != other and a[:1] != b[:1]:
                    total[min(a, b), max(a, b)] += 1
                    right[min(a, b), max(a, b)] += root(one) == root(other)
    prior = 0.3 * sum(right.values()) / sum(total.values())
    for a, held in partners.items():
        for b in held:
            pair = (min(a, b), max(a, b))
            share = (right[pair] + 3 * prior) / (total[pair] + 3)
            held[b] = round(100 * math.log(share / (1 - share)))
    return partners


def crowds(
    forms: Iterable[Stem], partners: dict[str, dict[str, int]], among: set[int]
) -> Iterable[list[tuple[str, int]]]:
    """The words that share a stem."""
    found: dict[str, list[tuple[str, int]]] = {}
    for stem in sorted(forms):
        if stem.word in among:
            for cut in range(max(kinship.STEM, len(stem.letters) - kinship.ENDING), len(stem.letters) + 1):
                if stem.letters[cut:] in partners:
                    found.setdefault(stem.letters[:cut], []).append((stem.letters[cut:], stem.word))
    return found.values()


def fitted(rows: list[dict[str, int]], labels: list[int]) -> dict[str, int]:
    """The weights of a logistic regression with a small ridge, in hundredths."""
    names = list(rows[0])
    table = np.array([[row[name] / 100 for name in names] for row in rows])
    truth = np.array(labels, float)
    heed = np.where(truth > 0, 1.0, WARINESS)
    mean, spread = table.mean(0), table.std(0) + 1e-9
    scaled = np.c_[(table - mean) / spread, np.ones(len(table))]
    theta = np.zeros(scaled.shape[1])
    ridge = np.eye(len(theta))
    ridge[-1, -1] = 0
    for _ in range(80):
        guess = 1 / (1 + np.exp(-scaled @ theta))
        slope = scaled.T @ (heed * (guess - truth)) + ridge @ theta
        bend = (scaled * (heed * guess * (1 - guess))[:, None]).T @ scaled + ridge
        theta -= np.linalg.solve(bend, slope)
    weights = theta[:-1] / spread
    constant = theta[-1] - (weights * mean).sum()
    return {name: round(100 * value) for name, value in zip(names, weights, strict=True)} | {
        "constant": round(100 * constant)
    }


if __name__ == "__main__":
    main()
