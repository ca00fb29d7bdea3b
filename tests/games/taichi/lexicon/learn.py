"""Learn how endings alternate within families, and write alternations.txt.

    python -m tests.games.taichi.lexicon.learn

Fetches the sources first. The pairs of pairs.tsv are learned from; those of second.tsv and unseen.tsv are never
looked at. A new alternations.txt makes another complete lexicon: its fingerprint goes into complete.sha256.
"""

import math
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from tablee.games.taichi.lexicon import kinship
from tablee.games.taichi.lexicon.building import sown
from tablee.games.taichi.lexicon.families import gathered, stems
from tablee.games.taichi.lexicon.fetching import fetch
from tablee.games.taichi.lexicon.gathering import key
from tablee.games.taichi.lexicon.kinship import Pair, Stem, features, meetings, told
from tablee.games.taichi.lexicon.spelling import folded

HERE = Path(__file__).parent
TABLE = Path(kinship.__file__).with_name("alternations.txt")

HEADING = """\
# How endings alternate within families, learned by tests/games/taichi/lexicon/learn.py: two endings (- is none) and
# the log-odds, in hundredths, that two words which differ by them are relatives. Lines with = weigh the features.
"""


def main() -> None:
    """Learn and write."""
    with TemporaryDirectory() as folder:
        fetch(Path(folder, "sources"), Path(folder, "archives"))
        harvest, heads, etymologies, derivations = sown(Path(folder, "sources"))
    words = sorted(word for word in heads if "-" not in word and "'" not in word)
    number = {word: at for at, word in enumerate(words)}
    letters = [folded(word).lower() for word in words]
    forms = stems(harvest, words, letters)
    evidence = gathered(harvest, heads, number, etymologies, derivations)
    seeds = sorted(set().union(*told(evidence)))
    partners = reliabilities(forms, seeds, len(words))
    met = meetings(forms, partners)
    ordered = sorted(letters)

    def row(pair: Pair) -> dict[str, int]:
        stem = letters[pair[0]][: met[pair].shared]
        crowd = max(1, sum(text.startswith(stem) for text in ordered))
        sources = {name: 100 * (pair in known) for name, known in zip(kinship.TOLD, told(evidence), strict=True)}
        return features(pair, met[pair], words, letters, crowd) | sources

    rows, labels = [], []
    for line in (HERE / "pairs.tsv").read_text(encoding="utf-8").splitlines():
        if line[:1] in "01":
            label, *pair = line.split("\t")
            one, other = sorted(number.get(key(word), -1) for word in pair)
            if (one, other) in met:
                rows.append(row((one, other)))
                labels.append(int(label))
    weights = fitted(rows, labels)
    with TABLE.open("w", encoding="utf-8") as file:
        file.write(HEADING)
        file.writelines(f"= {name} {value}\n" for name, value in weights.items())
        for this in sorted(partners):
            file.writelines(
                f"{this or '-'} {that or '-'} {v}\n" for that, v in sorted(partners[this].items()) if this < that
            )
    print(f"{len(rows)} pairs learned from; {weights}")


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
    mean, spread = table.mean(0), table.std(0) + 1e-9
    scaled = np.c_[(table - mean) / spread, np.ones(len(table))]
    theta = np.zeros(scaled.shape[1])
    ridge = np.eye(len(theta))
    ridge[-1, -1] = 0
    for _ in range(80):
        guess = 1 / (1 + np.exp(-scaled @ theta))
        slope = scaled.T @ (guess - truth) + ridge @ theta
        theta -= np.linalg.solve((scaled * (guess * (1 - guess))[:, None]).T @ scaled + ridge, slope)
    weights = theta[:-1] / spread
    constant = theta[-1] - (weights * mean).sum()
    return {name: round(100 * value) for name, value in zip(names, weights, strict=True)} | {
        "constant": round(100 * constant)
    }


if __name__ == "__main__":
    main()
